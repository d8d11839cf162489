import { ref } from 'vue'
import { factions, type Faction } from '@gallia/shared/falling-sky/ids'

/** Whose pieces are hidden to see the land: everybody's, or those of one Faction after another. */
export function useHiddenPieces() {
  const hidden = ref<readonly Faction[]>([])

  function hideAll(on: boolean): void {
    hidden.value = on ? factions : []
  }

  function hideNext(): void {
    const [one] = hidden.value
    const at = one && hidden.value.length === 1 ? factions.indexOf(one) : -1
    const next = factions[at + 1]
    hidden.value = next ? [next] : []
  }

  return { hidden, hideAll, hideNext }
}
