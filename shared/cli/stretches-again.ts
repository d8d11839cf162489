import { rules, type GameTable } from '../src/falling-sky/table'
import type { Effect } from '../src/falling-sky/effects'
import type { State } from '../src/falling-sky/state'

/**
 * Plays each stretch of a game without persons again, from its state as a save holds it: JSON, taken anew at every card,
 * turn and Winter phase. What a bot remembered beside the state, or a save would lose, makes a different stretch.
 *
 * @returns where the two part, or undefined if all stretches come out the same to the last letter
 */
export function playStretchesAgain(table: GameTable): string | undefined {
  const starts = table.stretches
  for (const [n, { line }] of starts.entries()) {
    const until = starts[n + 1]?.line
    if (until === undefined) break
    const { effects, state } = playStretch(JSON.parse(JSON.stringify(table.viewAt(line))) as State)
    if (JSON.stringify(effects) !== JSON.stringify(table.log.slice(line, until)))
      return `the stretch from line ${line} on runs otherwise after a load`
    if (JSON.stringify(state) !== JSON.stringify(table.viewAt(until)))
      return `the stretch from line ${line} on leaves another state after a load`
  }
  return undefined
}

function playStretch(state: State): { effects: Effect[]; state: State } {
  const effects: Effect[] = []
  const apply = (effect: Effect): void => {
    rules.change(state, effect)
    effects.push(effect)
  }
  const flow = rules.stretch({
    state,
    apply,
    forced: (decision, answer) => {
      const effect = rules.forced(decision, answer)
      if (effect !== undefined) apply(effect)
    },
  })
  if (!flow.next().done) throw new Error('a person is asked in a game of bots')
  return { effects, state }
}
