import { hostCalls, type HostApi } from '@gallia/shared/protocol'
import type { Text } from '@gallia/shared/kernel/text'
import { isReplyTo } from './contract/replies'
import { openSocketHost } from './host-socket'

declare global {
  interface Window {
    /** Put there by the preload script of the desktop app. */
    host?: HostApi
  }
}

/** A call to the host that failed. `reason` can be shown to the person. */
export class HostError extends Error {
  constructor(readonly reason: Text) {
    super(reason.key)
    this.name = 'HostError'
  }
}

export interface Connection {
  host: HostApi
  /** Tries to reach the host again; rejects with a HostError if it can't. */
  retry(): Promise<void>
}

/**
 * The host of this window: the desktop app's, if the preload script has put it there, or the local server that served
 * this page.
 *
 * @param onState told whenever the connection is lost or comes back
 */
export function connect(onState: (state: 'connected' | 'lost') => void): Connection {
  const bridge = window.host
  if (bridge) {
    const calls = bridge as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
    const send = async (call: keyof HostApi, args: readonly unknown[]): Promise<unknown> => calls[call]?.(...args)
    return { host: hostFrom(send), retry: () => Promise.resolve() }
  }
  return openSocketHost(window.location, onState)
}

/**
 * Makes a host out of one function that carries a call over. What comes back is checked against the contract: anything
 * else rejects, so that no screen draws what it can't know.
 */
export function hostFrom(send: (call: keyof HostApi, args: readonly unknown[]) => Promise<unknown>): HostApi {
  const carry = async (call: keyof HostApi, args: readonly unknown[]): Promise<unknown> => {
    const value = await send(call, args)
    if (!isReplyTo(call, value)) throw new HostError({ key: 'ui.error.misread', params: { call } })
    return value ?? undefined
  }
  const entries = hostCalls.map((call) => [call, (...args: unknown[]) => carry(call, args)] as const)
  // The list of calls is checked against HostApi where it is declared.
  return Object.fromEntries(entries) as unknown as HostApi
}

/** What to tell the person about anything that was thrown. */
export function reasonOf(error: unknown): Text {
  if (error instanceof HostError) return error.reason
  const inner = textIn(error)
  if (inner) return inner
  return { key: 'ui.error.unexpected', params: { detail: error instanceof Error ? error.message : String(error) } }
}

/** A Text carried by an error that crossed the border of a process, as its own field or as JSON in its message. */
function textIn(error: unknown): Text | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  for (const field of ['reason', 'text', 'error'] as const) {
    const value: unknown = Reflect.get(error, field)
    if (isText(value)) return value
  }
  const json = error instanceof Error ? /\{"key":.*\}/.exec(error.message)?.[0] : undefined
  if (json === undefined) return undefined
  try {
    const value: unknown = JSON.parse(json)
    return isText(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'key') === 'string'
}
