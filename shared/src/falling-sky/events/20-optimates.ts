import type { EventCard } from './event'

/** Optimates: from the second Victory Phase of the game on, a strong Rome ends it (winter/victory-phase.ts). */
export const optimates: EventCard = {
  card: 20,
  *unshaded(game, play) {
    game.apply({ kind: 'lasting', rule: play.rule, card: play.card, on: true })
  },
}
