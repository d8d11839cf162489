import type { Answer, Decision } from './kernel/decision'
import type { Text } from './kernel/text'
import type { PathStep } from './falling-sky/bots/path'
import type { Faction, ScenarioId } from './falling-sky/ids'
import type { Position } from './falling-sky/position/position'
import type { CoursePoint } from './falling-sky/record/course'
import type { ScoreChange } from './falling-sky/record/scores'
import type { GameOptions, GameResult, LessonId } from './falling-sky/state'
import type { BoardView, Outlook } from './falling-sky/view'
import type { Settings } from './settings'

/**
 * The contract between the host (Electron's main process, or the local server) and the screens. Everything is plain
 * JSON. The host keeps the tables; a screen draws what it is shown and sends answers. A call that can't be done rejects:
 * over the socket with the Text that says why, through Electron's bridge with an Error whose message is that Text as JSON.
 */
export interface HostApi {
  /** Games in the user's folder, newest first, files that can't be opened included (with the reason). */
  list(): Promise<SaveEntry[]>
  create(setup: NewGame): Promise<Opened>
  open(id: string): Promise<Opened>
  /** The board of a scenario before a game is begun. */
  preview(setup: NewGame): Promise<BoardView>
  /**
   * `seen`, here and below: the revision of the view that the person acts on. If the game has gone on since (in another
   * window), nothing is done, and the reply says so with the whole present view.
   */
  answer(id: string, answer: Answer, seen?: number): Promise<Reply>
  /** What an answer would bring, found out on a copy; null if it isn't legal, or the game has gone on since. */
  outlook(id: string, answer: Answer, seen: number): Promise<Outlook | null>
  undo(id: string, seen?: number): Promise<Reply>
  redo(id: string, seen?: number): Promise<Reply>
  /** Goes to the moment before the `at`-th answer (0 is the start); later answers can be redone. */
  goTo(id: string, at: number, seen?: number): Promise<Reply>
  /** The board as it was after a line of the log, or of a line of play that was left: read-only. */
  viewAt(id: string, line: number, branch?: number): Promise<BoardView>
  /** A line of play that was left, by its place in `TableView.branches`. */
  branch(id: string, branch: number): Promise<BranchView>
  /** Goes on with a line that was left, at a moment of it; the present line takes its place among the branches. */
  resume(id: string, branch: number, at: number, seen?: number): Promise<Reply>
  /**
   * Sets the board by hand, at the start of the present stretch (`TableView.stretch`): what was answered since becomes a
   * branch. The position holds nothing secret; the game keeps its deck and its dice.
   */
  adjust(id: string, position: Position, seen?: number): Promise<Reply>
  /** How the game stood at the end of every card and Winter so far. */
  course(id: string): Promise<CoursePoint[]>
  /** Says that the players have watched the game up to so many lines of the log: bots may be far ahead of them. */
  watched(id: string, lines: number): Promise<void>
  /** Tries again to write what could not be written. */
  saveNow(id: string): Promise<SaveStatus>
  /** Writes what is not written yet and closes the table. */
  close(id: string): Promise<void>
  rename(id: string, name: string): Promise<void>
  duplicate(id: string): Promise<SaveEntry>
  /** Moves a game to the bin of the user's folder; `restore` brings it back. */
  remove(id: string): Promise<void>
  restore(id: string): Promise<void>
  /** The file as it lies on the disk, for sharing. */
  exportGame(id: string): Promise<{ name: string; content: string }>
  importGame(content: string): Promise<SaveEntry>
  /** States of a game that were kept beside its file, newest first: the last ten cards, and every Winter. */
  earlierStates(id: string): Promise<EarlierState[]>
  /** Makes an earlier state a game of its own; the game it is a state of stays as it is. */
  copyEarlier(id: string, state: string): Promise<SaveEntry>
  /** Games that were played to their end, the last first. They stay in the list when their files are removed. */
  hallOfFame(): Promise<FinishedGame[]>
  /** What a person should know at the start of Gallia. Told to the first who asks. */
  startup(): Promise<Startup>
  settings(): Promise<Settings>
  saveSettings(settings: Settings): Promise<void>
}

export const hostCalls = [
  'list', 'create', 'open', 'preview', 'answer', 'outlook', 'undo', 'redo', 'goTo', 'viewAt', 'branch', 'resume', 'adjust', 'course', 'watched', 'saveNow', 'close', 'rename', 'duplicate',
  'remove', 'restore', 'exportGame', 'importGame', 'earlierStates', 'copyEarlier', 'hallOfFame', 'startup', 'settings', 'saveSettings',
] as const satisfies readonly (keyof HostApi)[] // prettier-ignore

