import type { RegionId } from '../ids'
import { regions } from '../ids'
import type { State } from '../state'
import { borderBetween, isPlayable } from './map'

/**
 * Some Regions, as the bits of a number: chains of Regions are looked for many times at each answer, and one bit
 * operation steps from all of them at once.
 */
export type RegionSet = number

export const noRegions: RegionSet = 0

const bits = new Map<RegionId, RegionSet>(regions.map((id, i) => [id, 1 << i]))
const every = setOf(regions)

/** The set of one Region. */
export function only(region: RegionId): RegionSet {
  return bits.get(region) ?? noRegions
}

export function setOf(some: Iterable<RegionId>): RegionSet {
  let set = noRegions
  for (const region of some) set |= only(region)
  return set
}

export function isIn(region: RegionId, set: RegionSet): boolean {
  return (only(region) & set) !== 0
}

/** The Regions of this game: Cisalpina only under Gallia Togata (card 5). */
export function playableSet(state: State): RegionSet {
  return isPlayable(state, 'cisalpina') ? every : every & ~only('cisalpina')
}

/** By place in the order of the map: the Regions adjacent to each (1.3.4). */
const neighbours: readonly RegionSet[] = regions.map((id) => setOf(regions.filter((other) => borderBetween(id, other))))

/** The Regions adjacent to any of these. */
export function besideSet(set: RegionSet): RegionSet {
  let beside = noRegions
  for (let left = set; left !== 0; left &= left - 1) beside |= neighbours[31 - Math.clz32(left & -left)] ?? noRegions
  return beside
}

/** The Regions that can be reached from these, themselves included, through adjacent ones of `within`. */
export function connectedSet(from: RegionSet, within: RegionSet): RegionSet {
  let found = from & within
  for (let fresh = found; fresh !== 0;) {
    fresh = besideSet(fresh) & within & ~found
    found |= fresh
  }
  return found
}
