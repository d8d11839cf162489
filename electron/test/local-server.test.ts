import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { serveLocally, type LocalServer } from '../local-server'
import { newGame, scratchFolder, testHost } from './tools'

const token = 'the-token-of-this-run'
let server: LocalServer
let reported: unknown[]

beforeEach(async () => {
  const folder = await scratchFolder()
  const screens = join(folder, 'screens')
  await mkdir(join(screens, 'assets'), { recursive: true })
  await writeFile(join(screens, 'index.html'), '<title>Gallia</title>')
  await writeFile(join(screens, 'assets', 'a b.js'), 'export {}')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await symlink(join(folder, 'secret.txt'), join(screens, 'assets', 'link.txt'))
  await symlink(folder, join(screens, 'assets', 'above'))
  reported = []
  server = await serveLocally({
    host: testHost(folder),
    screens,
    port: 0,
    token,
    report: (error) => reported.push(error),
  })
})

afterEach(() => server.close())

interface Got {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** A request with the path exactly as given: fetch would tidy `..` away. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((done, fail) => {
    const request = httpRequest({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (part) => (body += String(part)))
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    request.on('error', fail)
    request.end()
  })
}

/** Whether somebody listens on the server's port of an address. */
function reached(host: string): Promise<boolean> {
  return new Promise((done) => {
    const visitor = connect({ host, port: server.port })
    visitor.on('connect', () => (visitor.destroy(), done(true)))
    visitor.on('error', () => done(false))
  })
}

interface Knock {
  origin?: string
  token?: string
  path?: string
  host?: string
}

function socket({
  origin = `http://127.0.0.1:${server.port}`,
  token: shown = token,
  path = '/ws',
  host,
}: Knock = {}): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${server.port}${path}?token=${shown}`, { origin, headers: host ? { host } : {} })
}

/** The HTTP status with which a socket is refused, or `open`. */
function knock(how: Knock): Promise<number | 'open'> {
  return new Promise((done) => {
    const ws = socket(how)
    ws.on('open', () => {
      ws.close()
      done('open')
    })
    ws.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0))
    ws.on('error', () => undefined)
  })
}

/** What asks for a socket, with the address exactly as given. */
function upgrade(address: string): string {
  const host = `127.0.0.1:${server.port}`
  const head = [
    `GET ${address} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n`
}

/** Asks for a socket and gives what is answered, or hangs up without waiting for it. */
function shout(address: string, then?: 'hangs up'): Promise<string> {
  return new Promise((done) => {
    const caller = connect({ host: '127.0.0.1', port: server.port })
    let said = ''
    caller.on('data', (part) => (said += String(part)))
    caller.on('error', () => undefined)
    caller.on('close', () => done(said))
    caller.on('connect', () => {
      caller.write(upgrade(address))
      if (then) setImmediate(() => caller.resetAndDestroy())
    })
  })
}

/** Sends messages and collects as many replies. */
function talk(messages: readonly unknown[]): Promise<unknown[]> {
  return new Promise((done, fail) => {
    const ws = socket()
    const replies: unknown[] = []
    ws.on('open', () => messages.forEach((message) => ws.send(JSON.stringify(message))))
    ws.on('error', fail)
    ws.on('message', (data) => {
      replies.push(JSON.parse(String(data)))
      if (replies.length === messages.length) {
        ws.close()
        done(replies)
      }
    })
  })
}

describe('the pages', () => {
  test('come with a policy that lets them talk to this server only', async () => {
    const page = await get('/')
    expect(page).toMatchObject({ status: 200, body: '<title>Gallia</title>' })
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${server.port} `)
    expect(policy).toContain("script-src 'self';")
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })

  test('are found with blanks in their names and questions behind them', async () => {
    const script = await get('/assets/a%20b.js?v=1')
    expect(script).toMatchObject({ status: 200, body: 'export {}' })
    expect(script.headers['content-type']).toMatch('text/javascript')
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
  })

  test.each([
    ['/../secret.txt', 403],
    ['/..%2fsecret.txt', 403],
    ['/assets/%2e%2e/%2e%2e/secret.txt', 403],
    ['/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd', 403],
    ['/assets/..\\..\\secret.txt', 403],
    ['/..%5c..%5csecret.txt', 403],
    ['//secret.txt', 404],
    ['/%2fetc/passwd', 404],
    ['/C:/secret.txt', 403],
    ['/c%3a%5csecret.txt', 403],
    ['/index.html::$DATA', 403],
    ['/assets/link.txt', 403],
    ['/assets/above/secret.txt', 403],
    ['/%252e%252e/secret.txt', 404],
    ['/nothing.js', 404],
    ['/assets', 404],
    ['/%E0%A4%A', 400],
    ['/index.html%00.js', 400],
  ])('%s is refused', async (path, status) => {
    const page = await get(path)
    expect(page.status).toBe(status)
    expect(page.body).not.toContain('secret')
  })

  test('are for this machine only', async () => {
    // 127.0.0.2 is this machine too: who listens on all addresses would be found there.
    const others = Object.values(networkInterfaces()).flatMap((found) => found?.filter((one) => !one.internal) ?? [])
    expect(await reached('127.0.0.1')).toBe(true)
    for (const address of ['127.0.0.2', ...others.map((other) => other.address)])
      expect(await reached(address), address).toBe(false)
  })

  test('are not shown under another name, and nothing is ever posted', async () => {
    expect((await get('/', { host: 'gallia.example.org' })).status).toBe(403)
    expect((await get('/', {}, 'POST')).status).toBe(403)
  })
})

