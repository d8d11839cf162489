import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { desktopCalls } from '@gallia/shared/desktop'
import { hostCalls } from '@gallia/shared/protocol'
import { alesia, expect, startMain, test, type FakeElectron } from './electron-app'

test.describe('the main process', () => {
  test('opens one locked-down window on its own page', ({ electron }) => {
    expect(electron.windows).toHaveLength(1)
    const [window] = electron.windows
    expect(window?.url).toBe('app://gallia/index.html')
    expect(window?.options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
    })
    expect(existsSync(window?.options.webPreferences.preload ?? '')).toBe(true)
    expect(electron.sandboxed).toBe(true)
    expect(electron.schemes).toMatchObject([{ scheme: 'app', privileges: { standard: true, secure: true } }])
    expect(window?.shown).toBeUndefined()
    window?.emit('ready-to-show')
    expect(window?.shown).toBe(true)
  })

  test('lets the page go nowhere, open nothing and ask for nothing', ({ electron }) => {
    const contents = electron.windows[0]?.webContents
    expect(contents?.openHandler({ url: 'https://example.org' })).toEqual({ action: 'deny' })
    for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
      let prevented = false
      contents?.emit(event, { preventDefault: () => (prevented = true) })
      expect(prevented, event).toBe(true)
    }
    let granted: boolean | undefined
    electron.permissionRequest({}, 'media', (answer) => (granted = answer))
    expect(granted).toBe(false)
    expect(electron.permissionCheck({}, 'media')).toBe(false)
    for (const [clipboard, may] of [
      ['clipboard-read', false],
      ['clipboard-sanitized-write', true],
    ] as const) {
      electron.permissionRequest({}, clipboard, (answer) => (granted = answer))
      expect([clipboard, granted, electron.permissionCheck({}, clipboard)]).toEqual([clipboard, may, may])
    }
    expect(electron.devicePermission()).toBe(false)
  })

  test('loads nothing from elsewhere', ({ electron }) => {
    const cancelled = (url: string): boolean | undefined => {
      let answer: boolean | undefined
      electron.beforeRequest({ url }, ({ cancel }) => (answer = cancel))
      return answer
    }
    for (const url of [
      'https://example.org/x.js',
      'http://127.0.0.1/',
      'ws://127.0.0.1:1/',
      'wss://x.org/',
      'file:///etc/passwd',
      'ftp://x.org/',
      'chrome://gpu/',
    ])
      // prettier-ignore
      expect(cancelled(url), url).toBe(true)
    for (const url of ['app://gallia/index.html', 'blob:app://gallia/1', 'data:image/png;base64,AA=='])
      expect(cancelled(url), url).toBe(false)
  })

  test('answers the calls of the contract, to its own page only', async ({ electron }) => {
    const calls = [...hostCalls.map((call) => `host:${call}`), ...desktopCalls.map((call) => `desktop:${call}`)]
    expect([...electron.handlers.keys()].sort()).toEqual(calls.sort())
    expect(await electron.invoke('app://gallia/index.html', 'host:list', [])).toEqual({ ok: true, value: [] })
    for (const stranger of [
      'https://example.org/',
      'app://gallia.example.org/',
      'app://evil/index.html',
      'file:///x',
      '',
    ]) {
      await expect(electron.invoke(stranger, 'host:list', []), stranger).rejects.toThrow('not our page')
      await expect(electron.invoke(stranger, 'desktop:ready', []), stranger).rejects.toThrow('not our page')
    }
    // Nor to a frame within it.
    await expect(electron.invoke('app://gallia/index.html', 'host:list', [], {})).rejects.toThrow('not our page')
    expect(await electron.invoke('app://gallia/', 'desktop:showFolder', ['../..'])).toMatchObject({
      ok: false,
      error: { key: 'host.bad-arguments' },
    })
    expect(await electron.invoke('app://gallia/', 'host:open', ['../settings'])).toMatchObject({
      ok: false,
      error: { key: 'host.bad-arguments' },
    })
  })

  test('serves its own files under a strict policy, and no others', async ({ electron }) => {
    const page = await electron.page('app://gallia/index.html')
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy).not.toMatch(/unsafe-eval|ws:|http/)
    for (const [url, status] of [
      ['app://gallia/..%2f..%2fpackage.json', 403],
      ['app://gallia/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd', 403],
      ['app://other/index.html', 403],
      ['app://gallia/..%5c..%5cpackage.json', 403],
      ['app://gallia/c%3a/windows', 403],
      ['app://gallia//etc/passwd', 404],
      ['app://gallia/none.js', 404],
    ] as const) {
      expect((await electron.page(url)).status, url).toBe(status)
    }
    expect((await electron.page('app://gallia/index.html', 'POST')).status).toBe(403)
  })

  test('shows its window again when Gallia is started a second time', async ({ electron }) => {
    const [window] = electron.windows
    if (window) window.minimized = true
    electron.app.emit('second-instance', {}, ['gallia'], '/')
    await expect.poll(() => window?.focused).toBe(true)
    expect(window?.minimized).toBe(false)
    expect(electron.windows).toHaveLength(1)
  })

  test('reloads a page that has died, and asks before it does so again and again', ({ electron }) => {
    const [window] = electron.windows
    const die = (reason: string): void => void window?.webContents.emit('render-process-gone', {}, { reason })
    die('clean-exit')
    expect(window?.reloads).toBeUndefined()
    die('crashed')
    die('oom')
    expect([window?.reloads, electron.boxes]).toEqual([2, []])
    electron.answerBox = 0
    die('crashed')
    expect([window?.reloads, electron.boxes.length]).toEqual([3, 1])
    electron.answerBox = 1
    die('crashed')
    expect([window?.reloads, electron.boxes.length]).toEqual([3, 2])
  })

  test('shows a page that hangs anew, if the player wants that', async ({ electron }) => {
    const [window] = electron.windows
    electron.answerBox = 0
    window?.emit('unresponsive')
    await expect.poll(() => electron.boxes.length).toBe(1)
    expect(window?.reloads).toBeUndefined()
    electron.answerBox = 1
    window?.emit('unresponsive')
    await expect.poll(() => window?.reloads).toBe(1)
  })

  test('that makes a mistake says so, writes it down, and ends', ({ electron, userData }) => {
    electron.onUncaught[0]?.(new Error('a mistake of ours'))
    expect(electron.errors[0]).toContain('a mistake of ours')
    expect(electron.exit).toBe(1)
    const log = readFileSync(join(userData, 'logs', 'gallia.log'), 'utf8')
    expect(log).toMatch(/ info Gallia 0\.1\.0 starts on linux/)
    expect(log).toMatch(/ error Error: a mistake of ours\n {4}.*at /)
  })

  test('remembers where its window was, and quits when it is closed', async ({ electron, userData }) => {
    electron.windows[0]?.close()
    await expect.poll(() => electron.quits).toBe(1)
    electron.uninstall()
    const again = startMain(`${userData}`)
    // The first has not let go of the folder: the second must not touch the games.
    await again.start()
    expect(again.exit).toBe(1)
    expect(again.errors).toHaveLength(1)
    again.uninstall()
  })
})

