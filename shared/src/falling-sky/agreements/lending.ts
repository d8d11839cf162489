import type { Flow } from '../../kernel/flow'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import type { Choice, Question } from '../questions'
import { pickOne, pickOneOrNone, pickSome } from '../questions'

/** The Regions that a Command would have, were the chosen ones those in which others' pieces count as the Faction's own. */
export type LeftByLending = (chosen: readonly RegionId[]) => readonly RegionId[]

/**
 * Asks in which Regions another Faction's pieces count as the Faction's own (4.5.1, card 38): at once, or one by one where
 * not every choice would leave the Command a Region.
 *
 * @param left undefined: none need be left
 */
export function* pickLent(
  game: Game,
  question: Question,
  choices: () => Choice<RegionId>[],
  min: number,
  left: LeftByLending | undefined,
): Flow<RegionId[]> {
  const regions = choices().map((c) => c.value)
  if (!left || anyChoiceLeavesOne(regions, min, left))
    return yield* pickSome(game, question, choices, min, () => choices().length)
  const chosen: RegionId[] = []
  const isOpen = (r: RegionId): boolean => !chosen.includes(r) && left([...chosen, r]).length > 0
  for (;;) {
    const enough = chosen.length >= min && left(chosen).length > 0
    const next = yield* (enough ? pickOneOrNone : pickOne)(game, question, () =>
      choices().filter((c) => isOpen(c.value)),
    )
    if (next === undefined) return chosen
    chosen.push(next)
  }
}

/** Whether the Command has a Region whatever is chosen: each is open to it or not by what is lent there alone. */
function anyChoiceLeavesOne(open: readonly RegionId[], min: number, left: LeftByLending): boolean {
  const withoutAny = left([])
  const withAll = left(open)
  if (withoutAny.some((r) => withAll.includes(r))) return true
  return min > 0 && withoutAny.length === 0 && open.every((r) => left([r]).length > 0)
}
