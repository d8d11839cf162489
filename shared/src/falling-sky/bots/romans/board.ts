import { controlledSets, leaderIn, piecesIn, settledTribes, troopsIn } from '../../board/control'
import { playableRegions } from '../../board/map'
import type { RegionSet } from '../../board/region-set'
import { isIn, noRegions } from '../../board/region-set'
import { inSupply, suppliedRegions as suppliedWith } from '../../board/supply'
import { cloneState } from '../../clone'
import type { Group } from '../../effects'
import { change } from '../../effects'
import { onMap } from '../../forces/available'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import { emptyGroup } from '../../names'
import { isBot } from '../../seats'
import type { State } from '../../state'
import { margin } from '../../victory/scores'
import { enemyOrder } from '../guidelines/pieces'

/** Questions about the board that several boxes of the Roman flowchart ask. */

/** Everybody else is an enemy, the Aedui included (R1), in the order of 8.4.1. */
export const enemies = enemyOrder.romans

/** The enemies that have a victory margin. */
export const rivals = ['arverni', 'belgae', 'aedui'] as const

export function isPlayer({ state }: Game, faction: Faction): boolean {
  return state.seats[faction].kind === 'person'
}

/** The Faction's victory margin (7.3); the Germans have none and come last. */
export function marginOf(state: State, faction: Faction): number {
  return faction === 'germans' ? -Infinity : margin(state, faction)
}

/** Allies and Citadels of the Faction there. */
export function settledIn(state: State, faction: Faction, region: RegionId): number {
  return settledTribes(state, faction, region).length
}

/** Whether any enemy has an Ally or Citadel there. */
export function enemySettled(state: State, region: RegionId): boolean {
  return enemies.some((f) => settledIn(state, f, region) > 0)
}

/** Allies and Citadels of the Faction on the map. */
export function settledOnMap(state: State, faction: Faction): number {
  const { allies, citadels } = onMap(state, faction)
  return allies + citadels
}

export function legionsIn(state: State, region: RegionId): number {
  return state.regions[region].forces.romans.legions
}

export function auxiliaIn(state: State, region: RegionId): number {
  return troopsIn(state, 'romans', region)
}

/** The Region of the Roman Leader, Caesar or Successor. */
export function leaderRegion(state: State): RegionId | undefined {
  const leader = state.leaders.romans
  return leader.place === 'map' ? leader.region : undefined
}

export function romansIn(state: State, region: RegionId): boolean {
  return piecesIn(state, 'romans', region) > 0
}

/** Whether the Leader or a Legion is there. */
export function hasCore(state: State, region: RegionId): boolean {
  return legionsIn(state, region) > 0 || leaderIn(state, 'romans', region)
}

/**
 * Whether the Region is in a Supply Line that nobody can refuse: through Regions without Control, Roman ones, and those
 * of Non-player Aedui, who always agree (8.6.6).
 */
export function surelySupplied(state: State, region: RegionId): boolean {
  return inSupply(state, 'romans', region, grantedByBots(state))
}

function grantedByBots(state: State): RegionSet {
  return isBot(state, 'aedui') ? controlledSets(state).aedui : noRegions
}

/** The Regions with Roman pieces in a Supply Line that nobody can refuse. */
export function suppliedRegions(state: State): RegionId[] {
  const supplied = suppliedWith(state, 'romans', grantedByBots(state))
  return playableRegions(state).filter((r) => romansIn(state, r) && isIn(r, supplied))
}

/** Roman pieces against those of all others there, with `more` Roman ones: whether the Romans would have Control. */
export function wouldControl(state: State, region: RegionId, more: number): boolean {
  const others = factions.filter((f) => f !== 'romans').reduce((sum, f) => sum + piecesIn(state, f, region), 0)
  return piecesIn(state, 'romans', region) + more > others
}

/** Mobile Roman pieces that move. */
export interface Movers {
  leader?: boolean
  legions?: number
  hidden?: number
  revealed?: number
  /** Aedui Warbands that go as Auxilia, Hidden ones first. */
  aedui?: number
}

/** A copy of the board with these moves made, whatever the rules say of them. */
export function afterMoves(state: State, moves: readonly { from: RegionId; to: RegionId; who: Movers }[]): State {
  const copy = cloneState(state)
  for (const { from, to, who } of moves) {
    const { leader = false, legions = 0, hidden = 0, revealed = 0, aedui = 0 } = who
    const group = { leader, legions, hidden, revealed, scouted: 0 }
    if (leader || legions + hidden + revealed > 0)
      change(copy, { kind: 'move', rule: '8.8', faction: 'romans', from, to, group })
    if (aedui > 0)
      change(copy, { kind: 'move', rule: '8.8', faction: 'aedui', from, to, group: warbands(copy, from, aedui) })
  }
  return copy
}

function warbands(state: State, from: RegionId, n: number): Group {
  const there = state.regions[from].forces.aedui
  const hidden = Math.min(n, there.hidden)
  const revealed = Math.min(n - hidden, there.revealed)
  return { ...emptyGroup, hidden, revealed, scouted: n - hidden - revealed }
}

/** Splits a number of Auxilia of a Region by side: Hidden ones first (8.4.1). */
export function bySide(state: State, region: RegionId, n: number): { hidden: number; revealed: number } {
  const hidden = Math.min(n, state.regions[region].forces.romans.hidden)
  return { hidden, revealed: n - hidden }
}
