import type { Text } from './kernel/text'
import type { SaveEntry } from './protocol'
import type { Scale } from './settings'

/**
 * The contract between the desktop app and its window, beside that of the host (protocol.ts): the system's dialogs and
 * folders, and what the menu asks the screens to do. In a browser there is none of it.
 */
export interface DesktopApi {
  /** From now on the window hears commands; those that have come before follow at once. */
  ready(): Promise<void>
  /** Asks where a game's file goes, and writes it. Its name, or null if the person thought better of it. */
  exportGame(id: string): Promise<string | null>
  /** Asks for a game's file, and takes it in. Null if the person thought better of it. */
  importGame(): Promise<SaveEntry | null>
  /** Shows a folder of Gallia's in the system's file manager. */
  showFolder(folder: UserFolder): Promise<void>
  versions(): Promise<Versions>
  /** Shows everything in the window in so many per cent of its size. */
  scale(percent: Scale): Promise<void>
}

export const desktopCalls = ['ready', 'exportGame', 'importGame', 'showFolder', 'versions', 'scale'] as const satisfies readonly (keyof DesktopApi)[] // prettier-ignore

export const userFolders = ['games', 'logs'] as const
export type UserFolder = (typeof userFolders)[number]

/** What Gallia runs on. */
export interface Versions {
  gallia: string
  electron: string
  chromium: string
  node: string
  system: string
}

export const menuScreens = ['new-game', 'load', 'library', 'settings'] as const

/** What the menu, a file that was double-clicked, or a recovery asks the screens to do. */
export type DesktopCommand =
  | { do: 'show'; screen: (typeof menuScreens)[number] }
  | { do: 'open'; id: string; notice: Text | null }
  | { do: 'import' }
  | { do: 'export' }
  | { do: 'about' }
  | { do: 'tell'; reason: Text }

/** `window.desktop`, as the preload script puts it there. */
export interface DesktopBridge extends DesktopApi {
  /** @param listener is handed every command, unchecked */
  onCommand(listener: (command: unknown) => void): void
}
