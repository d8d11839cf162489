import type { EventCard } from './event'
import { putInForce } from './support/lasting'

/** Optimates: from the second Victory Phase of the game on, a strong Rome ends it (winter/victory-phase.ts). */
export const optimates: EventCard = {
  card: 20,
  *unshaded(game, play) {
    putInForce(game, play)
  },
}
