import { text, type Text } from '@gallia/shared/kernel/text'
import type { Opened } from '@gallia/shared/protocol'
import type { Engine } from './engine'
import { loaded } from './engine-problems'
import type { StoredGame } from './game-folder'
import { inTime, OpenTable, type Surroundings, type TableStart } from './open-table'
import { HostProblem, problem } from './problem'
import type { Session } from './session'

/** The games that are open: one table each, and a note of them for the case that Gallia is killed. */
export class OpenTables {
  private readonly tables = new Map<string, OpenTable>()
  /** Games being opened: a second call waits for the first, so that there is never more than one table of a game. */
  private readonly opening = new Map<string, Promise<Opened>>()

  constructor(
    private readonly around: Surroundings,
    private readonly engine: Engine,
    private readonly session: Session,
  ) {}

  /** The last opened last. */
  ids(): string[] {
    return [...this.tables.keys()]
  }

  get(id: string): OpenTable | undefined {
    return this.tables.get(id)
  }

  /** The table of a game that must be open. Throws HostProblem. */
  of(id: string): OpenTable {
    const table = this.tables.get(id)
    if (!table) throw problem('host.not-open')
    return table
  }

  /** Those whose files are not up with them. */
  unsaved(): OpenTable[] {
    return [...this.tables.values()].filter((table) => table.unsaved)
  }

  /** Opens a new game and writes its file. */
  async begin(start: TableStart): Promise<OpenTable> {
    const table = this.seat(start)
    await table.save()
    await this.noteOpen()
    return table
  }

  /** Opens a game from its file, if it is not open yet. Throws HostProblem. */
  async open(id: string): Promise<Opened> {
    const table = this.tables.get(id)
    if (table) return table.opened(null)
    const pending = this.opening.get(id) ?? this.openFromFile(id).finally(() => this.opening.delete(id))
    this.opening.set(id, pending)
    return pending
  }

  /** Writes what is not written yet and closes the table. Throws HostProblem, and leaves it open, if that can't be done. */
  async close(id: string): Promise<void> {
    const reason = await this.of(id).flush()
    if (reason) throw new HostProblem(reason)
    await this.leave(id)
  }

  /** Closes the table as it is. */
  async leave(id: string): Promise<void> {
    this.tables.delete(id)
    await this.noteOpen()
  }

  /** Writes what is not written yet. Returns the games that can't be written, with the reason. */
  async shutdown(): Promise<{ name: string; reason: Text }[]> {
    const failures: { id: string; name: string; reason: Text }[] = []
    for (const table of this.tables.values()) {
      const reason = await table.flush()
      if (reason) failures.push({ id: table.id, name: table.name, reason })
    }
    // What is left behind unsaved is told of at the next start.
    await inTime(this.session.note(failures.map(({ id }) => id)))
    return failures.map(({ name, reason }) => ({ name, reason }))
  }

  private async openFromFile(id: string): Promise<Opened> {
    const stored = await this.around.games.read(id, (game) => loaded(this.engine, game))
    const { game, lost } = stored.opened
    const keep = stored.fromBackup ? 'damaged-file' : lost > 0 ? 'copy-of-main' : 'previous-version'
    const table = this.seat({ id, name: stored.header.name, game, keep })
    table.watched = stored.header.watched
    await this.noteOpen()
    return table.opened(noticeOf(stored, lost))
  }

  private seat(start: TableStart): OpenTable {
    const table = new OpenTable(start, this.around)
    this.tables.set(start.id, table)
    return table
  }

  /** A disk that doesn't answer keeps nobody from playing. */
  private noteOpen(): Promise<void> {
    return inTime(this.session.note(this.ids()))
  }
}

function noticeOf(stored: StoredGame, lost: number): Text | null {
  if (stored.fromBackup)
    return lost > 0 ? text('save.notice.backup-and-rules', { n: lost }) : text('save.notice.backup')
  if (lost > 0) return text('save.notice.rules', { n: lost })
  return stored.readOnly ? text('save.notice.read-only') : null
}
