import { defineStore } from 'pinia'
import { ref } from 'vue'
import { text } from '@gallia/shared/kernel/text'
import type { SaveEntry } from '@gallia/shared/protocol'
import { useConnection } from './connection'
import { useScreen } from './screen'

/** The games in the person's folder, and what can be done with them. */
export const useSaves = defineStore('saves', () => {
  const connection = useConnection()
  const screen = useScreen()
  const entries = ref<readonly SaveEntry[]>([])
  const known = ref(false)
  /** Games that were open when Gallia last ended unexpectedly: told on the Start screen. */
  const recovered = ref<readonly SaveEntry[]>([])

  async function refresh(): Promise<void> {
    const listed = await screen.attempt(() => connection.host().list())
    if (listed) entries.value = listed
    known.value = true
  }

  async function findRecovered(): Promise<void> {
    const startup = await screen.attempt(() => connection.host().startup())
    if (startup?.recovered.length) recovered.value = startup.recovered
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

  /** Makes an earlier state a game of its own. */
  async function copyEarlier(id: string, state: string): Promise<SaveEntry | undefined> {
    const copy = await screen.attempt(() => connection.host().copyEarlier(id, state))
    await refresh()
    return copy
  }

  async function importGame(content: string): Promise<SaveEntry | undefined> {
    const entry = await screen.attempt(() => connection.host().importGame(content))
    await refresh()
    return entry
  }

  return {
    entries,
    known,
    recovered,
    refresh,
    findRecovered,
    rename,
    duplicate,
    remove,
    restore,
    copyEarlier,
    importGame,
  }
})
