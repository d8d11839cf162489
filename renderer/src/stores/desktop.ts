import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import type { DesktopCommand, UserFolder } from '@gallia/shared/desktop'
import { text } from '@gallia/shared/kernel/text'
import type { SaveEntry } from '@gallia/shared/protocol'
import type { Desktop } from '../desktop'
import { download } from '../saves/files'
import { useConnection } from './connection'
import { useScreen, type Screen } from './screen'
import { useSettings } from './settings'
import { useTable } from './table'

/** What the desktop app does for the screens, and what it asks of them; in a browser, what stands for it. */
export const useDesktop = defineStore('desktop', () => {
  const connection = useConnection()
  const screen = useScreen()
  const table = useTable()
  const settings = useSettings()
  const desktop = shallowRef<Desktop>()
  /** Whether the sheet about Gallia is shown. */
  const about = ref(false)

  /** Takes the desktop app up, and hears its commands from now on. */
  async function use(next: Desktop): Promise<void> {
    desktop.value = next
    next.onCommand((command) => void perform(command))
    watch(
      () => settings.known && settings.settings.scale,
      (scale) => scale && void screen.attempt(() => next.api.scale(scale)),
      { immediate: true },
    )
    await screen.attempt(() => next.api.ready())
  }

  /** Shows a folder of Gallia's in the system's file manager. */
  async function showFolder(folder: UserFolder): Promise<void> {
    await screen.attempt(async () => desktop.value?.api.showFolder(folder))
  }

  async function perform(command: DesktopCommand): Promise<void> {
    switch (command.do) {
      case 'show':
        return goTo(command.screen)
      case 'open':
        await openGame(command.id)
        if (command.notice) screen.say({ text: command.notice, tone: 'plain' })
        return
      case 'import':
        return importAndOpen()
      case 'export':
        if (table.id !== undefined) return exportGame(table.id)
        return screen.say({ text: text('ui.desktop.nothing-open'), tone: 'plain' })
      case 'about':
        about.value = true
        return
      case 'tell':
        return screen.say({ text: command.reason, tone: 'bad' })
    }
  }

  /** Screens that are looked at beside a game leave it on the table; for the others it is put away, saved. */
  async function goTo(to: Screen): Promise<void> {
    if (to !== 'settings' && to !== 'library') await table.close()
    screen.go(to)
  }

  async function openGame(id: string): Promise<void> {
    if (table.id !== undefined && table.id !== id) await table.close()
    if (await table.open(id)) screen.go(table.board?.result ? 'end' : 'table')
  }

  /** Hands a game's file to the person: through the system's dialog, or as a download. */
  async function exportGame(id: string): Promise<void> {
    const api = desktop.value?.api
    await screen.attempt(async () => {
      if (!api) return download(await connection.host().exportGame(id))
      const name = await api.exportGame(id)
      if (name !== null) screen.say({ text: text('ui.desktop.exported', { name }), tone: 'plain' })
    })
  }

  /** Asks for a game's file with the system's dialog and takes it in. Undefined: thought better of it, or told why not. */
  async function importGame(): Promise<SaveEntry | undefined> {
    const api = desktop.value?.api
    return (api && (await screen.attempt(() => api.importGame()))) ?? undefined
  }

  async function importAndOpen(): Promise<void> {
    const entry = await importGame()
    if (entry) await openGame(entry.id)
  }

  return { desktop, about, showFolder, use, openGame, exportGame, importGame }
})
