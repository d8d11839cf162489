import { join } from 'node:path'
import { fileName } from '@gallia/shared/file-name'
import { shortHash } from '@gallia/shared/kernel/decision'
import { text, type Text } from '@gallia/shared/kernel/text'
import type { HostApi, NewGame, Opened, SaveEntry } from '@gallia/shared/protocol'
import { EarlierStates } from './earlier-states'
import type { Engine, OpenGame } from './engine'
import type { Files } from './files'
import { GameFolder, type Keep, type StoredGame } from './game-folder'
import { HallOfFame } from './hall-of-fame'
import { inTime, OpenTable } from './open-table'
import { HostProblem, problem, writeProblem } from './problem'
import { replaceFile } from './replace-file'
import { decodeSave, withSummary } from './save-format'
import { Session } from './session'
import { readSettings, writeSettings } from './settings'

export interface HostOptions {
  /** The user's folder: games, their earlier states, bin, reports and settings lie in it. */
  folder: string
  files: Files
  /** Milliseconds since 1970. */
  now(): number
  /** A seed for a game that was begun without one. */
  randomSeed(): string
  engine: Engine
}

export interface Host extends HostApi {
  /** The games that are open, the last opened last. */
  openGames(): string[]
  /** Writes what is not written yet. Returns the games that can't be written, with the reason: they are open still. */
  shutdown(): Promise<{ name: string; reason: Text }[]>
}

