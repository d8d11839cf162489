import { citadelsIn, forcesIn, piecesIn } from '../board/control'
import { raidsWithBaggage } from '../capabilities/in-commands'
import type { Faction, RegionId } from '../ids'
import { factions } from '../ids'
import type { State } from '../state'

/** The most Warbands that Raid in a Region (3.3.3, 3.4.3). */
export const raidersPerRegion = 2

/** The most Warbands of the Faction that Raid in a Region: with Baggage Trains three (card 8). */
export function mostRaiders(state: State, raider: Faction): number {
  return raidsWithBaggage(state, raider) ? raidersPerRegion + 1 : raidersPerRegion
}

/**
 * The Factions that a Raid in the Region can take a Resource from (3.3.3): not the raider and not the Germans; pieces
 * there, but neither Citadel nor Fort, which don't matter to a raider with Baggage Trains (card 8), the Fort not to one
 * whom an Event lets ignore it (card 21); a Resource to lose.
 */
export function raidTargets(state: State, raider: Faction, region: RegionId, ignoreFort = false): Faction[] {
  const walls = raidsWithBaggage(state, raider)
  const fort = (f: Faction): boolean => !ignoreFort && forcesIn(state, f, region).forts > 0
  return factions.filter(
    (f) =>
      f !== raider &&
      f !== 'germans' &&
      piecesIn(state, f, region) > 0 &&
      (walls || (citadelsIn(state, f, region).length === 0 && !fort(f))) &&
      state.resources[f] > 0,
  )
}
