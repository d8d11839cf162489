import { playableRegions, within1 } from '../board/map'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import type { EventCard } from './event'
import { freeCommand } from './support/free'
import { shiftPieces } from './support/shift'

/** War Fleet: own mobile pieces sail along the coast, then a free Command in one Region of it. */
export const warFleet: EventCard = {
  card: 62,
  *unshaded(game, play) {
    const regions = coast(game)
    yield* shiftPieces(game, play, play.faction, { from: regions, to: regions })
    yield* freeCommand(game, play, play.faction, { limited: true, within: (r) => regions.includes(r) })
  },
}

/** Arverni, Pictones, and all within 1 Region of Britannia. */
function coast({ state }: Game): RegionId[] {
  return playableRegions(state).filter((r) => r === 'arverni' || r === 'pictones' || within1(state, r, 'britannia'))
}
