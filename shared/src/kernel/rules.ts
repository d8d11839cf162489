import type { Answer, Decision } from './decision'
import type { Flow, KernelGame } from './flow'
import type { JournalEntry } from './lines'
import type { StateRules } from './save'

/** What a game gives to the kernel: how it is played, once it has begun. */
export interface PlayRules<State, Effect> extends StateRules<State, Effect> {
  over(state: State): boolean
  /** One stretch between two checkpoints: a card, a Faction's turn, a Winter phase. What comes next follows from the state. */
  stretch(game: KernelGame<State, Effect>): Flow
  /** What the log says when a decision had one legal answer and was not asked; undefined: nothing. */
  forced(decision: Decision, answer: Answer): Effect | undefined
}

/** What a game gives to the kernel. */
export interface Rules<State, Effect, Setup> extends PlayRules<State, Effect> {
  /** The state before anything has happened. */
  begin(setup: Setup, seed: number): State
}

/** A rule has thrown: the table is as it was before the answer. */
export class BrokenRule extends Error {
  constructor(
    readonly error: unknown,
    readonly journal: readonly JournalEntry[],
  ) {
    super(`a rule is broken: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    this.name = 'BrokenRule'
  }
}

/** An answer of the journal no longer fits the question: the rules have changed since it was given. */
export class Misfit extends Error {
  constructor(readonly at: number) {
    super(`answer ${at} was given to another question`)
    this.name = 'Misfit'
  }
}