describe('the socket', () => {
  test('opens for our page with the token', async () => {
    expect(await knock({})).toBe('open')
    expect(server.url).toBe(`http://127.0.0.1:${server.port}/#token=${token}`)
  })

  test.each<[string, Knock]>([
    ['a wrong token', { token: 'x'.repeat(token.length) }],
    ['no token', { token: '' }],
    ['another page', { origin: 'http://evil.example.org' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['another path', { path: '/' }],
    ['another name', { host: 'evil.example.org', origin: 'http://evil.example.org' }],
  ])('stays shut for %s', async (_what, how) => {
    expect(await knock(how)).toBe(403)
  })

  test.each(['http://[', '//[', '//:99999999/', '*', '/ws?token=%E0%A4%A'])(
    'stays shut for the address %s',
    async (address) => {
      expect(await shout(address)).toMatch(/^HTTP\/1.1 403/)
      expect(await knock({})).toBe('open')
    },
  )

  test('does not mind who hangs up before the answer, or never does', async () => {
    for (let i = 0; i < 50; i++) await shout('/ws?token=stale', 'hangs up')
    const idle = connect({ host: '127.0.0.1', port: server.port, allowHalfOpen: true })
    idle.on('error', () => undefined)
    idle.write(upgrade('/ws?token=stale'))
    await new Promise((done) => idle.resume().once('end', done))
    expect(await knock({})).toBe('open')
    await server.close()
    idle.destroy()
  })

  test('plays a game', async () => {
    const [created] = await talk([{ id: 1, call: 'create', args: [newGame] }])
    expect(created).toMatchObject({ id: 1, ok: true, value: { name: 'Alesia', at: 0 } })
    const game = (created as { value: { id: string } }).value.id
    const replies = await talk([
      { id: 2, call: 'answer', args: [game, { choose: ['2'] }] },
      { id: 3, call: 'answer', args: [game, { choose: ['9'] }] },
      { id: 4, call: 'close', args: [game] },
    ])
    expect(replies).toContainEqual(expect.objectContaining({ id: 2, ok: true }))
    expect(replies).toContainEqual(
      expect.objectContaining({ id: 3, ok: true, value: expect.objectContaining({ ok: false }) }),
    )
    expect(replies).toContainEqual({ id: 4, ok: true, value: null })
  })

  test('answers what it does not understand with a Text, and reports only mistakes', async () => {
    expect(
      await talk([
        { id: 1, call: 'format', args: [] },
        { id: 2, call: 'open', args: ['../x'] },
      ]),
    ).toMatchObject([
      { id: 1, ok: false, error: { key: 'host.unknown-call' } },
      { id: 2, ok: false, error: { key: 'host.bad-arguments' } },
    ])
    expect(reported).toEqual([])
  })

  test('ends a conversation that is none', async () => {
    for (const nonsense of ['hello', '[]', '{"id":"1"}']) {
      const code = await new Promise((done) => {
        const ws = socket()
        ws.on('open', () => ws.send(nonsense))
        ws.on('close', done)
      })
      expect(code, nonsense).toBe(1003)
    }
  })
})
