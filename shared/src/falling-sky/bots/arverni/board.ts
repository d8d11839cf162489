import { free } from '../../board/circumvallation'
import { controls, namedLeaderIn, piecesIn, troopsIn } from '../../board/control'
import { adjacentFor, playableRegions } from '../../board/map'
import type { Action } from '../../commands/action'
import { newAction, permits } from '../../commands/action'
import type { Group } from '../../effects'
import type { Game } from '../../game'
import type { CommandId, Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import type { State } from '../../state'

/** What the Arverni boxes ask of the board. */

export const arverni = 'arverni' as const

/** The Arverni's own Command by the Sequence of Play: in full, at its cost (8.1.2). */
export function ownCommand(): Action {
  return newAction(arverni)
}

/** The Special Ability beside a Command has Regions of its own (4.1.1), and is free with a free one (3.1.2). */
export function ownAbility({ free }: Action): Action {
  return newAction(arverni, { free })
}

/** What a Region costs for the Command. */
export function costOf(game: Game, command: CommandId, action: Action, region: RegionId): number {
  return game.ruleset.commandFlows[command].cost(game, action, region)
}

/** The Resources that the Command may use. */
export function purse(game: Game, action: Action): number {
  return action.free ? Infinity : game.state.resources.arverni
}

/** The Regions that the Arverni could select for the Command now. */
export function regionsFor(game: Game, command: CommandId, action: Action): RegionId[] {
  return game.ruleset.commandFlows[command].regions(game, action).filter((r) => permits(game.state, action, r))
}

export function warbandsIn(state: State, region: RegionId): number {
  return troopsIn(state, arverni, region)
}

/** All pieces of the other Factions in the Region. */
export function othersIn(state: State, region: RegionId): number {
  return factions.filter((f) => f !== arverni).reduce((sum, f) => sum + piecesIn(state, f, region), 0)
}

/** Where the Arverni Leader is, Vercingetorix or his Successor. */
export function leaderRegion(state: State): RegionId | undefined {
  const leader = state.leaders.arverni
  return leader.place === 'map' ? leader.region : undefined
}

/** Where Vercingetorix himself is; the boxes that name him don't mean a Successor (AMB-2). */
export function vercingetorixRegion(state: State): RegionId | undefined {
  const region = leaderRegion(state)
  return region !== undefined && namedLeaderIn(state, arverni, region) ? region : undefined
}

/** Whether the Faction is run by a person. */
export function isPlayer(game: Game, faction: Faction): boolean {
  return game.state.seats[faction].kind === 'person'
}

/** The Warbands of a group. */
export function warbandsOf({ hidden, revealed, scouted }: Group): number {
  return hidden + revealed + scouted
}

/** Warbands that may leave the Region (card 4). */
export function freeWarbands(state: State, region: RegionId): number {
  return warbandsOf(free(state, arverni, region))
}

/** Whether the Leader is there and may leave (card 4). */
export function leaderMayLeave(state: State, region: RegionId): boolean {
  return free(state, arverni, region).leader
}

/**
 * How many Warbands can leave an origin that has to keep 1 Warband and, if it is under Arverni Control, that Control.
 *
 * @param withLeader the Leader leaves as well
 */
export function sparable(state: State, region: RegionId, withLeader = false): number {
  const there = warbandsIn(state, region)
  const own = piecesIn(state, arverni, region) - (withLeader ? 1 : 0)
  const control = controls(state, arverni, region) ? own - othersIn(state, region) - 1 : Infinity
  return Math.max(0, Math.min(freeWarbands(state, region), there - 1, control))
}

/** How many Regions within 1 of the Region, itself included, have Arverni pieces. */
export function arverniWithin1(state: State, region: RegionId): number {
  return [region, ...adjacentFor(state, arverni, region)].filter((r) => piecesIn(state, arverni, r) > 0).length
}

/** How many Regions there are from each Region to the given one. */
export function distances(state: State, to: RegionId): Map<RegionId, number> {
  const found = new Map<RegionId, number>([[to, 0]])
  for (const [region, n] of found)
    for (const next of adjacentFor(state, arverni, region)) if (!found.has(next)) found.set(next, n + 1)
  return found
}

/** The Regions in which Arverni pieces may be, in the order of the map. */
export function openRegions(state: State): RegionId[] {
  return playableRegions(state).filter((r) => r !== 'cisalpina')
}

/** Something that is worth `n` and costs `cost`. */
export interface Item {
  n: number
  cost: number
}

/** The most that can be had together for the Resources. */
export function mostFor(items: readonly Item[], resources: number): number {
  const total = items.reduce((sum, i) => sum + i.cost, 0)
  if (total <= resources) return items.reduce((sum, i) => sum + i.n, 0)
  const best = Array.from({ length: resources + 1 }, () => 0)
  for (const { n, cost } of items)
    for (let left = resources; left >= cost; left--)
      best[left] = Math.max(best[left] ?? 0, (best[left - cost] ?? 0) + n)
  return best[resources] ?? 0
}

/** Arverni Warbands and the Leader in the Region. */
export function mobileArverni(state: State, region: RegionId): number {
  return warbandsIn(state, region) + (leaderRegion(state) === region ? 1 : 0)
}
