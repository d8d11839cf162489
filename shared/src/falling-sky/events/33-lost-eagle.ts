import { troopsIn } from '../board/control'
import { playableRegions } from '../board/map'
import { placeLegions, shiftLegions } from '../forces/pieces'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { pickOne, regionChoice } from '../questions'
import type { EventCard } from './event'
import { asidesOf } from './support/free'
import { putInForce } from './support/lasting'

const hostile = ['arverni', 'belgae', 'germans'] as const

/** Lost Eagle: a Legion fights on; or it is lost for good, and the Senate is not appeased (winter/senate.ts). */
export const lostEagle: EventCard = {
  card: 33,
  *unshaded(game, play) {
    if (game.state.legions.fallen === 0) return
    const region = yield* pickOne(
      game,
      { faction: 'romans', topic: 'eagle.region', rule: play.rule },
      () => embattled(game).map((r) => regionChoice(r)),
      asidesOf(play, 'romans'),
    )
    if (region) placeLegions(game, play.rule, region, 1, 'fallen')
  },
  *shaded(game, play) {
    shiftLegions(game, play.rule, 1, 'fallen', 'removed')
    putInForce(game, play)
  },
}

/** Where a Legion is and a Warband that is not Aedui. */
function embattled({ state }: Game): RegionId[] {
  return playableRegions(state).filter(
    (r) => state.regions[r].forces.romans.legions > 0 && hostile.some((f) => troopsIn(state, f, r) > 0),
  )
}
