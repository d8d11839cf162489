import type { Thing } from '@gallia/shared/kernel/text'
import { regions, tribes, type RegionId, type TribeId } from '@gallia/shared/falling-sky/ids'
import { tribeData } from '@gallia/shared/falling-sky/board/data'
import type { Place, PlaceId } from '../map/types'

const regionIds = new Set<string>(regions)
const tribeIds = new Set<string>(tribes)
const isRegion = (id: string): id is RegionId => regionIds.has(id)
const isTribe = (id: string): id is TribeId => tribeIds.has(id)
const cities = new Set<string>(tribeData.flatMap((t) => (t.city === undefined ? [] : [t.id])))

/** The place on the map that a thing of the game is; undefined if it is not on the map. A City is known by its Tribe. */
export function placeOf(thing: Thing): Place | undefined {
  if (thing.kind === 'region' && isRegion(thing.id)) return { kind: 'region', id: thing.id }
  const tribe = thing.kind === 'tribe' || (thing.kind === 'city' && cities.has(thing.id))
  return tribe && isTribe(thing.id) ? { kind: 'tribe', id: thing.id } : undefined
}

/** All places among the things, each once. */
export function placeIds(things: readonly Thing[] | undefined): PlaceId[] {
  const ids = (things ?? []).flatMap((thing) => {
    const place = placeOf(thing)
    return place ? [idOf(place)] : []
  })
  return [...new Set(ids)]
}

/** The Regions among the things, each once. */
export function regionsAmong(things: readonly Thing[] | undefined): RegionId[] {
  const found = (things ?? []).flatMap((t) => (t.kind === 'region' && isRegion(t.id) ? [t.id] : []))
  return [...new Set(found)]
}

export function idOf(place: Place): PlaceId {
  return place.kind === 'region' ? `region:${place.id}` : `tribe:${place.id}`
}