/** The host: keeps the open tables and their files. Every call rejects with HostProblem if it can't be done. */
export function createHost({ folder, files, now, randomSeed, engine }: HostOptions): Host {
  const earlier = new EarlierStates(files, join(folder, 'earlier'))
  const games = new GameFolder(files, join(folder, 'games'), join(folder, 'bin'), earlier)
  const session = new Session(files, folder)
  const fame = new HallOfFame(files, folder)
  const tables = new Map<string, OpenTable>()
  /** Games being opened: a second call waits for the first, so that there is never more than one table of a game. */
  const opening = new Map<string, Promise<Opened>>()
  /** Ids given away whose files may not be there yet. */
  const given = new Set<string>()
  /** Whether somebody has been told of the games that were left open. */
  let told = false

  const seat = (id: string, name: string, game: OpenGame, keep: Keep): OpenTable => {
    const table = new OpenTable(id, name, game, games, earlier, fame, now, keep, reportBrokenRule)
    tables.set(id, table)
    return table
  }
  const leave = (id: string): Promise<void> => {
    tables.delete(id)
    return noteOpen()
  }
  /** A disk that doesn't answer keeps nobody from playing. */
  const noteOpen = (): Promise<void> => inTime(session.note([...tables.keys()]))

  const tableOf = (id: string): OpenTable => {
    const table = tables.get(id)
    if (!table) throw problem('host.not-open')
    return table
  }

  /** Keeps what is needed to find a mistake in the rules: the game up to it, and where it happened. */
  function reportBrokenRule(error: unknown, table: OpenTable): void {
    const path = join(folder, 'reports', `${table.id}-${now()}.json`)
    const stack = error instanceof Error ? error.stack : String(error)
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.stack : undefined
    const report = { error: stack, cause, game: table.game.toSave() }
    // The player has been told in the reply; that the report can't be written changes nothing for him.
    replaceFile(files, path, Buffer.from(JSON.stringify(report))).catch(() => undefined)
  }

  async function newId(scenario: string): Promise<string> {
    const stamp = new Date(now()).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
    const wanted = `${scenario}-${stamp}`
    let id = wanted
    for (let n = 2; given.has(id) || tables.has(id) || (await taken(id)); n++) id = `${wanted}-${n}`
    given.add(id)
    return id
  }

  /** Where the folder can't be looked into, a game is begun all the same: it is in memory, and says that it isn't saved. */
  function taken(id: string): Promise<boolean> {
    return games.taken(id).catch(() => false)
  }

  async function openFromFile(id: string): Promise<Opened> {
    const stored = await games.read(id, (game) => loaded(engine, game))
    const { game, lost } = stored.opened
    const keep: Keep = stored.fromBackup ? 'damaged-file' : lost > 0 ? 'copy-of-main' : 'previous-version'
    const table = seat(id, stored.header.name, game, keep)
    table.watched = stored.header.watched
    await noteOpen()
    return table.opened(noticeOf(stored, lost))
  }

  async function entryOf(id: string): Promise<SaveEntry> {
    try {
      const { name, scenario, seats, yearBC, card, cards, over, edited, modified, control, lesson } =
        await games.header(id)
      const entry = { id, name, scenario, seats, yearBC, card, cards, over, modified, control, problem: null }
      return { ...entry, ...(edited && { edited }), ...(lesson && { lesson }) }
    } catch (error) {
      const reason = error instanceof HostProblem ? error.reason : text('save.damaged')
      return { ...unreadable(id), modified: await games.modified(id), problem: reason }
    }
  }

  async function list(): Promise<SaveEntry[]> {
    const onDisk = await games.ids()
    const inMemory = [...tables.values()].filter((table) => table.unsaved)
    const entries = await Promise.all(onDisk.filter((id) => !inMemory.some((t) => t.id === id)).map(entryOf))
    return [...inMemory.map((table) => table.entry()), ...entries].sort(
      (a, b) => b.modified - a.modified || (a.id < b.id ? -1 : 1),
    )
  }

  /** The file of a game, as it is or, for an open game, as it would be. */
  async function contentOf(id: string): Promise<Buffer> {
    const table = tables.get(id)
    return table ? table.content() : games.content(id)
  }

  /** A file from elsewhere becomes a game of ours, if it is one that can be played. */
  async function addGame(content: Buffer): Promise<SaveEntry> {
    loaded(engine, (await decodeSave(content)).game)
    return addCopy(content)
  }

  async function addCopy(content: Buffer): Promise<SaveEntry> {
    const { header } = await decodeSave(content)
    const id = await newId(header.scenario)
    const named = withSummary(content, { name: await freeName(header.name), modified: now() })
    try {
      await games.write(id, named, 'previous-version')
    } catch (error) {
      throw writeProblem(error)
    }
    return entryOf(id)
  }

  /** "A game", "A game (2)", "A game (3)": the first that no game has. */
  async function freeName(name: string): Promise<string> {
    const names = new Set((await list()).map((entry) => entry.name))
    const stem = name.replace(/ \(\d+\)$/, '')
    let free = name
    for (let n = 2; names.has(free); n++) free = `${stem} (${n})`
    return free
  }

  return {
    list,

    async create(setup: NewGame) {
      const seeded = setup.seed === '' ? { ...setup, seed: randomSeed() } : setup
      const game = withReason(() => engine.open(seeded, seedNumber(seeded.seed)))
      const table = seat(await newId(setup.scenario), setup.name || 'Gallia', game, 'previous-version')
      await table.save()
      await noteOpen()
      return { ...table.view(), notice: null }
    },

    async open(id) {
      const table = tables.get(id)
      if (table) return table.opened(null)
      const pending = opening.get(id) ?? openFromFile(id).finally(() => opening.delete(id))
      opening.set(id, pending)
      return pending
    },

    preview: async (setup) => withReason(() => engine.preview(setup)),

    // Asynchronous functions, so that a table that isn't open is a rejection and not a throw.
    answer: async (id, answer, seen) => tableOf(id).move((game) => game.answer(answer), seen),
    outlook: async (id, answer, seen) => tableOf(id).outlook(answer, seen),
    undo: async (id, seen) => tableOf(id).move((game) => game.undo(), seen),
    redo: async (id, seen) => tableOf(id).move((game) => game.redo(), seen),
    goTo: async (id, at, seen) => tableOf(id).move((game) => game.goTo(at), seen),

    adjust: async (id, position, seen) => tableOf(id).move((game) => game.adjust(position), seen),
    resume: async (id, branch, at, seen) => tableOf(id).move((game) => game.resume(branch, at), seen),

    async viewAt(id, line, branch) {
      const { game } = tableOf(id)
      if (branch !== undefined) return branchOf(() => game.branchBoardAt(branch, line))
      if (line > game.logLength()) throw problem('host.no-such-line')
      return game.boardAt(line)
    },
    async branch(id, branch) {
      const { game } = tableOf(id)
      return branchOf(() => game.branch(branch))
    },
    course: async (id) => tableOf(id).game.course(),
    hallOfFame: () => fame.list(),

    watched: async (id, lines) => tableOf(id).watchedUntil(lines),

    async close(id) {
      const reason = await tableOf(id).flush()
      if (reason) throw new HostProblem(reason)
      await leave(id)
    },

    async rename(id, name) {
      const table = tables.get(id)
      if (table) return table.rename(name)
      try {
        await games.write(id, withSummary(await games.content(id), { name }), 'previous-version')
      } catch (error) {
        throw writeProblem(error)
      }
    },

    async duplicate(id) {
      return addCopy(await contentOf(id))
    },

    async remove(id) {
      // The game goes to the bin as it was left; what can't be written now is lost with the player's own word.
      await tables.get(id)?.flush()
      try {
        await games.remove(id)
      } catch (error) {
        throw writeProblem(error)
      }
      await leave(id)
    },

    async restore(id) {
      try {
        await games.restore(id)
      } catch (error) {
        throw writeProblem(error)
      }
    },

    async exportGame(id) {
      const content = await contentOf(id)
      // A damaged file goes out as it is: somebody may be able to mend it.
      const name = await decodeSave(content).then(
        ({ header }) => header.name,
        () => id,
      )
      return { name: `${fileName(name)}.gallia`, content: content.toString('utf8') }
    },

    async importGame(text) {
      return addGame(Buffer.from(text))
    },

    earlierStates: (id) => earlier.list(id),

    async copyEarlier(id, state) {
      const content = await earlier.content(id, state)
      return addGame(content)
    },

    async startup() {
      const left = told ? [] : await session.leftOpen()
      told = true
      const there = new Set(left.length ? await games.ids() : [])
      return { recovered: await Promise.all(left.filter((id) => there.has(id)).map(entryOf)) }
    },

    settings: () => readSettings(files, folder),
    saveSettings: (settings) => writeSettings(files, folder, settings),

    openGames: () => [...tables.keys()],

    async shutdown() {
      const failures: { id: string; name: string; reason: Text }[] = []
      for (const table of tables.values()) {
        const reason = await table.flush()
        if (reason) failures.push({ id: table.id, name: table.name, reason })
      }
      // What is left behind unsaved is told of at the next start.
      await inTime(session.note(failures.map(({ id }) => id)))
      return failures.map(({ name, reason }) => ({ name, reason }))
    },
  }
}

