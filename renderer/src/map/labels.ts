import type { TribeState } from '@gallia/shared/falling-sky/state'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'
import { tribesIn } from './geography'
import type { RegionPlace, TribePlace } from './geography'
import { boxAround, moved, onCurve, scaled } from './geometry'
import type { Box, Point } from './geometry'
import type { Measure } from './shapes'
import { regionNameSize } from './zoom'
import type { Sizes } from './zoom'

/**
 * Where names, Control boxes and Tribes stand and how much room they take: what must stay visible. Places are points of
 * the canvas, extents are screen pixels.
 */

export const fonts = {
  title: "'Cinzel', Georgia, serif",
  ui: "'Alegreya Sans', 'Segoe UI', sans-serif",
  text: "'Alegreya', Georgia, serif",
}

export const tribeFont = (place: TribePlace, size: number): string =>
  place.city ? `700 ${size}px ${fonts.ui}` : `italic 500 ${size}px ${fonts.ui}`

/** A Tribe with a City is known by the City's name. */
export const tribeTitle = (place: TribePlace): string => place.city ?? place.name

/** What lies on a Tribe's place, as the name of a picture; undefined while it is Subdued or not in this game. */
export function discOf(state: TribeState): string | undefined {
  switch (state.status) {
    case 'allied':
      return state.citadel ? `citadel-${state.faction}` : `ally-${state.faction}`
    case 'dispersed':
      return 'marker-dispersed'
    case 'gathering':
      return 'marker-gathering'
    case 'razed':
      return 'marker-razed'
    case 'subdued':
    case 'closed':
      return undefined
  }
}

export const discSize = (state: TribeState, sizes: Sizes): number =>
  state.status === 'allied' && state.citadel ? sizes.citadel : sizes.ally

/** Middle of a Tribe's name, from the middle of its place. */
export function tribeNameOffset(place: TribePlace, state: TribeState, sizes: Sizes): number {
  const radius = discSize(state, sizes) / 2 + (state.status === 'allied' && state.citadel ? -3 : 2)
  const away = radius + sizes.tribeName * 0.52
  return place.label === 'above' ? -away : away
}

/** The Control box: the shield and, right of it, the Control Value, around the box's point. */
export function controlParts(sizes: Sizes): { shield: number; shieldX: number; valueX: number; radius: number } {
  const { shield } = sizes
  return { shield, shieldX: -shield * 0.38, valueX: shield * 0.58, radius: shield * 0.4 }
}

/** Markers on the Region stand right of the Control box, one beside the other. */
export const markerX = (sizes: Sizes, i: number): number => sizes.shield * 1.5 + i * (sizes.piece + 3)

export interface Standing {
  tribes: Record<string, TribeState>
  markers: readonly string[]
}

/** The name of a Region in screen pixels: a chain of boxes along its curve, around the label's middle. */
export function nameBoxes(place: RegionPlace, sizes: Sizes): Box[] {
  const font = regionNameSize(sizes, place.label.size)
  const k = font / place.label.size
  const { curve, middle, width } = place.label
  const [x0 = 0, , , , x1 = 0] = curve
  // The curve is longer than the text on it: the text takes its middle part.
  const share = Math.min(1, width / Math.max(1, x1 - x0))
  const parts = 6
  const step = (width * k) / parts
  return Array.from({ length: parts }, (_, i) => {
    const t = 0.5 + ((i + 0.5) / parts - 0.5) * share
    const p = onCurve(curve, t)
    const at: Point = { x: (p.x - middle.x) * k, y: (p.y - middle.y) * k - font * 0.36 }
    return boxAround(at, step / 2 + 1, font * 0.46)
  })
}

/** Everything in a Region that pieces must not cover, in canvas units at this scale. */
export function obstaclesOf(place: RegionPlace, standing: Standing, sizes: Sizes, scale: number, measure: Measure): Box[] {
  const boxes: Box[] = []
  const add = (at: Point, box: Box) => boxes.push(moved(scaled(box, 1 / scale), at))
  for (const box of nameBoxes(place, sizes)) add(place.label.middle, box)
  const c = controlParts(sizes)
  const right = standing.markers.length
    ? markerX(sizes, standing.markers.length - 1) + sizes.piece / 2
    : c.valueX + c.radius + 1
  add(place.control, { x0: c.shieldX - c.shield / 2, y0: -c.shield / 2, x1: right, y1: c.shield / 2 })
  for (const tribe of tribesIn(place.id)) {
    const state = standing.tribes[tribe.id]
    if (!state || state.status === 'closed') continue
    add(tribe.at, boxAround({ x: 0, y: 0 }, discSize(state, sizes) / 2 + 2))
    if (!sizes.tribeNames) continue
    const w = measure(tribeTitle(tribe), tribeFont(tribe, sizes.tribeName)) / 2
    add(tribe.at, boxAround({ x: 0, y: tribeNameOffset(tribe, state, sizes) }, w + 1, sizes.tribeName * 0.5))
  }
  return boxes
}

/** Markers that lie on a Region, as names of pictures. */
export const markersOf = (region: { devastated: boolean }): string[] => (region.devastated ? ['marker-devastated'] : [])

export type ControlSign = Faction | 'none'
export type { RegionId }
