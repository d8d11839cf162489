import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { tradeIncome } from '../abilities/trade-income'
import { controlledSets, controls } from '../board/control'
import { playableRegions } from '../board/map'
import type { RegionSet } from '../board/region-set'
import { noRegions, playableSet, setOf } from '../board/region-set'
import { couldComplete, factionsAsked, inSupply } from '../board/supply'
import type { Needed } from '../board/supply'
import { tradeNeedsSupply, tradeRegionsAtMost } from '../capabilities/in-abilities'
import type { Game } from '../game'
import { note } from '../game'
import type { Faction, RegionId } from '../ids'
import { factionThing, regionThing } from '../names'
import { pickSome, regionChoice } from '../questions'
import type { State } from '../state'
import { askConsent } from './consent'

/** What others have declared for a Trade (4.4.1). */
export interface TradeTerms {
  /** The Romans agree: their Regions are open and the rate doubles. */
  romans: boolean
  /** Regions of other Factions through which Supply Lines may run. */
  granted: RegionSet
}

interface Asked {
  game: Game
  by: Faction
  rule: string
  permitted: (region: RegionId) => boolean
}

/**
 * Asks who agrees to a Trade (4.4.1): the Romans in any case, for all Regions that they Control and for the rate; then
 * the other Factions for those of their Regions that could still bring something into a Supply Line. Germans never
 * agree.
 */
export function* askTradeTerms(asked: Asked): Flow<TradeTerms> {
  const { game, by } = asked
  const romans = yield* askRomans(asked)
  const roman = controlledSets(game.state).romans
  let granted = romans ? roman : noRegions
  let refused = romans ? noRegions : roman
  for (;;) {
    const needed = stillNeeded(asked, romans, granted, refused)
    const [of] = factionsAsked(needed)
    if (of === undefined) return { romans, granted }
    const regions = needed.filter((n) => n.of === of).map((n) => n.region)
    const given = yield* askRoutes(asked, of, regions)
    note(
      game,
      asked.rule,
      text(given.length ? 'log.consent.trade-routes.yes' : 'log.consent.trade-routes.no', {
        of: factionThing(of),
        by: factionThing(by),
        regions: given.map(regionThing),
      }),
      of,
    )
    granted |= setOf(given)
    refused |= setOf(regions) & ~setOf(given)
  }
}

/**
 * What a Trade brings under the terms: each Region in a Supply Line, or anywhere by River Commerce (card 39), with an
 * income. The Romans' leave holds for all Regions that they Control now: own pieces may be removed after the answers (1.4.1).
 */
export function tradeIn(
  state: State,
  by: Faction,
  { romans, granted }: TradeTerms,
  permitted: (region: RegionId) => boolean,
): { region: RegionId; n: number }[] {
  const open = romans ? granted | controlledSets(state).romans : granted
  return playableRegions(state)
    .filter((r) => permitted(r) && (!tradeNeedsSupply(state) || inSupply(state, by, r, open)))
    .map((region) => ({ region, n: tradeIncome(state, by, region, romans) }))
    .filter(({ n }) => n > 0)
}

/** The most that a Trade can bring if everybody who may agree does, the Romans as told. */
export function mostFromTrade(
  state: State,
  by: Faction,
  romans: boolean,
  permitted: (region: RegionId) => boolean,
): number {
  const { nobody, germans, romans: roman } = controlledSets(state)
  const granted = playableSet(state) & ~(nobody | germans | (romans ? noRegions : roman))
  return tradeTotal(state, tradeIn(state, by, { romans, granted }, permitted))
}

/** What a Trade with these Regions can bring: all of them, by River Commerce the best one (card 39). */
export function tradeTotal(state: State, incomes: readonly { n: number }[]): number {
  const best = incomes.map(({ n }) => n).sort((a, b) => b - a)
  return best.slice(0, tradeRegionsAtMost(state)).reduce((total, n) => total + n, 0)
}

function* askRomans({ game, by, rule, permitted }: Asked): Flow<boolean> {
  const most = (romans: boolean): number => mostFromTrade(game.state, by, romans, permitted)
  return yield* askConsent(game, {
    by,
    of: 'romans',
    for: 'trade',
    rule,
    about: playableRegions(game.state)
      .filter((r) => controls(game.state, 'romans', r))
      .map(regionThing),
    notes: [
      text('trade.note.yes', { by: factionThing('aedui'), n: most(true) }),
      text('trade.note.no', { n: most(false) }),
    ],
  })
}

/** Regions whose Controllers have not answered and that could bring another Region with an income into supply. */
function stillNeeded(
  { game, by, permitted }: Asked,
  romans: boolean,
  granted: RegionSet,
  refused: RegionSet,
): Needed[] {
  const { state } = game
  if (!tradeNeedsSupply(state)) return []
  const worthwhile = playableRegions(state).filter((r) => permitted(r) && tradeIncome(state, by, r, romans) > 0)
  const needed = worthwhile.flatMap((r) => couldComplete(state, by, r, granted, refused))
  return playableRegions(state).flatMap((r) => needed.find((n) => n.region === r) ?? [])
}

function* askRoutes({ game, by, rule }: Asked, of: Faction, regions: readonly RegionId[]): Flow<RegionId[]> {
  const question = {
    faction: of,
    topic: 'consent.trade-routes',
    rule,
    params: { of: factionThing(of), by: factionThing(by) },
    about: regions.map(regionThing),
  }
  return yield* pickSome(
    game,
    question,
    () => regions.map((r) => regionChoice(r)),
    0,
    () => regions.length,
  )
}
