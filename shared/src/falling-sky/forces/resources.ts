import type { ResourceReason } from '../effects'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { maxResources } from './inventory'

/** Gives Resources, up to 45; the excess is lost (1.8). Returns how many were gained. */
export function gain(
  game: Game,
  rule: string,
  faction: Faction,
  n: number,
  why: ResourceReason,
  region?: RegionId,
): number {
  const change = Math.min(n, maxResources - game.state.resources[faction])
  if (change > 0) game.apply({ kind: 'resources', rule, faction, change, why, ...(region && { region }) })
  return Math.max(0, change)
}

/** Takes Resources away, down to 0 (1.8). Returns how many were lost. */
export function lose(
  game: Game,
  rule: string,
  faction: Faction,
  n: number,
  why: ResourceReason,
  region?: RegionId,
): number {
  const change = Math.min(n, game.state.resources[faction])
  if (change > 0) game.apply({ kind: 'resources', rule, faction, change: -change, why, ...(region && { region }) })
  return change
}

/** Pays a cost, which must be in hand (3.1). Throws if it is not: legality is decided before payment. */
export function pay(
  game: Game,
  rule: string,
  faction: Faction,
  n: number,
  why: ResourceReason = 'cost',
  region?: RegionId,
): void {
  if (game.state.resources[faction] < n) throw new Error(`${faction} can't pay ${n}`)
  lose(game, rule, faction, n, why, region)
}

/** Gives Resources from one Faction to another (1.5.2); what the receiver can't hold stays with the giver. */
export function transfer(game: Game, rule: string, from: Faction, to: Faction, n: number): number {
  const moved = Math.min(n, game.state.resources[from], maxResources - game.state.resources[to])
  if (moved > 0) game.apply({ kind: 'transfer', rule, from, to, n: moved })
  return Math.max(0, moved)
}
