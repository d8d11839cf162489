import type { Answer } from './decision'

/** An answer with the question it was given to. */
export interface Answered {
  question: string
  answer: Answer
}

/** What people have changed by hand at the start of a stretch: effects that no rule brought about. */
export interface Adjusted<Effect> {
  adjust: readonly Effect[]
}

/** What happened at the table, in order: everything else follows from it. */
export type JournalEntry<Effect = unknown> = Answered | Adjusted<Effect>

export interface Checkpoint<State> {
  /** Answers before it. */
  at: number
  /** Lines of the log before it. */
  line: number
  state: State
  /** The hash of the state, once a save has asked for it. */
  hash?: string
}

/** A line of play: its journal, what came of it, and states on the way. */
export interface Line<State, Effect> {
  readonly journal: readonly JournalEntry<Effect>[]
  readonly effects: readonly Effect[]
  /** For each effect: answers given before it. */
  readonly effectAt: readonly number[]
  readonly checkpoints: readonly Checkpoint<State>[]
}

/** A moment of a line: answers and effects before it. */
export interface Moment {
  readonly at: number
  readonly line: number
}

/** A line of play that was left, from the moment on at which it parts from the one that is played. */
export interface Branch<State, Effect> extends Line<State, Effect>, Moment {
  /** When it was left, as the host tells the time. */
  readonly left?: number
}

const before = (a: Moment, b: Moment): boolean => a.at <= b.at && a.line <= b.line

/** The part of a line up to a moment; a branch begins at a moment of its own. */
export function headOf<State, Effect>(
  whole: Line<State, Effect>,
  to: Moment,
  from: Moment = { at: 0, line: 0 },
): Line<State, Effect> {
  return {
    journal: whole.journal.slice(0, to.at - from.at),
    effects: whole.effects.slice(0, to.line - from.line),
    effectAt: whole.effectAt.slice(0, to.line - from.line),
    checkpoints: whole.checkpoints.filter((c) => before(c, to)),
  }
}

/** The part of a line from a moment on. */
export function tailOf<State, Effect>(whole: Line<State, Effect>, from: Moment): Branch<State, Effect> {
  return {
    at: from.at,
    line: from.line,
    journal: whole.journal.slice(from.at),
    effects: whole.effects.slice(from.line),
    effectAt: whole.effectAt.slice(from.line),
    checkpoints: whole.checkpoints.filter((c) => !before(c, from)),
  }
}

/** A line put together from two parts. */
export function joined<State, Effect>(head: Line<State, Effect>, tail: Line<State, Effect>): Line<State, Effect> {
  return {
    journal: [...head.journal, ...tail.journal],
    effects: [...head.effects, ...tail.effects],
    effectAt: [...head.effectAt, ...tail.effectAt],
    checkpoints: [...head.checkpoints, ...tail.checkpoints],
  }
}

/**
 * The branches after the played line has been left for another: those that parted from the part that was left take it
 * along, so that each parts from the line that is played now; the part itself becomes a branch. One that another goes
 * through is not kept twice.
 */
export function branchesAfter<State, Effect>(
  branches: readonly Branch<State, Effect>[],
  left: Branch<State, Effect>,
): Branch<State, Effect>[] {
  const taken = branches.map((branch) => rebased(branch, left))
  if (left.journal.length === 0 || taken.some((branch) => goesThrough(branch, left))) return taken
  return [...taken.filter((branch) => !goesThrough(left, branch)), left]
}

/** The same branch as parting where the line was left, if it parted later. */
export function rebased<State, Effect>(
  branch: Branch<State, Effect>,
  left: Branch<State, Effect>,
): Branch<State, Effect> {
  if (before(branch, left)) return branch
  return { ...branch, ...joined(headOf(left, branch, left), branch), at: left.at, line: left.line }
}

/** Whether a branch begins with everything that was done on the other. */
function goesThrough<State, Effect>(branch: Branch<State, Effect>, other: Branch<State, Effect>): boolean {
  const { length } = other.journal
  return (
    branch.at === other.at &&
    branch.journal.length >= length &&
    JSON.stringify(branch.journal.slice(0, length)) === JSON.stringify(other.journal)
  )
}

/** The moment after so many answers. */
export function momentOf<State, Effect>(whole: Line<State, Effect>, at: number): Moment {
  const line = whole.effectAt.findIndex((answers) => answers > at)
  return { at, line: line < 0 ? whole.effects.length : line }
}
