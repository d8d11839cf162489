import { app, BrowserWindow, dialog, ipcMain, type IpcMainInvokeEvent, Menu, protocol } from 'electron'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { desktopCalls } from '@gallia/shared/desktop'
import { text } from '@gallia/shared/kernel/text'
import { languageFrom } from '@gallia/shared/languages'
import { type HostApi, hostCalls } from '@gallia/shared/protocol'
import { Desktop } from './desktop'
import { lockFolder } from './folder-lock'
import { denyPermissions, guardWebContents, isOurs, origin } from './guard'
import { type HostReply, throughDesktopDoor, throughDoor } from './host/door'
import { fallingSky } from './host/falling-sky'
import { nodeFiles } from './host/files'
import { createHost, type Host } from './host/host'
import { messageOf } from './host/problem'
import { Log } from './log'
import { dockTemplate, jumpList, type MenuActions, menuTemplate, recentGames } from './menu'
import { contentSecurityPolicy, pageOf, plain } from './pages'
import { unsavedQuestion } from './unsaved'
import { openWindow, showWindow } from './window'
import { type Wish, wishIn } from './wishes'
import { sentence, speak, words } from './words'

const screensFolder = join(__dirname, '../renderer')

// The name of the user's folder, packaged or not; the local server uses the same (local-arguments.ts).
app.setName('Gallia')
app.enableSandbox()
protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
])

// A second start hands its wish to the first: two processes must not write the same games.
if (app.requestSingleInstanceLock()) start()
else app.quit()

function start(): void {
  const folder = app.getPath('userData')
  const log = new Log(join(folder, 'logs', 'gallia.log'), () => Date.now())
  const report = (error: unknown): void => {
    console.error(error)
    log.error(error)
  }
  log.info(`Gallia ${app.getVersion()} starts on ${process.platform} ${process.arch}`)
  endOnMistakes(report)

  const host = createHost({
    folder,
    files: nodeFiles,
    engine: fallingSky,
    now: () => Date.now(),
    randomSeed: () => randomBytes(6).toString('hex'),
  })
  const window = (): BrowserWindow | undefined => BrowserWindow.getAllWindows()[0]
  const desktop = new Desktop(host, folder, window)
  const show = (): void => {
    const open = window()
    if (open) return showWindow(open)
    openWindow({
      url: `${origin}/index.html`,
      placeFile: join(folder, 'window.json'),
      report,
      onGiveUp: () => app.quit(),
      onReload(why) {
        log.warning(`the page is shown anew: ${why}`)
        recoverPage(host, desktop)
      },
    }).on('closed', () => desktop.pageGone())
  }
  const refreshMenus = menusOf(host, desktop, report)
  const opened = app.whenReady().then(() => takeFolder(folder, refreshMenus))
  /** Not before the folder is ours: a file that is taken in is written there. */
  const reveal = (wish?: Wish): void => {
    const fulfil = (): Promise<void> | void => {
      show()
      if (wish) return desktop.fulfil(wish)
    }
    opened.then((ours) => (ours ? fulfil() : undefined)).catch(report)
  }
  openDoor(host, desktop, report, refreshMenus)
  guardWebContents()
  followSystem(reveal, log)
  saveBeforeQuitting(host, show, report)
  reveal(wishIn(process.argv.slice(1), process.cwd()))
}

/** Makes the folder ours and everything ready for a window; false, and the end, if another Gallia has the folder. */
async function takeFolder(folder: string, refreshMenus: () => Promise<void>): Promise<boolean> {
  if (!(await lockFolder(folder))) {
    dialog.showErrorBox('Gallia', words('host.folder-in-use'))
    app.exit(1)
    return false
  }
  serveScreens()
  denyPermissions()
  await refreshMenus()
  return true
}

/** What the system asks of Gallia while it runs, and what its end and its processes leave in the log. */
function followSystem(reveal: (wish?: Wish) => void, log: Log): void {
  app.on('second-instance', (_event, args, workingFolder) => {
    reveal(wishIn(args.slice(1), workingFolder))
  })
  // macOS hands files over in this way, also before the app is ready, and while no window is open.
  app.on('open-file', (event, path) => {
    event.preventDefault()
    reveal({ do: 'file', path })
  })
  app.on('activate', () => reveal())
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('child-process-gone', (_event, { type, reason }) => log.warning(`${type} process gone: ${reason}`))
  app.on('quit', () => log.info('Gallia ends'))
}