/** The number the engine is given for a seed that people can read and type. */
export function seedNumber(seed: string): number {
  return Number.parseInt(shortHash(seed), 36)
}

/** Takes a stored game up. Whatever the engine says about a game it can't take up, the player is told a reason. */
function loaded(engine: Engine, game: unknown): { game: OpenGame; lost: number } {
  try {
    return engine.load(game)
  } catch (error) {
    throw new HostProblem(reasonIn(error) ?? text('save.not-playable'), { cause: error })
  }
}

/** What was asked of a line that was left, which may have been resumed since. */
function branchOf<T>(look: () => T): T {
  try {
    return look()
  } catch (error) {
    throw error instanceof RangeError ? problem('host.no-such-branch') : error
  }
}

/** What an engine refuses with a reason (a set-up that can't be) reaches the player. */
function withReason<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    const reason = reasonIn(error)
    throw reason ? new HostProblem(reason, { cause: error }) : error
  }
}

function reasonIn(error: unknown): Text | undefined {
  if (!(error instanceof Error) || !('reason' in error)) return undefined
  const { reason } = error
  if (typeof reason !== 'object' || reason === null || !('key' in reason)) return undefined
  return typeof reason.key === 'string' ? { ...reason, key: reason.key } : undefined
}

function noticeOf(stored: StoredGame, lost: number): Text | null {
  if (stored.fromBackup)
    return lost > 0 ? text('save.notice.backup-and-rules', { n: lost }) : text('save.notice.backup')
  if (lost > 0) return text('save.notice.rules', { n: lost })
  return stored.readOnly ? text('save.notice.read-only') : null
}

function unreadable(id: string): Omit<SaveEntry, 'modified' | 'problem'> {
  return { id, name: '', scenario: '', seats: {}, yearBC: 0, card: 0, cards: 0, over: false, control: {} }
}
