import { placeLegions } from '../forces/pieces'
import type { EventCard } from './event'
import { recallLegions } from './support/legions'
import { removeFirst } from './support/remove-first'
import { shiftSenate } from './support/senate'

const fewOnTrack = 4

/** Pompey: he lends a Legion or calms the Senate; or he withholds Legions. */
export const pompey: EventCard = {
  card: 3,
  *unshaded(game, play) {
    if (game.state.senate.box !== 'adulation') {
      shiftSenate(game, play.rule, 'down')
      return
    }
    yield* removeFirst(game, play, () => play.faction === 'romans' && game.state.legions.track === 0)
    placeLegions(game, play.rule, 'provincia', 1)
  },
  *shaded(game, play) {
    if (game.state.legions.track > fewOnTrack) return
    yield* recallLegions(game, play, 'romans', 'pompey.legions', 2, 'track')
  },
}
