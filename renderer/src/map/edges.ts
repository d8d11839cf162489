import type { Point } from './geometry'
import type { PlaceId } from './types'
import type { Frame } from './view'

/** An arrow at the edge of the window to places that are out of sight. */
export interface EdgeArrow {
  ids: readonly PlaceId[]
  /** Where it stands in the window. */
  at: Point
  /** Where it points, in radians; 0 is to the right. */
  angle: number
}

/** How far arrows stand inside the window: wider than half of one, so that they are whole. */
const inset = 30
/** Arrows nearer than this are one. */
const together = 64

/**
 * @param hidden places out of sight with their points on the screen
 * @returns arrows to all of them, those that would lie on each other joined
 */
export function edgeArrows(hidden: readonly { id: PlaceId; at: Point }[], view: Frame): EdgeArrow[] {
  const arrows: EdgeArrow[] = []
  for (const { id, at } of hidden) {
    const arrow = arrowTo(at, view)
    const near = arrows.findIndex((a) => Math.hypot(a.at.x - arrow.at.x, a.at.y - arrow.at.y) < together)
    const other = arrows[near]
    if (other) arrows[near] = { ...other, ids: [...other.ids, id] }
    else arrows.push({ ids: [id], ...arrow })
  }
  return arrows
}

/** On the way from the middle to a point, where that leaves the window. */
function arrowTo(to: Point, { width, height }: Frame): { at: Point; angle: number } {
  const middle = { x: width / 2, y: height / 2 }
  const [dx, dy] = [to.x - middle.x, to.y - middle.y]
  const room = { x: Math.max(1, middle.x - inset), y: Math.max(1, middle.y - inset) }
  const k = Math.min(room.x / Math.max(1e-6, Math.abs(dx)), room.y / Math.max(1e-6, Math.abs(dy)), 1)
  return { at: { x: middle.x + dx * k, y: middle.y + dy * k }, angle: Math.atan2(dy, dx) }
}
