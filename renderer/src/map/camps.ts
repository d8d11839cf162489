import type { Field } from './fields'
import { area, moved } from './geometry'
import type { Box, Point } from './geometry'

/**
 * Where the pieces of a Region stand. Every line takes the least bad place near the Region's camp: places are scored by
 * what they would cover. A line keeps its old place while that is still fair, so that stacks don't wander.
 * Everything here is in canvas units.
 */

/** A line of stacks as the boxes it covers, around its own middle. */
export interface LineShape {
  boxes: readonly Box[]
  /** Boxes that may stand out over the border (a Leader's name), but cover nothing either. */
  loose: readonly Box[]
}

export interface PlacedLine {
  at: Point
  /** Covers nothing and stands inside the border. */
  fair: boolean
  cost: number
}

/** How far pieces may stand out over the border, as a share of their box, and still be at home. */
const mayStandOut = 0.08
const step = 6
const costs = {
  outsideShare: 320,
  looseShare: 3,
  covering: 30,
  coveredShare: 120,
  firstDistance: 0.02,
  nextDistance: 0.05,
}

/**
 * Places the lines of one camp.
 *
 * @param obstacles boxes of names, Tribes and markers that must stay visible
 * @param start where the first line would like to be; the others gather round it
 * @param before the places that these lines had, in order
 */
export function placeCamp(
  field: Field,
  shapes: readonly LineShape[],
  obstacles: readonly Box[],
  start: Point,
  before: readonly Point[] = [],
): PlacedLine[] {
  const taken = [...obstacles]
  let anchor = start
  return shapes.map((shape, i) => {
    const pull = i === 0 ? costs.firstDistance : costs.nextDistance
    const placed = placeLine(field, shape, taken, anchor, pull, before[i])
    taken.push(...[...shape.boxes, ...shape.loose].map((b) => moved(b, placed.at)))
    if (i === 0) anchor = placed.at
    return placed
  })
}

export const isFair = (lines: readonly PlacedLine[]): boolean => lines.every((l) => l.fair)
export const costOf = (lines: readonly PlacedLine[]): number => lines.reduce((sum, l) => sum + l.cost, 0)

/** A box of a line with what the search asks of it again and again. */
interface Part extends Box {
  loose: boolean
  size: number
}

const partsOf = ({ boxes, loose }: LineShape): Part[] => [
  ...boxes.map((box) => ({ ...box, loose: false, size: area(box) })),
  ...loose.map((box) => ({ ...box, loose: true, size: area(box) })),
]

function placeLine(
  field: Field,
  shape: LineShape,
  taken: readonly Box[],
  anchor: Point,
  pull: number,
  before: Point | undefined,
): PlacedLine {
  const parts = partsOf(shape)
  if (before) {
    const kept = score(field, parts, taken, before, anchor, pull, Infinity)
    if (kept.fair) return kept
  }
  let best: PlacedLine | undefined
  const { x0, y0, x1, y1 } = field.bounds
  const farthest = Math.hypot(Math.max(anchor.x - x0, x1 - anchor.x), Math.max(anchor.y - y0, y1 - anchor.y))
  for (const { dx, dy, distance } of outwards()) {
    // Places come nearest first: the rest is farther than the best is bad, or outside altogether.
    if (distance > farthest || (best && distance * pull >= best.cost)) break
    const at = { x: anchor.x + dx, y: anchor.y + dy }
    if (at.x < x0 || at.x > x1 || at.y < y0 || at.y > y1) continue
    const here = score(field, parts, taken, at, anchor, pull, best?.cost ?? Infinity)
    if (!best || here.cost < best.cost) best = here
  }
  return best ?? { at: anchor, fair: false, cost: Infinity }
}

/** The reach of the search in steps: more than the largest Region. */
const reach = 130
let offsets: { dx: number; dy: number; distance: number }[] | undefined

/** The steps of a grid from its middle outwards, nearest first; the same for every search, so made once. */
function outwards(): { dx: number; dy: number; distance: number }[] {
  if (offsets) return offsets
  const all: { dx: number; dy: number; distance: number }[] = []
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) all.push({ dx: i * step, dy: j * step, distance: Math.hypot(i, j) * step })
  }
  offsets = all.sort((a, b) => a.distance - b.distance)
  return offsets
}

/**
 * What a place costs; gives up as soon as it is worse than `limit`. A search asks this thousands of times, so it makes
 * no boxes of its own.
 */
function score(
  field: Field,
  parts: readonly Part[],
  taken: readonly Box[],
  at: Point,
  anchor: Point,
  pull: number,
  limit: number,
): PlacedLine {
  let cost = Math.hypot(at.x - anchor.x, at.y - anchor.y) * pull
  let fair = true
  for (const part of parts) {
    const [x0, y0, x1, y1] = [part.x0 + at.x, part.y0 + at.y, part.x1 + at.x, part.y1 + at.y]
    const out = field.outside(x0, y0, x1, y1)
    if (out > mayStandOut && !part.loose) fair = false
    cost += (part.loose ? costs.looseShare : costs.outsideShare) * out * out
    if (cost > limit) return { at, fair, cost }
    for (const other of taken) {
      const w = Math.min(x1, other.x1) - Math.max(x0, other.x0)
      const h = Math.min(y1, other.y1) - Math.max(y0, other.y0)
      if (w <= 0 || h <= 0) continue
      fair = false
      cost += costs.covering + (costs.coveredShare * w * h) / Math.min(part.size, area(other))
      if (cost > limit) return { at, fair, cost }
    }
  }
  return { at, fair, cost }
}
