import { adjacentFor } from '../../board/map'
import { free } from '../../board/circumvallation'
import type { Action } from '../../commands/action'
import { mayEnd } from '../../commands/march-terms'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { chooseRegion } from '../guidelines/select'
import { arverni, costOf, openRegions, purse, regionsFor, sparable, warbandsIn } from './board'

/** One Hidden Warband that goes from a Region to the next. */
export interface Sending {
  from: RegionId
  to: RegionId
}

/** A Region that can send Warbands, and how many: 1 and those needed for Control stay, a Hidden one among them. */
interface Source {
  region: RegionId
  spare: number
  to: readonly RegionId[]
  cost: number
}

/**
 * V-SPREAD step 1 (8.7.4): a Hidden Warband for as many Regions without one as can be, from the fewest origins. Of equal
 * sets of origins one is taken by the die, and so are the Regions where not all can be reached.
 */
export function planSpreading(game: Game, action: Action): Sending[] {
  const sources = findSources(game, action)
  const chosen = fewestOrigins(game, action, sources)
  return assign(game, chosen)
}

function findSources(game: Game, action: Action): Source[] {
  const { state } = game
  const empty = openRegions(state).filter((r) => state.regions[r].forces.arverni.hidden === 0)
  return regionsFor(game, 'march', action)
    .map((region) => ({
      region,
      spare: spareHidden(game, region),
      to: adjacentFor(state, arverni, region).filter((r) => empty.includes(r) && mayEnd(action, r)),
      cost: costOf(game, 'march', action, region),
    }))
    .filter((s) => s.spare > 0 && s.to.length > 0)
}

/** Warbands that will be Hidden when they March, without the last Hidden one. */
function spareHidden({ state }: Game, region: RegionId): number {
  const { hidden, revealed } = free(state, arverni, region)
  const there = state.regions[region].forces.arverni
  if (warbandsIn(state, region) === 0) return 0
  return Math.min(sparable(state, region), hidden + revealed, there.hidden + there.revealed - 1)
}

/** The set of origins that reaches the most Regions, with as few origins as possible, all paid for. */
function fewestOrigins(game: Game, action: Action, sources: readonly Source[]): readonly Source[] {
  const resources = purse(game, action)
  const all = reached(sources)
  const together = action.limited ? 1 : new Set(sources.flatMap((s) => s.to)).size
  let best: { n: number; sets: (readonly Source[])[] } = { n: 0, sets: [] }
  for (let size = 1; size <= Math.min(sources.length, together); size++) {
    for (const set of subsets(sources, size)) {
      if (set.reduce((sum, s) => sum + s.cost, 0) > resources) continue
      const n = reached(set)
      if (n > best.n) best = { n, sets: [] }
      if (n === best.n && n > 0 && (best.sets[0]?.length ?? size) === size) best.sets.push(set)
    }
    if (best.n === all) break
  }
  return oneOf(game, best.sets)
}

/** One of the sets, Region by Region at random. */
function oneOf(game: Game, sets: readonly (readonly Source[])[]): readonly Source[] {
  let left = sets
  const taken: RegionId[] = []
  for (;;) {
    const [only] = left
    if (!only || left.length === 1) return only ?? []
    const open = openRegions(game.state).filter(
      (r) => !taken.includes(r) && left.some((set) => set.some((s) => s.region === r)),
    )
    const next = chooseRegion(game, arverni, 'V-SPREAD', open)
    if (!next) return only
    taken.push(next)
    left = left.filter((set) => set.some((s) => s.region === next))
  }
}

/** Every subset of that size, in the order of the map. */
function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]))
}

/** How many Regions those origins can reach, each with as many Warbands as it can spare. */
function reached(sources: readonly Source[], targets = allTargets(sources)): number {
  const from = new Map<RegionId, Source>()
  const sent = (s: Source): RegionId[] => [...from].filter(([, by]) => by === s).map(([to]) => to)
  const supply = (to: RegionId, seen: Set<Source>): boolean => {
    for (const source of sources) {
      if (seen.has(source) || !source.to.includes(to)) continue
      seen.add(source)
      const already = sent(source)
      if (already.length < source.spare || already.some((other) => supply(other, seen))) {
        from.set(to, source)
        return true
      }
    }
    return false
  }
  return targets.filter((to) => supply(to, new Set())).length
}

function allTargets(sources: readonly Source[]): RegionId[] {
  return [...new Set(sources.flatMap((s) => s.to))]
}

/** Who sends where: Region by Region, at random only where not all can be reached or several could send. */
function assign(game: Game, sources: readonly Source[]): Sending[] {
  const sendings: Sending[] = []
  let left = [...sources]
  let open = openRegions(game.state).filter((r) => allTargets(sources).includes(r))
  for (let n = reached(left, open); n > 0; n--) {
    const without = (r: RegionId): RegionId[] => open.filter((o) => o !== r)
    const senders = (r: RegionId): Source[] =>
      left.filter((s) => s.spare > 0 && s.to.includes(r) && reached(spent(left, s), without(r)) === n - 1)
    const able = open.filter((r) => senders(r).length > 0)
    const to = able.length > n ? chooseRegion(game, arverni, 'V-SPREAD', able) : able[0]
    if (!to) return sendings
    const by = senders(to)
    const from = chooseRegion(game, arverni, 'V-SPREAD', by.map((s) => s.region)) // prettier-ignore
    const source = by.find((s) => s.region === from)
    if (!source) return sendings
    sendings.push({ from: source.region, to })
    left = spent(left, source)
    open = without(to)
  }
  return sendings
}

function spent(sources: readonly Source[], source: Source): Source[] {
  return sources.map((s) => (s.region === source.region ? { ...s, spare: s.spare - 1 } : s))
}
