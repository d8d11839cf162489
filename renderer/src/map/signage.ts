import { regions } from '@gallia/shared/falling-sky/ids'
import type { RegionId, TribeId } from '@gallia/shared/falling-sky/ids'
import type { TribeState } from '@gallia/shared/falling-sky/state'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { placeCamp } from './camps'
import { outsideBox } from './fields'
import type { Field } from './fields'
import { regionPlace, tribePlace, tribesIn } from './geography'
import type { RegionPlace, TribePlace } from './geography'
import { boxAround, moved, overlap, scaled } from './geometry'
import type { Box, Point } from './geometry'
import {
  controlParts,
  discSize,
  markersOf,
  markerX,
  modernDistance,
  modernFont,
  modernSize,
  nameBoxes,
  tribeFont,
  tribeNameDistance,
  tribeTitle,
} from './labels'
import type { Measure } from './shapes'
import type { Sizes } from './zoom'

/** Where the signs of a Region stand: its Control box and its Tribes' names give way to what would cover them. */
export interface RegionSigns {
  place: RegionPlace
  /** The middle of the Control box, a point of the canvas. */
  control: Point
  markers: readonly string[]
  tribes: readonly TribeSign[]
  /** All that pieces must not cover, the Region's name included, in canvas units. */
  boxes: readonly Box[]
}

export interface TribeSign {
  tribe: TribePlace
  state: TribeState
  /** The middle of its name in screen pixels from the middle of its place. */
  nameAt: Point
  /** What the place is called today; '' where it has no such name or there is not room for it. */
  modern: string
  /** What its names cover, in canvas units. */
  nameBox: Box
}

export interface SignageRequest {
  board: BoardView
  sizes: Sizes
  scale: number
  measure: Measure
  fieldOf: (place: RegionPlace) => Field
  /** What is written under the Colony. */
  colony: string
  /** What the place of a Tribe is called today. */
  modern?: ((tribe: TribeId) => string) | undefined
}

/** The Region of a Tribe; the Colony (card 71) stands where it was placed. */
export const homeOf =
  (board: BoardView) =>
  (tribe: TribeId): RegionId | undefined =>
    tribe === 'colony' ? (board.colony ?? undefined) : tribePlace(tribe)?.region

/** The signs of every Region in this game. */
export function signsOf(request: SignageRequest): Map<RegionId, RegionSigns> {
  const playable = regions.filter((id) => request.board.regions[id].playable)
  return new Map(playable.map((id) => [id, regionSigns(regionPlace(id), request)]))
}

/** How much worse each step away from its own place is for a sign, against screen pixels covered. */
const reluctance = { control: 1.6, name: 14, abroad: 150 }

function regionSigns(place: RegionPlace, request: SignageRequest): RegionSigns {
  const { board, sizes, scale } = request
  const onCanvas = (at: Point, box: Box): Box => moved(scaled(box, 1 / scale), at)
  const markers = markersOf(board, place.id)
  const names = nameBoxes(place, sizes).map((b) => onCanvas(place.label.middle, b))
  const own = tribesIn(place.id).filter((t) => board.tribes[t.id].status !== 'closed')
  const disc = (t: TribePlace) => onCanvas(t.at, boxAround({ x: 0, y: 0 }, discSize(board.tribes[t.id], sizes) / 2 + 2))
  const taken = [...names, ...own.map(disc)]

  const controlBox = controlExtent(sizes, markers.length)
  const control = placeControl(place, onCanvas, controlBox, taken, request)
  taken.push(onCanvas(control, controlBox))
  const all = board.colony === place.id ? [...own, colonyPlace(place, taken, request)] : own
  for (const t of all.slice(own.length)) taken.push(disc(t))

  const tribes = all.map((tribe): TribeSign => {
    const state = board.tribes[tribe.id]
    // A lozenge or disc leaves the corners of its own box free: its name may come that near.
    const own = disc(tribe)
    const others = taken.filter((b) => b.x0 !== own.x0 || b.y0 !== own.y0)
    const modern = sizes.modernNames ? (request.modern?.(tribe.id) ?? '') : ''
    const { at, box } = placeName(place, tribe, state, modern, others, onCanvas, request)
    taken.push(box)
    return { tribe, state, nameAt: at, modern, nameBox: box }
  })
  const yielding = sizes.tribeNames === 'firm' ? [] : tribes.map((t) => t.nameBox)
  return { place, control, markers, tribes, boxes: taken.filter((b) => !yielding.includes(b)) }
}

