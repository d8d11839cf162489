import { troopsIn } from '../board/control'
import { adjacentFor, playableRegions } from '../board/map'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import type { Choice } from '../questions'
import { pickOne, regionChoice } from '../questions'
import type { EventCard } from './event'
import { ambushOn, directGermans } from './support/germans'
import { pickTroops, removePicked } from './support/pieces'

const removed = 9
const owners = ['belgae', 'germans'] as const

/** Aduatuca: Warbands break upon a Fort, or Germans fall upon one. */
export const aduatuca: EventCard = {
  card: 58,
  *unshaded(game, play) {
    const question = { faction: play.faction, topic: 'aduatuca.region', rule: play.rule }
    const choices = (): Choice<RegionId>[] =>
      withFort(game)
        .filter((r) => owners.some((f) => troopsIn(game.state, f, r) > 0))
        .map((r) => regionChoice(r))
    const region = yield* pickOne(game, question, choices, play.asides)
    if (region === undefined) return
    const scope = { factions: owners, regions: [region] }
    const picked = yield* pickTroops(game, play, play.faction, 'aduatuca.warbands', scope, removed, removed)
    removePicked(game, play, picked)
  },
  *shaded(game, play) {
    const question = { faction: play.faction, topic: 'aduatuca.fort', rule: play.rule }
    const choices = (): Choice<RegionId>[] => germansReach(game).map((r) => regionChoice(r))
    const region = yield* pickOne(game, question, choices, play.asides)
    if (region === undefined) return
    yield* directGermans(game, play, 'march', { by: play.faction, march: { to: (r) => r === region } })
    yield* ambushOn(game, region, 'romans', { terms: { ambushAlways: true, fortDoesNotHalve: true } })
  },
}

function withFort({ state }: Game): RegionId[] {
  return playableRegions(state).filter((r) => state.regions[r].forces.romans.forts > 0)
}

/** Where Germans can March to a Fort; if nowhere, where they stand by one (5.1.3). */
function germansReach(game: Game): RegionId[] {
  const germans = (r: RegionId): boolean => troopsIn(game.state, 'germans', r) > 0
  const near = withFort(game).filter((r) => adjacentFor(game.state, 'germans', r).some(germans))
  return near.length > 0 ? near : withFort(game).filter(germans)
}
