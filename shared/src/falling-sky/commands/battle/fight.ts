import { alliesIn, citadelsIn, leaderIn, settledTribes } from '../../board/control'
import type { Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import type { State } from '../../state'

/** One Battle in one Region between two Factions (3.2.4, 3.3.4, 3.4.4). */
export interface Fight {
  rule: string
  region: RegionId
  attacker: Faction
  defender: Faction
  ambush: boolean
  /** The Romans have announced Besiege for it (4.2.3). */
  besiege: boolean
  /** The Defender had a Citadel or a Fort there when the Battle began (RUL-23, RUL-37). */
  walls: boolean
  terms: BattleTerms
}

/** What an Event or a rule changes about a Battle. */
export interface BattleTerms {
  noRetreat?: boolean
  noCounterattack?: boolean
}

/** Begins a Battle: what is read "at the start" is read now. */
export function beginFight(
  state: State,
  rule: string,
  region: RegionId,
  attacker: Faction,
  defender: Faction,
  terms: BattleTerms = {},
): Fight {
  return {
    rule,
    region,
    attacker,
    defender,
    ambush: false,
    besiege: false,
    walls: hasWalls(state, defender, region),
    terms,
  }
}

/** Whether the Faction has a Citadel or a Fort in the Region; that of Provincia counts (RUL-33). */
export function hasWalls(state: State, faction: Faction, region: RegionId): boolean {
  return citadelsIn(state, faction, region).length > 0 || state.regions[region].forces[faction].forts > 0
}

/**
 * The Factions whose Warbands or Auxilia fight for the Faction in the Region: its own, and Germanic ones for the Belgae
 * where they Enlist (4.5.1).
 */
export function troopOwners(state: State, faction: Faction, region: RegionId): Faction[] {
  const enlisted = state.enlisted.includes(region)
  if (faction === 'belgae' && enlisted) return ['belgae', 'germans']
  return faction === 'germans' && enlisted ? [] : [faction]
}

/** Hidden Warbands or Auxilia that fight for the Faction; nothing else is ever Hidden (1.4.3). */
export function hiddenOf(state: State, faction: Faction, region: RegionId): number {
  return troopOwners(state, faction, region).reduce((sum, f) => sum + state.regions[region].forces[f].hidden, 0)
}

/** Warbands or Auxilia that fight for the Faction. */
export function troopsOf(state: State, faction: Faction, region: RegionId): number {
  return troopOwners(state, faction, region).reduce((sum, f) => {
    const { hidden, revealed, scouted } = state.regions[region].forces[f]
    return sum + hidden + revealed + scouted
  }, 0)
}

/** Mobile pieces that fight for the Faction. */
export function mobileOf(state: State, faction: Faction, region: RegionId): number {
  const leader = leaderIn(state, faction, region) ? 1 : 0
  return leader + state.regions[region].forces[faction].legions + troopsOf(state, faction, region)
}

/** All pieces of the Faction that are in a Battle there. */
export function forcesOf(state: State, faction: Faction, region: RegionId): number {
  const { forts, settlements } = state.regions[region].forces[faction]
  return mobileOf(state, faction, region) + forts + settlements + settledTribes(state, faction, region).length
}

/** The Factions that can be attacked there: any other with pieces (3.2.4 step 1). */
export function targetsIn(state: State, attacker: Faction, region: RegionId): Faction[] {
  if (forcesOf(state, attacker, region) === 0) return []
  return factions.filter((f) => f !== attacker && forcesOf(state, f, region) > 0)
}

/** Whether the Romans could Besiege in this Battle: a Legion there, and an Ally or Citadel of the Defender (4.2.3). */
export function canBesiege(state: State, { attacker, defender, region }: Fight): boolean {
  if (attacker !== 'romans' || state.regions[region].forces.romans.legions === 0) return false
  return alliesIn(state, defender, region).length + citadelsIn(state, defender, region).length > 0
}
