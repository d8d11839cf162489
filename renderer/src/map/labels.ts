import { galliaTogata } from '@gallia/shared/falling-sky/board/map'
import type { RegionId, TribeId } from '@gallia/shared/falling-sky/ids'
import type { TribeState } from '@gallia/shared/falling-sky/state'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { RegionPlace, TribePlace } from './geography'
import { boxAround, onCurve } from './geometry'
import type { Box, Point } from './geometry'
import { regionNameSize } from './zoom'
import type { Sizes } from './zoom'

/**
 * What names, Control boxes and Tribes look like and how much room they take, in screen pixels.
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

/** The name of today under a Tribe's name: smaller, in the hand in which names of nature are written. */
export const modernSize = (sizes: Sizes): number => sizes.tribeName * 0.92
export const modernFont = (size: number): string => `italic 400 ${size}px ${fonts.text}`
/** How far it stands below the Tribe's name. */
export const modernDistance = (sizes: Sizes): number => sizes.tribeName * 0.98

/** What lies on a Tribe's place, as the name of a picture; undefined while it is Subdued or not in this game. */
function discOf(state: TribeState): string | undefined {
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

/** The same with the Colony, which is a place and its own marker. */
export const pictureOnTribe = (tribe: TribeId, state: TribeState): string | undefined =>
  discOf(state) ?? (tribe === 'colony' && state.status !== 'closed' ? 'marker-colony' : undefined)

export const discSize = (state: TribeState, sizes: Sizes): number =>
  state.status === 'allied' && state.citadel ? sizes.citadel : sizes.ally

/** How far the middle of a Tribe's name is from the middle of its place. */
export const tribeNameDistance = (state: TribeState, sizes: Sizes): number =>
  discSize(state, sizes) / 2 + (state.status === 'allied' && state.citadel ? -3 : 2) + sizes.tribeName * 0.52

/** The Control box: the shield and, right of it, the Control Value, around the box's point. */
export function controlParts(sizes: Sizes): { shield: number; shieldX: number; valueX: number; radius: number } {
  const { shield } = sizes
  return { shield, shieldX: -shield * 0.38, valueX: shield * 0.58, radius: shield * 0.4 }
}

/** Markers on the Region stand right of the Control box, one beside the other. */
export function markerX(sizes: Sizes, i: number): number {
  const { valueX, radius } = controlParts(sizes)
  return valueX + radius + 3 + sizes.piece / 2 + i * (sizes.piece + 3)
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

/** Markers that lie on a Region, as names of pictures. A Colony and what has become of a Tribe lie on their own places. */
export function markersOf(board: BoardView, id: RegionId): string[] {
  return [
    ...(board.regions[id].devastated ? ['marker-devastated'] : []),
    ...(board.circumvallation?.region === id ? ['marker-circumvallation'] : []),
    ...(id === 'cisalpina' && board.lasting.includes(galliaTogata) ? ['marker-gallia-togata'] : []),
  ]
}
