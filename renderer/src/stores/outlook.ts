import { defineStore } from 'pinia'
import { computed, onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { Answer } from '@gallia/shared/kernel/decision'
import type { Outlook } from '@gallia/shared/falling-sky/view'
import { useTable } from './table'

/** For so long something must be pointed at before the host is asked: a pointer that passes by asks for nothing. */
export const outlookAfter = 90

/** What answers would bring, as the host finds out: each is asked for once while its question is open. */
export const useOutlooks = defineStore('outlooks', () => {
  const table = useTable()
  const told = new Map<string, Promise<Outlook | undefined>>()
  watch(
    () => table.decision,
    () => told.clear(),
    { flush: 'sync' },
  )

  /** What the answer would bring; undefined where that is not known. */
  function of(answer: Answer): Promise<Outlook | undefined> {
    const key = JSON.stringify(answer)
    const known = told.get(key) ?? table.outlook(answer)
    told.set(key, known)
    return known
  }
  const isAsked = (answer: Answer): boolean => told.has(JSON.stringify(answer))

  return { of, isAsked }
})

/** What has been found out of an answer; `known`: whether it has, though it may be nothing. */
export interface Foretold {
  known: boolean
  outlook?: Outlook | undefined
}

const unknown: Foretold = { known: false }

/**
 * What an answer of the open question would bring.
 *
 * @param answer the answer that is wanted to be known, if any
 * @param after for so long it must be wanted before the host is asked for what has not been asked yet
 */
export function useOutlook(answer: () => Answer | undefined, after = outlookAfter): Readonly<Ref<Foretold>> {
  const table = useTable()
  const outlooks = useOutlooks()
  const found = shallowRef(unknown)
  let timer: ReturnType<typeof setTimeout> | undefined
  let wish = 0

  async function find(given: Answer, wished: number): Promise<void> {
    const outlook = await outlooks.of(given)
    if (wish === wished) found.value = { known: true, outlook }
  }

  const wanted = computed(() => {
    const given = answer()
    return given && table.decision ? JSON.stringify(given) : undefined
  })
  watch(
    [wanted, () => table.decision],
    ([key]) => {
      clearTimeout(timer)
      found.value = unknown
      const wished = ++wish
      if (key === undefined) return
      const given = JSON.parse(key) as Answer
      if (after === 0 || outlooks.isAsked(given)) void find(given, wished)
      else timer = setTimeout(() => void find(given, wished), after)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
    wish++
  })
  return found
}

/** Whether there is anything to be told. */
export function tellsSomething({ resources, control, margins, byDice, asks, ends, battle }: Outlook): boolean {
  return (
    byDice ||
    asks !== undefined ||
    ends !== undefined ||
    battle !== undefined ||
    resources.length + control.length + margins.length > 0
  )
}

/**
 * Whether an answer is marked first and wants Confirm: a die would be shown then, or another person gets the word, and
 * what was chosen could no longer be taken back alone.
 */
export function wantsConfirm({ byDice, handsOver }: Outlook): boolean {
  return byDice || handsOver === true
}
