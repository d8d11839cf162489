import type { Answer, Decision } from './kernel/decision'
import type { Text } from './kernel/text'
import type { Faction, ScenarioId } from './falling-sky/ids'
import type { GameOptions } from './falling-sky/state'
import type { BoardView } from './falling-sky/view'

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
  answer(id: string, answer: Answer): Promise<Reply>
  undo(id: string): Promise<Reply>
  redo(id: string): Promise<Reply>
  /** Goes to the moment before the `at`-th answer (0 is the start); later answers can be redone. */
  goTo(id: string, at: number): Promise<Reply>
  /** The board as it was after a line of the log: read-only. */
  viewAt(id: string, line: number): Promise<BoardView>
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
  settings(): Promise<Settings>
  saveSettings(settings: Settings): Promise<void>
}

export const hostCalls = [
  'list', 'create', 'open', 'preview', 'answer', 'undo', 'redo', 'goTo', 'viewAt', 'close', 'rename', 'duplicate',
  'remove', 'restore', 'exportGame', 'importGame', 'settings', 'saveSettings',
] as const satisfies readonly (keyof HostApi)[] // prettier-ignore

export interface NewGame {
  name: string
  scenario: ScenarioId
  options: GameOptions
  /** The name of the person who runs each Faction; the same name means the same person (1.5.1). */
  seats: Record<Exclude<Faction, 'germans'>, { kind: 'person' | 'bot'; name: string }>
  /** Any text; the same seed and the same answers make the same game. Empty: the host picks one. */
  seed: string
}

export interface Opened extends TableView {
  /** What a player should be told about this opening: a backup was used, the rules have changed since, ... */
  notice: Text | null
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
}

export interface TimelineEntry {
  card: number | 'winter'
  /** The number of answers before this card began. */
  at: number
  line: number
  acted: { faction: Faction; did: string }[]
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
  /** Milliseconds since 1970, from the file. */
  modified: number
  /** Why the file can't be opened; it is left as it is. */
  problem: Text | null
  /** A few numbers for a small picture of the map: who Controls each Region. */
  control: Record<string, Faction | null>
}

export interface Settings {
  language: 'en' | 'fr' | 'it'
  colours: 'default' | 'safe'
  /** Per cent. */
  textSize: number
  /** Per cent of the normal durations; 0 is off. */
  animation: number
  asked: { colours: boolean }
}
