import type { Answer, Decision } from './kernel/decision'
import type { Text } from './kernel/text'
import type { PathStep } from './falling-sky/bots/path'
import type { Faction, ScenarioId } from './falling-sky/ids'
import type { GameOptions } from './falling-sky/state'
import type { BoardView } from './falling-sky/view'
import type { Language } from './languages'

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
  undo(id: string, seen?: number): Promise<Reply>
  redo(id: string, seen?: number): Promise<Reply>
  /** Goes to the moment before the `at`-th answer (0 is the start); later answers can be redone. */
  goTo(id: string, at: number, seen?: number): Promise<Reply>
  /** The board as it was after a line of the log: read-only. */
  viewAt(id: string, line: number): Promise<BoardView>
  /** Says that the players have watched the game up to so many lines of the log: bots may be far ahead of them. */
  watched(id: string, lines: number): Promise<void>
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
  /** What a person should know at the start of Gallia. Told to the first who asks. */
  startup(): Promise<Startup>
  settings(): Promise<Settings>
  saveSettings(settings: Settings): Promise<void>
}

export const hostCalls = [
  'list', 'create', 'open', 'preview', 'answer', 'undo', 'redo', 'goTo', 'viewAt', 'watched', 'close', 'rename', 'duplicate',
  'remove', 'restore', 'exportGame', 'importGame', 'earlierStates', 'copyEarlier', 'startup', 'settings', 'saveSettings',
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

export const paces = ['step', 'slow', 'normal', 'fast', 'once'] as const
export type Pace = (typeof paces)[number]

export interface Settings {
  /** `system` until one has been chosen: the first of the system's languages that Gallia speaks. */
  language: Language | 'system'
  colours: 'default' | 'safe'
  /** Per cent. */
  textSize: number
  /** Per cent of the normal durations; 0 is off. */
  animation: number
  /** How fast the deeds of bots follow one another: at a key, in time, or without being shown one by one. */
  pace: Pace
  asked: { colours: boolean }
}
