import { app, type BrowserWindow, dialog, shell } from 'electron'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { DesktopApi, DesktopCommand, UserFolder, Versions } from '@gallia/shared/desktop'
import { text } from '@gallia/shared/kernel/text'
import type { SaveEntry } from '@gallia/shared/protocol'
import type { Scale } from '@gallia/shared/settings'
import { nodeFiles } from './host/files'
import type { Host } from './host/host'
import { largestImport } from './host/messages'
import { errorCode, HostProblem, messageOf, problem } from './host/problem'
import { replaceFile } from './host/replace-file'
import type { Wish } from './wishes'
import { isGameFile } from './wishes'
import { words } from './words'

/** What the desktop app does for its window, and what it asks of it. */
export class Desktop implements DesktopApi {
  private listening = false
  private readonly waiting: DesktopCommand[] = []

  constructor(
    private readonly host: Host,
    /** The user's folder. */
    private readonly folder: string,
    private readonly window: () => BrowserWindow | undefined,
  ) {}

  /** Asks the screens to do something: at once, or as soon as they listen. */
  command(command: DesktopCommand): void {
    this.waiting.push(command)
    if (this.listening) this.sendWaiting()
  }

  /** The page is loaded anew: what it is asked waits until it says again that it listens. */
  pageGone(): void {
    this.listening = false
  }

  ready(): Promise<void> {
    this.listening = true
    this.sendWaiting()
    return Promise.resolve()
  }

  /** Does what a start of Gallia, or a file that was double-clicked, asks for. */
  async fulfil(wish: Wish): Promise<void> {
    switch (wish.do) {
      case 'new-game':
        return this.command({ do: 'show', screen: 'new-game' })
      case 'game':
        return this.command({ do: 'open', id: wish.id, notice: null })
      case 'file':
        return this.openFile(wish.path)
    }
  }

  /** A file of our own folder is that game; any other is taken in as a copy. */
  private async openFile(path: string): Promise<void> {
    if (resolve(dirname(path)) === this.pathOf('games') && isGameFile(path))
      return this.command({ do: 'open', id: basename(path).slice(0, -'.gallia'.length), notice: null })
    try {
      const { id, name } = await this.takeIn(path)
      this.command({ do: 'open', id, notice: text('desktop.imported', { name }) })
    } catch (error) {
      if (!(error instanceof HostProblem)) throw error
      this.command({ do: 'tell', reason: error.reason })
    }
  }

  private async takeIn(path: string): Promise<SaveEntry> {
    return this.host.importGame(await readImport(path))
  }

  async exportGame(id: string): Promise<string | null> {
    const { name, content } = await this.host.exportGame(id)
    const wanted = { defaultPath: join(app.getPath('documents'), name), filters: gameFiles() }
    const window = this.window()
    const { canceled, filePath } = await (window
      ? dialog.showSaveDialog(window, wanted)
      : dialog.showSaveDialog(wanted))
    if (canceled || !filePath) return null
    const path = isGameFile(filePath) ? filePath : `${filePath}.gallia`
    try {
      await replaceFile(nodeFiles, path, Buffer.from(content))
    } catch (error) {
      throw problem('desktop.export-failed', { code: errorCode(error) ?? messageOf(error) }, error)
    }
    return basename(path)
  }

  async importGame(): Promise<SaveEntry | null> {
    const wanted = { properties: ['openFile' as const], filters: gameFiles() }
    const window = this.window()
    const { canceled, filePaths } = await (window
      ? dialog.showOpenDialog(window, wanted)
      : dialog.showOpenDialog(wanted))
    const [path] = filePaths
    return canceled || path === undefined ? null : this.takeIn(path)
  }

  async showFolder(folder: UserFolder): Promise<void> {
    const path = this.pathOf(folder)
    // There may have been nothing to put into it yet.
    await mkdir(path, { recursive: true }).catch(() => undefined)
    const detail = await shell.openPath(path)
    if (detail !== '') throw problem('desktop.no-folder', { detail, path })
  }

  versions(): Promise<Versions> {
    const { electron = '', chrome: chromium = '', node } = process.versions
    const system = `${process.platform} ${process.arch} ${process.getSystemVersion?.() ?? ''}`.trim()
    return Promise.resolve({ gallia: app.getVersion(), electron, chromium, node, system })
  }

  scale(percent: Scale): Promise<void> {
    this.window()?.webContents.setZoomFactor(percent / 100)
    return Promise.resolve()
  }

  private pathOf(folder: UserFolder): string {
    return join(this.folder, folder)
  }

  private sendWaiting(): void {
    const contents = this.window()?.webContents
    if (!contents) return
    for (const command of this.waiting.splice(0)) contents.send('desktop:command', command)
  }
}

function gameFiles(): { name: string; extensions: string[] }[] {
  return [{ name: words('desktop.files'), extensions: ['gallia'] }]
}

/** The text of a file from elsewhere. Throws HostProblem. */
async function readImport(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > largestImport) throw problem('desktop.too-large')
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof HostProblem) throw error
    throw problem('desktop.import-failed', { code: errorCode(error) ?? messageOf(error) }, error)
  }
}
