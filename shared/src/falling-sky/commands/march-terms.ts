import { adjacentFor } from '../board/map'
import type { Group } from '../effects'
import type { RegionId } from '../ids'
import { emptyGroup, groupSize } from '../names'
import type { State } from '../state'
import type { Action, Arrival, MarchTerms } from './action'
import { marchReach, marchStop } from './march-route'

/** What the terms that an Event sets leave open to a March (5.4). Without terms everything is as in chapter 3. */

/** How many Regions a group may enter: by 3.2.2 and 3.3.2, and by the terms. */
export function termedReach(state: State, action: Action, group: Group): number {
  return Math.min(marchReach(state, action.faction, group), action.march?.reach ?? Infinity)
}

/** Whether a group may end its March there. */
export function mayEnd(action: Action, region: RegionId): boolean {
  return action.march?.to?.(region) ?? true
}

/**
 * Whether a group that enters `to` from `from` may end there, or could go on from there to a Region where it may.
 *
 * @param further how many more Regions it may enter after this one
 */
export function leadsOn(state: State, action: Action, from: RegionId, to: RegionId, further: number): boolean {
  if (mayEnd(action, to)) return true
  if (further <= 0 || marchStop(state, from, to)) return false
  return adjacentFor(state, action.faction, to).some((next) => leadsOn(state, action, to, next, further - 1))
}

/** Whether a group could leave the Region in keeping with the terms, going on or starting there. */
export function canGo(state: State, action: Action, from: RegionId, reach: number): boolean {
  return adjacentFor(state, action.faction, from).some((to) => leadsOn(state, action, from, to, reach - 1))
}

/** What has Marched under the terms so far. */
export interface Tally {
  groups: number
  pieces: number
  legions: number
  arrivals: Arrival[]
}

export function newTally(): Tally {
  return { groups: 0, pieces: 0, legions: 0, arrivals: [] }
}

/** Those of the pieces that may still March under the terms. */
export function allowed(terms: MarchTerms | undefined, tally: Tally, group: Group): Group {
  if (!terms) return group
  if (tally.groups >= (terms.groups ?? Infinity)) return emptyGroup
  if (terms.hiddenOnly) return { ...emptyGroup, hidden: group.hidden }
  return { ...group, legions: Math.min(group.legions, (terms.legions ?? Infinity) - tally.legions) }
}

/** The most pieces of the next group. */
export function mostPieces(terms: MarchTerms | undefined, tally: Tally): number {
  return terms?.pieces === undefined ? Number.MAX_SAFE_INTEGER : terms.pieces - tally.pieces
}

export function count(tally: Tally, group: Group): void {
  tally.groups++
  tally.pieces += groupSize(group)
  tally.legions += group.legions
}
