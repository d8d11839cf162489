import { germanSteps, germansAct } from '../winter/germans'
import type { EventCard } from './event'
import { directAmbush, directGermans } from './support/germans'

/** Germanic Chieftains: the Romans lead Germans, or the Germans act as in Winter. */
export const germanicChieftains: EventCard = {
  card: 17,
  *unshaded(game, play) {
    yield* directGermans(game, play, 'march', { by: 'romans', most: 3, optional: true, march: {} })
    yield* directAmbush(game, play, 'romans')
  },
  *shaded(game) {
    yield* germansAct(game, germanSteps)
  },
}
