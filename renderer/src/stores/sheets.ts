import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'

export type Sheet =
  | { kind: 'faction'; faction: Faction }
  | { kind: 'region'; region: RegionId }
  | { kind: 'card'; card: number }
  | { kind: 'keys' }

/** The sheet that lies on the map: one at a time. */
export const useSheets = defineStore('sheets', () => {
  const shown = ref<Sheet>()

  function open(sheet: Sheet): void {
    shown.value = sheet
  }

  function close(): void {
    shown.value = undefined
  }

  return { shown, open, close }
})
