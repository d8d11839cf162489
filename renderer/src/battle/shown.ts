import { computed, ref, watch } from 'vue'
import { placeIds } from '../decision/places'
import { useAnswering } from '../stores/answering'
import { useTable } from '../stores/table'
import { battlesFrom, type BattleRoll } from './battle-log'

/** Questions that a Battle asks while it is fought: not those that choose where the next one is. */
const within =
  /^(battle\.(retreat|retreat-to|losses|stay|first-loss|elite|capability|storm)|consent\.retreat|diviciacus\.defend)/

/** Which Battles the screen shows: those the last answer brought about, and the one that is being fought. */
export function useShownBattle() {
  const table = useTable()
  const answering = useAnswering()

  /** Closed by hand: this Battle is not shown again. */
  const closed = ref<number>()
  const page = ref<number>()

  /** A Battle that goes on is shown also where its last lines are not new, as when the game has just been opened. */
  const from = computed(() => {
    const goesOn = within.test(answering.decision?.topic ?? '')
    return goesOn ? Math.min(table.freshFrom, table.log.length - 1) : table.freshFrom
  })
  const stories = computed(() => {
    const line = table.looking?.line
    if (line === undefined) return battlesFrom(table.log, from.value)
    return battlesFrom(table.log, line).filter((story) => story.first <= line).slice(0, 1)
  }) // prettier-ignore
  const at = computed(() => Math.min(page.value ?? Infinity, stories.value.length - 1))
  const story = computed(() => {
    const shown = stories.value[at.value]
    return shown && shown.first !== closed.value ? shown : undefined
  })
  const running = computed(
    () => !table.looking && story.value?.end === table.log.length && within.test(answering.decision?.topic ?? ''),
  )
  /** The next question is about places on the map that the sheet would cover. */
  const inTheWay = computed(() => {
    const asked = running.value || table.looking ? undefined : answering.decision
    const choices = asked?.kind === 'choose' ? asked.options : (asked?.buckets ?? [])
    return choices.some((choice) => placeIds(choice.on).length > 0)
  })
  watch(
    () => [table.log.length, table.looking?.line],
    () => (page.value = undefined),
  )

  /** Dice of the last answer that belong to no Battle: Harassment, Quarters, Seize. */
  const otherRolls = computed<BattleRoll[]>(() => {
    if (table.looking) return []
    const inBattle = (line: number): boolean => stories.value.some((s) => s.first <= line && line < s.end)
    return table.log.flatMap((line, i) => {
      if (i < table.freshFrom || line.die === undefined || inBattle(i)) return []
      const why = line.text.params?.['for']
      return [{ die: line.die, why: typeof why === 'object' && 'key' in why ? why : line.text, lost: undefined }]
    })
  })

  return {
    story, at, running, inTheWay, otherRolls,
    of: computed(() => stories.value.length),
    turn: (by: 1 | -1) => (page.value = at.value + by),
    close: () => (closed.value = story.value?.first),
  } // prettier-ignore
}
