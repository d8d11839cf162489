import type { Ability } from '../commands/action'
import { regionsWhere } from '../commands/action'
import type { RegionId } from '../ids'
import { excuseIfHindering, oneOpens } from './before-command'
import { canMoveFrom, moveAuxilia, possibleMoves } from './scout-moves'
import { patrolsOf } from './scout-patrol'
import { canReveal, revealWarbands } from './scout-reveals'

/** Scout (4.2.2): first any moves, then the reveals. */
export const scout: Ability = {
  id: 'scout',
  ...regionsWhere((game, action, r) =>
    patrolsOf(action).some((p) => canMoveFrom(game, action, p, r) || canReveal(game.state, action, p, r)),
  ),
  opens: (game, action, command) => oneOpens(game, action, command, possibleMoves(game, action)),
  *run(game, action) {
    const patrols = patrolsOf(action)
    const moved: RegionId[] = []
    for (const patrol of patrols) moved.push(...(yield* moveAuxilia(game, action, patrol)))
    const revealed: RegionId[] = []
    for (const patrol of patrols) yield* revealWarbands(game, action, patrol, moved, revealed)
    excuseIfHindering(game, action) // it was to open the Command and has not: move by move that could not be refused
    return moved.length + revealed.length > 0 ? 'used' : 'called-off'
  },
}
