import { playableRegions } from '../board/map'
import { hide } from '../forces/pieces'
import { germansAct } from '../winter/germans'
import type { EventCard } from './event'

/** Consuetudine: the Germans hide, then act as in Winter but for their March, and always Ambush. */
export const consuetudine: EventCard = {
  card: 53,
  *unshaded(game, play) {
    for (const region of playableRegions(game.state)) hide(game, play.rule, 'germans', region)
    yield* germansAct(game, ['rally', 'raid', 'battle'], { ambushAlways: true })
  },
}
