import type { Faction, RegionId } from '../ids'
import { factions } from '../ids'
import type { State } from '../state'
import { controller } from './control'
import { derived } from './derived'
import { adjacentTo, bordersCisalpina, isPlayable, playableRegions } from './map'

/**
 * Supply Lines (3.2.1): a chain of adjacent Regions, the action's own included, that ends in one bordering Cisalpina,
 * where each has No Control or is Controlled by the acting Faction or by a Faction that agrees. Germans never agree.
 */

/** The Regions of other Factions that have been granted for the action's Region. */
export type Granted = ReadonlySet<RegionId>

/** Whether the chain may run through the Region without anybody's leave. */
function isOpenTo(state: State, faction: Faction, region: RegionId): boolean {
  const by = controller(state, region)
  return by === undefined || by === faction
}

/** Whether the Region is in a Supply Line, given what has been granted. */
export function inSupply(state: State, faction: Faction, region: RegionId, granted: Granted = nothing): boolean {
  if (granted.size === 0) return suppliedRegions(state, faction).has(region)
  return reachesCisalpina(state, region, (r) => isOpenTo(state, faction, r) || granted.has(r))
}
const nothing: Granted = new Set()

/** The Regions in a Supply Line, given what has been granted. */
export function suppliedRegions(state: State, faction: Faction, granted: Granted = nothing): ReadonlySet<RegionId> {
  if (granted.size > 0) return connected(state, (r) => isOpenTo(state, faction, r) || granted.has(r))
  const { supplied } = derived(state)
  const known = supplied.get(faction)
  if (known) return known
  const found = connected(state, (r) => isOpenTo(state, faction, r))
  supplied.set(faction, found)
  return found
}

/** The Regions from which a chain of passable ones, their own included, leads to Cisalpina; found from there on. */
function connected(state: State, passable: (r: RegionId) => boolean): ReadonlySet<RegionId> {
  const found = new Set(playableRegions(state).filter((r) => bordersCisalpina(r) && passable(r)))
  for (const at of found) for (const next of adjacentTo(state, at)) if (passable(next)) found.add(next) // visits those too
  if (isPlayable(state, 'cisalpina')) found.add('cisalpina') // always within Supply Lines (card 5)
  return found
}

function reachesCisalpina(state: State, from: RegionId, passable: (r: RegionId) => boolean): boolean {
  if (!isPlayable(state, from)) return false
  if (from === 'cisalpina') return true // always within Supply Lines (card 5)
  if (!passable(from)) return false
  const seen = new Set<RegionId>([from])
  const open: RegionId[] = [from]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (bordersCisalpina(at)) return true
    for (const next of adjacentTo(state, at)) {
      if (seen.has(next) || !passable(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  return false
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
  granted: Granted,
  refused: Granted,
): Needed[] {
  if (inSupply(state, faction, region, granted)) return []
  const passable = (r: RegionId): boolean => isOpenOrAskable(state, faction, r, granted, refused)
  if (!reachesCisalpina(state, region, passable)) return []
  return playableRegions(state).flatMap((r) => {
    const by = controller(state, r)
    const asked = by !== undefined && by !== faction && by !== 'germans' && !granted.has(r) && passable(r)
    return asked && onSomeChain(state, region, r, passable) ? [{ region: r, of: by }] : []
  })
}

/** Whether the Region is in a Supply Line, or would be with all the leave that has not been refused. */
export function supplyImaginable(
  state: State,
  faction: Faction,
  region: RegionId,
  granted: Granted,
  refused: Granted,
): boolean {
  return reachesCisalpina(state, region, (r) => isOpenOrAskable(state, faction, r, granted, refused))
}

function isOpenOrAskable(
  state: State,
  faction: Faction,
  region: RegionId,
  granted: Granted,
  refused: Granted,
): boolean {
  if (refused.has(region)) return false
  return isOpenTo(state, faction, region) || granted.has(region) || controller(state, region) !== 'germans'
}

/** Whether a chain without repeated Regions runs from `from` through `via` to the border of Cisalpina. */
function onSomeChain(state: State, from: RegionId, via: RegionId, passable: (r: RegionId) => boolean): boolean {
  const seen = new Set<RegionId>()
  const walk = (at: RegionId): boolean => {
    if (at === via) return reachesCisalpina(state, via, (r) => r === via || (passable(r) && !seen.has(r)))
    if (bordersCisalpina(at)) return false // a chain that has arrived needs no more Regions
    seen.add(at)
    const arrives = adjacentTo(state, at).some((next) => !seen.has(next) && passable(next) && walk(next))
    seen.delete(at)
    return arrives
  }
  return passable(from) && walk(from)
}

/** The Factions of which something is needed, in the order of the Faction list. */
export function factionsAsked(needed: readonly Needed[]): Faction[] {
  return factions.filter((f) => needed.some((n) => n.of === f))
}
