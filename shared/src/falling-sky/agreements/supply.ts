import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { controller } from '../board/control'
import type { RegionSet } from '../board/region-set'
import { setOf } from '../board/region-set'
import type { Needed } from '../board/supply'
import { couldComplete, factionsAsked, grantedWith, inSupply, supplyImaginable } from '../board/supply'
import type { Promises } from '../commands/action'
import { newPromises } from '../commands/action'
import type { Game } from '../game'
import { note } from '../game'
import type { Faction, RegionId } from '../ids'
import { factionThing, regionThing } from '../names'
import { pickSome, regionChoice } from '../questions'
import type { State } from '../state'

/**
 * Whether the action's Region is in a Supply Line (3.2.1). Where no chain exists without leave, each Faction whose
 * Regions could complete one is asked for them, and answers with a set of its Regions (RUL-39); nothing is asked where
 * nothing could help.
 *
 * @param use what the supply is for, as the last part of a text key: recruit, build, quarters
 * @param promises where answers are kept for the rest of the action (RUL-29): a Region that is asked about again in its
 *   Special Ability gets the same ones
 * @param open Regions that are open to the Faction without leave, whoever Controls them (card 55)
 */
export function* supplyLine(
  game: Game,
  faction: Faction,
  region: RegionId,
  rule: string,
  use: string,
  promises: Promises = newPromises(),
  open: readonly RegionId[] = [],
): Flow<boolean> {
  for (;;) {
    const { granted, refused } = answered(game.state, region, promises, open)
    const needed = couldComplete(game.state, faction, region, granted, refused)
    const [of] = factionsAsked(needed)
    if (of === undefined) return inSupply(game.state, faction, region, granted)
    const regions = needed.filter((n) => n.of === of).map((n) => n.region)
    const helps = (one: RegionId): Text => helpOf(grantedWith(game.state, faction, region, granted, one, needed))
    const given = yield* askFor(game, { by: faction, of, region, regions, helps, rule, use })
    remember(promises, region, of, regions, given)
  }
}

/** Whether the action's Region is in a Supply Line, or could come into one by leave that has not been refused yet (3.2.1). */
export function supplyPossible(
  state: State,
  faction: Faction,
  region: RegionId,
  promises?: Promises,
  open: readonly RegionId[] = [],
): boolean {
  const { granted, refused } = answered(state, region, promises, open)
  return supplyImaginable(state, faction, region, granted, refused)
}

/** The answers given so far for the Region, as far as the Faction that gave them still Controls what it spoke of. */
function answered(
  state: State,
  region: RegionId,
  promises: Promises | undefined,
  open: readonly RegionId[],
): { granted: RegionSet; refused: RegionSet } {
  const answers = promises?.supply?.get(region)
  const valid = (given: readonly Needed[] = []): RegionId[] =>
    given.filter((n) => controller(state, n.region) === n.of).map((n) => n.region)
  return { granted: setOf(valid(answers?.granted)) | setOf(open), refused: setOf(valid(answers?.refused)) }
}

function remember(
  promises: Promises,
  region: RegionId,
  of: Faction,
  asked: readonly RegionId[],
  given: readonly RegionId[],
): void {
  const { granted, refused } = promises.supply?.get(region) ?? { granted: [], refused: [] }
  const named = (r: RegionId): Needed => ({ region: r, of })
  promises.supply ??= new Map()
  promises.supply.set(region, {
    granted: [...granted, ...given.map(named)],
    refused: [...refused, ...asked.filter((r) => !given.includes(r)).map(named)],
  })
}

/** What a Region would do for the Supply Line, given what else it takes. */
function helpOf(others: readonly RegionId[] | undefined): Text {
  if (!others) return text('supply.not-needed')
  if (!others.length) return text('supply.alone')
  return text('supply.together', { regions: others.map((r) => regionThing(r)) })
}

interface SupplyRequest {
  by: Faction
  of: Faction
  /** The Region of the action. */
  region: RegionId
  /** The Regions asked for. */
  regions: readonly RegionId[]
  /** What each of them would do. */
  helps: (one: RegionId) => Text
  rule: string
  use: string
}

function* askFor(game: Game, request: SupplyRequest): Flow<RegionId[]> {
  const { by, of, region, regions, helps, rule, use } = request
  const given = yield* pickSome(
    game,
    {
      faction: of,
      topic: 'consent.supply',
      rule,
      params: { by: factionThing(by), of: factionThing(of), region: regionThing(region), use: text(`supply.${use}`) },
      about: [regionThing(region)],
      notes: [text(`stake.supply.${use}`, { by: factionThing(by), region: regionThing(region) })],
    },
    () => regions.map((r) => ({ ...regionChoice(r), findDetail: () => helps(r) })),
    0,
    () => regions.length,
  )
  const key = given.length ? 'log.consent.supply.yes' : 'log.consent.supply.no'
  note(
    game,
    rule,
    text(key, {
      by: factionThing(by),
      of: factionThing(of),
      region: regionThing(region),
      regions: given.map((r) => regionThing(r)),
    }),
    of,
  )
  return given
}
