import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { illegal, signature, type Answer, type Decision } from '@gallia/shared/kernel/decision'
import { factions, type Faction } from '@gallia/shared/falling-sky/ids'
import type { Place } from '../map/types'
import { idOf, placeIds } from '../decision/places'
import { suggestedAmounts, type Amounts } from '../decision/quick-picks'
import { isConsentForSeveral, layoutOf, optionKeys } from '../decision/layout'
import { useOutlooks, wantsConfirm } from './outlook'
import { useSettings } from './settings'
import { useTable } from './table'

/** For so long after another seat is asked keys confirm nothing: they were meant for the question before. */
const seatChangePause = 400

/** The answer that is being put together: options chosen, amounts spread, what is pointed at. */
export const useAnswering = defineStore('answering', () => {
  const table = useTable()
  const settings = useSettings()
  const outlooks = useOutlooks()
  const chosen = ref<readonly string[]>([])
  const amounts = ref<Amounts>({})
  /** The act beside the question that waits for Confirm. */
  const aside = ref<string>()
  /** The option or bucket that is pointed at, in the panel or on the map. */
  const hovered = ref<string>()
  /** The act beside the question that is pointed at. */
  const hoveredAside = ref<string>()
  /** Confirm is pointed at: the answer as it stands. */
  const atConfirm = ref(false)
  /** Options at a place of the map that stands for several. */
  const narrowed = ref<readonly string[]>()
  const keysFrom = ref(0)
  /** The answer of which is being found out whether it may be given at once. */
  let weighed: string | undefined

  const decision = computed<Decision | undefined>(() => (table.looking ? undefined : (table.decision ?? undefined)))
  const question = computed(() => (table.decision ? `${table.id}|${table.at}|${signature(table.decision)}` : ''))
  const seat = computed<Faction | undefined>(() => factions.find((f) => f === table.decision?.faction))

  watch(question, startAfresh, { immediate: true })
  watch(seat, (now, before) => {
    if (before !== undefined && now !== undefined) keysFrom.value = performance.now() + seatChangePause
  })

  function startAfresh(): void {
    chosen.value = []
    aside.value = undefined
    hovered.value = undefined
    hoveredAside.value = undefined
    atConfirm.value = false
    narrowed.value = undefined
    weighed = undefined
    amounts.value = table.decision?.kind === 'allocate' ? suggestedAmounts(table.decision) : {}
  }

  const keys = computed(() =>
    decision.value?.kind === 'choose'
      ? optionKeys(decision.value, settings.settings.letterKeys)
      : new Map<string, string>(),
  )
  const total = computed(() => Object.values(amounts.value).reduce((sum, n) => sum + n, 0))
  const count = computed(() => (decision.value?.kind === 'allocate' ? total.value : chosen.value.length))
  /** Why what is chosen or filled in so far is no legal answer. */
  const whyNot = computed(() => {
    const asked = decision.value
    if (!asked) return undefined
    return illegal(asked, asked.kind === 'choose' ? { choose: chosen.value } : { allocate: filled() })
  })
  const canConfirm = computed(() => {
    const asked = decision.value
    if (!asked || table.busy) return false
    if (aside.value !== undefined) return true
    return whyNot.value === undefined
  })

  /** The one option that waits for Confirm. */
  const marked = computed(() => (decision.value?.max === 1 ? chosen.value[0] : undefined))

  /** The answer that would be given by what is pointed at: one that can be, with what has been chosen before it. */
  const pointedAt = computed<Answer | undefined>(() => {
    const asked = decision.value
    if (!asked || asked.secret) return undefined
    const beside = hoveredAside.value ?? (atConfirm.value || hovered.value === undefined ? aside.value : undefined)
    if (beside !== undefined) return { aside: beside }
    if (asked.kind === 'allocate') return canConfirm.value ? { allocate: filled() } : undefined
    const option = asked.options.find((o) => o.id === hovered.value && !o.refused)
    if (atConfirm.value && canConfirm.value) return { choose: [...chosen.value] }
    if (asked.max === 1 && option) return { choose: [option.id] }
    const adds = option && !chosen.value.includes(option.id) && chosen.value.length < asked.max
    const picked = adds ? [...chosen.value, option.id] : [...chosen.value]
    return picked.length >= Math.max(1, asked.min) ? { choose: picked } : undefined
  })

  function filled(): Record<string, number> {
    return Object.fromEntries(Object.entries(amounts.value).filter(([, n]) => n > 0))
  }

  function keysPaused(): boolean {
    return performance.now() < keysFrom.value
  }

  /** Chooses an option: answers where only one may be chosen, otherwise switches it on or off. */
  async function pick(id: string): Promise<void> {
    const asked = decision.value
    const option = asked?.kind === 'choose' ? asked.options.find((o) => o.id === id) : undefined
    if (!asked || !option || option.refused) return
    if (asked.max === 1) {
      const onPurpose = chosen.value.includes(id) || layoutOf(asked) === 'consent'
      await giveOrMark({ choose: [id] }, onPurpose, () => {
        chosen.value = [id]
        aside.value = undefined
      })
      return
    }
    aside.value = undefined
    if (chosen.value.includes(id)) {
      chosen.value = chosen.value.filter((c) => c !== id)
    } else if (chosen.value.length < asked.max) {
      chosen.value = [...chosen.value, id]
    }
  }

  /** Does what may be done beside the question. */
  async function pickAside(id: string): Promise<void> {
    await giveOrMark({ aside: id }, aside.value === id, () => {
      if (decision.value?.max === 1) chosen.value = []
      aside.value = id
    })
  }

  /**
   * Gives an answer at once, unless more hangs on it than the person's own decision. Then it is marked, and given when it
   * is chosen again. In a lesson everything can be taken back.
   *
   * @param onPurpose it has been marked, or nobody chooses it by mistake
   */
  async function giveOrMark(answer: Answer, onPurpose: boolean, mark: () => void): Promise<void> {
    const key = JSON.stringify(answer)
    if (weighed === key) return
    if (!onPurpose && !table.guard) {
      const at = question.value
      weighed = key
      const outlook = await outlooks.of(answer)
      if (question.value !== at || weighed !== key) return
      weighed = undefined
      if (outlook && wantsConfirm(outlook)) return mark()
    }
    await table.answer(answer)
  }

  /** A lit place of the map was chosen: its option, or a choice among its options; in an allocation one more. */
  async function pickPlace(place: Place): Promise<void> {
    const ids = idsAt(place)
    const [first] = ids
    if (first === undefined) return
    hovered.value = first
    if (ids.length > 1) narrowed.value = ids
    else if (decision.value?.kind === 'choose') await pick(first)
    else setAmount(first, (amounts.value[first] ?? 0) + 1)
  }

  function hoverPlace(place: Place | undefined): void {
    hovered.value = place ? idsAt(place)[0] : undefined
  }

  function idsAt(place: Place): string[] {
    return choices(decision.value).flatMap((c) => (c.open && c.places.includes(idOf(place)) ? [c.id] : []))
  }

  /**
   * Sets an amount, kept within the bucket and the total: what would be too many comes from the others, the last first.
   * What the bucket needs goes along, and those that need it stay where nothing of it goes.
   */
  function setAmount(id: string, n: number): void {
    const asked = decision.value
    const bucket = asked?.kind === 'allocate' ? asked.buckets.find((b) => b.id === id) : undefined
    if (asked?.kind !== 'allocate' || !bucket || Number.isNaN(n)) return
    aside.value = undefined
    const along = n > 0 ? bucket.needs?.bucket : undefined
    const most = Math.min(bucket.max, asked.max - (along === undefined ? 0 : 1))
    const now: Record<string, number> = { ...amounts.value, [id]: Math.max(0, Math.min(most, Math.trunc(n))) }
    if (along !== undefined) now[along] = Math.max(1, now[along] ?? 0)
    if (now[id] === 0) for (const other of asked.buckets) if (other.needs?.bucket === id) now[other.id] = 0
    let over = Object.values(now).reduce((sum, k) => sum + k, 0) - asked.max
    for (const other of [...asked.buckets].reverse()) {
      const has = now[other.id] ?? 0
      if (other.id === id || other.id === along || over <= 0 || has === 0) continue
      now[other.id] = Math.max(0, has - over)
      over -= has
    }
    amounts.value = now
  }

  /** Fills in a whole allocation at once. */
  function take(all: Amounts): void {
    aside.value = undefined
    amounts.value = all
  }

  /** Grants everything that is asked (Y), or nothing (N). */
  async function consent(all: boolean): Promise<void> {
    const asked = decision.value
    if (!asked || !isConsentForSeveral(asked)) return
    const open = asked.options.filter((o) => !o.refused).slice(0, asked.max)
    await table.answer({ choose: all ? open.map((o) => o.id) : [] })
  }

  async function confirm(): Promise<void> {
    const asked = decision.value
    if (!asked || !canConfirm.value) return
    if (aside.value !== undefined) await table.answer({ aside: aside.value })
    else if (asked.kind === 'choose') await table.answer({ choose: [...chosen.value] })
    else await table.answer({ allocate: filled() })
  }

  /** One choice back: what is marked, the place picked among several, the last option switched on, or the answer before. */
  async function back(): Promise<void> {
    if (aside.value !== undefined) aside.value = undefined
    else if (narrowed.value) narrowed.value = undefined
    else if (chosen.value.length) chosen.value = chosen.value.slice(0, -1)
    else if (table.canUndo) await table.undo()
  }

  return {
    chosen, marked, amounts, aside, hovered, hoveredAside, atConfirm, narrowed, decision, question, seat, keys, total, count, whyNot, canConfirm, pointedAt, keysPaused,
    pick, pickAside, pickPlace, hoverPlace, setAmount, take, consent, confirm, back,
  } // prettier-ignore
})

/** What can be chosen or filled, with its places on the map. */
export function choices(decision: Decision | undefined) {
  if (!decision) return []
  return decision.kind === 'choose'
    ? decision.options.map((o) => ({ id: o.id, open: o.refused === undefined, places: placeIds(o.on) }))
    : decision.buckets.map((b) => ({ id: b.id, open: b.max > 0, places: placeIds(b.on) }))
}
