import type { Faction, RegionId } from '../ids'
import { factions, regions } from '../ids'
import type { State } from '../state'
import { controlledSets, controller } from './control'
import { bordersCisalpina, playableRegions } from './map'
import type { RegionSet } from './region-set'
import { besideSet, connectedSet, isIn, noRegions, only, playableSet, setOf } from './region-set'

/**
 * Supply Lines (3.2.1): a chain of adjacent Regions, the action's own included, that ends in one bordering Cisalpina,
 * where each has No Control or is Controlled by the acting Faction or by a Faction that agrees. Germans never agree.
 */

/** Where a Supply Line may end: the Regions that border Cisalpina, and Cisalpina itself. */
const ends = setOf(regions.filter(bordersCisalpina))

/** The Regions that a chain may run through without anybody's leave. */
function openTo(state: State, faction: Faction): RegionSet {
  const controlled = controlledSets(state)
  return controlled.nobody | controlled[faction]
}

/** The Regions from which a chain of passable ones, their own included, leads to Cisalpina. */
function supplied(state: State, passable: RegionSet): RegionSet {
  const playable = playableSet(state)
  return connectedSet(ends, passable & playable) | (only('cisalpina') & playable) // always within Supply Lines (card 5)
}

/** Whether the Region is in a Supply Line, given the Regions of other Factions that have been granted for it. */
export function inSupply(state: State, faction: Faction, region: RegionId, granted: RegionSet = noRegions): boolean {
  return isIn(region, suppliedRegions(state, faction, granted))
}

/** The Regions in a Supply Line, given what has been granted. */
export function suppliedRegions(state: State, faction: Faction, granted: RegionSet = noRegions): RegionSet {
  return supplied(state, openTo(state, faction) | granted)
}

/** A Region of another Faction that could help to complete a Supply Line. */
export interface Needed {
  region: RegionId
  of: Faction
}

/**
 * The Regions that other Factions could still grant so that a chain from `region` is completed: those on some chain
 * without a detour. Empty if a chain exists already or none can be made.
 *
 * @param refused Regions whose Controller has said no
 */
export function couldComplete(
  state: State,
  faction: Faction,
  region: RegionId,
  granted: RegionSet,
  refused: RegionSet,
): Needed[] {
  if (inSupply(state, faction, region, granted)) return []
  const passable = passableWithLeave(state, faction, granted, refused)
  if (!isIn(region, supplied(state, passable))) return []
  const asked = passable & ~openTo(state, faction) & ~granted
  return playableRegions(state).flatMap((r) => {
    const of = isIn(r, asked) ? controller(state, r) : undefined
    return of && isOnSomeChain(only(region), only(r), passable) ? [{ region: r, of }] : []
  })
}

/**
 * The fewest other Regions that must be granted too so that this one decides whether a chain from `region` is completed:
 * none if it completes one alone. Undefined if it never decides, because what else it needs is enough without it.
 *
 * @param needed what could be granted, as `couldComplete` has it
 */
export function grantedWith(
  state: State,
  faction: Faction,
  region: RegionId,
  granted: RegionSet,
  one: RegionId,
  needed: readonly Needed[],
): RegionId[] | undefined {
  const others = needed.map((n) => n.region).filter((r) => r !== one)
  const decidesWith = (more: readonly RegionId[]): boolean => {
    const without = granted | setOf(more)
    return !inSupply(state, faction, region, without) && inSupply(state, faction, region, without | only(one))
  }
  for (let n = 0; n <= others.length; n++) {
    const found = selections(others, n).find(decidesWith)
    if (found) return found
  }
  return undefined
}

/** All selections of `n` of the Regions. */
function selections(from: readonly RegionId[], n: number): RegionId[][] {
  if (n === 0) return [[]]
  return from.flatMap((first, i) => selections(from.slice(i + 1), n - 1).map((more) => [first, ...more]))
}

/** Whether the Region is in a Supply Line, or would be with all the leave that has not been refused. */
export function supplyImaginable(
  state: State,
  faction: Faction,
  region: RegionId,
  granted: RegionSet,
  refused: RegionSet,
): boolean {
  return isIn(region, supplied(state, passableWithLeave(state, faction, granted, refused)))
}

/** The Regions that are open to the chain, have been granted, or could be: those of the Germans can't. */
function passableWithLeave(state: State, faction: Faction, granted: RegionSet, refused: RegionSet): RegionSet {
  const notGerman = playableSet(state) & ~controlledSets(state).germans
  return (openTo(state, faction) | granted | notGerman) & ~refused
}

/** Whether a chain without repeated Regions runs from one Region through another to the border of Cisalpina. */
function isOnSomeChain(at: RegionSet, via: RegionSet, passable: RegionSet): boolean {
  if ((at & passable) === noRegions) return false
  if (at === via) return (connectedSet(via, passable) & ends) !== noRegions
  if ((at & ends) !== noRegions) return false // a chain that has arrived needs no more Regions
  const ahead = passable & ~at
  for (let next = besideSet(at) & ahead; next !== noRegions; next &= next - 1)
    if (isOnSomeChain(next & -next, via, ahead)) return true
  return false
}

/** The Factions of which something is needed, in the order of the Faction list. */
export function factionsAsked(needed: readonly Needed[]): Faction[] {
  return factions.filter((f) => needed.some((n) => n.of === f))
}
