import * as v from 'valibot'
import {
  type DesktopApi,
  type DesktopBridge,
  type DesktopCommand,
  desktopCalls,
  menuScreens,
  type Versions,
} from '@gallia/shared/desktop'
import { entry, nothing } from './contract/replies'
import { of, text } from './contract/texts'
import { HostError } from './host'

declare global {
  interface Window {
    /** Put there by the preload script of the desktop app; not there in a browser. */
    desktop?: DesktopBridge
  }
}

const command = of<DesktopCommand>()(
  v.variant('do', [
    v.object({ do: v.literal('show'), screen: v.picklist(menuScreens) }),
    v.object({ do: v.literal('open'), id: v.string(), notice: v.nullable(text) }),
    v.object({ do: v.literal('tell'), reason: text }),
    v.object({ do: v.picklist(['import', 'export', 'about']) }),
  ]),
)
const versions = of<Versions>()(
  v.object({
    gallia: v.string(),
    electron: v.string(),
    chromium: v.string(),
    node: v.string(),
    system: v.string(),
  }),
)
const replies: { [C in keyof DesktopApi]: v.GenericSchema<unknown, Awaited<ReturnType<DesktopApi[C]>>> } = {
  ready: nothing,
  exportGame: v.nullable(v.string()),
  importGame: v.nullable(entry),
  showFolder: nothing,
  versions,
  scale: nothing,
}

export interface Desktop {
  api: DesktopApi
  /** @param listener is handed every command that is one */
  onCommand(listener: (command: DesktopCommand) => void): void
}

/** The desktop app around this window, its answers and commands checked against the contract; undefined in a browser. */
export function desktopOf({ desktop: bridge }: Pick<Window, 'desktop'>): Desktop | undefined {
  if (!bridge) return undefined
  const calls = bridge as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
  const carry = async (call: keyof DesktopApi, args: readonly unknown[]): Promise<unknown> => {
    const value = await calls[call]?.(...args)
    if (!v.is(replies[call], value)) throw new HostError({ key: 'ui.error.misread', params: { call } })
    return value
  }
  const entries = desktopCalls.map((call) => [call, (...args: unknown[]) => carry(call, args)] as const)
  return {
    api: Object.fromEntries(entries) as unknown as DesktopApi,
    onCommand(listener) {
      bridge.onCommand((given) => {
        const known = v.safeParse(command, given)
        if (known.success) listener(known.output)
      })
    },
  }
}