export interface NewGame {
  name: string
  scenario: ScenarioId
  options: GameOptions
  /** The name of the person who runs each Faction; the same name means the same person (1.5.1). */
  seats: Record<Exclude<Faction, 'germans'>, { kind: 'person' | 'bot'; name: string }>
  /** Any text; the same seed and the same answers make the same game. Empty: the host picks one. */
  seed: string
  /** The game begins from it instead of the scenario's set-up. */
  position?: Position
}

export interface Opened extends TableView {
  /** What a player should be told about this opening: a backup was used, the rules have changed since, ... */
  notice: Text | null
  /** Lines of the log that the players have watched, where they had not watched all of it (`watched`). */
  watched?: number
}

/** The answer to a move: the new view, or why nothing has changed. */
export type Reply = { ok: true; view: TableView } | { ok: false; reason: Text; view: TableView }

export interface TableView {
  id: string
  name: string
  board: BoardView
  /** What is asked now; null when the game is over. */
  decision: Decision | null
  /** The log from line `from` on: drop what you have from there and add these. */
  log: { from: number; lines: LogLine[] }
  /** Answers given so far, and how many there are with those that can be redone. */
  at: number
  answers: number
  /** One entry per card and Winter so far. */
  timeline: TimelineEntry[]
  /** Moments at which somebody looked at facedown cards (cards 35, 47): going back over one is asked about first. */
  peeks?: number[]
  /** Which Faction gave the answers from which moment on (nobody: the board was set by hand): others are asked before theirs are taken back. */
  asked?: { at: number; faction: Faction | null }[]
  /** Where the present stretch began (a turn, a phase): what is set by hand happens there. */
  stretch?: { at: number; line: number }
  /** Lines of play that were left, oldest first. */
  branches?: BranchEntry[]
  /** The board has been set by hand in the course of the game. */
  edited?: true
  /** Differs after every change of the table. */
  revision: number
  save: SaveStatus
}

export interface LogLine {
  text: Text
  rule: string
  /** Whose deed it is. */
  faction: Faction | null
  kind: string
  /** Answers given before this line: where `goTo` leads. */
  at: number
  /** The die that was rolled, if it was. */
  die?: number
  /** Scores and margins that the line has changed, as they are after it. */
  scores?: readonly ScoreChange[]
  /** The way of a bot through its flowchart, of which the line tells. */
  path?: readonly PathStep[]
}

export interface TimelineEntry {
  card: number | 'winter'
  /** The number of answers before this card began. */
  at: number
  line: number
  acted: { faction: Faction; did: string }[]
}

/** A line of play that was left, in short. */
export interface BranchEntry {
  /** Answers, and lines of the log, that it has in common with the line that is played. */
  at: number
  line: number
  /** Answers and lines of the log to its end, from the start of the game on. */
  answers: number
  lines: number
  /** Cards and Winters to its end, and the last of them. */
  cards: number
  card: number | 'winter'
  yearBC: number
  over: boolean
  /** When it was left: milliseconds since 1970. */
  left?: number
}

/** A line of play that was left, from where it parts on, with its whole timeline. */
export interface BranchView {
  log: { from: number; lines: LogLine[] }
  timeline: TimelineEntry[]
}

/** A game that was played to its end. */
export interface FinishedGame {
  id: string
  name: string
  scenario: ScenarioId
  /** Milliseconds since 1970. */
  ended: number
  yearBC: number
  reason: GameResult['reason']
  /** Best first. A bot has no name. */
  ranking: { factions: Faction[]; name: string; margin: number }[]
  edited?: true
}

export type SaveStatus = { state: 'saved' | 'saving' } | { state: 'failed'; reason: Text }

export interface SaveEntry {
  id: string
  /** Empty if the file can't be opened. */
  name: string
  scenario: ScenarioId | ''
  /** The person who runs each Faction; empty for a bot. */
  seats: Record<string, string>
  yearBC: number
  card: number
  cards: number
  over: boolean
  /** The board has been set by hand in the course of the game. */
  edited?: true
  /** Milliseconds since 1970, from the file. */
  modified: number
  /** Why the file can't be opened; it is left as it is. */
  problem: Text | null
  /** A few numbers for a small picture of the map: who Controls each Region. */
  control: Record<string, Faction | null>
  /** How far each Faction is from its victory condition (7.3); games that were saved before it was noted have none. */
  margins?: Record<string, number>
  /** A guided game, and how many of its answers have been given. */
  lesson?: { id: LessonId; at: number }
}

export interface EarlierState {
  id: string
  /** The number of the Winter that has begun; null: a card has. */
  winter: number | null
  yearBC: number
  card: number
  cards: number
  /** Milliseconds since 1970. */
  modified: number
}

export interface Startup {
  /** Games that were open when Gallia last ended without closing them: killed, or the power cut. */
  recovered: SaveEntry[]
}