function controlExtent(sizes: Sizes, markers: number): Box {
  const c = controlParts(sizes)
  const right = markers ? markerX(sizes, markers - 1) + sizes.piece / 2 : c.valueX + c.radius + 1
  return { x0: c.shieldX - c.shield / 2, y0: -c.shield / 2, x1: right, y1: c.shield / 2 }
}

type OnCanvas = (at: Point, box: Box) => Box

/** Its own place, or the nearest around it that covers neither name nor Tribe and lies inside the border. */
function placeControl(
  place: RegionPlace,
  onCanvas: OnCanvas,
  box: Box,
  taken: readonly Box[],
  { scale, fieldOf }: SignageRequest,
): Point {
  const field = fieldOf(place)
  let best = { at: place.control, cost: Infinity }
  for (let dx = -32; dx <= 32; dx += 4) {
    for (let dy = -28; dy <= 28; dy += 4) {
      const at = { x: place.control.x + dx / scale, y: place.control.y + dy / scale }
      const here = onCanvas(at, box)
      const cost =
        Math.hypot(dx, dy) * reluctance.control +
        covered(here, taken) * scale * scale +
        Math.max(0, outsideBox(field, here) - 0.04) * 700
      if (cost < best.cost) best = { at, cost }
    }
  }
  return best.at
}

const covered = (box: Box, taken: readonly Box[]): number => taken.reduce((sum, b) => sum + overlap(box, b), 0)

/** Under or over the place as the geography has it, else the other way, shifted, or beside it. */
function placeName(
  place: RegionPlace,
  tribe: TribePlace,
  state: TribeState,
  modern: string,
  taken: readonly Box[],
  onCanvas: OnCanvas,
  { sizes, scale, measure, fieldOf }: SignageRequest,
): { at: Point; box: Box } {
  const widths = [
    measure(tribeTitle(tribe), tribeFont(tribe, sizes.tribeName)),
    modern ? measure(modern, modernFont(modernSize(sizes))) : 0,
  ]
  const width = Math.max(...widths)
  const [half, high] = [width / 2 + 1, sizes.tribeName * 0.48]
  const second = modern ? modernDistance(sizes) : 0
  const away = tribeNameDistance(state, sizes)
  const beside = discSize(state, sizes) / 2 + 3 + half
  const [above, below] = [-away - second, away]
  const [first, last] = tribe.label === 'above' ? [above, below] : [below, above]
  const shift = width * 0.28
  const spots = [
    { x: 0, y: first },
    { x: shift, y: first },
    { x: -shift, y: first },
    { x: 0, y: last },
    { x: shift, y: last },
    { x: -shift, y: last },
    { x: beside, y: -second / 2 },
    { x: -beside, y: -second / 2 },
  ]
  const costed = spots.map((at, i) => {
    const lines = boxAround(at, half, high)
    const box = onCanvas(tribe.at, { ...lines, y1: lines.y1 + second })
    const abroad = outsideBox(fieldOf(place), box) * reluctance.abroad
    return { at, box, cost: covered(box, taken) * scale * scale + i * reluctance.name + abroad }
  })
  return costed.reduce((a, b) => (b.cost < a.cost ? b : a))
}

/** The Colony has no place in the geography: it takes a free one near the camp. */
function colonyPlace(place: RegionPlace, taken: readonly Box[], request: SignageRequest): TribePlace {
  const { sizes, scale, colony } = request
  const half = (sizes.ally / 2 + 2) / scale
  const shape = { boxes: [boxAround({ x: 0, y: 0 }, half, half + sizes.tribeName / scale)], loose: [] }
  const [placed] = placeCamp(request.fieldOf(place), [shape], taken, place.camp)
  return { id: 'colony', name: colony, region: place.id, at: placed?.at ?? place.camp, label: 'below' }
}
