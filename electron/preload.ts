import { contextBridge, ipcRenderer } from 'electron'
import { desktopCalls } from '@gallia/shared/desktop'
import { hostCalls } from '@gallia/shared/protocol'
import type { HostReply } from './host/door'

/**
 * `window.host` and `window.desktop`: the calls of the two contracts and nothing else. A call that can't be done rejects
 * with an Error whose message is the reason (a Text) as JSON: of an Error, only the message crosses the bridge.
 */
async function send(channel: string, args: readonly unknown[]): Promise<unknown> {
  const reply: HostReply = await ipcRenderer.invoke(channel, ...args)
  if (!reply.ok) throw new Error(JSON.stringify(reply.error))
  return reply.value
}

const callsOf = (door: string, calls: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(calls.map((call) => [call, (...args: readonly unknown[]) => send(`${door}:${call}`, args)]))

contextBridge.exposeInMainWorld('host', callsOf('host', hostCalls))
contextBridge.exposeInMainWorld('desktop', {
  ...callsOf('desktop', desktopCalls),
  onCommand(listener: (command: unknown) => void): void {
    ipcRenderer.on('desktop:command', (_event, command: unknown) => listener(command))
  },
})
