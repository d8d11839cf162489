import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { TermId } from '@gallia/shared/falling-sky/text/glossary/terms'

/** Something to read: a paragraph of the rules, a term of the glossary, a card. */
export type Page = { kind: 'rule'; rule: string } | { kind: 'term'; term: TermId } | { kind: 'card'; card: number }

/** What is read beside the game: one page, and those that led to it. */
export const useReading = defineStore('reading', () => {
  const trail = ref<readonly Page[]>([])
  const page = computed(() => trail.value.at(-1))
  const canGoBack = computed(() => trail.value.length > 1)

  /** Opens a page; where it came from is not remembered. */
  function open(next: Page): void {
    trail.value = [next]
  }

  /** Follows a link on the page that is open. */
  function follow(next: Page): void {
    trail.value = [...trail.value, next]
  }

  function back(): void {
    if (canGoBack.value) trail.value = trail.value.slice(0, -1)
  }

  function close(): void {
    trail.value = []
  }

  return { page, canGoBack, open, follow, back, close }
})
