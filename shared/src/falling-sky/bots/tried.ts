import type { State } from '../state'

/**
 * What has been tried on which board. A trial rolls dice of its own and asks nobody, so that the same trial on the same
 * board comes to the same: weighing one choice against others, a bot comes back to boards that it has seen before.
 */
export class Tried {
  private readonly known = new WeakMap<State['regions'], { board: State; results: Map<string, unknown> }>()

  /** The result of the trial that `key` stands for, found out when it is first wanted on this board. */
  once<T>(board: State, key: string, find: () => T): T {
    const results = this.on(board)
    if (results.has(key)) return results.get(key) as T
    const found = find()
    results.set(key, found)
    return found
  }

  /** What is known by key of trials on this board. */
  on(board: State): Map<string, unknown> {
    const before = this.known.get(board.regions)
    if (before && isSameBoard(board, before.board)) return before.results
    const results = new Map<string, unknown>()
    this.known.set(board.regions, { board: { ...board }, results })
    return results
  }
}

/** Whether two states share all their parts but the dice (effects.ts replaces the parts that it changes). */
function isSameBoard(a: State, b: State): boolean {
  for (const part in a) {
    const key = part as keyof State
    if (key !== 'dice' && a[key] !== b[key]) return false
  }
  return true
}
