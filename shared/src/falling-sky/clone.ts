import type { State } from './state'

/**
 * A copy on which something may be tried: effects replace the parts of a state, so the two share them until then. The
 * parts keep their order: the hashes in a save (kernel/save.ts) are of it.
 */
export function cloneState(state: State): State {
  return { ...state }
}

/** A copy whose dice have nothing to do with those of the game. */
export function copyWithOwnDice(state: State): State {
  const copy = cloneState(state)
  copy.dice = { seed: 1, script: null }
  return copy
}

/** Whether both states say the same; the parts that they share are seen to at a glance. */
export function sameState(a: State, b: State): boolean {
  const parts = Object.keys(a) as (keyof State)[]
  return parts.every((part) => a[part] === b[part] || JSON.stringify(a[part]) === JSON.stringify(b[part]))
}
