import { expect, type Page } from '@playwright/test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewGame } from '@gallia/shared/protocol'
import { complaintsOf, drawing, test as base } from './browser'
import { fourPeople } from './twin'

const require = createRequire(import.meta.url)

/** The part of the fake's record that tests look at; see fake-electron.cjs. */
export interface FakeElectron {
  name: string
  sandboxed: boolean
  handlers: Map<string, unknown>
  schemes: { scheme: string; privileges: object }[]
  windows: FakeWindow[]
  quits: number
  exit?: number
  errors: string[]
  boxes: { message: string; detail: string }[]
  answerBox: number
  menu: MenuItem[]
  dock?: MenuItem[]
  /** Messages to the page. */
  sent: unknown[][]
  onSend?: (channel: string, args: unknown[]) => void
  onReload?: () => void
  /** Options of the file dialogs that were shown, and what the person picks in the next one: nothing, if undefined. */
  dialogs: { defaultPath?: string; filters: { extensions: string[] }[] }[]
  saveTo?: string
  openFrom?: string
  /** Folders that were shown in the file manager. */
  shown: string[]
  /** What main does about mistakes outside of all calls. */
  onUncaught: ((error: Error) => void)[]
  permissionRequest(contents: unknown, permission: string, callback: (granted: boolean) => void): void
  permissionCheck(contents: unknown, permission: string): boolean
  devicePermission(): boolean
  beforeRequest(details: { url: string }, callback: (answer: { cancel: boolean }) => void): void
  app: NodeJS.EventEmitter & { quit(): void }
  start(): Promise<void>
  invoke(url: string, channel: string, args: unknown[], parent?: object): Promise<unknown>
  page(url: string, method?: string): Promise<Response>
  uninstall(): void
}

export interface MenuItem {
  label?: string
  role?: string
  accelerator?: string
  submenu?: MenuItem[]
  click?(): void
}

export interface FakeWindow extends NodeJS.EventEmitter {
  options: {
    webPreferences: Record<string, unknown> & { preload: string }
    show: boolean
    width: number
    height: number
  }
  webContents: NodeJS.EventEmitter & { openHandler(details: object): { action: string } }
  url: string
  shown?: boolean
  focused?: boolean
  reloads?: number
  /** How large everything is shown. */
  zoom?: number
  minimized?: boolean
  close(): void
}

/** The set-up of a game, begun without a screen. */
export const alesia: NewGame = { ...fourPeople, name: 'Alesia', seed: 'x' }

/**
 * `electron`: the built main process on the fake Electron, started, with an empty user folder.
 * `window`: its page with the built preload, in Chromium. Calls are carried over as Electron does: as copies, and with
 * nothing but the message of an error.
 */
export const test = base.extend<{ electron: FakeElectron; userData: string; window: Page }>({
  userData: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'gallia-electron-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  electron: async ({ userData }, use) => {
    const fake = startMain(userData)
    await fake.start()
    await use(fake)
    fake.uninstall()
  },
  window: async ({ chrome, electron }, use) => {
    const context = await chrome.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    const [opened] = electron.windows
    if (!opened) throw new Error('main has opened no window')
    // Chromium knows no app://: http on a name of this machine stands for it, with main's own answers and headers.
    await page.route('http://gallia.localhost/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const answer = await electron.page(`app://gallia${pathname}`, route.request().method())
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      })
    })
    await page.exposeFunction('__invoke', (channel: string, args: unknown[]) =>
      electron.invoke(opened.url, channel, args),
    )
    electron.onSend = (channel, args) =>
      void page.evaluate(([name, sent]) => Reflect.get(globalThis, '__send')(name, sent), [channel, args] as const)
    electron.onReload = () => void page.reload()
    await page.addInitScript({ content: sandboxed(readFileSync(opened.options.webPreferences.preload, 'utf8')) })
    await page.goto(opened.url.replace('app://gallia', 'http://gallia.localhost') + drawing)
    await use(page)
    await context.close()
    expect(complaints, 'the page complained').toEqual([])
  },
})

/** Loads dist/main/main.cjs anew on a fake Electron. */
export function startMain(userData: string, args: readonly string[] = []): FakeElectron {
  const { install } = require('./fake-electron.cjs') as {
    install(userData: string, args: readonly string[]): FakeElectron
  }
  const fake = install(userData, args)
  const main = require.resolve('../dist/main/main.cjs')
  delete require.cache[main]
  require(main)
  return fake
}

/** The preload as a sandboxed preload runs: nothing to require but `electron`, and of that only what a preload has. */
function sandboxed(preload: string): string {
  return `(() => {
    const invoke = window.__invoke
    delete window.__invoke
    const listeners = new Map()
    window.__send = (channel, args) => listeners.get(channel)?.({}, ...args)
    const contextBridge = { exposeInMainWorld: (key, value) => Object.defineProperty(window, key, { value: Object.freeze(value) }) }
    const require = (name) => {
      if (name !== 'electron') throw new Error('a sandboxed preload may not require ' + name)
      return { contextBridge, ipcRenderer: { invoke: (channel, ...args) => invoke(channel, args), on: (channel, listener) => listeners.set(channel, listener) } }
    }
    ${preload}
  })()`
}

export { expect }
