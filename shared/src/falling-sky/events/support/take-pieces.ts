import type { Flow } from '../../../kernel/flow'
import type { Removal } from '../../forces/removable'
import type { Game } from '../../game'
import type { Asides, Question } from '../../questions'
import { allocate } from '../../questions'

/**
 * Asks which pieces are removed, exactly `n` of them (fewer if there are fewer), and removes them.
 *
 * @param removable the pieces to choose from, counted afresh after every aside
 */
export function* takePieces(
  game: Game,
  question: Question,
  removable: () => readonly Removal[],
  n: number,
  asides: Asides,
): Flow {
  const amounts = yield* allocate(
    game,
    question,
    () => removable().map(({ id, label, on, most }) => ({ id, label, on, max: Math.min(n, most) })),
    () => n,
    () => n,
    asides,
  )
  for (const piece of removable()) {
    const taken = amounts[piece.id] ?? 0
    if (taken > 0) piece.carryOut(taken)
  }
}
