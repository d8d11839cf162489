import type { KernelGame } from '../kernel/flow'
import type { Text } from '../kernel/text'
import type { Effect } from './effects'
import type { Faction } from './ids'
import type { State } from './state'
import type { Ruleset } from './rulesets/ruleset'

/** What every rule is given: the state to read, `apply` to change it, the ruleset to ask. */
export interface Game extends KernelGame<State, Effect> {
  readonly ruleset: Ruleset
}

/** Writes a sentence into the log; the state stays as it is. */
export function note(game: Game, rule: string, text: Text, faction?: Faction): void {
  game.apply({ kind: 'note', rule, text, ...(faction && { faction }) })
}
