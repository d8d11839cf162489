import { citadelsIn } from '../board/control'
import { playableRegions } from '../board/map'
import { circumvallate } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { gauls } from '../ids'
import type { EventCard } from './event'
import { freeMarchTo } from './support/march'

/** Circumvallation: the Romans shut in the pieces of a Citadel's Faction. */
export const circumvallation: EventCard = {
  card: 4,
  *unshaded(game, play) {
    const besieged = (): RegionId[] => playableRegions(game.state).filter((r) => citadelFaction(game, r) !== undefined)
    const region = yield* freeMarchTo(game, play, 'romans', { terms: { reach: 1 } }, besieged, true)
    const faction = region && citadelFaction(game, region)
    if (faction) circumvallate(game, play.rule, faction, region)
  },
}

/** Whose Citadel stands in the Region: there is never more than one City. */
function citadelFaction(game: Game, region: RegionId): Faction | undefined {
  return gauls.find((f) => citadelsIn(game.state, f, region).length > 0)
}