test.describe('quitting', () => {
  const begin = (electron: FakeElectron): Promise<unknown> => electron.invoke('app://gallia/', 'host:create', [alesia])

  test('with everything saved asks nothing', async ({ electron, userData }) => {
    expect(await begin(electron)).toMatchObject({ ok: true, value: { save: { state: 'saved' } } })
    electron.app.quit()
    await expect.poll(() => electron.quits).toBe(1)
    expect(electron.boxes).toEqual([])
    expect(readdirSync(join(userData, 'games'))).toHaveLength(1)
  })

  test('with a game that can’t be saved asks first, saves if it now can, and quits on the player’s word', async ({
    electron,
    userData,
  }) => {
    writeFileSync(join(userData, 'games'), 'a file where the folder should be')
    expect(await begin(electron)).toMatchObject({ ok: true, value: { save: { state: 'failed' } } })
    electron.answerBox = 0
    electron.app.quit()
    await expect.poll(() => electron.boxes.length).toBe(1)
    expect(electron.boxes[0]?.detail).toContain('Alesia')
    expect(electron.quits).toBe(0)

    electron.answerBox = 1
    electron.app.quit()
    await expect.poll(() => electron.quits).toBe(1)
    rmSync(join(userData, 'games'))
  })

  test('after making room loses nothing', async ({ electron, userData }) => {
    writeFileSync(join(userData, 'games'), '')
    await begin(electron)
    rmSync(join(userData, 'games'))
    electron.app.quit()
    await expect.poll(() => electron.quits).toBe(1)
    expect(electron.boxes).toEqual([])
    expect(readdirSync(join(userData, 'games'))).toHaveLength(1)
  })
})

test('the page finds its host through the preload and starts without a complaint', async ({ window }) => {
  await expect(window.locator('#app')).not.toBeEmpty()
  const calls = await window.evaluate(() => Object.keys(Reflect.get(globalThis, 'host') as object))
  expect(calls.sort()).toEqual([...hostCalls].sort())
  const desktop = await window.evaluate(() => Object.keys(Reflect.get(globalThis, 'desktop') as object))
  expect(desktop.sort()).toEqual([...desktopCalls, 'onCommand'].sort())
  const problem = await window.evaluate(async () => {
    const host = Reflect.get(globalThis, 'host') as { open(id: string): Promise<unknown> }
    return host.open('nothing').then(
      () => 'opened',
      (error: unknown) => (error instanceof Error ? error.message : 'no error'),
    )
  })
  expect(JSON.parse(problem)).toEqual({ key: 'save.missing' })
})
