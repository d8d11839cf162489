import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reasonOf } from './host'
import { openSocketHost, tokenFrom } from './host-socket'

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  sent: string[] = []
  constructor(readonly url: string) {
    super()
    FakeSocket.all.push(this)
  }
  send(data: string): void {
    this.sent.push(data)
  }
  open(): void {
    this.dispatchEvent(new Event('open'))
  }
  close(): void {
    this.dispatchEvent(new Event('close'))
  }
  says(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
const location = { hash: '#token=abc%2B1', host: '127.0.0.1:4000', protocol: 'http:' }
const first = (): FakeSocket => {
  const socket = FakeSocket.all[0]
  if (!socket) throw new Error('no socket was opened')
  return socket
}
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => vi.unstubAllGlobals())

describe('the host behind a socket', () => {
  it('opens the socket with the token and sends calls with their number', async () => {
    const { host } = openSocketHost(location, vi.fn())
    const listed = host.list()
    expect(first().url).toBe('ws://127.0.0.1:4000/ws?token=abc%2B1')
    first().open()
    await later()
    expect(first().sent).toEqual(['{"id":1,"call":"list","args":[]}'])
    first().says({ id: 1, ok: true, value: [] })
    expect(await listed).toEqual([])
  })

  it('gives each answer to its call, in whatever order they come', async () => {
    const { host } = openSocketHost(location, vi.fn())
    const both = [host.rename('a', 'x'), host.list()]
    first().open()
    await later()
    first().says({ id: 2, ok: true, value: [] })
    first().says({ id: 1, ok: true })
    expect(await Promise.all(both)).toEqual([undefined, []])
  })

  it('rejects with the Text that the host gives as the reason', async () => {
    const { host } = openSocketHost(location, vi.fn())
    const opened = host.open('x')
    first().open()
    await later()
    first().says({ id: 1, ok: false, error: { key: 'save.damaged', params: { name: 'x' } } })
    await expect(opened).rejects.toMatchObject({ reason: { key: 'save.damaged' } })
  })

  it('does not mind messages it does not understand', async () => {
    const { host } = openSocketHost(location, vi.fn())
    const listed = host.list()
    first().open()
    await later()
    for (const odd of ['not json', '{}', { id: 1, ok: 'yes' }, { id: 1, ok: false, error: 'text' }]) first().says(odd)
    first().says({ id: 1, ok: true, value: [] })
    expect(await listed).toEqual([])
  })

  it('says that the connection is lost, fails what was under way, and comes back on retry', async () => {
    const onState = vi.fn()
    const { host, retry } = openSocketHost(location, onState)
    const listed = host.list()
    first().open()
    await later()
    first().close()
    await expect(listed).rejects.toMatchObject({ reason: { key: 'ui.error.lost' } })
    expect(onState.mock.calls.map(([s]) => s as string)).toEqual(['connected', 'lost'])
    const back = retry()
    FakeSocket.all[1]?.open()
    await back
    expect(onState).toHaveBeenLastCalledWith('connected')
  })
})

describe('the token', () => {
  it('comes from the hash, named or bare, or from a meta tag', () => {
    expect(tokenFrom({ hash: '#token=x' })).toBe('x')
    expect(tokenFrom({ hash: '#y' })).toBe('y')
    const root = document.createElement('div')
    root.innerHTML = '<meta name="gallia-token" content="z">'
    expect(tokenFrom({ hash: '' }, root)).toBe('z')
  })
})

describe('reasons', () => {
  it('are found in errors of either door, and everything else is told as it is', () => {
    expect(reasonOf({ reason: { key: 'a' } })).toEqual({ key: 'a' })
    const ipc = new Error(`Error invoking remote method 'host:open': Error: {"key":"save.newer","params":{"n":2}}`)
    expect(reasonOf(ipc)).toEqual({ key: 'save.newer', params: { n: 2 } })
    expect(reasonOf(new Error('boom'))).toEqual({ key: 'ui.error.unexpected', params: { detail: 'boom' } })
  })
})
