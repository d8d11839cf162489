import { spawn } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { en } from '@gallia/shared/falling-sky/text/en'
import type { SaveEntry } from '@gallia/shared/protocol'
import type { MenuItemConstructorOptions } from 'electron'
import { lockFolder } from '../folder-lock'
import { readArguments, userFolder } from '../local-arguments'
import { Log } from '../log'
import { dockTemplate, jumpList, type MenuActions, menuTemplate, recentGames } from '../menu'
import { unsavedQuestion } from '../unsaved'
import { firstPlace, readPlace, visiblePlace, writePlace } from '../window-place'
import { wishIn } from '../wishes'
import { scratchFolder } from './tools'

describe('the command line of the local server', () => {
  test('has sensible values where nothing is said', () => {
    expect(readArguments([])).toEqual({ port: 0, folder: userFolder(process.platform, process.env), open: true })
    expect(readArguments(['--port', '8080', '--folder', '/tmp/x', '--no-open'])).toEqual({
      port: 8080,
      folder: '/tmp/x',
      open: false,
    })
  })

  test.each([
    [['--prot', '1']],
    [['--port', 'abc']],
    [['--port', '70000']],
    [['--port=']],
    [['--folder=']],
    [['game.gallia']],
  ])('%j is refused', (args) => expect(() => readArguments(args)).toThrow())

  test('finds the folder that Electron uses', () => {
    expect(userFolder('linux', { XDG_CONFIG_HOME: '/c' })).toBe('/c/Gallia')
    expect(userFolder('linux', {})).toBe(join(homedir(), '.config/Gallia'))
    expect(userFolder('darwin', {})).toBe(join(homedir(), 'Library/Application Support/Gallia'))
    expect(userFolder('win32', { APPDATA: '/roaming' })).toBe('/roaming/Gallia')
  })
})

