import type { Faction, RegionId } from '../ids'
import type { State } from '../state'
import type { RegionSet } from './region-set'

/**
 * What has been computed of a board. Only a shortcut: it is never stored, and rules don't see it. The parts of a state
 * are replaced when they change (effects.ts), so it holds for every state that has the same parts, copies included.
 */
interface Derived extends Parts {
  holdings: Map<RegionId, Holding>
  onMap: Map<Faction, PieceCounts>
  /** The Regions by who Controls them. */
  controlled: Readonly<Record<Faction | 'nobody', RegionSet>> | undefined
}

/** The parts of a state that anything here is computed of. */
type Parts = Pick<State, 'regions' | 'tribes' | 'leaders' | 'enlisted' | 'diviciacus' | 'colony' | 'lasting'>

/** The pieces in a Region as Control counts them (1.6). */
export interface Holding {
  /** Those that count as the Faction's: lent Warbands and Auxilia (4.5.1, card 38) are where they serve. */
  readonly pieces: Readonly<Record<Faction, number>>
  /** Those of all Factions together. */
  readonly all: number
  readonly controller: Faction | undefined
}

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
    holdings: new Map(),
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
