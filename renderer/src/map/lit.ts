import type { RegionId, TribeId } from '@gallia/shared/falling-sky/ids'
import type { CarriedStack, LitTarget, LitTargets, MapProps, Place, PlaceId } from './types'

/** What is lit, looked up by place. While anything is lit, all land that offers nothing is dimmed. */
export interface Lights {
  any: boolean
  target: (id: PlaceId) => LitTarget | undefined
  /** Land that recedes: neither lit, nor the home of a lit Tribe, nor the origin. */
  dimmed: (region: RegionId) => boolean
  tribes: readonly TribeId[]
  regions: readonly RegionId[]
}

/**
 * @param homeOf the Region of a Tribe; undefined for a Tribe without a place
 */
export function lightsOf(
  lit: LitTargets,
  origin: RegionId | undefined,
  homeOf: (tribe: TribeId) => RegionId | undefined,
): Lights {
  const byId = new Map(lit.map((t) => [t.id, t]))
  const places = lit.map((t) => placeOf(t.id))
  const regions = places.flatMap((p) => (p.kind === 'region' ? [p.id] : []))
  const tribes = places.flatMap((p) => (p.kind === 'tribe' ? [p.id] : []))
  const bright = new Set<RegionId>(regions)
  for (const tribe of tribes) {
    const home = homeOf(tribe)
    if (home) bright.add(home)
  }
  if (origin) bright.add(origin)
  const any = lit.length > 0
  return { any, target: (id) => byId.get(id), dimmed: (r) => any && !bright.has(r), tribes, regions }
}

/** The place that an id names. */
export function placeOf(id: PlaceId): Place {
  const cut = id.indexOf(':')
  const name = id.slice(cut + 1)
  return id.startsWith('region:') ? { kind: 'region', id: name as RegionId } : { kind: 'tribe', id: name as TribeId }
}

/** What the pointer means where it is: a lit Tribe under it before the Region around it. */
export function pointedAt(tribe: TribeId | undefined, region: RegionId | undefined, lights: Lights): Place | undefined {
  if (tribe && lights.target(`tribe:${tribe}`)) return { kind: 'tribe', id: tribe }
  return region ? { kind: 'region', id: region } : undefined
}

export type Intent = { what: 'pick'; place: Place } | { what: 'take'; stack: CarriedStack }

/**
 * What it means to drag a stack to a Region (or out to sea): from the origin to a lit Region picks that Region; out of
 * a lit Region picks it as the origin; out of the Region where a group is put together takes the stack into the group.
 */
export function carryIntent(
  stack: CarriedStack,
  to: RegionId | undefined,
  { carries, origin, group, seat }: Pick<MapProps, 'carries' | 'origin' | 'group' | 'seat'>,
  lights: Lights,
): Intent | undefined {
  const { region, faction } = stack
  if (!carries || to === region) return undefined
  if (region === origin && to && lights.target(`region:${to}`))
    return { what: 'pick', place: { kind: 'region', id: to } }
  if (faction !== seat) return undefined
  if (lights.target(`region:${region}`)) return { what: 'pick', place: { kind: 'region', id: region } }
  if (group?.region === region && group.faction === faction) return { what: 'take', stack }
  return undefined
}

/** Whether a stack may be taken hold of: there is somewhere where letting it go means something. */
export function mayCarry(stack: CarriedStack, props: Parameters<typeof carryIntent>[2], lights: Lights): boolean {
  return [undefined, ...lights.regions].some((to) => carryIntent(stack, to, props, lights) !== undefined)
}
