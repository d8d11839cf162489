import { BrowserWindow, dialog, screen } from 'electron'
import { join } from 'node:path'
import { readPlace, visiblePlace, writePlace } from './window-place'
import { words } from './words'

export interface WindowOptions {
  url: string
  /** Where the place of the window is remembered. */
  placeFile: string
  /** The page has died or hung, and is about to be loaded anew. */
  onReload(why: string): void
  /** The page fails again and again, and the player has had enough. */
  onGiveUp(): void
  report(error: unknown): void
}

/** Opens the window where it was last. A page that dies is shown again: the games are in this process. */
export function openWindow({ url, placeFile, ...options }: WindowOptions): BrowserWindow {
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
      webviewTag: false,
    },
  })
  if (maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () => writePlace(placeFile, { ...window.getNormalBounds(), maximized: window.isMaximized() }))
  recover(window, options)
  window.loadURL(url).catch(options.report)
  return window
}

/** So many deaths in so many milliseconds, and the player is asked before the next try. */
const patience = 3
const aWhile = 60_000

function recover(
  window: BrowserWindow,
  { onReload, onGiveUp, report }: Omit<WindowOptions, 'url' | 'placeFile'>,
): void {
  let deaths: number[] = []
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    const now = Date.now()
    deaths = [...deaths.filter((then) => now - then < aWhile), now]
    if (deaths.length >= patience && !triesAgain()) return onGiveUp()
    onReload(reason)
    window.webContents.reload()
  })
  window.on('unresponsive', () => {
    waits(window)
      .then((wait) => {
        // Its death is then seen above.
        if (!wait && !window.isDestroyed()) window.webContents.forcefullyCrashRenderer()
      })
      .catch(report)
  })
}

function triesAgain(): boolean {
  return (
    dialog.showMessageBoxSync({
      type: 'error',
      message: words('desktop.page-fails'),
      detail: words('desktop.page-fails-detail'),
      buttons: [words('desktop.try-again'), words('menu.quit')],
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    }) === 0
  )
}

async function waits(window: BrowserWindow): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: words('desktop.page-hangs'),
    detail: words('desktop.page-hangs-detail'),
    buttons: [words('desktop.wait'), words('desktop.reload')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  })
  return response === 0
}

/** Brings the window to the front. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.focus()
}
