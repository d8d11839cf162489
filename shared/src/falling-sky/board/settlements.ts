import type { Faction, RegionId, TribeId } from '../ids'
import { factions, tribes as tribeIds } from '../ids'
import type { State } from '../state'
import { regionData } from './data'

/** The Tribes of a Region by what stands at them, each list in the order of the map. */
export interface Settlements {
  /** Those in play. */
  readonly tribes: readonly TribeId[]
  readonly subdued: readonly TribeId[]
  readonly by: Readonly<Record<Faction, Settled>>
}

/** The Tribes with an Ally disc of a Faction, with its Citadel, with either. */
export interface Settled {
  readonly allies: readonly TribeId[]
  readonly citadels: readonly TribeId[]
  readonly all: readonly TribeId[]
}

interface Known {
  tribes: State['tribes']
  colony: State['colony']
  found: Settlements
}

/** What was found last of each Region: rules ask over and over, and most effects leave its Tribes alone. */
const known = new Map<RegionId, Known>()
const printed = new Map(regionData.map(({ id, tribes }) => [id, tribes]))

/** What stands at the Tribes of the Region. */
export function settlementsIn(state: State, region: RegionId): Settlements {
  const { tribes, colony } = state
  const last = known.get(region)
  if (last?.tribes === tribes && last.colony === colony) return last.found
  const own = printed.get(region) ?? []
  const all = colony === region ? [...own, 'colony' as const] : own
  const same = last?.colony === colony && all.every((t) => last.tribes[t] === tribes[t])
  const found = same ? last.found : settlementsAt(tribes, all)
  known.set(region, { tribes, colony, found })
  return found
}

/** How many Allies and Citadels a Faction has on the map. */
export interface SettledCount {
  allies: number
  citadels: number
}

/** What was counted last: most effects leave all Tribes alone. */
let countedLast: { tribes: State['tribes']; found: Readonly<Record<Faction, SettledCount>> } | undefined

/** How many Allies and Citadels each Faction has on the map. */
export function settledOnMap({ tribes }: Pick<State, 'tribes'>): Readonly<Record<Faction, SettledCount>> {
  if (countedLast?.tribes === tribes) return countedLast.found
  const none = (): SettledCount => ({ allies: 0, citadels: 0 })
  const found = { romans: none(), arverni: none(), aedui: none(), belgae: none(), germans: none() }
  for (const id of tribeIds) {
    const tribe = tribes[id]
    if (tribe.status !== 'allied') continue
    if (tribe.citadel) found[tribe.faction].citadels++
    else found[tribe.faction].allies++
  }
  countedLast = { tribes, found }
  return found
}

function settlementsAt(tribes: State['tribes'], all: readonly TribeId[]): Settlements {
  const by = { romans: nothing, arverni: nothing, aedui: nothing, belgae: nothing, germans: nothing }
  for (const faction of factions) by[faction] = settledBy(faction, tribes, all)
  return {
    tribes: all.filter((t) => tribes[t].status !== 'closed'),
    subdued: all.filter((t) => tribes[t].status === 'subdued'),
    by,
  }
}

function settledBy(faction: Faction, tribes: State['tribes'], among: readonly TribeId[]): Settled {
  const allies: TribeId[] = []
  const citadels: TribeId[] = []
  const all: TribeId[] = []
  for (const id of among) {
    const tribe = tribes[id]
    if (tribe.status !== 'allied' || tribe.faction !== faction) continue
    all.push(id)
    if (tribe.citadel) citadels.push(id)
    else allies.push(id)
  }
  return all.length ? { allies, citadels, all } : nothing
}
const nothing: Settled = { allies: [], citadels: [], all: [] }
