import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, screen, session, type WebContents } from 'electron'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { saveEn } from '@gallia/shared/falling-sky/text/save-en'
import { hostCalls } from '@gallia/shared/protocol'
import { lockFolder } from './folder-lock'
import { throughDoor } from './host/door'
import { fallingSky } from './host/falling-sky'
import { nodeFiles } from './host/files'
import { createHost, type Host } from './host/host'
import { menuTemplate } from './menu'
import { contentSecurityPolicy, pageOf, plain } from './pages'
import { unsavedQuestion } from './unsaved'
import { readPlace, visiblePlace, writePlace } from './window-place'

/** The screens are at home here, and only they may talk to the host. */
const origin = 'app://gallia'
const screensFolder = join(__dirname, '../renderer')

// The name of the user's folder, packaged or not; the local server uses the same (local-arguments.ts).
app.setName('Gallia')
app.enableSandbox()
protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
])

// A second start shows the window of the first: two processes must not write the same games.
if (app.requestSingleInstanceLock()) start()
else app.quit()

function start(): void {
  const host = createHost({
    folder: app.getPath('userData'),
    files: nodeFiles,
    engine: fallingSky,
    now: () => Date.now(),
    randomSeed: () => randomBytes(6).toString('hex'),
  })
  openDoor(host)
  guardWebContents()
  app.on('second-instance', showWindow)
  app.on('activate', () => (BrowserWindow.getAllWindows().length ? showWindow() : openWindow()))
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  saveBeforeQuitting(host)
  app.whenReady().then(openGallia).catch(reportError)
}

async function openGallia(): Promise<void> {
  if (!(await lockFolder(app.getPath('userData')))) {
    dialog.showErrorBox('Gallia', saveEn['host.folder-in-use'] ?? '')
    return app.exit(1)
  }
  serveScreens()
  denyPermissions()
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform)))
  openWindow()
}

/** One channel per call of the contract, open to our own page only. */
function openDoor(host: Host): void {
  for (const call of hostCalls) {
    ipcMain.handle(`host:${call}`, (event, ...args: unknown[]) => {
      if (!isOurs(event.senderFrame?.url)) throw new Error('not our page')
      return throughDoor(host, call, args, reportError)
    })
  }
}

function isOurs(url: string | undefined): boolean {
  return url?.startsWith(`${origin}/`) ?? false
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

/** The page asks for nothing but its own files: no camera, no notifications, no other page, no second window. */
function denyPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, callback) => callback(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
}

function guardWebContents(): void {
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
    // The games are in this process: a page that has died is simply shown again.
    contents.on('render-process-gone', (_gone, { reason }) => {
      if (reason !== 'clean-exit') contents.reload()
    })
  })
}

function openWindow(): void {
  const placeFile = join(app.getPath('userData'), 'window.json')
  const screens = screen.getAllDisplays().map((display) => display.workArea)
  const { maximized, ...bounds } = visiblePlace(readPlace(placeFile), screens)
  const window = new BrowserWindow({
    ...bounds,
    minWidth: 1024,
    minHeight: 700,
    show: false,
    title: 'Gallia',
    backgroundColor: '#f4ebd8',
    autoHideMenuBar: true,
    webPreferences: {
      preload: join(__dirname, '../preload/preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
    },
  })
  if (maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () => writePlace(placeFile, { ...window.getNormalBounds(), maximized: window.isMaximized() }))
  window.loadURL(`${origin}/index.html`).catch(reportError)
}

function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows()
  if (!window) return
  if (window.isMinimized()) window.restore()
  window.focus()
}

/** Quitting waits for the files. What can't be written is told, and the player may make room and try again. */
function saveBeforeQuitting(host: Host): void {
  let done = false
  app.on('before-quit', (event) => {
    if (done) return
    event.preventDefault()
    host
      .shutdown()
      .then((unsaved) => unsaved.length === 0 || dialog.showMessageBoxSync(unsavedQuestion(unsaved)) === 1)
      .catch((error: unknown) => {
        reportError(error)
        return true
      })
      .then((quit) => {
        done = quit
        if (quit) app.quit()
        else if (BrowserWindow.getAllWindows().length === 0) openWindow()
      })
      .catch(reportError)
  })
}

function reportError(error: unknown): void {
  console.error(error)
}
