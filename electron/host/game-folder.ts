import { dirname, join } from 'node:path'
import type { EarlierStates } from './earlier-states'
import { exists, type Files, isMissing, tryUnlink } from './files'
import { errorCode, problem, readProblem } from './problem'
import { replaceFile } from './replace-file'
import { decodeSave, expectedBytes, headBytes, readHeader, type SaveHeader } from './save-format'

const extension = '.gallia'
/** What an id may not hold: it is the name of a file, and must not lead out of the folder on any system. */
const notInFileName = /[<>:"/\\|?*\u0000-\u001f]/

/** A game read from the disk. */
export interface StoredGame {
  header: SaveHeader
  game: unknown
  /** The main file could not be opened, and this is the previous version. */
  fromBackup: boolean
  /** Nothing may be written to the file. */
  readOnly: boolean
}

/** What must be kept before a write, because the main file on the disk holds something that the game in memory doesn't. */
export type Keep = 'previous-version' | 'damaged-file' | 'copy-of-main'

/**
 * The files of the games. A game `x` is `x.gallia`, with its previous version in `x.gallia.bak`; it is there as long as
 * one of the two is. Removed games lie in the bin, a folder beside, with their earlier states.
 */
export class GameFolder {
  constructor(
    private readonly files: Files,
    private readonly folder: string,
    private readonly bin: string,
    private readonly earlier: EarlierStates,
  ) {}

  /** Ids of all games, in no order. */
  async ids(): Promise<string[]> {
    const names = await this.files.readFolder(this.folder).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return []
      throw readProblem(error)
    })
    const ids = names.map((name) => name.replace(/\.bak$/, '')).filter((name) => name.endsWith(extension))
    return [...new Set(ids.map((name) => name.slice(0, -extension.length)))].filter(isGameId)
  }

  /** Whether the id is taken, in the folder or in the bin. */
  async taken(id: string): Promise<boolean> {
    const places = [this.main(id), this.backup(id), join(this.bin, id + extension)]
    for (const path of places) if (await exists(this.files, path)) return true
    return false
  }

  /** The header without the game, from the backup if the main file is of no use. Throws HostProblem. */
  async header(id: string): Promise<SaveHeader> {
    try {
      return await this.headerOf(this.main(id))
    } catch (error) {
      if (!backupHelps(error)) throw error
      return this.headerOf(this.backup(id)).catch(() => {
        throw error
      })
    }
  }

  private async headerOf(path: string): Promise<SaveHeader> {
    try {
      const head = await this.files.readHead(path, headBytes)
      const header = readHeader(head)
      const { bytes } = await this.files.stat(path)
      if (bytes < expectedBytes(head, header)) throw problem('save.truncated')
      return header
    } catch (error) {
      throw readProblem(error)
    }
  }

  /** When the file was last written, or 0 if that can't be known. */
  async modified(id: string): Promise<number> {
    return this.files.stat(this.main(id)).then(
      (facts) => Math.round(facts.modified),
      () => 0,
    )
  }

  /**
   * Reads a game, the previous version if the main file can't be used. `open` takes the decoded game up; a file it
   * throws on counts as damaged.
   *
   * @throws HostProblem with what is wrong with the main file
   */
  async read<T>(id: string, open: (game: unknown) => T): Promise<StoredGame & { opened: T }> {
    try {
      const { readOnly } = await this.files.stat(this.main(id))
      return { ...(await this.readFrom(this.main(id), open)), fromBackup: false, readOnly }
    } catch (error) {
      const reason = readProblem(error)
      if (!backupHelps(reason)) throw reason
      const backup = await this.readFrom(this.backup(id), open).catch(() => {
        throw reason
      })
      return { ...backup, fromBackup: true, readOnly: false }
    }
  }

  private async readFrom<T>(
    path: string,
    open: (game: unknown) => T,
  ): Promise<{ header: SaveHeader; game: unknown; opened: T }> {
    const { header, game } = await decodeSave(await this.files.readFile(path))
    return { header, game, opened: open(game) }
  }

  /** The content of the main file as it lies there. Throws HostProblem. */
  async content(id: string): Promise<Buffer> {
    return this.files.readFile(this.main(id)).catch((error: unknown) => {
      throw readProblem(error)
    })
  }

  /** Writes the main file; what is there before is kept as `keep` says. Throws HostProblem or the system's error. */
  async write(id: string, content: Buffer, keep: Keep): Promise<void> {
    if (await this.isReadOnly(id)) throw problem('save.read-only')
    await replaceFile(this.files, this.main(id), content, () => this.keepMain(id, keep))
  }

  private async isReadOnly(id: string): Promise<boolean> {
    return this.files.stat(this.main(id)).then(
      (facts) => facts.readOnly,
      () => false,
    )
  }

  private async keepMain(id: string, keep: Keep): Promise<void> {
    switch (keep) {
      case 'previous-version':
        return this.keepAsBackup(id)
      case 'damaged-file':
        return this.move(this.main(id), await this.freeName(`${this.main(id)}.damaged`))
      case 'copy-of-main':
        return this.files.copy(this.main(id), await this.freeName(`${this.main(id)}.before-new-rules`))
    }
  }

  /**
   * The copy gets the backup's name only when it is whole. That there is no room for it is no reason not to save: the
   * game itself is on the disk by then.
   */
  private async keepAsBackup(id: string): Promise<void> {
    const temporary = `${this.backup(id)}.tmp`
    try {
      await this.files.copy(this.main(id), temporary)
      await this.files.rename(temporary, this.backup(id))
    } catch {
      await tryUnlink(this.files, temporary)
    }
  }

  /** To the bin. The main file goes last: cut off in between, the game is still there. */
  async remove(id: string): Promise<void> {
    await this.files.makeFolder(this.bin)
    const binned = join(this.bin, id + extension)
    await this.makeRoom(binned)
    await this.move(this.earlier.folder(id), `${binned}.earlier`)
    await this.move(this.backup(id), `${binned}.bak`)
    await this.move(this.main(id), binned)
  }

  /** Out of the bin. Throws HostProblem if it isn't there, or if its place is taken. */
  async restore(id: string): Promise<void> {
    const binned = join(this.bin, id + extension)
    if (!(await exists(this.files, binned)) && !(await exists(this.files, `${binned}.bak`)))
      throw problem('save.not-in-bin')
    if (await exists(this.files, this.main(id))) throw problem('save.place-taken')
    await this.move(binned, this.main(id))
    await this.move(`${binned}.bak`, this.backup(id))
    await this.restoreEarlier(id, `${binned}.earlier`)
  }

  /** The folder above may not be there yet; what lies where the states belong (of another game of that id) stays. */
  private async restoreEarlier(id: string, binned: string): Promise<void> {
    const folder = this.earlier.folder(id)
    if (!(await exists(this.files, binned)) || (await exists(this.files, folder))) return
    await this.files.makeFolder(dirname(folder))
    await this.move(binned, folder)
  }

  /** A game of that id may lie in the bin already: it is moved aside, not lost. */
  private async makeRoom(binned: string): Promise<void> {
    for (const path of [binned, `${binned}.bak`, `${binned}.earlier`]) {
      if (await exists(this.files, path)) await this.move(path, await this.freeName(`${path}.older`))
    }
  }

  /** Moves a file if it is there. */
  private async move(from: string, to: string): Promise<void> {
    try {
      await this.files.rename(from, to)
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

  private async freeName(path: string): Promise<string> {
    let free = path
    for (let n = 2; await exists(this.files, free); n++) free = `${path}-${n}`
    return free
  }

  private main(id: string): string {
    return join(this.folder, id + extension)
  }

  private backup(id: string): string {
    return `${this.main(id)}.bak`
  }
}

/** Whether the id can be the name of a file in the folder. */
export function isGameId(id: string): boolean {
  return id !== '' && id.length <= 200 && !id.startsWith('.') && !notInFileName.test(id)
}

/** A newer file is whole, only not ours to read; and a file the system won't let us read may be whole as well. */
function backupHelps(error: unknown): boolean {
  const { key } = readProblem(error).reason
  return key !== 'save.newer' && key !== 'save.unreadable'
}
