import { type Answer, IllegalAnswer } from '@gallia/shared/kernel/decision'
import { Misfit } from '@gallia/shared/kernel/table'
import { text, type Text } from '@gallia/shared/kernel/text'
import type { BoardView, Outlook } from '@gallia/shared/falling-sky/view'
import type { Opened, Reply, SaveEntry, SaveStatus, TableView } from '@gallia/shared/protocol'
import { Autosave } from './autosave'
import type { EarlierStates, Progress } from './earlier-states'
import type { GameView, OpenGame } from './engine'
import type { GameFolder, Keep } from './game-folder'
import { finishedGame, type HallOfFame } from './hall-of-fame'
import { HostProblem, messageOf } from './problem'
import type { ReportBrokenRule } from './reports'
import { controlOf, encodeSave, marginsOf, type SaveSummary } from './save-format'
import { inSlices } from './slices'

/** A game as it comes to its table. */
export interface TableStart {
  id: string
  name: string
  game: OpenGame
  /** What the first write has to keep of the file on the disk. */
  keep: Keep
}

/** Where a table keeps its game, and whom it tells. */
export interface Surroundings {
  games: GameFolder
  earlier: EarlierStates
  fame: HallOfFame
  now(): number
  /** Told when a rule fails, with the game as it was; the game goes on. */
  reportBrokenRule: ReportBrokenRule
}

/** A game that is open: the game in memory, its file, and what the screen has been told. */
export class OpenTable {
  readonly id: string
  readonly game: OpenGame
  name: string
  private keep: Keep
  private readonly autosave = new Autosave(() => this.write())
  /** Grows with every change, so that an answer to a question that has been overtaken can be told. */
  private revision = 0
  /** How far the game was at the last write. */
  private progress: Progress

  constructor(
    start: TableStart,
    private readonly around: Surroundings,
  ) {
    this.id = start.id
    this.game = start.game
    this.name = start.name
    this.keep = start.keep
    this.progress = progressOf(start.game.view().board)
  }

  /** Lines of the log that the players have watched; undefined: all. */
  watched: number | undefined

  /** What a screen that opens the game is told. */
  opened(notice: Text | null): Opened {
    const { watched = Infinity } = this
    return { ...this.view(), notice, ...(watched < this.game.logLength() && { watched }) }
  }

  /** The players have watched so many lines of the log: they take the game up there. */
  async watchedUntil(lines: number): Promise<void> {
    this.watched = lines < this.game.logLength() ? lines : undefined
    await this.save()
  }

  /** Everything the screen needs, the whole log included. */
  view(from = 0): TableView {
    const { id, name, game, revision } = this
    const log = { from, lines: game.logLines(from) }
    return { id, name, ...game.view(), log, revision, save: this.autosave.status }
  }

  /**
   * Does something to the game, writes the file and tells what has changed. The reply waits for the write, so that
   * "saved" is true when the screen shows it; only a disk that doesn't answer is left behind.
   *
   * @param seen the revision that the screen shows: from another one nothing is done, and the reply tells it everything
   */
  async move(act: (game: OpenGame) => void, seen = this.revision): Promise<Reply> {
    if (seen !== this.revision) return { ok: false, reason: text('host.overtaken'), view: this.view() }
    const before = [...this.game.happenings()]
    try {
      act(this.game)
    } catch (error) {
      return this.refusal(error, before.length)
    }
    this.game.stampBranches(this.around.now())
    this.revision++
    const from = linesInCommon(before, this.game.happenings())
    await this.save()
    return { ok: true, view: this.view(from) }
  }

