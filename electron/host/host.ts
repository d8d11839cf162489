import { join } from 'node:path'
import { fileName } from '@gallia/shared/file-name'
import { shortHash } from '@gallia/shared/kernel/decision'
import type { Text } from '@gallia/shared/kernel/text'
import type { HostApi, NewGame, SaveEntry } from '@gallia/shared/protocol'
import { EarlierStates } from './earlier-states'
import type { Engine } from './engine'
import { branchOf, loaded, withReason } from './engine-problems'
import type { Files } from './files'
import { GameFolder } from './game-folder'
import { GameList } from './game-list'
import { HallOfFame } from './hall-of-fame'
import { OpenTables } from './open-tables'
import { problem, writing } from './problem'
import { brokenRuleReports } from './reports'
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
  const reportBrokenRule = brokenRuleReports(files, folder, now)
  const tables = new OpenTables({ games, earlier, fame, now, reportBrokenRule }, engine, session)
  const list = new GameList(games, tables, now)
  /** Whether somebody has been told of the games that were left open. */
  let told = false

  /** A file from elsewhere becomes a game of ours, if it is one that can be played. */
  async function addPlayable(content: Buffer): Promise<SaveEntry> {
    loaded(engine, (await decodeSave(content)).game)
    return list.add(content)
  }

  return {
    list: () => list.entries(),

    async create(setup: NewGame) {
      const seeded = setup.seed === '' ? { ...setup, seed: randomSeed() } : setup
      const game = withReason(() => engine.open(seeded, seedNumber(seeded.seed)))
      const id = await list.newId(setup.scenario)
      const table = await tables.begin({ id, name: setup.name || 'Gallia', game, keep: 'previous-version' })
      return { ...table.view(), notice: null }
    },

    open: (id) => tables.open(id),

    preview: async (setup) => withReason(() => engine.preview(setup)),

    // Asynchronous functions, so that a table that isn't open is a rejection and not a throw.
    answer: async (id, answer, seen) => tables.of(id).move((game) => game.answer(answer), seen),
    outlook: async (id, answer, seen) => tables.of(id).outlook(answer, seen),
    undo: async (id, seen) => tables.of(id).move((game) => game.undo(), seen),
    redo: async (id, seen) => tables.of(id).move((game) => game.redo(), seen),
    goTo: async (id, at, seen) => tables.of(id).move((game) => game.goTo(at), seen),

    adjust: async (id, position, seen) => tables.of(id).move((game) => game.adjust(position), seen),
    resume: async (id, branch, at, seen) => tables.of(id).move((game) => game.resume(branch, at), seen),

    async viewAt(id, line, branch) {
      const { game } = tables.of(id)
      if (branch !== undefined) return branchOf(() => game.branchBoardAt(branch, line))
      if (line > game.logLength()) throw problem('host.no-such-line')
      return game.boardAt(line)
    },
    async branch(id, branch) {
      const { game } = tables.of(id)
      return branchOf(() => game.branch(branch))
    },
    course: async (id) => tables.of(id).game.course(),
    hallOfFame: () => fame.list(),

    watched: async (id, lines) => tables.of(id).watchedUntil(lines),

    saveNow: (id) => tables.of(id).saveNow(),

    close: (id) => tables.close(id),

    async rename(id, name) {
      const table = tables.get(id)
      if (table) return table.rename(name)
      const content = await games.content(id)
      await writing(games.write(id, withSummary(content, { name }), 'previous-version'))
    },

    async duplicate(id) {
      return list.add(await list.content(id))
    },

    async remove(id) {
      // The game goes to the bin as it was left; what can't be written now is lost with the player's own word.
      await tables.get(id)?.flush()
      await writing(games.remove(id))
      await tables.leave(id)
    },

    restore: (id) => writing(games.restore(id)),

    async exportGame(id) {
      const content = await list.content(id)
      // A damaged file goes out as it is: somebody may be able to mend it.
      const name = await decodeSave(content).then(
        ({ header }) => header.name,
        () => id,
      )
      return { name: `${fileName(name)}.gallia`, content: content.toString('utf8') }
    },

    importGame: (text) => addPlayable(Buffer.from(text)),

    earlierStates: (id) => earlier.list(id),

    async copyEarlier(id, state) {
      return addPlayable(await earlier.content(id, state))
    },

    async startup() {
      const left = told ? [] : await session.leftOpen()
      told = true
      return { recovered: await list.entriesOf(left) }
    },

    settings: () => readSettings(files, folder),
    saveSettings: (settings) => writeSettings(files, folder, settings),

    openGames: () => tables.ids(),
    shutdown: () => tables.shutdown(),
  }
}

/** The number the engine is given for a seed that people can read and type. */
export function seedNumber(seed: string): number {
  return Number.parseInt(shortHash(seed), 36)
}
