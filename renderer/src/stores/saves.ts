import { defineStore } from 'pinia'
import { ref } from 'vue'
import { text } from '@gallia/shared/kernel/text'
import type { SaveEntry } from '@gallia/shared/protocol'
import { exportTable } from '../saves/files'
import { useConnection } from './connection'
import { useScreen } from './screen'

/** The games in the person's folder, and what can be done with them. */
export const useSaves = defineStore('saves', () => {
  const connection = useConnection()
  const screen = useScreen()
  const entries = ref<readonly SaveEntry[]>([])
  const known = ref(false)

  async function refresh(): Promise<void> {
    const listed = await screen.attempt(() => connection.host().list())
    if (listed) entries.value = listed
    known.value = true
  }

  async function rename(id: string, name: string): Promise<void> {
    await screen.attempt(() => connection.host().rename(id, name))
    await refresh()
  }

  async function duplicate(id: string): Promise<SaveEntry | undefined> {
    const copy = await screen.attempt(() => connection.host().duplicate(id))
    await refresh()
    return copy
  }

  /** Moves the game to the bin; the note that says so can bring it back. */
  async function remove(entry: SaveEntry): Promise<void> {
    const gone = await screen.attempt(async () => {
      await connection.host().remove(entry.id)
      return true
    })
    await refresh()
    if (!gone) return
    screen.say({
      text: text('ui.load.deleted', { name: entry.name || entry.id }),
      tone: 'plain',
      action: { label: text('ui.load.undo'), run: () => void restore(entry.id) },
    })
  }

  async function restore(id: string): Promise<void> {
    screen.hush()
    await screen.attempt(() => connection.host().restore(id))
    await refresh()
  }

  const exportGame = (id: string) => screen.attempt(() => exportTable(id))

  async function importGame(content: string): Promise<SaveEntry | undefined> {
    const entry = await screen.attempt(() => connection.host().importGame(content))
    await refresh()
    return entry
  }

  return { entries, known, refresh, rename, duplicate, remove, restore, exportGame, importGame }
})
