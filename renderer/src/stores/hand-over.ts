import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { factions } from '@gallia/shared/falling-sky/ids'
import { useSettings } from './settings'
import { useTable } from './table'

/** Who sits before the screen, as far as it can know: whom it is to be handed to before the next answer. */
export const useHandOver = defineStore('hand-over', () => {
  const table = useTable()
  const settings = useSettings()
  /** The person who was asked last, of the game that is open. */
  const before = ref<string>()

  /** The person who is asked now; undefined where nobody is. */
  const asked = computed(() => {
    const { decision, board, looking } = table
    const faction = factions.find((f) => f === decision?.faction)
    return faction && board && !looking ? board.seats[faction].name : undefined
  })
  const wanted = computed(() => {
    const changed = asked.value !== undefined && before.value !== undefined && asked.value !== before.value
    return settings.settings.handOver === 'always' && changed ? asked.value : undefined
  })

  watch(
    () => table.id,
    () => (before.value = undefined),
  )
  // Whoever opens a game sits there already; and who is not to be asked for is there at once.
  watch(
    [asked, wanted],
    () => {
      if (wanted.value === undefined && asked.value !== undefined) before.value = asked.value
    },
    { immediate: true },
  )

  function taken(): void {
    before.value = asked.value
  }

  return { wanted, taken }
})
