import type { Answer, Decision } from './decision'
import { IllegalAnswer, illegal, signature } from './decision'
import type { Flow, KernelGame } from './flow'
import type { Answered, Branch, Checkpoint, JournalEntry, Line, Moment } from './lines'
import { branchesAfter, headOf, joined, rebased, tailOf } from './lines'
import type { SaveData, StateRules } from './save'
import { rebuiltBranch, rebuiltCheckpoints, storedBranch, storedCheckpoints } from './save'

export type { JournalEntry } from './lines'
export type { SaveData } from './save'

/** What a game gives to the kernel. */
export interface Rules<State, Effect, Setup> extends StateRules<State, Effect> {
  /** The state before anything has happened. */
  begin(setup: Setup, seed: number): State
  over(state: State): boolean
  /** One stretch between two checkpoints: a card, a Faction's turn, a Winter phase. What comes next follows from the state. */
  stretch(game: KernelGame<State, Effect>): Flow
  /** What the log says when a decision had one legal answer and was not asked; undefined: nothing. */
  forced(decision: Decision, answer: Answer): Effect | undefined
}

/** A table as it was before something that failed. */
interface Before<State, Effect> {
  at: number
  journal: JournalEntry<Effect>[]
  effects: Effect[]
  effectAt: number[]
  checkpoints: Checkpoint<State>[]
  undone: Branch<State, Effect> | undefined
  left: readonly Branch<State, Effect>[]
  lengths: { journal: number; effects: number; checkpoints: number }
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
  /** Answers given, and lines of the log written. */
  private moment = 0
  private line = 0
  /** What can be redone. */
  private undone: Branch<State, Effect> | undefined
  private left: readonly Branch<State, Effect>[] = []

