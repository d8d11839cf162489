import type { Flow } from '../../../kernel/flow'
import type { Game } from '../../game'
import { tryOut } from '../trial'

/** Whether something can be planned: asked on a copy, as planning may roll dice and tells what it chooses. */
export function canPlan(game: Game, plan: (copy: Game) => unknown): boolean {
  const { result } = tryOut(game, function* (copy): Flow<boolean> {
    return plan(copy) !== undefined
  })
  return result
}
