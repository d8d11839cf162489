import { troopsIn } from '../board/control'
import { playableRegions } from '../board/map'
import type { Faction, RegionId } from '../ids'
import type { State } from '../state'
import { inForce } from './in-force'

/**
 * 38 Diviciacus, unshaded: whenever Aedui and Romans agree, a Command by either, or its defence in Battle, may treat
 * Aedui Warbands and Auxilia that are together in a Region as each other.
 */
export function diviciacusHelps(state: State): boolean {
  return inForce(state, 38, 'unshaded') !== undefined
}

export type Partner = 'romans' | 'aedui'

/** The Faction whose Warbands or Auxilia could stand in for this Faction's own, or undefined. */
export function diviciacusPartner(state: State, faction: Faction): Partner | undefined {
  if ((faction !== 'romans' && faction !== 'aedui') || !diviciacusHelps(state)) return undefined
  return faction === 'romans' ? 'aedui' : 'romans'
}

/** Whether Aedui Warbands and Auxilia are together in the Region. */
export function together(state: State, region: RegionId): boolean {
  return troopsIn(state, 'romans', region) > 0 && troopsIn(state, 'aedui', region) > 0
}

/** The Regions in which Aedui Warbands and Auxilia are together. */
export function regionsTogether(state: State): RegionId[] {
  return playableRegions(state).filter((r) => together(state, r))
}