describe('a folder in use', () => {
  test('is had by one process at a time', async () => {
    const folder = await scratchFolder()
    const unlock = await lockFolder(folder)
    expect(unlock).toBeDefined()
    expect(await lockFolder(folder)).toBeUndefined()
    expect(await lockFolder(`${folder}/other`)).toBeDefined()
    await unlock?.()
    expect(await lockFolder(folder)).toBeDefined()
  })

  test('is free again after a crash', { timeout: 20_000 }, async () => {
    const folder = await scratchFolder()
    const module = fileURLToPath(new URL('../folder-lock.ts', import.meta.url))
    const script = `import { lockFolder } from ${JSON.stringify(module)}; await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((locked) => child.stdout.once('data', locked))
    expect(await lockFolder(folder)).toBeUndefined()
    const gone = new Promise((exit) => child.once('exit', exit))
    child.kill('SIGKILL')
    await gone
    expect(await lockFolder(folder)).toBeDefined()
  })
})

describe('the place of the window', () => {
  const screen = { x: 0, y: 0, width: 1920, height: 1080 }

  test('is remembered, and a torn file is no harm', async () => {
    const path = join(await scratchFolder(), 'window.json')
    expect(readPlace(path)).toEqual(firstPlace)
    const place = { x: 10, y: 20, width: 1200, height: 800, maximized: true }
    writePlace(path, place)
    expect(readPlace(path)).toEqual(place)
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, 20))
    expect(readPlace(path)).toEqual(firstPlace)
    await writeFile(path, '{"x":1,"y":1,"width":3,"height":3,"maximized":false}')
    expect(readPlace(path)).toEqual(firstPlace)
  })

  test('stays where it can be caught, and comes back from a screen that has gone', () => {
    const at = (x: number, y: number): ReturnType<typeof visiblePlace> =>
      visiblePlace({ x, y, width: 1200, height: 800, maximized: false }, [screen])
    expect(at(100, 100)).toMatchObject({ x: 100, y: 100 })
    expect(at(-1000, 100)).toMatchObject({ x: -1000 })
    for (const gone of [at(2500, 100), at(-1190, 0), at(100, 1070), at(100, -300)])
      expect(gone).toEqual({ width: 1200, height: 800, maximized: false })
  })
})

describe('the menu', () => {
  const recent = [{ id: 'a-game', name: 'Livia & Marcus' }]
  const asked: unknown[] = []
  const actions: MenuActions = {
    command: (command) => asked.push(command),
    showFolder: (folder) => asked.push(folder),
  }
  const menuOn = (platform: NodeJS.Platform): MenuItemConstructorOptions[] =>
    menuTemplate(platform, recent, actions, false)

  test.each(['darwin', 'linux', 'win32'] as const)('of %s leaves undo and redo to the game', (platform) => {
    expect(JSON.stringify(menuOn(platform))).not.toMatch(/undo|redo|reload|toggleDevTools/)
    expect(JSON.stringify(menuTemplate(platform, recent, actions, true))).toMatch(/toggleDevTools/)
  })

  test.each(['darwin', 'linux', 'win32'] as const)(
    'of %s has every entry, with words, and each does its own',
    (platform) => {
      asked.length = 0
      const items = leavesOf(menuOn(platform))
      for (const { label, role, type } of items) expect(label ?? role ?? type).toBeDefined()
      expect(items.every(({ label }) => !label?.startsWith('menu.'))).toBe(true)
      const keys = items.flatMap(({ accelerator }) => accelerator ?? [])
      expect(keys.sort()).toEqual(['CmdOrCtrl+,', 'CmdOrCtrl+E', 'CmdOrCtrl+N', 'CmdOrCtrl+O', 'CmdOrCtrl+Shift+O'])
      for (const item of items) (item.click as (() => void) | undefined)?.()
      expect(asked).toHaveLength(10)
      for (const command of [
        { do: 'show', screen: 'new-game' },
        { do: 'show', screen: 'settings' },
        { do: 'open', id: 'a-game', notice: null },
        { do: 'import' },
        { do: 'export' },
        { do: 'about' },
        'games',
        'logs',
      ])
        expect(asked).toContainEqual(command)
    },
  )

  test('has the places that macOS expects, and quits from its first', () => {
    const mac = menuOn('darwin')
    expect(mac.map(({ label, role }) => label ?? role)).toEqual([
      'Gallia',
      'Game',
      'Edit',
      'View',
      'windowMenu',
      'Help',
    ])
    expect(leavesOf(mac.slice(0, 1)).at(-1)).toMatchObject({ role: 'quit' })
    expect(leavesOf(mac.slice(1)).some(({ role }) => role === 'quit')).toBe(false)
    expect(leavesOf(menuOn('linux')).some(({ role }) => role === 'quit')).toBe(true)
  })

  test('offers the last eight games that can be opened', () => {
    const entry = (n: number, problem: SaveEntry['problem']): SaveEntry =>
      ({ id: `game-${n}`, name: `Game ${n}`, problem }) as SaveEntry
    const entries = Array.from({ length: 12 }, (_, n) => entry(n, n === 1 ? { key: 'save.damaged' } : null))
    expect(recentGames(entries).map(({ id }) => id)).toEqual([0, 2, 3, 4, 5, 6, 7, 8].map((n) => `game-${n}`))
    expect(JSON.stringify(menuTemplate('linux', [], actions, false))).toContain(en['menu.no-recent'])
    expect(dockTemplate(recent, actions)[0]?.label).toBe('Livia && Marcus')
  })

  test('of the task bar of Windows starts Gallia with a wish that the running one understands', () => {
    const [games, tasks] = jumpList(recent, { path: 'C:\\Gallia\\Gallia.exe', args: ['C:\\with blanks'] })
    const [game] = games?.items ?? []
    expect(game).toMatchObject({ title: 'Livia & Marcus', program: 'C:\\Gallia\\Gallia.exe' })
    const given = [...(game?.args ?? '').matchAll(/"([^"]*)"/g)].map((found) => found[1] ?? '')
    expect(given[0]).toBe('C:\\with blanks')
    expect(wishIn(given, '/')).toEqual({ do: 'game', id: 'a-game' })
    expect(wishIn([tasks?.items?.[0]?.args?.replaceAll('"', '').split(' ').at(-1) ?? ''], '/')).toEqual({
      do: 'new-game',
    })
    expect(jumpList([], { path: 'x', args: [] })).toHaveLength(1)
  })
})

/** The entries that do something, whatever menu they lie in. */
function leavesOf(items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return items.flatMap((item) => (Array.isArray(item.submenu) ? leavesOf(item.submenu) : [item]))
}

describe('what a start of Gallia wishes for', () => {
  test.each<[string[], ReturnType<typeof wishIn>]>([
    [[], undefined],
    [['.'], undefined],
    [['--original-process-start-time=1', '--allow-file-access-from-files'], undefined],
    [['/home/livia/Alesia.gallia'], { do: 'file', path: '/home/livia/Alesia.gallia' }],
    [['--flag', 'Alesia.GALLIA'], { do: 'file', path: '/from/Alesia.GALLIA' }],
    [['notes.txt', '--game=the-great-revolt-1'], { do: 'game', id: 'the-great-revolt-1' }],
    [['--game=../settings'], undefined],
    [['--game='], undefined],
    [['--new-game'], { do: 'new-game' }],
    [['--open=x.gallia'], undefined],
  ])('%j', (args, wish) => expect(wishIn(args, '/from')).toEqual(wish))
})

describe('the log', () => {
  const time = Date.UTC(2026, 10, 29)

  test('tells when, how bad and what, with where a mistake came from', async () => {
    const path = join(await scratchFolder(), 'logs', 'gallia.log')
    const log = new Log(path, () => time)
    log.info('Gallia starts')
    log.error(new Error('a mistake', { cause: new Error('its cause') }))
    const written = await readFile(path, 'utf8')
    expect(written).toMatch(
      /^2026-11-29T00:00:00.000Z info Gallia starts\n2026-11-29T00:00:00.000Z error Error: a mistake\n {4}/,
    )
    expect(written).toMatch(/shell\.test\.ts/)
    expect(written).toMatch(/caused by Error: its cause/)
  })

  test('begins a new file when one is full, and keeps the last four', async () => {
    const folder = await scratchFolder()
    const log = new Log(join(folder, 'gallia.log'), () => time)
    for (let n = 0; n < 6 * 70; n++) log.warning(`${n} ${'x'.repeat(8000)}`)
    expect((await readdir(folder)).sort()).toEqual([1, 2, 3, 4].map((n) => `gallia.${n}.log`).concat('gallia.log'))
    expect(await readFile(join(folder, 'gallia.log'), 'utf8')).toContain('warning 419 x')
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).size).toBeLessThan(540_000)
    expect(await readFile(join(folder, 'gallia.4.log'), 'utf8')).not.toContain('warning 0 x')
  })

  test('that can’t be written disturbs nobody', async () => {
    const folder = await scratchFolder()
    await writeFile(join(folder, 'logs'), '')
    expect(() => new Log(join(folder, 'logs', 'gallia.log'), () => time).info('unheard')).not.toThrow()
  })
})

test('the last question names every game that is not saved, and goes back to the game by default', () => {
  const question = unsavedQuestion([
    { name: 'Alesia', reason: { key: 'save.disk-full' } },
    { name: 'Bibracte', reason: { key: 'save.write-failed', params: { code: 'EIO' } } },
  ])
  expect(question).toMatchObject({ defaultId: 0, cancelId: 0, message: en['quit.unsaved'] })
  expect(question.detail).toMatch(/Alesia: The disk is full/)
  expect(question.detail).toMatch(/Bibracte: .*\(EIO\)/)
})