/** One channel per call of the two contracts, open to our own page only. */
function openDoor(
  host: Host,
  desktop: Desktop,
  report: (error: unknown) => void,
  refreshMenus: () => Promise<void>,
): void {
  const answer = (channel: string, reply: (args: unknown[]) => Promise<HostReply>): void =>
    ipcMain.handle(channel, (event: IpcMainInvokeEvent, ...args: unknown[]) => {
      if (!isOurs(event.senderFrame)) throw new Error('not our page')
      return reply(args)
    })
  for (const call of hostCalls) {
    answer(`host:${call}`, async (args) => {
      const reply = await throughDoor(host, call, args, report)
      if (changesTheMenu.has(call)) refreshMenus().catch(report)
      return reply
    })
  }
  for (const call of desktopCalls) answer(`desktop:${call}`, (args) => throughDesktopDoor(desktop, call, args, report))
}

/** Calls after which the recent games, or the language, may be others. */
const changesTheMenu: ReadonlySet<keyof HostApi> = new Set([
  'create', 'open', 'close', 'rename', 'duplicate', 'remove', 'restore', 'importGame', 'copyEarlier', 'saveSettings',
]) // prettier-ignore

/** Puts up the menu, and the recent games where the system has a place for them; called again when they have changed. */
function menusOf(host: Host, desktop: Desktop, report: (error: unknown) => void): () => Promise<void> {
  const actions: MenuActions = {
    command: (command) => desktop.command(command),
    showFolder: (folder) => void desktop.showFolder(folder).catch(report),
  }
  const program = { path: process.execPath, args: app.isPackaged ? [] : [app.getAppPath()] }
  return async () => {
    const { language } = await host.settings()
    speak(language === 'system' ? languageFrom(app.getPreferredSystemLanguages()) : language)
    const recent = recentGames(await host.list().catch(() => []))
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, recent, actions, !app.isPackaged)))
    if (process.platform === 'darwin') app.dock?.setMenu(Menu.buildFromTemplate(dockTemplate(recent, actions)))
    if (process.platform === 'win32') app.setJumpList(jumpList(recent, program))
  }
}

function serveScreens(): void {
  const policy = contentSecurityPolicy()
  protocol.handle('app', async (request) => {
    const { host, pathname } = new URL(request.url)
    const page =
      host === 'gallia' && request.method === 'GET' ? await pageOf(screensFolder, pathname, policy) : plain(403)
    return new Response(new Uint8Array(page.body), { status: page.status, headers: page.headers })
  })
}

/** The games are in this process: a page that has died comes back to the one that was on its table. */
function recoverPage(host: Host, desktop: Desktop): void {
  desktop.pageGone()
  const id = host.openGames().at(-1)
  if (id !== undefined) desktop.command({ do: 'open', id, notice: text('desktop.page-recovered') })
}

/** Quitting waits for the files. What can't be written is told, and the player may make room and try again. */
function saveBeforeQuitting(host: Host, show: () => void, report: (error: unknown) => void): void {
  let done = false
  app.on('before-quit', (event) => {
    if (done) return
    event.preventDefault()
    host
      .shutdown()
      .then((unsaved) => unsaved.length === 0 || dialog.showMessageBoxSync(unsavedQuestion(unsaved)) === 1)
      .catch((error: unknown) => {
        report(error)
        return true
      })
      .then((quit) => {
        done = quit
        if (quit) app.quit()
        else show()
      })
      .catch(report)
  })
}

/**
 * A mistake of ours outside of any call may have left this process in pieces: it ends, and the next start says which
 * game was open. Games are on the disk after every answer.
 */
function endOnMistakes(report: (error: unknown) => void): void {
  process.on('uncaughtException', (error) => {
    report(error)
    dialog.showErrorBox('Gallia', sentence(text('desktop.mistake', { detail: messageOf(error) })))
    app.exit(1)
  })
  process.on('unhandledRejection', report)
}
