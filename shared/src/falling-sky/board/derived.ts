import type { Faction, RegionId } from '../ids'
import type { State } from '../state'

/**
 * What has been computed of a state and holds until the next effect. Only a shortcut: `change` (effects.ts) forgets it,
 * it is never stored, and rules don't see it.
 */
interface Derived {
  controllers: Map<RegionId, Faction | undefined>
  onMap: Map<Faction, PieceCounts>
}

export interface PieceCounts {
  legions: number
  troops: number
  allies: number
  citadels: number
  forts: number
}

const known = new WeakMap<State, Derived>()

export function derived(state: State): Derived {
  const found = known.get(state)
  if (found) return found
  const fresh: Derived = { controllers: new Map(), onMap: new Map() }
  known.set(state, fresh)
  return fresh
}

/** To be called whenever a state has changed. */
export function forgetDerived(state: State): void {
  known.delete(state)
}
