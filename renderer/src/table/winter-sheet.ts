import { computed, ref, watch } from 'vue'
import { useLesson } from '../stores/lesson'
import { usePlayback } from '../stores/playback'
import { useTable } from '../stores/table'
import { lastWinter } from './winter'

/**
 * The Winter that is told of on the map. It opens of itself when it has just ended, unless something is asked that wants
 * the map, such as a Battle of a bot; the next answer puts it away, or the guide who goes on to speak of something else.
 * It is at hand until a card later.
 */
export function useWinterSheet() {
  const table = useTable()
  const playback = usePlayback()
  const lesson = useLesson()
  const open = ref(false)

  // The present one, also while the past is looked at: its end is shown once, when it comes.
  const winter = computed(() => lastWinter(table.timeline, table.log, table.present?.winterPhase ?? 'none'))
  const ended = computed(() => (winter.value?.over && !playback.active ? winter.value.entry : undefined))
  const justEnded = (): boolean => ended.value !== undefined && ended.value === table.timeline.length - 2
  const mapIsWanted = (): boolean => table.decision !== null && table.decision.topic !== 'turn.action'
  watch([ended, () => table.at], ([now, at], [before, atBefore]) => {
    if (now !== before && justEnded()) open.value = !mapIsWanted()
    else if (at !== atBefore && winter.value?.over) open.value = false
  })
  watch(
    () => lesson.phase,
    (told) => (open.value = told !== undefined && winter.value !== undefined),
    { immediate: true },
  )
  const atHand = computed(() => {
    const last = winter.value
    return last && (!last.over || last.entry >= table.timeline.length - 2) ? last : undefined
  })
  return { winter, open, atHand }
}
