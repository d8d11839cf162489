import type { Faction } from '../ids'
import type { State } from '../state'
import type { RegionSet } from './region-set'

/**
 * What has been computed of a board. Only a shortcut: it is never stored, and rules don't see it. The parts of a state
 * are replaced when they change (effects.ts), so it holds for every state that has the same parts, copies included.
 */
interface Derived extends Parts {
  onMap: Map<Faction, PieceCounts>
  /** The Regions by who Controls them. */
  controlled: Readonly<Record<Faction | 'nobody', RegionSet>> | undefined
}

/** The parts of a state that anything here is computed of. */
type Parts = Pick<State, 'regions' | 'tribes' | 'leaders' | 'enlisted' | 'diviciacus' | 'colony' | 'lasting'>

export interface PieceCounts {
  legions: number
  troops: number
  allies: number
  citadels: number
  forts: number
}

let last: Derived | undefined
/** Those before it: a trial comes back to where it began, and trials are tried within trials. */
const recent: Derived[] = []
const kept = 16
let oldest = 0

export function derived(state: State): Derived {
  if (last && isOf(state, last)) return last
  for (const found of recent) if (isOf(state, found)) return (last = found)
  const { regions, tribes, leaders, enlisted, diviciacus, colony, lasting } = state
  last = {
    regions,
    tribes,
    leaders,
    enlisted,
    diviciacus,
    colony,
    lasting,
    controlled: undefined,
    onMap: new Map(),
  }
  recent[oldest] = last
  oldest = (oldest + 1) % kept
  return last
}

function isOf(state: State, parts: Parts): boolean {
  return (
    state.regions === parts.regions &&
    state.tribes === parts.tribes &&
    state.leaders === parts.leaders &&
    state.enlisted === parts.enlisted &&
    state.diviciacus === parts.diviciacus &&
    state.colony === parts.colony &&
    state.lasting === parts.lasting
  )
}
