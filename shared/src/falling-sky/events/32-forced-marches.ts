import { playableRegions } from '../board/map'
import type { EventCard } from './event'
import { shiftPieces } from './support/shift'

/** Forced Marches: own mobile pieces go anywhere but Britannia, and hide. */
export const forcedMarches: EventCard = {
  card: 32,
  *unshaded(game, play) {
    const regions = playableRegions(game.state).filter((r) => r !== 'britannia')
    yield* shiftPieces(game, play, play.faction, { from: regions, to: regions, hides: true })
  },
}
