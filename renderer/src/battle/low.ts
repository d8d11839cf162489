import { nextTick, ref, watch, type Ref } from 'vue'
import type { MapHandle } from '../map/types'
import type { BattleStory } from './battle-log'

/** Regions whose middle lies higher than this part of the map would be covered by a sheet at the top. */
const high = 0.45

/**
 * Whether the sheet of a Battle lies low on the map, because its Region lies high.
 *
 * @param area what the map lies in
 * @param drawn changes when the map has been drawn anew
 */
export function useLowSheet(
  story: Readonly<Ref<BattleStory | undefined>>,
  area: () => Element | null | undefined,
  map: () => MapHandle | undefined,
  drawn: Readonly<Ref<number>>,
): Readonly<Ref<boolean>> {
  const low = ref(false)
  watch(
    () => [story.value?.first, drawn.value],
    async () => {
      await nextTick()
      const around = area()?.getBoundingClientRect()
      const place = story.value && map()?.boxOf(`region:${story.value.region}`)
      low.value = !!around && !!place && place.y + place.height / 2 < around.top + around.height * high
    },
    { immediate: true },
  )
  return low
}
