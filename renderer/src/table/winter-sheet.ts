import { computed, ref, watch } from 'vue'
import { usePlayback } from '../stores/playback'
import { useTable } from '../stores/table'
import { lastWinter } from './winter'

/** The Winter that is told of on the map: opened of itself when it has just ended, and at hand until a card later. */
export function useWinterSheet() {
  const table = useTable()
  const playback = usePlayback()
  const open = ref(false)

  // The present one, also while the past is looked at: its end is shown once, when it comes.
  const winter = computed(() => lastWinter(table.timeline, table.log, table.present?.winterPhase ?? 'none'))
  const justBegun = (): boolean => winter.value?.entry === table.timeline.length - 2
  watch(
    () => (winter.value?.over && !playback.active ? winter.value.entry : undefined),
    (now, before) => {
      if (now !== undefined && now !== before && justBegun()) open.value = true
    },
  )
  const atHand = computed(() => {
    const last = winter.value
    return last && (!last.over || last.entry >= table.timeline.length - 2) ? last : undefined
  })
  return { winter, open, atHand }
}
