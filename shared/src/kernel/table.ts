import type { Answer, Decision } from './decision'
import { IllegalAnswer, illegal, shortHash, signature } from './decision'
import type { Flow, KernelGame } from './flow'

/** What a game gives to the kernel. */
export interface Rules<State, Effect, Setup> {
  /** The state before anything has happened. */
  begin(setup: Setup, seed: number): State
  /** The only function that changes a state. It must not keep or share parts of the effect. */
  change(state: State, effect: Effect): void
  /** A copy that later changes of the state leave as it is, and the other way round. */
  copy(state: State): State
  over(state: State): boolean
  /** One stretch between two checkpoints: a card, a Faction's turn, a Winter phase. What comes next follows from the state. */
  stretch(game: KernelGame<State, Effect>): Flow
  /** What the log says when a decision had one legal answer and was not asked; undefined: nothing. */
  forced(decision: Decision, answer: Answer): Effect | undefined
  /** A state from a save of an earlier version with what this one has added; undefined: states have not changed. */
  complete?(state: State): State
}

/** An answer with the question it was given to. */
export interface JournalEntry {
  question: string
  answer: Answer
}

interface Checkpoint<State> {
  /** Answers before it. */
  at: number
  /** Lines of the log before it. */
  line: number
  state: State
  /** The hash of the state, once a save has asked for it. */
  hash?: string
}

/** A game as it is stored: plain JSON. States between follow from `start` and `effects`; `hash` proves them. */
export interface SaveData<State, Effect, Setup> {
  format: 1
  setup: Setup
  seed: number
  at: number
  journal: JournalEntry[]
  effects: Effect[]
  /** For each effect: answers given before it. */
  effectAt: number[]
  start: State
  checkpoints: { at: number; line: number; hash: string }[]
  /** The whole state of the last checkpoint, in case a later version computes effects differently. */
  last: { index: number; state: State }
  /** Lines of play that were left; not used yet. */
  branches: JournalEntry[][]
}

interface Before<State, Effect> {
  at: number
  line: number
  journal: JournalEntry[]
  effects: Effect[]
  effectAt: number[]
  checkpoints: Checkpoint<State>[]
  checkpointCount: number
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

/** Holds a game: runs the flows, keeps the journal, the effects and the checkpoints. */
export class Table<State extends object, Effect, Setup> {
  private current: State
  private pending: Decision | undefined
  private flow: Flow | undefined
  /** Answers given, and how much of the log has happened; what follows belongs to answers that were undone. */
  private moment = 0
  private line = 0

  private constructor(
    private readonly rules: Rules<State, Effect, Setup>,
    readonly setup: Setup,
    readonly seed: number,
    private journal: JournalEntry[],
    private effects: Effect[],
    private effectAt: number[],
    private checkpoints: Checkpoint<State>[],
  ) {
    this.current = rules.copy(this.first().state)
  }

  /** Opens a new game at its first decision. */
  static open<State extends object, Effect, Setup>(
    rules: Rules<State, Effect, Setup>,
    setup: Setup,
    seed: number,
  ): Table<State, Effect, Setup> {
    const start = { at: 0, line: 0, state: rules.begin(setup, seed) }
    const table = new Table<State, Effect, Setup>(rules, setup, seed, [], [], [], [start])
    table.goTo(0)
    return table
  }

  /**
   * Opens a saved game. Where the journal no longer fits (the rules have changed since), the table opens at the last
   * checkpoint that does.
   *
   * @returns the table, and how many answers were lost
   */
  static fromSave<State extends object, Effect, Setup>(
    rules: Rules<State, Effect, Setup>,
    save: SaveData<State, Effect, Setup>,
  ): { table: Table<State, Effect, Setup>; lost: number } {
    const checkpoints = rebuiltCheckpoints(rules, save)
    const table = new Table(
      rules,
      save.setup,
      save.seed,
      [...save.journal],
      [...save.effects],
      [...save.effectAt],
      checkpoints,
    )
    for (let target = save.at; ;) {
      try {
        table.restart(target)
        return { table, lost: save.at - target }
      } catch (error) {
        const last = table.checkpoints.filter((c) => c.at <= target).at(-1)
        if (!last) throw error
        if (last.at < target) target = last.at
        else table.checkpoints.pop() // even its first question can't be asked any more
        table.forget(target)
      }
    }
  }

