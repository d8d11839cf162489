import type { Flow } from '../../kernel/flow'
import { controls, piecesIn, subduedIn, troopsIn } from '../board/control'
import { mayStandIn, playableRegions, regionOf } from '../board/map'
import { availableAllies, availableTroops, canPlaceAlly, mayHoldTribe } from '../forces/available'
import { placeAlly, placeTroops } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId, TribeId } from '../ids'
import { factions, gauls, isGaul } from '../ids'
import { regionThing, tribeThing } from '../names'
import { pickOne, pickOneOrNone } from '../questions'
import type { EventCard, Play } from './event'
import type { TroopScope } from './support/pieces'
import { pickTroops, removePicked, replacePicked, withTroopsAvailable } from './support/pieces'
import { removeFirst } from './support/remove-first'
import { factionChoice, tribeChoice } from './support/tribes'

const pieces = 4
const tribesAtMost = 2

/** Hostages: others' troops are won over or sent home; or Gauls rise among the Romans. */
export const hostages: EventCard = {
  card: 22,
  /** At most 4 of the others' Warbands and Auxilia in own Regions: first those to replace, then those to remove. */
  *unshaded(game, play) {
    const own = play.faction
    const scope = othersUnderControl(game, own)
    const most = (): number => Math.min(pieces, availableTroops(game, own))
    yield* removeFirst(game, play, () => most() === 0 && isAnybodyIn(game, scope))
    const replaced = yield* pickTroops(game, play, own, 'hostages.replace', scope, 0, most)
    replacePicked(game, play, replaced, own)
    const left = pieces - replaced.reduce((sum, p) => sum + p.n, 0)
    removePicked(game, play, yield* pickTroops(game, play, own, 'hostages.remove', scope, 0, left))
  },
  *shaded(game, play) {
    const done: TribeId[] = []
    while (done.length < tribesAtMost) {
      const question = { faction: play.faction, topic: 'hostages.tribe', rule: play.rule }
      const pick = done.length > 0 ? pickOneOrNone : pickOne
      const choices = (): ReturnType<typeof tribeChoice>[] =>
        risingTribes(game)
          .filter((t) => !done.includes(t))
          .map((t) => tribeChoice(t))
      const tribe = yield* pick(game, question, choices, play.asides)
      if (!tribe) return
      done.push(tribe)
      yield* rise(game, play, tribe)
    }
  },
}

/** The others' troops in Regions that the Faction Controls; it may lose Control by removing pieces on the way (1.4.1). */
function othersUnderControl({ state }: Game, own: Faction): TroopScope {
  return {
    factions: factions.filter((f) => f !== own),
    get regions() {
      return playableRegions(state).filter((r) => controls(state, own, r))
    },
  }
}

function isAnybodyIn({ state }: Game, scope: TroopScope): boolean {
  return scope.regions.some((r) => scope.factions.some((f) => troopsIn(state, f, r) > 0))
}

/** Subdued Tribes in Regions with Roman pieces, where something can be placed. */
function risingTribes(game: Game): TribeId[] {
  const { state } = game
  return playableRegions(state)
    .filter((r) => piecesIn(state, 'romans', r) > 0)
    .flatMap((r) =>
      subduedIn(state, r).filter((t) => allyFactions(game, t).length + warbandFactions(game, r).length > 0),
    )
}

function allyFactions(game: Game, tribe: TribeId): Faction[] {
  return gauls.filter((f) => canPlaceAlly(game, f, tribe))
}

function warbandFactions(game: Game, region: RegionId): Faction[] {
  return withTroopsAvailable(game).filter((f) => f !== 'romans' && mayStandIn(game.state, f, region))
}

/** Whether the Gaul could have an Ally at the Tribe if only one were Available. */
function lacksAlly(game: Game, faction: Faction, tribe: TribeId): boolean {
  return isGaul(faction) && availableAllies(game, faction) === 0 && mayHoldTribe(game.state, faction, tribe)
}

/** One Gallic Ally at the Tribe, and one Warband of any Faction in its Region. */
function* rise(game: Game, play: Play, tribe: TribeId): Flow {
  const region = regionOf(game.state, tribe)
  const question = { faction: play.faction, rule: play.rule, about: [tribeThing(tribe)] }
  yield* removeFirst(game, play, () => lacksAlly(game, play.faction, tribe) && allyFactions(game, tribe).length < 2)
  const ally = yield* pickOne(
    game,
    { ...question, topic: 'hostages.ally', params: { tribe: tribeThing(tribe) } },
    () => allyFactions(game, tribe).map(factionChoice),
    play.asides,
  )
  if (ally) placeAlly(game, play.rule, ally, tribe)
  const warband = yield* pickOne(
    game,
    { ...question, topic: 'hostages.warband', params: { region: regionThing(region) } },
    () => warbandFactions(game, region).map(factionChoice),
    play.asides,
  )
  if (warband) placeTroops(game, play.rule, warband, region, 1)
}