  /** What an answer would bring: null if it isn't legal, if the game has gone on, or if a rule fails on the way. */
  async outlook(answer: Answer, seen: number): Promise<Outlook | null> {
    try {
      return await inSlices(this.game.outlook(answer), () => seen === this.revision)
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) this.around.reportBrokenRule(error, this)
      return null
    }
  }

  private refusal(error: unknown, before: number): Reply {
    if (error instanceof IllegalAnswer) return { ok: false, reason: error.reason, view: this.view(before) }
    if (error instanceof RangeError) return { ok: false, reason: text('host.no-such-moment'), view: this.view(before) }
    if (error instanceof Misfit) return { ok: false, reason: text('host.rules-changed'), view: this.view(before) }
    this.around.reportBrokenRule(error, this)
    return { ok: false, reason: text('host.broken-rule', { detail: messageOf(error) }), view: this.view() }
  }

  /** Resolves when the file is up with the game or can't be, but not later than a player would wait. */
  async save(): Promise<void> {
    await inTime(this.autosave.request())
  }

  /** Tries at once to write what is not written, and says how that has ended. */
  async saveNow(): Promise<SaveStatus> {
    await this.save()
    return this.autosave.status
  }

  /** Writes what is not written yet; returns why if it can't be done, or not in a time that a player would wait. */
  async flush(): Promise<Text | undefined> {
    await Promise.race([this.autosave.flush(), after(longestFlush)])
    const { status } = this.autosave
    switch (status.state) {
      case 'saved':
        return undefined
      case 'saving':
        return text('save.no-answer')
      case 'failed':
        return status.reason
    }
  }

  /** Gives the game another name, in memory and in the file. Throws HostProblem if the file can't be written. */
  async rename(name: string): Promise<void> {
    this.name = name
    await this.autosave.request()
    const { status } = this.autosave
    if (status.state === 'failed') throw new HostProblem(status.reason)
  }

  /** The file's content as it would be written now. */
  content(summary = this.summary(this.game.view())): Promise<Buffer> {
    // Turned into text at once: the game may go on while it is being packed.
    return encodeSave(summary, JSON.stringify(this.game.toSave()))
  }

  /** The game's line in the list, from memory. */
  entry(): SaveEntry {
    return { id: this.id, ...this.summary(this.game.view()), problem: null }
  }

  get unsaved(): boolean {
    return this.autosave.status.state === 'failed'
  }

  private async write(): Promise<void> {
    const { keep, progress: before } = this
    const view = this.game.view()
    const now = progressOf(view.board)
    const summary = this.summary(view)
    const content = await this.content(summary)
    await this.around.games.write(this.id, content, keep)
    this.keep = 'previous-version'
    this.progress = now
    await this.around.earlier.keep(this.id, content, before, now)
    const { name, scenario, modified: ended, edited = false } = summary
    const finished = finishedGame({ id: this.id, name, scenario, ended }, view.board, edited)
    if (finished) await this.around.fame.note(finished)
  }

  private summary({ board, edited, at }: GameView): SaveSummary {
    const { next, left } = board.cards
    const { card } = progressOf(board)
    const people = Object.entries(board.seats).filter(([, seat]) => seat.kind !== 'rules')
    return {
      name: this.name,
      // A position of the board editor has no scenario of its own.
      scenario: board.scenario === 'position' ? 'the-great-revolt' : board.scenario,
      seats: Object.fromEntries(people.map(([faction, seat]) => [faction, seat.kind === 'person' ? seat.name : ''])),
      yearBC: board.yearBC,
      card,
      cards: card + (next === null ? 0 : 1) + left,
      over: board.result !== null,
      ...(edited && { edited }),
      control: controlOf(board),
      margins: marginsOf(board),
      modified: this.around.now(),
      ...(this.watched !== undefined && { watched: this.watched }),
      ...(board.options.lesson && { lesson: { id: board.options.lesson, at } }),
    }
  }
}

function progressOf({ cards, winters }: BoardView): Progress {
  return { card: cards.played.length + (cards.current === null ? 0 : 1), winters }
}

/** Milliseconds that a reply, and the end of Gallia, wait for a disk that doesn't answer. */
const longestReply = 1000
const longestFlush = 10_000

/** Waits for work on the disk, but not longer than a player would. */
export async function inTime(work: Promise<void>): Promise<void> {
  await Promise.race([work, after(longestReply)])
}

/** Resolves after a time, without keeping the process alive. */
function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}

/** How many lines at the beginning of two logs are the same. */
function linesInCommon(before: readonly unknown[], after: readonly unknown[]): number {
  const differs = (line: unknown, i: number): boolean =>
    line !== after[i] && JSON.stringify(line) !== JSON.stringify(after[i])
  const first = before.findIndex(differs)
  return first < 0 ? before.length : first
}
