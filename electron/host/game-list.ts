import { text } from '@gallia/shared/kernel/text'
import type { SaveEntry } from '@gallia/shared/protocol'
import type { GameFolder } from './game-folder'
import type { OpenTables } from './open-tables'
import { HostProblem, writing } from './problem'
import { decodeSave, withSummary } from './save-format'

/** The list of games, open or on the disk, and how others join it. */
export class GameList {
  /** Ids given away whose files may not be there yet. */
  private readonly given = new Set<string>()

  constructor(
    private readonly games: GameFolder,
    private readonly tables: OpenTables,
    private readonly now: () => number,
  ) {}

  /** The last written first. An open game whose file is behind stands there as it is in memory. */
  async entries(): Promise<SaveEntry[]> {
    const onDisk = await this.games.ids()
    const inMemory = this.tables.unsaved()
    const others = onDisk.filter((id) => !inMemory.some((table) => table.id === id))
    const entries = await Promise.all(others.map((id) => this.entry(id)))
    return [...inMemory.map((table) => table.entry()), ...entries].sort(
      (a, b) => b.modified - a.modified || (a.id < b.id ? -1 : 1),
    )
  }

  /** A game's line in the list, from its file; one that can't be read says why. */
  async entry(id: string): Promise<SaveEntry> {
    try {
      const { name, scenario, seats, yearBC, card, cards, over, edited, modified, control, margins, lesson } =
        await this.games.header(id)
      const entry = { id, name, scenario, seats, yearBC, card, cards, over, modified, control, problem: null }
      return { ...entry, ...(edited && { edited }), ...(margins && { margins }), ...(lesson && { lesson }) }
    } catch (error) {
      const reason = error instanceof HostProblem ? error.reason : text('save.damaged')
      return { ...unreadable(id), modified: await this.games.modified(id), problem: reason }
    }
  }

  /** Those of the games that are there. */
  async entriesOf(ids: readonly string[]): Promise<SaveEntry[]> {
    const there = new Set(ids.length ? await this.games.ids() : [])
    return Promise.all(ids.filter((id) => there.has(id)).map((id) => this.entry(id)))
  }

  /** The file of a game, as it is or, for an open game, as it would be. Throws HostProblem. */
  async content(id: string): Promise<Buffer> {
    return this.tables.get(id)?.content() ?? this.games.content(id)
  }

  /** Writes a game's file into the folder as a game of its own. Throws HostProblem. */
  async add(content: Buffer): Promise<SaveEntry> {
    const { header } = await decodeSave(content)
    const id = await this.newId(header.scenario)
    const named = withSummary(content, { name: await this.freeName(header.name), modified: this.now() })
    await writing(this.games.write(id, named, 'previous-version'))
    return this.entry(id)
  }

  /** An id that no game has, and that no other game will get. */
  async newId(scenario: string): Promise<string> {
    const stamp = new Date(this.now()).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
    const wanted = `${scenario}-${stamp}`
    let id = wanted
    for (let n = 2; await this.taken(id); n++) id = `${wanted}-${n}`
    this.given.add(id)
    return id
  }

  /** Where the folder can't be looked into, a game is begun all the same: it is in memory, and says that it isn't saved. */
  private async taken(id: string): Promise<boolean> {
    return this.given.has(id) || this.tables.get(id) !== undefined || this.games.taken(id).catch(() => false)
  }

  /** "A game", "A game (2)", "A game (3)": the first that no game has. */
  private async freeName(name: string): Promise<string> {
    const names = new Set((await this.entries()).map((entry) => entry.name))
    const stem = name.replace(/ \(\d+\)$/, '')
    let free = name
    for (let n = 2; names.has(free); n++) free = `${stem} (${n})`
    return free
  }
}

function unreadable(id: string): Omit<SaveEntry, 'modified' | 'problem'> {
  return { id, name: '', scenario: '', seats: {}, yearBC: 0, card: 0, cards: 0, over: false, control: {} }
}
