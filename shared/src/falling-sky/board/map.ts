import type { Faction, RegionId, TribeId } from '../ids'
import { regions } from '../ids'
import type { State } from '../state'
import type { BorderKind, Group, RegionData, TribeData } from './data'
import { borders, regionData, tribeData } from './data'
import { settlementsIn } from './settlements'

const regionById = new Map(regionData.map((r) => [r.id, r]))
const tribeById = new Map(tribeData.map((t) => [t.id, t]))

/** The facts of a Region (1.3.1). */
export function regionFacts(id: RegionId): RegionData {
  const found = regionById.get(id)
  if (!found) throw new Error(`no Region ${id}`)
  return found
}

/** The facts of a Tribe (1.3.2). The Colony (card 71) stands in the Region where it was placed. */
export function tribeFacts(id: TribeId): TribeData {
  const found = tribeById.get(id)
  if (!found) throw new Error(`no Tribe ${id}`)
  return found
}

/** The Region that a Tribe lives in. */
export function regionOf(state: State, tribe: TribeId): RegionId {
  if (tribe !== 'colony') return tribeFacts(tribe).region
  if (state.colony === null) throw new Error('there is no Colony')
  return state.colony
}

/** The Tribes of a Region that are in play, in the order of the map. */
export function tribesIn(state: State, region: RegionId): readonly TribeId[] {
  return settlementsIn(state, region).tribes
}

/** Whether pieces may be in the Region (1.4.2): Cisalpina only under Gallia Togata (card 5). */
export function isPlayable(state: State, region: RegionId): boolean {
  return region !== 'cisalpina' || state.lasting.includes(galliaTogata)
}
export const galliaTogata = 5

/** Whether the Faction's pieces may be in the Region (1.4.2): in Cisalpina, under Gallia Togata, only Roman ones. */
export function mayStandIn(state: State, faction: Faction, region: RegionId): boolean {
  return isPlayable(state, region) && (region !== 'cisalpina' || faction === 'romans')
}

/** The Regions of this game, in the order of the map. */
export function playableRegions(state: State): readonly RegionId[] {
  return isPlayable(state, 'cisalpina') ? regions : regionsWithoutCisalpina
}
const regionsWithoutCisalpina = regions.filter((r) => r !== 'cisalpina')

interface Neighbours {
  kinds: ReadonlyMap<RegionId, BorderKind>
  all: readonly RegionId[]
  withoutCisalpina: readonly RegionId[]
}

const neighbours = new Map<RegionId, Neighbours>(regions.map((id) => [id, neighboursOf(id)]))

function neighboursOf(id: RegionId): Neighbours {
  const kinds = new Map<RegionId, BorderKind>()
  for (const other of regions) {
    const border = borders.find((b) => (b.a === id && b.b === other) || (b.b === id && b.a === other))
    if (border) kinds.set(other, border.kind)
  }
  const all = [...kinds.keys()]
  return { kinds, all, withoutCisalpina: all.filter((r) => r !== 'cisalpina') }
}

/** The playable Regions adjacent to a Region, in the order of the map (1.3.4: Britannia's arrows included). */
export function adjacentTo(state: State, region: RegionId): readonly RegionId[] {
  const found = neighbours.get(region)
  if (!found) return []
  return isPlayable(state, 'cisalpina') ? found.all : found.withoutCisalpina
}

/** The adjacent Regions in which the Faction's pieces may be: where it may March, Retreat or relocate to. */
export function adjacentFor(state: State, faction: Faction, region: RegionId): RegionId[] {
  return adjacentTo(state, region).filter((r) => mayStandIn(state, faction, r))
}

/** The border between two Regions, or undefined if they are not adjacent. */
export function borderBetween(a: RegionId, b: RegionId): BorderKind | undefined {
  return neighbours.get(a)?.kinds.get(b)
}

/** "Within 1 Region of": the Region itself or an adjacent one (4.1.2). */
export function within1(state: State, region: RegionId, of: RegionId): boolean {
  return region === of || adjacentTo(state, of).includes(region)
}

export function groupOf(region: RegionId): Group {
  return regionFacts(region).group
}

/** Whether the Region has the Faction's Rally or Recruit symbol (1.3.1). */
export function isHomeOf(faction: Faction, region: RegionId): boolean {
  return regionFacts(region).homeOf.includes(faction)
}

/** Whether a Supply Line may end here: the Region borders Cisalpina, or is it (3.2.1). */
export function bordersCisalpina(region: RegionId): boolean {
  return besideCisalpina.has(region)
}
const besideCisalpina = new Set<RegionId>(['cisalpina', ...(neighbours.get('cisalpina')?.all ?? [])])
