import { contextBridge, ipcRenderer } from 'electron'
import { hostCalls } from '@gallia/shared/protocol'
import type { HostReply } from './host/door'

/**
 * `window.host`: the calls of the contract and nothing else. A call that can't be done rejects with an Error whose
 * message is the reason (a Text) as JSON: of an Error, only the message crosses the bridge.
 */
async function send(call: string, args: readonly unknown[]): Promise<unknown> {
  const reply: HostReply = await ipcRenderer.invoke(`host:${call}`, ...args)
  if (!reply.ok) throw new Error(JSON.stringify(reply.error))
  return reply.value
}

contextBridge.exposeInMainWorld(
  'host',
  Object.fromEntries(hostCalls.map((call) => [call, (...args: readonly unknown[]) => send(call, args)])),
)