  private constructor(
    private readonly rules: Rules<State, Effect, Setup>,
    readonly setup: Setup,
    readonly seed: number,
    private journal: JournalEntry<Effect>[],
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
    let whole = table.whole()
    table.left = save.branches.map((stored) => rebuiltBranch(rules, stored, table.stateOf(whole, stored.line)))
    for (let target = save.at; ;) {
      try {
        table.moveTo(target)
        return { table, lost: save.at - target }
      } catch (error) {
        const fitting = whole.checkpoints.filter((c) => c.at <= target)
        const last = fitting.at(-1)
        if (!last) throw error
        if (last.at < target) target = last.at
        else fitting.pop() // even its first question can't be asked any more
        whole = table.forget(whole, target, fitting)
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
    return this.effects
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
    return this.journal.length + (this.undone?.journal.length ?? 0)
  }
  /** What was done, what can be redone included. */
  get entries(): readonly JournalEntry<Effect>[] {
    return this.whole().journal
  }
  /** The answers among them. */
  get given(): readonly Answered[] {
    return this.entries.filter((entry) => 'answer' in entry)
  }
  /** Lines of play that were left, oldest first. */
  get branches(): readonly Branch<State, Effect>[] {
    return this.left
  }
  /** Where the stretches so far began. */
  get stretches(): readonly { at: number; line: number }[] {
    return this.checkpoints
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
    const entry = { question: signature(this.pending), answer }
    const before = this.before()
    // What was answered before in the same way is done again, and what came after it can still be redone.
    const redone = this.undone?.journal[0]
    if (redone && JSON.stringify(redone) === JSON.stringify(entry))
      return this.attempt(before, () => this.moveTo(this.moment + 1))
    if (this.undone) this.left = branchesAfter(this.left, this.undone)
    this.undone = undefined
    this.journal.push(entry)
    this.attempt(before, () => this.step(answer))
  }

  /**
   * Changes the state by hand, at the start of the present stretch: what was answered since is left as a branch.
   *
   * @param make given the state at that start, says what changes; it may throw, and nothing has happened then
   * @throws BrokenRule if the rules can't go on from there; the table is as it was
   */
  adjust(make: (start: State) => readonly Effect[]): void {
    const start = this.stretchStart()
    const effects = make(this.rules.copy(start.state))
    const before = this.before()
    const whole = this.whole()
    this.left = branchesAfter(this.left, tailOf(whole, start))
    this.take(headOf(whole, start), start)
    this.journal.push({ adjust: effects })
    this.attempt(before, () => this.adjusted(effects))
  }

  /**
   * Goes on with a branch: the line that is played now becomes one in its place.
   *
   * @param at the moment to go to; left out: the end of the branch
   * @throws Misfit if the rules have changed since; the table is as it was
   */
  resume(index: number, at?: number): void {
    const branch = this.left[index]
    if (!branch) throw new RangeError(`no branch ${index}`)
    const before = this.before()
    const whole = joined(headOf(this.whole(), branch), branch)
    const others = this.left.filter((other) => other !== branch)
    this.left = branchesAfter(others, tailOf(this.whole(), branch))
    this.take(whole, { at: 0, line: 0 })
    this.going(before, at ?? whole.journal.length)
  }

  /** Everything of a branch, from the start of the game on. */
  wholeBranch(index: number): Line<State, Effect> | undefined {
    const branch = this.left[index]
    return branch && joined(headOf(this.whole(), branch), branch)
  }

  /** Tells when the lines were left that have been left since the last time: the kernel has no clock. */
  stampBranches(now: number): void {
    this.left = this.left.map((branch) => (branch.left === undefined ? { ...branch, left: now } : branch))
  }

  undo(): void {
    if (this.moment > 0) this.goTo(this.moment - 1)
  }
  redo(): void {
    if (this.undone) this.goTo(this.moment + 1)
  }

  /**
   * Goes to the moment after `target` answers, back or forward, from the nearest checkpoint before it: a stretch whose
   * rules have changed since need not fit to get past it.
   *
   * @throws Misfit if the stretch of `target` itself doesn't fit; the table stays where it was
   */
  goTo(target: number): void {
    this.going(this.before(), target)
  }

  private going(before: Before<State, Effect>, target: number): void {
    try {
      if (!Number.isInteger(target) || target < 0 || target > this.answers) throw new RangeError(`no moment ${target}`)
      this.moveTo(target)
    } catch (error) {
      this.takeBack(before)
      throw error
    }
  }

  private moveTo(target: number): void {
    const whole = this.whole()
    const here = momentOf(whole, target)
    const head = headOf(whole, here)
    const { flow } = this
    const onward = target >= this.moment && !head.checkpoints.some((c) => c.at > this.moment)
    this.take(head, { at: this.moment, line: this.line })
    if (flow && onward) {
      this.flow = flow
      this.replayTo(target)
    } else this.restart(target)
    this.effects.length = this.effectAt.length = this.line
    this.undone = target < whole.journal.length ? tailOf(whole, here) : undefined
  }

  /** The board as it was after the first `line` effects: a copy, the game goes on untouched. */
  viewAt(line: number): State {
    return this.stateOf(this.played(), Math.min(line, this.line))
  }

  /** The board as it was after a line of a branch, counted from the start of the game. */
  viewBranchAt(index: number, line: number): State | undefined {
    const whole = this.wholeBranch(index)
    return whole && this.stateOf(whole, line)
  }

  private stateOf({ effects, checkpoints }: Line<State, Effect>, line: number): State {
    const from = checkpoints.filter((c) => c.line <= line).at(-1) ?? this.first()
    const state = this.rules.copy(from.state)
    for (const effect of effects.slice(from.line, line)) this.rules.change(state, effect)
    return state
  }

  toSave(): SaveData<State, Effect, Setup> {
    const { journal, effects, effectAt, checkpoints } = this.whole()
    const last = checkpoints.length - 1
    return {
      format: 1,
      setup: this.setup,
      seed: this.seed,
      at: this.moment,
      journal: [...journal],
      effects: [...effects],
      effectAt: [...effectAt],
      start: this.rules.copy(this.first().state),
      checkpoints: storedCheckpoints(checkpoints),
      last: { index: last, state: this.rules.copy((checkpoints[last] ?? this.first()).state) },
      branches: this.left.map(storedBranch),
    }
  }

  /** The line that is played, what can be redone included. */
  private whole(): Line<State, Effect> {
    const { undone } = this
    return undone ? joined(headOf(this.played(), undone), undone) : this.played()
  }

  /** The line that is played, up to now. */
  private played(): Line<State, Effect> {
    const { journal, effects, effectAt, checkpoints } = this
    return { journal, effects, effectAt, checkpoints }
  }

  /** Makes a line the one that is played, at one of its moments: the state is for `restart` or `adjusted` to make. */
  private take({ journal, effects, effectAt, checkpoints }: Line<State, Effect>, { at, line }: Moment): void {
    this.journal = [...journal]
    this.effects = [...effects]
    this.effectAt = [...effectAt]
    this.checkpoints = [...checkpoints]
    this.undone = undefined
    this.flow = undefined
    this.moment = at
    this.line = line
  }

  /** Where the present stretch began. */
  private stretchStart(): Checkpoint<State> {
    return this.checkpoints.at(-1) ?? this.first()
  }

  private first(): Checkpoint<State> {
    const first = this.checkpoints[0]
    if (!first) throw new Error('a table without a start')
    return first
  }

  private before(): Before<State, Effect> {
    const { moment: at, journal, effects, effectAt, checkpoints, undone, left } = this
    const lengths = { journal: journal.length, effects: effects.length, checkpoints: checkpoints.length }
    return { at, journal, effects, effectAt, checkpoints, undone, left, lengths }
  }

  /** Does something that rules may fail at; the table is then as it was before. */
  private attempt(before: Before<State, Effect>, act: () => void): void {
    try {
      act()
    } catch (error) {
      const journal = [...this.journal]
      this.takeBack(before)
      throw error instanceof IllegalAnswer ? error : new BrokenRule(error, journal)
    }
  }

  /** Undoes what failed. Arrays that were replaced come back whole; those that were not have only grown. */
  private takeBack({ lengths, ...before }: Before<State, Effect>): void {
    this.journal = before.journal
    this.journal.length = lengths.journal
    this.effects = before.effects
    this.effects.length = lengths.effects
    this.effectAt = before.effectAt
    this.effectAt.length = lengths.effects
    this.checkpoints = before.checkpoints
    this.checkpoints.length = lengths.checkpoints
    this.left = before.left
    this.restart(before.at)
    this.undone = before.undone
  }

  /**
   * Gives up answers that no longer fit, and what followed them; branches that parted later take them along, so that
   * they can be looked at still.
   */
  private forget(
    whole: Line<State, Effect>,
    target: number,
    checkpoints: readonly Checkpoint<State>[],
  ): Line<State, Effect> {
    const here = { at: target, line: checkpoints.at(-1)?.line ?? 0 }
    const lost = tailOf(whole, here)
    this.left = this.left.map((branch) => rebased(branch, lost))
    const kept = { ...headOf(whole, here), checkpoints }
    this.take(kept, { at: 0, line: 0 })
    return kept
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

/** The moment after so many answers. */
function momentOf<State, Effect>(whole: Line<State, Effect>, at: number): Moment {
  const line = whole.effectAt.findIndex((answers) => answers > at)
  return { at, line: line < 0 ? whole.effects.length : line }
}
