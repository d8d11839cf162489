import { piecesIn, troopsIn } from '../board/control'
import { groupOf, playableRegions } from '../board/map'
import type { CommandId, Faction, RegionId } from '../ids'
import type { State } from '../state'
import { holdsCapability, inForce } from './in-force'

/** What the Capabilities change in Commands other than Battle (3.2, 3.3), one question each. */

/** 8 Baggage Trains, unshaded: the holder's March costs nothing. */
export function marchesForNothing(state: State, faction: Faction): boolean {
  return holdsCapability(state, faction, 8, 'unshaded')
}

/** 8 Baggage Trains, shaded: the holder Raids with three Warbands in a Region, behind Citadels and Forts too. */
export function raidsWithBaggage(state: State, faction: Faction): boolean {
  return holdsCapability(state, faction, 8, 'shaded')
}

/** 13 Balearic Slingers, shaded: the Romans Recruit in Supply Lines only, and pay for each Region. */
export function recruitNeedsSupply(state: State): boolean {
  return inForce(state, 13, 'shaded') !== undefined
}

/** 25 Aquitani, shaded: the Warbands that the holder's Rally in the Region places beyond what else it brings. */
export function aquitaniWarbands(state: State, faction: Faction, region: RegionId): number {
  return (region === 'pictones' || region === 'arverni') && holdsCapability(state, faction, 25, 'shaded') ? 2 : 0
}

/** 30 Vercingetorix's Elite, unshaded: the Arverni Rally up to Allies and Citadels, without the Leader and the one more. */
export function arverniRallyPlainly(state: State): boolean {
  return inForce(state, 30, 'unshaded') !== undefined
}

/** 43 Convictolitavis, shaded: the Commands of the Aedui cost twice as much. */
export function paysTwice(state: State, faction: Faction): boolean {
  return faction === 'aedui' && inForce(state, 43, 'shaded') !== undefined
}

/** 55 Commius, unshaded: for a Recruit the Region counts as Roman-Controlled and as having one Roman Ally more. */
export function commiusRecruits(state: State, region: RegionId): boolean {
  return groupOf(region) === 'belgica' && inForce(state, 55, 'unshaded') !== undefined
}

/** The Regions that count as Roman-Controlled for a Recruit by Commius (55 unshaded): its Supply Lines run through them. */
export function commiusRegions(state: State): RegionId[] {
  if (!inForce(state, 55, 'unshaded')) return []
  return playableRegions(state).filter((r) => commiusRecruits(state, r))
}

/** 55 Commius, shaded: the Belgae Rally at no cost. */
export function rallyForNothing(state: State, faction: Faction): boolean {
  return faction === 'belgae' && inForce(state, 55, 'shaded') !== undefined
}

/** 55 Commius, shaded: for a Rally the Belgae count as Controlling each Region with a Belgic piece, an Enlisted one too. */
export function ralliesAsController(state: State, faction: Faction, region: RegionId): boolean {
  if (!rallyForNothing(state, faction)) return false
  const enlisted = state.enlisted.includes(region) ? troopsIn(state, 'germans', region) : 0
  return piecesIn(state, faction, region) + enlisted > 0
}

/** What a Region of a Command costs the Faction, from what it normally does (8, 43, 55). */
export function commandCost(state: State, faction: Faction, command: CommandId, normal: number): number {
  if (command === 'march' && marchesForNothing(state, faction)) return 0
  if (command === 'rally' && rallyForNothing(state, faction)) return 0
  return paysTwice(state, faction) ? 2 * normal : normal
}