  /** What is asked now; undefined when the game is over. */
  get decision(): Decision | undefined {
    return this.pending
  }
  /** The state now: read it, never write to it. */
  get state(): State {
    return this.current
  }
  /** The effects so far. */
  get log(): readonly Effect[] {
    return this.effects.length === this.line ? this.effects : this.effects.slice(0, this.line)
  }
  /** For each line of the log: answers given before it. */
  get logAt(): readonly number[] {
    return this.effectAt
  }
  /** Answers given so far. */
  get at(): number {
    return this.moment
  }
  /** Answers given, those that can be redone included. */
  get answers(): number {
    return this.journal.length
  }
  get entries(): readonly JournalEntry[] {
    return this.journal
  }
  /** Where the stretches so far began. */
  get stretches(): readonly { at: number; line: number }[] {
    return this.checkpoints.filter((c) => c.at <= this.moment && c.line <= this.line)
  }

  /**
   * Gives the answer to the pending decision and goes on to the next one.
   *
   * @throws IllegalAnswer with the reason if the answer is not legal; BrokenRule if a rule fails. Both leave the table as it was.
   */
  answer(answer: Answer): void {
    if (!this.pending) throw new IllegalAnswer({ key: 'illegal.nothing-asked' })
    const why = illegal(this.pending, answer)
    if (why) throw new IllegalAnswer(why)
    const before = {
      at: this.moment,
      line: this.line,
      journal: this.journal,
      effects: this.effects,
      effectAt: this.effectAt,
      checkpoints: this.checkpoints,
      checkpointCount: this.checkpoints.length,
    }
    this.dropRedo()
    this.journal.push({ question: signature(this.pending), answer })
    try {
      this.step(answer)
    } catch (error) {
      const journal = [...this.journal]
      this.takeBack(before)
      throw error instanceof IllegalAnswer ? error : new BrokenRule(error, journal)
    }
  }

  undo(): void {
    if (this.moment > 0) this.goTo(this.moment - 1)
  }
  redo(): void {
    if (this.moment < this.journal.length) this.goTo(this.moment + 1)
  }

  /**
   * Goes to the moment after `target` answers, back or forward, from the nearest checkpoint before it: a stretch whose
   * rules have changed since need not fit to get past it.
   *
   * @throws Misfit if the stretch of `target` itself doesn't fit; the table stays where it was
   */
  goTo(target: number): void {
    if (!Number.isInteger(target) || target < 0 || target > this.journal.length)
      throw new RangeError(`no moment ${target}`)
    const before = this.moment
    try {
      if (this.flow && target >= before && !this.checkpoints.some((c) => c.at > before && c.at <= target))
        this.replayTo(target)
      else this.restart(target)
    } catch (error) {
      if (error instanceof Misfit && target !== before) this.restart(before)
      throw error
    }
  }

  /** The board as it was after the first `line` effects: a copy, the game goes on untouched. */
  viewAt(line: number): State {
    const from = this.checkpoints.filter((c) => c.line <= line).at(-1) ?? this.first()
    const state = this.rules.copy(from.state)
    for (const effect of this.effects.slice(from.line, Math.min(line, this.line))) this.rules.change(state, effect)
    return state
  }

  toSave(): SaveData<State, Effect, Setup> {
    const last = this.checkpoints.length - 1
    return {
      format: 1,
      setup: this.setup,
      seed: this.seed,
      at: this.moment,
      journal: this.journal,
      effects: this.effects,
      effectAt: this.effectAt,
      start: this.rules.copy(this.first().state),
      checkpoints: this.checkpoints.map((c) => ({ at: c.at, line: c.line, hash: (c.hash ??= hashOf(c.state)) })),
      last: { index: last, state: this.rules.copy((this.checkpoints[last] ?? this.first()).state) },
      branches: [],
    }
  }

