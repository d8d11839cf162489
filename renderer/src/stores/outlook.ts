import { computed, onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { Answer } from '@gallia/shared/kernel/decision'
import type { Outlook } from '@gallia/shared/falling-sky/view'
import { useAnswering } from './answering'
import { useTable } from './table'

/** For so long something must be pointed at before the host is asked: a pointer that passes by asks for nothing. */
export const outlookAfter = 90

/**
 * What an answer would bring, as the host finds out; undefined until it is known. What has been told of a question is
 * remembered while it is open.
 *
 * @param answer the answer that is pointed at, if any
 */
export function useOutlook(answer: () => Answer | undefined): Readonly<Ref<Outlook | undefined>> {
  const table = useTable()
  const answering = useAnswering()
  const found = shallowRef<Outlook>()
  const known = new Map<string, Outlook | undefined>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const wanted = computed(() => {
    const given = answer()
    return given && answering.decision ? JSON.stringify(given) : undefined
  })

  async function find(key: string): Promise<void> {
    const question = answering.question
    const told = await table.outlook(JSON.parse(key) as Answer)
    if (question !== answering.question) return
    known.set(key, told)
    if (wanted.value === key) found.value = told
  }

  watch(
    [wanted, () => answering.question],
    ([key, question], [, before]) => {
      if (question !== before) known.clear()
      clearTimeout(timer)
      found.value = key === undefined ? undefined : known.get(key)
      if (key !== undefined && !known.has(key)) timer = setTimeout(() => void find(key), outlookAfter)
    },
    { immediate: true },
  )
  onScopeDispose(() => clearTimeout(timer))
  return found
}

/** Whether there is anything to be told. */
export function tellsSomething({ resources, control, margins, byDice, asks, ends, battle }: Outlook): boolean {
  return (
    byDice ||
    asks !== undefined ||
    ends === true ||
    battle !== undefined ||
    resources.length + control.length + margins.length > 0
  )
}
