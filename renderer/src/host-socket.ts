import * as v from 'valibot'
import type { Text } from '@gallia/shared/kernel/text'
import { HostError, hostFrom, isText, type Connection } from './host'

const reply = v.variant('ok', [
  v.object({ id: v.number(), ok: v.literal(true), value: v.optional(v.unknown()) }),
  v.object({ id: v.number(), ok: v.literal(false), error: v.custom<Text>(isText) }),
])

interface Waiting {
  resolve(value: unknown): void
  reject(error: HostError): void
}

/** The token is what lets this page in: in the hash (`#token=...` or `#...`), or in a meta tag. */
export function tokenFrom(location: Pick<Location, 'hash'>, root: ParentNode = document): string {
  const hash = location.hash.replace(/^#/, '')
  const named = new URLSearchParams(hash).get('token')
  const meta = root.querySelector('meta[name="gallia-token"]')?.getAttribute('content')
  return named ?? (hash || (meta ?? ''))
}

/**
 * A host behind a WebSocket: `{ id, call, args }` goes out, `{ id, ok, value | error }` comes back. Calls made while
 * the socket is down open it; calls that were under way when it went down fail with `ui.error.lost`.
 */
export function openSocketHost(
  location: Pick<Location, 'hash' | 'host' | 'protocol'>,
  onState: (state: 'connected' | 'lost') => void,
): Connection {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const url = `${scheme}://${location.host}/ws?token=${encodeURIComponent(tokenFrom(location))}`
  const waiting = new Map<number, Waiting>()
  let socket: Promise<WebSocket> | undefined
  let last = 0

  const fail = (): void => {
    socket = undefined
    for (const w of waiting.values()) w.reject(new HostError({ key: 'ui.error.lost' }))
    waiting.clear()
    onState('lost')
  }

  const open = (): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const ws = new WebSocket(url)
      ws.addEventListener('open', () => {
        onState('connected')
        resolve(ws)
      })
      ws.addEventListener('close', () => {
        reject(new HostError({ key: 'ui.error.lost' }))
        fail()
      })
      ws.addEventListener('message', (event) => settle(String(event.data)))
    })

  const settle = (data: string): void => {
    const message = v.safeParse(reply, parse(data))
    if (!message.success) return
    const { output } = message
    const w = waiting.get(output.id)
    waiting.delete(output.id)
    if (output.ok) w?.resolve(output.value)
    else w?.reject(new HostError(output.error))
  }

  const send = async (call: string, args: readonly unknown[]): Promise<unknown> => {
    socket ??= open()
    const ws = await socket
    const id = ++last
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      ws.send(JSON.stringify({ id, call, args }))
    })
  }

  return {
    host: hostFrom(send),
    async retry() {
      socket ??= open()
      await socket
    },
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
