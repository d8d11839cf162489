import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'
import type { PlaceId } from '../map/types'

export type Sheet =
  | { kind: 'faction'; faction: Faction }
  | { kind: 'region'; region: RegionId }
  | { kind: 'card'; card: number }
  | { kind: 'keys' }
  /** Lines of play that were left; charts of the game so far; what is given to people elsewhere; the board editor. */
  | { kind: 'branches' | 'course' | 'share' | 'adjust' }
  /** How a bot came to what a line of the log tells; `now` goes along with the turn that is watched. */
  | { kind: 'path'; line: number | 'now' }

/** The sheet that lies on the map: one at a time. */
export const useSheets = defineStore('sheets', () => {
  const shown = ref<Sheet>()
  /** Places that the sheet shows on the map. */
  const lights = ref<readonly PlaceId[]>([])

  function open(sheet: Sheet): void {
    shown.value = sheet
  }

  function close(): void {
    shown.value = undefined
  }

  function light(places: readonly PlaceId[]): void {
    lights.value = places
  }

  return { shown, lights, light, open, close }
})
