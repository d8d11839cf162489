import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Text } from '@gallia/shared/kernel/text'
import { reasonOf } from '../host'
import type { Page } from './reading'

export type Screen = 'start' | 'new-game' | 'load' | 'settings' | 'learn' | 'library' | 'fame' | 'table' | 'end'

export interface Toast {
  text: Text
  tone: 'plain' | 'bad'
  action?: { label: Text; run: () => void }
}

/** Which screen is shown, and the short notes that lie over it. */
export const useScreen = defineStore('screen', () => {
  const current = ref<Screen>('start')
  const previous = ref<Screen>('start')
  const toast = ref<Toast>()
  /** New game is set up for somebody who has just learnt the game. */
  const firstGame = ref(false)
  /** What the library opens at. */
  const page = ref<Page>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function go(next: Screen): void {
    if (next === current.value) return
    previous.value = current.value
    current.value = next
    firstGame.value = false
    // What went wrong elsewhere has been read; what can still be undone stays.
    if (!toast.value?.action) hush()
  }

  /** From Settings, the library and the hall of fame back to where they were opened; from everywhere else to Start. */
  function back(): void {
    const beside = current.value === 'settings' || current.value === 'library' || current.value === 'fame'
    go(beside ? previous.value : 'start')
  }

  /** To New game, set up as a first game of one's own. */
  function toFirstGame(): void {
    go('new-game')
    firstGame.value = true
  }

  /** Opens the library, at a page if one is named. */
  function read(at?: Page): void {
    page.value = at
    go('library')
  }

  /** Shows a note. Notes with something to do stay longer; errors stay until closed. */
  function say(next: Toast): void {
    clearTimeout(timer)
    toast.value = next
    if (next.tone === 'plain') timer = setTimeout(hush, next.action ? 12_000 : 5_000)
  }

  function hush(): void {
    clearTimeout(timer)
    toast.value = undefined
  }

  /** Runs something that may fail and shows why if it does; gives undefined then. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      say({ text: reasonOf(error), tone: 'bad' })
      return undefined
    }
  }

  return { current, previous, toast, firstGame, page, go, toFirstGame, back, read, say, hush, attempt }
})
