import type { Box, Point } from './geometry'

/** How the land lies in the window. */

export const zoomRange = { min: 0.6, max: 4 }
/** What one press of + or - does. */
export const zoomStep = 1.4

export interface Frame {
  width: number
  height: number
}

/** A window onto a map. */
export interface View extends Frame {
  /** The part of the canvas that is the whole map in this game. */
  map: Box
}

/** The scale at which the whole map fits. */
export const fitScale = ({ width, height, map }: View): number =>
  Math.min(width / (map.x1 - map.x0), height / (map.y1 - map.y0))

/** The largest scale at which a part of the land is seen whole, with some room around it. */
export const fitsAt = (box: Box, { width, height }: Frame): number =>
  Math.min((width * 0.88) / (box.x1 - box.x0), (height * 0.88) / (box.y1 - box.y0))

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
  return {
    x: keep(origin.x, view.map.x0, view.map.x1, view.width),
    y: keep(origin.y, view.map.y0, view.map.y1, view.height),
  }
}

/** The point nearest to `middle` that leaves no part of the window beyond the map where the map could fill it. */
export function filling(middle: Point, scale: number, view: View): Point {
  const keep = (at: number, from: number, to: number, size: number) => {
    const half = size / scale / 2
    return to - from < half * 2 ? at : Math.max(from + half, Math.min(to - half, at))
  }
  return {
    x: keep(middle.x, view.map.x0, view.map.x1, view.width),
    y: keep(middle.y, view.map.y0, view.map.y1, view.height),
  }
}

export interface Look {
  /** The point of the land in the middle of the window. */
  middle: Point
  scale: number
}

/**
 * The look at `t` of the way from one to another: the zoom changes by equal factors, and the land in between runs
 * through the window as if seen from one rising or falling eye.
 */
export function between(from: Look, to: Look, t: number): Look {
  const k = t * t * (3 - 2 * t)
  const scale = from.scale * (to.scale / from.scale) ** k
  const zoomed = 1 / to.scale - 1 / from.scale
  const share = Math.abs(zoomed) < 1e-6 ? k : (1 / scale - 1 / from.scale) / zoomed
  return {
    middle: {
      x: from.middle.x + (to.middle.x - from.middle.x) * share,
      y: from.middle.y + (to.middle.y - from.middle.y) * share,
    },
    scale,
  }
}
