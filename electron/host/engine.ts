import type { Answer } from '@gallia/shared/kernel/decision'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { LogLine, NewGame, TableView } from '@gallia/shared/protocol'

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
  undo(): void
  redo(): void
  /** Throws RangeError outside 0..answers. */
  goTo(at: number): void
  view(): GameView
  logLength(): number
  logLines(from: number): LogLine[]
  boardAt(line: number): BoardView
  /** Plain JSON, the present moment; may share parts with the game, so write it out at once. */
  toSave(): unknown
}

/** What a table looks like, without what the host adds. */
export type GameView = Omit<TableView, 'id' | 'name' | 'log' | 'revision' | 'save'>
