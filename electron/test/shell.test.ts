import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { saveEn } from '@gallia/shared/falling-sky/text/save-en'
import { lockFolder } from '../folder-lock'
import { readArguments, userFolder } from '../local-arguments'
import { menuTemplate } from '../menu'
import { unsavedQuestion } from '../unsaved'
import { firstPlace, readPlace, visiblePlace, writePlace } from '../window-place'
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

test('undo and redo are not in the menu: their keys belong to the game', () => {
  for (const platform of ['darwin', 'linux', 'win32'] as const) {
    expect(JSON.stringify(menuTemplate(platform))).not.toMatch(/undo|redo|reload/)
  }
})

test('the last question names every game that is not saved, and goes back to the game by default', () => {
  const question = unsavedQuestion([
    { name: 'Alesia', reason: { key: 'save.disk-full' } },
    { name: 'Bibracte', reason: { key: 'save.write-failed', params: { code: 'EIO' } } },
  ])
  expect(question).toMatchObject({ defaultId: 0, cancelId: 0, message: saveEn['quit.unsaved'] })
  expect(question.detail).toMatch(/Alesia: The disk is full/)
  expect(question.detail).toMatch(/Bibracte: .*\(EIO\)/)
})
