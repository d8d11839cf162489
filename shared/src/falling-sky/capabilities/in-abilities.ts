import { firstEdition } from '../cards/edition'
import type { Faction } from '../ids'
import type { State } from '../state'
import { inForce } from './in-force'

/** What the Capabilities change in Special Abilities other than Ambush and Besiege (chapter 4), one question each. */

/** 12 Titus Labienus, unshaded: Roman Special Abilities reach everywhere, wherever the Leader is or is not. */
export function reachesEverywhere(state: State, faction: Faction): boolean {
  return faction === 'romans' && inForce(state, 12, 'unshaded') !== undefined
}

/** 12 Titus Labienus, shaded: the most Regions for one Build, and for the Reveal of one Scout. */
export function labienusRegions(state: State): number {
  return inForce(state, 12, 'shaded') ? 1 : Infinity
}

/** 39 River Commerce, unshaded: whether a Trade asks for Supply Lines. In the first edition it does. */
export function tradeNeedsSupply(state: State): boolean {
  return firstEdition(state) || inForce(state, 39, 'unshaded') === undefined
}

/** 39 River Commerce, unshaded in the first edition: own Allies and Citadels bring 2 each, whatever the Romans say. */
export function ownTradeRateFixed(state: State): boolean {
  return firstEdition(state) && inForce(state, 39, 'unshaded') !== undefined
}

/** 39 River Commerce, shaded: the most Regions for one Trade. */
export function tradeRegionsAtMost(state: State): number {
  return inForce(state, 39, 'shaded') ? 1 : Infinity
}

/** 43 Convictolitavis, unshaded: the most Regions for one Suborn. */
export function subornRegionsAtMost(state: State): number {
  return inForce(state, 43, 'unshaded') ? 2 : 1
}
