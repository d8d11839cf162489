import type { State } from './state'

/**
 * A copy on which something may be tried: effects replace the parts of a state, so the two share them until then. It is
 * written out and not spread, as the parts are (parts.ts): trials are made by the thousand.
 */
export function cloneState(state: State): State {
  const { ruleset, scenario, options, seats, regions, tribes, leaders, legions, resources, senate, eligibility } = state
  const { cards, capabilities, enlisted, diviciacus, circumvallation, colony, lasting } = state
  const { winters, winterPhase, dice, result } = state
  return {
    ruleset, scenario, options, seats, regions, tribes, leaders, legions, resources, senate, eligibility,
    cards, capabilities, enlisted, diviciacus, circumvallation, colony, lasting, winters, winterPhase, dice, result,
  } // prettier-ignore
}

/** A copy that is kept with the game. The parts stay in their order: the hashes in a save (kernel/save.ts) are of it. */
export function keptCopy(state: State): State {
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
