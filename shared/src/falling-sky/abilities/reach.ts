import { leaderIn } from '../board/control'
import { within1 } from '../board/map'
import { reachesEverywhere } from '../capabilities/in-abilities'
import type { Faction, RegionId } from '../ids'
import type { State } from '../state'

/**
 * Whether the Faction's leader-bound Special Abilities reach the Region (4.1.2): it is within 1 of the named Leader
 * (Caesar, Vercingetorix, Ambiorix), or it holds the Successor. Without a Leader on the map they reach nowhere. With
 * Titus Labienus (card 12) Roman ones reach everywhere.
 */
export function withinReach(state: State, faction: Faction, region: RegionId): boolean {
  if (reachesEverywhere(state, faction)) return true
  const leader = state.leaders[faction]
  if (leader.place !== 'map') return false
  return leader.named ? within1(state, region, leader.region) : leaderIn(state, faction, region)
}
