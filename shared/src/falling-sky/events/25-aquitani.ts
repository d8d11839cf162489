import type { EventCard } from './event'
import { takeCapability } from './support/capability'
import { freeBattle } from './support/free'

/** Aquitani: a free Battle among the Pictones or the Arverni with 3 Losses more, or larger Rallies there. */
export const aquitani: EventCard = {
  card: 25,
  /** The executor need have no Forces there; the first Loss is an Ally. */
  *unshaded(game, play) {
    const terms = { more: 3, firstLoss: 'ally' } as const
    yield* freeBattle(game, play, play.faction, { regions: ['pictones', 'arverni'], withoutForces: true, terms })
  },
  shaded: takeCapability,
}