  private first(): Checkpoint<State> {
    const first = this.checkpoints[0]
    if (!first) throw new Error('a table without a start')
    return first
  }

  /** Drops what could have been redone. The arrays are replaced, so that a failed answer can bring them back. */
  private dropRedo(): void {
    if (this.journal.length > this.moment) this.journal = this.journal.slice(0, this.moment)
    if (this.effects.length > this.line) {
      this.effects = this.effects.slice(0, this.line)
      this.effectAt = this.effectAt.slice(0, this.line)
    }
    if (this.checkpoints.some((c) => c.at > this.moment))
      this.checkpoints = this.checkpoints.filter((c) => c.at <= this.moment)
  }

  /** Undoes a failed answer. Arrays that `dropRedo` has replaced come back whole; those it left have only grown. */
  private takeBack(before: Before<State, Effect>): void {
    if (this.journal === before.journal) this.journal.length = before.at
    if (this.effects === before.effects) this.effects.length = before.line
    if (this.effectAt === before.effectAt) this.effectAt.length = before.line
    if (this.checkpoints === before.checkpoints) this.checkpoints.length = before.checkpointCount
    this.journal = before.journal
    this.effects = before.effects
    this.effectAt = before.effectAt
    this.checkpoints = before.checkpoints
    this.restart(before.at)
  }

  private forget(target: number): void {
    this.journal.length = target
    this.checkpoints = this.checkpoints.filter((c) => c.at <= target)
    this.flow = undefined
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
      if (!entry || !this.pending || signature(this.pending) !== entry.question || illegal(this.pending, entry.answer))
        throw new Misfit(this.moment)
      this.step(entry.answer)
    }
  }

  private step(answer: Answer): void {
    this.moment++
    this.run(answer)
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
    if (this.checkpoints.some((c) => c.at === this.moment && c.line === this.line)) return
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

function hashOf(state: unknown): string {
  return shortHash(JSON.stringify(state))
}

/** The states of the checkpoints, from the start and the effects; checkpoints whose hash no longer fits are left out. */
function rebuiltCheckpoints<State extends object, Effect, Setup>(
  rules: Rules<State, Effect, Setup>,
  save: SaveData<State, Effect, Setup>,
): Checkpoint<State>[] {
  const state = rules.copy(save.start)
  const checkpoints: Checkpoint<State>[] = []
  const completed = (old: State): State => rules.copy(rules.complete?.(old) ?? old)
  let line = 0
  try {
    for (const { at, line: until, hash } of save.checkpoints) {
      for (; line < until; line++) {
        const effect = save.effects[line]
        if (effect !== undefined) rules.change(state, effect)
      }
      if (hashOf(state) !== hash) break
      checkpoints.push({ at, line: until, state: completed(state) })
    }
  } catch {
    // an effect that this version can't apply: what was rebuilt so far stands
  }
  const { index, state: last } = save.last
  const stored = save.checkpoints[index]
  if (stored && checkpoints.length <= index)
    checkpoints.push({ at: stored.at, line: stored.line, state: completed(last) })
  return checkpoints
}

/**
 * Tries something on a copy: real dice, log and table are never touched.
 *
 * @param play the flow to try, on the copy
 * @param answer answers every decision of the trial
 * @returns the state afterwards
 */
export function trial<State, Effect>(
  rules: Pick<Rules<State, Effect, unknown>, 'change' | 'copy'>,
  state: State,
  play: (game: KernelGame<State, Effect>) => Flow<unknown>,
  answer: (decision: Decision) => Answer,
): State {
  const copy = rules.copy(state)
  const flow = play({ state: copy, apply: (effect) => rules.change(copy, effect) })
  for (let next = flow.next(); !next.done;) next = flow.next(answer(next.value))
  return copy
}
