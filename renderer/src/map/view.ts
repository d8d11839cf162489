import { core } from './geography'
import type { Point } from './geometry'

/** How the land lies in the window. */

export const zoomRange = { min: 0.6, max: 4 }
/** What one press of + or - does. */
export const zoomStep = 1.4

export interface View {
  width: number
  height: number
}

/** The scale at which the whole map fits. */
export const fitScale = ({ width, height }: View): number =>
  Math.min(width / (core.x1 - core.x0), height / (core.y1 - core.y0))

/**
 * Where the land's origin must be so that at least a third of the view shows the map.
 *
 * @param origin where it is now, in screen pixels
 */
export function keepInView(origin: Point, scale: number, view: View): Point {
  const keep = (at: number, from: number, to: number, size: number) => {
    const least = size / 3 - to * scale
    const most = (size * 2) / 3 - from * scale
    return Math.max(Math.min(least, most), Math.min(Math.max(least, most), at))
  }
  return { x: keep(origin.x, core.x0, core.x1, view.width), y: keep(origin.y, core.y0, core.y1, view.height) }
}
