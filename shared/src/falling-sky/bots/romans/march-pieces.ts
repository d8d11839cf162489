import { controller, leaderIn } from '../../board/control'
import type { RegionId } from '../../ids'
import type { State } from '../../state'
import { afterMoves, auxiliaIn, bySide, legionsIn } from './board'
import type { GroupSize } from './routes'

/**
 * Who Marches from an origin (R-MARCH): the Leader, all Legions, one Auxilia, and of the other Auxilia the most that can
 * leave without losing Roman Control or adding enemy Control, as far as the departure of the first ones does not.
 *
 * @param lent Aedui Warbands there that count as Auxilia; own ones go before them
 */
export function marchingFrom(state: State, origin: RegionId, lent = 0): GroupSize {
  const leader = leaderIn(state, 'romans', origin)
  const legions = legionsIn(state, origin)
  const own = auxiliaIn(state, origin)
  const all = own + lent
  const least = Math.min(1, all)
  const before = controller(state, origin)
  const parted = (n: number): { auxilia: number; aedui: number } => ({
    auxilia: Math.min(n, own),
    aedui: Math.max(0, n - own),
  })
  const without = (n: number): ReturnType<typeof controller> => {
    const { auxilia, aedui } = parted(n)
    const who = { leader, legions, ...bySide(state, origin, auxilia), aedui }
    return controller(afterMoves(state, [{ from: origin, to: elsewhere(origin), who }]), origin)
  }
  const anyway = without(least)
  const harmless = (n: number): boolean => {
    const now = without(n)
    if (before === 'romans' && anyway === 'romans' && now !== 'romans') return false
    const adds = now !== undefined && now !== 'romans' && now !== before
    return !adds || now === anyway
  }
  let going = all
  while (going > least && !harmless(going)) going--
  return { leader, legions, ...parted(going) }
}

/** Any Region but this: only what is left behind matters. */
function elsewhere(origin: RegionId): RegionId {
  return origin === 'provincia' ? 'sequani' : 'provincia'
}
