import { regions as regionIds, tribes as tribeIds } from '@gallia/shared/falling-sky/ids'
import type { RegionId, TribeId } from '@gallia/shared/falling-sky/ids'
import data from '../assets/geography.json'
import { insideRing, onCurve, pointsOf } from './geometry'
import type { Box, Point } from './geometry'

/** The land as data: see build/geography.mjs for where it comes from. All lengths are canvas units. */

export const canvas = data.canvas

/** What can be drawn: the canvas and the margin to which outlines run on. */
export const sheet = {
  x0: -canvas.margin,
  y0: -canvas.margin,
  x1: canvas.width + canvas.margin,
  y1: canvas.height + canvas.margin,
}

/** The part of the canvas that must be in view when the whole map is shown. */
export const core: Box = { x0: 150, y0: 14, x1: 2210, y1: 1930 }
/** The same where Cisalpina is a Region (card 5). */
export const coreWithCisalpina: Box = { ...core, x1: canvas.width }

/** A name along a quadratic curve. */
export interface CurvedName {
  text: string
  curve: readonly number[]
  size: number
  spacing: number
}

export interface RegionPlace {
  id: RegionId
  name: string
  group: string
  label: CurvedName & { width: number; middle: Point }
  /** Where the Control box stands. */
  control: Point
  /** Where its camp of pieces begins. */
  camp: Point
  rings: readonly (readonly number[])[]
}

export interface TribePlace {
  id: TribeId
  name: string
  region: RegionId
  at: Point
  label: 'above' | 'below'
  /** The City beside it, where a Citadel may stand. */
  city?: string
}

const areaRings = new Map(data.areas.map((a) => [a.id, a.rings]))
const point = (xy: readonly number[]): Point => ({ x: xy[0] ?? 0, y: xy[1] ?? 0 })

function placeOfRegion(id: RegionId): RegionPlace {
  const r = data.regions.find((x) => x.id === id)
  const rings = areaRings.get(id)
  if (!r || !rings) throw new Error(`geography.json lacks the Region ${id}`)
  const label = { ...r.label, middle: onCurve(r.label.curve, 0.5) }
  return { id, name: r.name, group: r.group, label, control: point(r.control), camp: point(r.camp), rings }
}

export const regionPlaces: readonly RegionPlace[] = regionIds.map(placeOfRegion)
const regionById = new Map(regionPlaces.map((r) => [r.id, r]))

/** Every Tribe with a place of its own; the Colony (card 71) is placed on the board by an Event and has none. */
export const tribePlaces: readonly TribePlace[] = tribeIds.flatMap((id) => {
  const t = data.tribes.find((x) => x.id === id)
  if (!t) return []
  const region = regionIds.find((r) => r === t.region)
  if (!region) throw new Error(`geography.json puts the Tribe ${id} into an unknown Region`)
  const place: TribePlace = {
    id,
    name: t.name,
    region,
    at: point(t.at),
    label: t.label === 'above' ? 'above' : 'below',
    ...(t.city ? { city: t.city } : {}),
  }
  return [place]
})
const tribeById = new Map(tribePlaces.map((t) => [t.id, t]))

export function regionPlace(id: RegionId): RegionPlace {
  const place = regionById.get(id)
  if (!place) throw new Error(`no place for the Region ${id}`)
  return place
}

export const tribePlace = (id: TribeId): TribePlace | undefined => tribeById.get(id)
export const tribesIn = (id: RegionId): readonly TribePlace[] => tribePlaces.filter((t) => t.region === id)

/** The Region at a point of the canvas. */
export const regionAt = (at: Point): RegionId | undefined =>
  regionPlaces.find((r) => r.rings.some((ring) => insideRing(ring, at)))?.id

export const areas = data.areas
export const land = data.land
export const lines = data.lines
export const rivers = data.rivers
export const lakes = data.lakes
export const ridges = data.ridges
export const forests = data.forests
export const riverNames = data.riverNames.map((n) => ({ ...n, points: pointsOf(n.path) }))
export const mountainNames: readonly CurvedName[] = data.mountainNames
export const seas: readonly CurvedName[] = data.seas
export const outerLands: readonly CurvedName[] = data.lands
export const arrows = data.arrows

/** Peaks in drawing order, north to south, so that nearer ones cover farther ones. */
export const peaks = data.peaks
  .map(([x = 0, y = 0, w = 0, h = 0, seed = 0]) => ({ x, y, w, h, seed }))
  .sort((a, b) => a.y - b.y)
