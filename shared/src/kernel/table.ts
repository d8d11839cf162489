import type { Answer, Decision } from './decision'
import { IllegalAnswer, illegal, signature } from './decision'
import type { Answered, Branch, Checkpoint, JournalEntry, Line, Moment } from './lines'
import { branchesAfter, headOf, joined, momentOf, rebased, tailOf } from './lines'
import type { Before } from './played-line'
import { PlayedLine } from './played-line'
import type { Rules } from './rules'
import { BrokenRule } from './rules'
import type { SaveData } from './save'
import { rebuiltBranch, rebuiltCheckpoints, storedBranch, storedCheckpoints } from './save'

export type { JournalEntry } from './lines'
export type { Rules } from './rules'
export { BrokenRule, Misfit } from './rules'
export { isSaveData, type SaveData } from './save'

/** A table as it was before something that may fail. */
interface TableBefore<State, Effect> {
  played: Before<State, Effect>
  undone: Branch<State, Effect> | undefined
  left: readonly Branch<State, Effect>[]
}

/** Holds a game: the line that is played, what can be redone, and the lines of play that were left. */
export class Table<State extends object, Effect, Setup> {
  /** What can be redone. */
  private undone: Branch<State, Effect> | undefined
  private left: readonly Branch<State, Effect>[] = []

  private constructor(
    private readonly rules: Rules<State, Effect, Setup>,
    readonly setup: Setup,
    readonly seed: number,
    private readonly played: PlayedLine<State, Effect>,
  ) {}

  /** Opens a new game at its first decision. */
  static open<State extends object, Effect, Setup>(
    rules: Rules<State, Effect, Setup>,
    setup: Setup,
    seed: number,
  ): Table<State, Effect, Setup> {
    const start = { at: 0, line: 0, state: rules.begin(setup, seed) }
    const table = new Table<State, Effect, Setup>(rules, setup, seed, new PlayedLine(rules, [], [], [], [start]))
    table.goTo(0)
    return table
  }

  /**
   * Opens a saved game. Where the journal no longer fits (the rules have changed since), the table opens at the last
   * checkpoint that does.
   *
   * @returns the table, and how many answers were lost
   * @throws Error if not even its first question can be asked any more
   */
  static fromSave<State extends object, Effect, Setup>(
    rules: Rules<State, Effect, Setup>,
    save: SaveData<State, Effect, Setup>,
  ): { table: Table<State, Effect, Setup>; lost: number } {
    const checkpoints = rebuiltCheckpoints(rules, save)
    const { journal, effects, effectAt } = save
    const played = new PlayedLine(rules, [...journal], [...effects], [...effectAt], checkpoints)
    const table = new Table<State, Effect, Setup>(rules, save.setup, save.seed, played)
    let whole = table.whole()
    table.left = save.branches.map((stored) => rebuiltBranch(rules, stored, played.stateOf(whole, stored.line)))
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
    return this.played.decision
  }
  /** The state now: read it, never write to it. */
  get state(): State {
    return this.played.state
  }
  /** The effects so far. */
  get log(): readonly Effect[] {
    return this.played.soFar.effects
  }
  /** For each line of the log: answers given before it. */
  get logAt(): readonly number[] {
    return this.played.soFar.effectAt
  }
  /** Answers given so far. */
  get at(): number {
    return this.played.now.at
  }
  /** Answers given, those that can be redone included. */
  get answers(): number {
    return this.played.soFar.journal.length + (this.undone?.journal.length ?? 0)
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
  get stretches(): readonly Moment[] {
    return this.played.soFar.checkpoints
  }

  /**
   * Gives the answer to the pending decision and goes on to the next one.
   *
   * @throws IllegalAnswer with the reason if the answer is not legal; BrokenRule if a rule fails. Both leave the table as it was.
   */
  answer(answer: Answer): void {
    const { decision } = this
    if (!decision) throw new IllegalAnswer({ key: 'illegal.nothing-asked' })
    const why = illegal(decision, answer)
    if (why) throw new IllegalAnswer(why)
    const entry = { question: signature(decision), answer }
    const before = this.before()
    // What was answered before in the same way is done again, and what came after it can still be redone.
    const redone = this.undone?.journal[0]
    if (redone && JSON.stringify(redone) === JSON.stringify(entry))
      return this.attempt(before, () => this.moveTo(this.at + 1))
    if (this.undone) this.left = branchesAfter(this.left, this.undone)
    this.undone = undefined
    this.attempt(before, () => this.played.answer(entry))
  }

  /**
   * Changes the state by hand, at the start of the present stretch: what was answered since is left as a branch.
   *
   * @param make given the state at that start, says what changes; it may throw, and nothing has happened then
   * @throws BrokenRule if the rules can't go on from there; the table is as it was
   */
  adjust(make: (start: State) => readonly Effect[]): void {
    const start = this.played.stretchStart()
    const effects = make(this.rules.copy(start.state))
    const before = this.before()
    const whole = this.whole()
    this.left = branchesAfter(this.left, tailOf(whole, start))
    this.take(headOf(whole, start), start)
    this.attempt(before, () => this.played.adjust(effects))
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
    if (this.at > 0) this.goTo(this.at - 1)
  }
  redo(): void {
    if (this.undone) this.goTo(this.at + 1)
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

  private going(before: TableBefore<State, Effect>, target: number): void {
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
    this.played.follow(headOf(whole, here), target)
    this.undone = target < whole.journal.length ? tailOf(whole, here) : undefined
  }

  /** The board as it was after the first `line` effects: a copy, the game goes on untouched. */
  viewAt(line: number): State {
    return this.played.stateOf(this.played.soFar, Math.min(line, this.played.now.line))
  }

  /** The board as it was after a line of a branch, counted from the start of the game. */
  viewBranchAt(index: number, line: number): State | undefined {
    const whole = this.wholeBranch(index)
    return whole && this.played.stateOf(whole, line)
  }

  toSave(): SaveData<State, Effect, Setup> {
    const { journal, effects, effectAt, checkpoints } = this.whole()
    const first = this.played.first()
    const last = checkpoints.length - 1
    return {
      format: 1,
      setup: this.setup,
      seed: this.seed,
      at: this.at,
      journal: [...journal],
      effects: [...effects],
      effectAt: [...effectAt],
      start: this.rules.copy(first.state),
      checkpoints: storedCheckpoints(checkpoints),
      last: { index: last, state: this.rules.copy((checkpoints[last] ?? first).state) },
      branches: this.left.map(storedBranch),
    }
  }

  /** The line that is played, what can be redone included. */
  private whole(): Line<State, Effect> {
    const { soFar } = this.played
    return this.undone ? joined(headOf(soFar, this.undone), this.undone) : soFar
  }

  /** Makes a line the one that is played, at one of its moments; nothing can be redone then. */
  private take(line: Line<State, Effect>, at: Moment): void {
    this.played.take(line, at)
    this.undone = undefined
  }

  private before(): TableBefore<State, Effect> {
    return { played: this.played.before(), undone: this.undone, left: this.left }
  }

  /** Does something that rules may fail at; the table is then as it was before. */
  private attempt(before: TableBefore<State, Effect>, act: () => void): void {
    try {
      act()
    } catch (error) {
      const journal = [...this.played.soFar.journal]
      this.takeBack(before)
      throw error instanceof IllegalAnswer ? error : new BrokenRule(error, journal)
    }
  }

  private takeBack({ played, undone, left }: TableBefore<State, Effect>): void {
    this.played.takeBack(played)
    this.undone = undone
    this.left = left
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
}
