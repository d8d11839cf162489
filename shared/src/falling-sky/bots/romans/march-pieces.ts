import { controller, leaderIn } from '../../board/control'
import type { RegionId } from '../../ids'
import type { State } from '../../state'
import { afterMoves, auxiliaIn, bySide, legionsIn } from './board'
import type { GroupSize } from './routes'

/**
 * Who Marches from an origin (R-MARCH): the Leader, all Legions, one Auxilia, and of the other Auxilia the most that can
 * leave without losing Roman Control or adding enemy Control, as far as the departure of the first ones does not.
 */
export function marchingFrom(state: State, origin: RegionId): GroupSize {
  const leader = leaderIn(state, 'romans', origin)
  const legions = legionsIn(state, origin)
  const all = auxiliaIn(state, origin)
  const least = Math.min(1, all)
  const before = controller(state, origin)
  const without = (auxilia: number): ReturnType<typeof controller> =>
    controller(
      afterMoves(state, [
        { from: origin, to: elsewhere(origin), who: { leader, legions, ...bySide(state, origin, auxilia) } },
      ]),
      origin,
    )
  const anyway = without(least)
  const harmless = (auxilia: number): boolean => {
    const now = without(auxilia)
    if (before === 'romans' && anyway === 'romans' && now !== 'romans') return false
    const adds = now !== undefined && now !== 'romans' && now !== before
    return !adds || now === anyway
  }
  let auxilia = all
  while (auxilia > least && !harmless(auxilia)) auxilia--
  return { leader, legions, auxilia }
}

/** Any Region but this: only what is left behind matters. */
function elsewhere(origin: RegionId): RegionId {
  return origin === 'provincia' ? 'sequani' : 'provincia'
}
