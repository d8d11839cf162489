import type { Answer, Decision } from './decision'
import { illegal, signature } from './decision'
import type { Flow, KernelGame } from './flow'
import type { Answered, Checkpoint, JournalEntry, Line, Moment } from './lines'
import type { PlayRules } from './rules'
import { Misfit } from './rules'

/** The line as it was before something that may fail. */
export interface Before<State, Effect> {
  at: number
  journal: JournalEntry<Effect>[]
  effects: Effect[]
  effectAt: number[]
  checkpoints: Checkpoint<State>[]
  lengths: { journal: number; effects: number; checkpoints: number }
}

/**
 * The line that is played, with the flow at its end: what is asked now, the state, and the journal, the effects and the
 * checkpoints that have led there.
 */
export class PlayedLine<State extends object, Effect> {
  private current: State
  private pending: Decision | undefined
  private flow: Flow | undefined
  /** Answers given, and lines of the log written. */
  private moment = 0
  private line = 0

  constructor(
    private readonly rules: PlayRules<State, Effect>,
    private journal: JournalEntry<Effect>[],
    private effects: Effect[],
    private effectAt: number[],
    private checkpoints: Checkpoint<State>[],
  ) {
    this.current = rules.copy(this.first().state)
  }

  /** What is asked now; undefined when the game is over. */
  get decision(): Decision | undefined {
    return this.pending
  }
  /** The state now: read it, never write to it. */
  get state(): State {
    return this.current
  }
  /** Answers given, and lines of the log written. */
  get now(): Moment {
    return { at: this.moment, line: this.line }
  }
  /** The line up to now: it grows with every answer. */
  get soFar(): Line<State, Effect> {
    const { journal, effects, effectAt, checkpoints } = this
    return { journal, effects, effectAt, checkpoints }
  }

  first(): Checkpoint<State> {
    const first = this.checkpoints[0]
    if (!first) throw new Error('a game without a start')
    return first
  }

  /** Where the present stretch began. */
  stretchStart(): Checkpoint<State> {
    return this.checkpoints.at(-1) ?? this.first()
  }

  /** The board as it was after so many lines of the log: a copy. */
  stateOf({ effects, checkpoints }: Line<State, Effect>, line: number): State {
    const from = checkpoints.filter((c) => c.line <= line).at(-1) ?? this.first()
    const state = this.rules.copy(from.state)
    for (const effect of effects.slice(from.line, line)) this.rules.change(state, effect)
    return state
  }

  /** Carries out a legal answer to what is asked, and goes on to the next question. */
  answer(entry: Answered): void {
    this.journal.push(entry)
    this.step(entry.answer)
  }

  /** Changes the state by hand at the start of the present stretch, which then begins anew. */
  adjust(effects: readonly Effect[]): void {
    this.journal.push({ adjust: effects })
    this.adjusted(effects)
  }

  /** Makes a line the one that is played, at one of its moments: the state is for what follows to make. */
  take({ journal, effects, effectAt, checkpoints }: Line<State, Effect>, { at, line }: Moment): void {
    this.journal = [...journal]
    this.effects = [...effects]
    this.effectAt = [...effectAt]
    this.checkpoints = [...checkpoints]
    this.flow = undefined
    this.moment = at
    this.line = line
  }

  /**
   * Goes to the end of a line, after `target` answers: on from here where that leads there, else from the nearest
   * checkpoint before it.
   *
   * @throws Misfit if the stretch of `target` doesn't fit what was answered
   */
  follow(head: Line<State, Effect>, target: number): void {
    const { flow } = this
    const onward = target >= this.moment && !head.checkpoints.some((c) => c.at > this.moment)
    this.take(head, this.now)
    if (flow && onward) {
      this.flow = flow
      this.replayTo(target)
    } else this.restart(target)
    this.effects.length = this.effectAt.length = this.line
  }

  before(): Before<State, Effect> {
    const { moment: at, journal, effects, effectAt, checkpoints } = this
    const lengths = { journal: journal.length, effects: effects.length, checkpoints: checkpoints.length }
    return { at, journal, effects, effectAt, checkpoints, lengths }
  }

  /** Undoes what failed. Arrays that were replaced come back whole; those that were not have only grown. */
  takeBack({ at, journal, effects, effectAt, checkpoints, lengths }: Before<State, Effect>): void {
    this.journal = journal
    this.journal.length = lengths.journal
    this.effects = effects
    this.effects.length = lengths.effects
    this.effectAt = effectAt
    this.effectAt.length = lengths.effects
    this.checkpoints = checkpoints
    this.checkpoints.length = lengths.checkpoints
    this.restart(at)
  }

  private restart(target: number): void {
    const from = this.checkpoints.filter((c) => c.at <= target).at(-1) ?? this.first()
    this.current = this.rules.copy(from.state)
    this.moment = from.at
    this.line = from.line
    this.flow = undefined
    this.run(undefined)
    this.replayTo(target)
  }

  private replayTo(target: number): void {
    while (this.moment < target) {
      const entry = this.journal[this.moment]
      if (entry && 'adjust' in entry) {
        this.adjusted(entry.adjust)
        continue
      }
      if (!entry || !this.pending || signature(this.pending) !== entry.question || illegal(this.pending, entry.answer))
        throw new Misfit(this.moment)
      this.step(entry.answer)
    }
  }

  private step(answer: Answer): void {
    this.moment++
    this.run(answer)
  }

  /** Carries out what was changed by hand, and lets the rules begin the stretch anew. */
  private adjusted(effects: readonly Effect[]): void {
    const start = this.stretchStart()
    this.current = this.rules.copy(start.state)
    this.line = start.line
    this.flow = undefined
    this.moment++
    const { apply } = this.game()
    for (const effect of effects) apply(effect)
    this.checkpoint()
    this.run(undefined)
  }

  private run(answer: Answer | undefined): void {
    let next = this.flow && answer ? this.flow.next(answer) : undefined
    while (!next || next.done) {
      if (next?.done) this.checkpoint()
      if (this.rules.over(this.current)) {
        this.pending = undefined
        this.flow = undefined
        return
      }
      this.flow = this.rules.stretch(this.game())
      next = this.flow.next()
    }
    this.pending = next.value
  }

  private checkpoint(): void {
    const last = this.checkpoints.findLast((c) => c.at <= this.moment && c.line <= this.line)
    if (last?.at === this.moment && last.line === this.line) return // a stretch that is played again
    this.checkpoints.push({ at: this.moment, line: this.line, state: this.rules.copy(this.current) })
  }

  private game(): KernelGame<State, Effect> {
    const { rules } = this
    const state = this.current
    const apply = (effect: Effect): void => {
      rules.change(state, effect)
      this.effects[this.line] = effect
      this.effectAt[this.line] = this.moment
      this.line++
    }
    return {
      state,
      apply,
      forced: (decision, answer) => {
        const effect = rules.forced(decision, answer)
        if (effect !== undefined) apply(effect)
      },
    }
  }
}
