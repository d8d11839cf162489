import type { Answer } from '@gallia/shared/kernel/decision'
import type { BoardView, Outlook } from '@gallia/shared/falling-sky/view'
import type { Steps } from '@gallia/shared/falling-sky/outlook/rehearsal'
import type { Position } from '@gallia/shared/falling-sky/position/position'
import type { CoursePoint } from '@gallia/shared/falling-sky/record/course'
import type { BranchView, LogLine, NewGame, TableView } from '@gallia/shared/protocol'

/** What the host needs of a game: the one seam between files and rules. */
export interface Engine {
  /** Throws HostProblem if the set-up is not possible. */
  open(setup: NewGame, seed: number): OpenGame
  /**
   * Takes up a stored game.
   *
   * @param save what `toSave` gave, migrated to the present format
   * @returns the game and how many answers could not be taken over (the rules have changed since); throws an error with
   * a `reason` if it is no game of ours
   */
  load(save: unknown): { game: OpenGame; lost: number }
  preview(setup: NewGame): BoardView
}

/** A game in play. Everything but `answer`, `undo`, `redo` and `goTo` only reads. */
export interface OpenGame {
  /** Throws IllegalAnswer, and leaves the game as it was. */
  answer(answer: Answer): void
  /** What an answer would bring, in steps between which the game must not change; only looks. Throws IllegalAnswer. */
  outlook(answer: Answer): Steps<Outlook>
  undo(): void
  redo(): void
  /** Throws RangeError outside 0..answers. */
  goTo(at: number): void
  /** Sets the board by hand. Throws IllegalAnswer, and leaves the game as it was. */
  adjust(position: Position): void
  /** Goes on with a line that was left, at a moment of it. Throws RangeError if there is none. */
  resume(branch: number, at: number): void
  /** Tells when the lines were left that have been left since the last time. */
  stampBranches(now: number): void
  view(): GameView
  logLength(): number
  /** What each line of the log tells of, to be compared: what is the same before and after a move need not be sent again. */
  happenings(): readonly unknown[]
  logLines(from: number): LogLine[]
  boardAt(line: number): BoardView
  /** A line that was left, and the board after a line of its log. Throw RangeError if there is none. */
  branch(branch: number): BranchView
  branchBoardAt(branch: number, line: number): BoardView
  course(): CoursePoint[]
  /** Plain JSON, the present moment; may share parts with the game, so write it out at once. */
  toSave(): unknown
}

/** What a table looks like, without what the host adds. */
export type GameView = Omit<TableView, 'id' | 'name' | 'log' | 'revision' | 'save'>
