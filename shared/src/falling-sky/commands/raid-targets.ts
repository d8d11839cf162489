import { citadelsIn, piecesIn } from '../board/control'
import type { Faction, RegionId } from '../ids'
import { factions } from '../ids'
import type { State } from '../state'

/** The most Warbands that Raid in a Region (3.3.3, 3.4.3). */
export const raidersPerRegion = 2

/**
 * The Factions that a Raid in the Region can take a Resource from (3.3.3): not the raider and not the Germans; pieces
 * there, but neither Citadel nor Fort; a Resource to lose.
 */
export function raidTargets(state: State, raider: Faction, region: RegionId): Faction[] {
  return factions.filter(
    (f) =>
      f !== raider &&
      f !== 'germans' &&
      piecesIn(state, f, region) > 0 &&
      citadelsIn(state, f, region).length === 0 &&
      state.regions[region].forces[f].forts === 0 &&
      state.resources[f] > 0,
  )
}
