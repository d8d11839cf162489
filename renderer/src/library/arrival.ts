import { nextTick, onMounted, ref, watch, type Ref } from 'vue'
import type { Page } from '../stores/reading'

/**
 * Brings the entry that a link leads to before the reader's eyes, and the focus to its title; again if the same link
 * is followed again. What is found anew is read from its top.
 *
 * @param page what is arrived at
 * @param found all that is on the shelf
 * @param selector finds its element
 * @returns the scrolling element, for the template
 */
export function useArrival(
  page: () => Page | undefined,
  found: () => readonly string[],
  selector: () => string,
): Ref<HTMLElement | undefined> {
  const root = ref<HTMLElement>()

  async function arrive(): Promise<void> {
    await nextTick()
    const at = page()
    const entry = at && root.value?.querySelector(selector())
    if (!entry) return void root.value?.scrollTo(0, 0)
    entry.scrollIntoView({ block: 'start' })
    entry.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }

  onMounted(arrive)
  watch(found, () => root.value?.scrollTo(0, 0))
  watch(page, arrive)
  return root
}
