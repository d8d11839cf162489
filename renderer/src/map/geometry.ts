/** Plane geometry of the map. Lines are flat lists [x, y, x, y, ...] as in geography.json. */

export interface Point {
  x: number
  y: number
}

export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

export const boxAround = (at: Point, halfWidth: number, halfHeight = halfWidth): Box => ({
  x0: at.x - halfWidth,
  y0: at.y - halfHeight,
  x1: at.x + halfWidth,
  y1: at.y + halfHeight,
})

export const moved = (box: Box, by: Point): Box => ({
  x0: box.x0 + by.x,
  y0: box.y0 + by.y,
  x1: box.x1 + by.x,
  y1: box.y1 + by.y,
})

export const scaled = (box: Box, k: number): Box => ({ x0: box.x0 * k, y0: box.y0 * k, x1: box.x1 * k, y1: box.y1 * k })

export const area = (box: Box): number => Math.max(0, box.x1 - box.x0) * Math.max(0, box.y1 - box.y0)

/** The area that two boxes share, 0 if they are apart or only touch. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const h = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return w > 0 && h > 0 ? w * h : 0
}

/** The box around all of them. */
export const around = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map((b) => b.x0)),
  y0: Math.min(...boxes.map((b) => b.y0)),
  x1: Math.max(...boxes.map((b) => b.x1)),
  y1: Math.max(...boxes.map((b) => b.y1)),
})

export function pointsOf(flat: readonly number[]): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 1 < flat.length; i += 2) points.push({ x: flat[i] ?? 0, y: flat[i + 1] ?? 0 })
  return points
}

export function boundsOf(rings: readonly (readonly number[])[]): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const ring of rings) {
    for (const p of pointsOf(ring)) {
      box.x0 = Math.min(box.x0, p.x)
      box.y0 = Math.min(box.y0, p.y)
      box.x1 = Math.max(box.x1, p.x)
      box.y1 = Math.max(box.y1, p.y)
    }
  }
  return box
}

/** Whether a point lies in a closed ring (even-odd). */
export function insideRing(ring: readonly number[], at: Point): boolean {
  let inside = false
  const n = ring.length
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const xi = ring[i] ?? 0
    const yi = ring[i + 1] ?? 0
    const xj = ring[j] ?? 0
    const yj = ring[j + 1] ?? 0
    if (yi > at.y !== yj > at.y && at.x < ((xj - xi) * (at.y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

/** A quadratic curve [x0, y0, cx, cy, x1, y1] at t in 0..1. */
export function onCurve(curve: readonly number[], t: number): Point {
  const [x0 = 0, y0 = 0, cx = 0, cy = 0, x1 = 0, y1 = 0] = curve
  const a = (1 - t) * (1 - t)
  const b = 2 * t * (1 - t)
  const c = t * t
  return { x: a * x0 + b * cx + c * x1, y: a * y0 + b * cy + c * y1 }
}

/** A quadratic curve as a line of n + 1 points. */
export const polyline = (curve: readonly number[], n = 24): Point[] =>
  Array.from({ length: n + 1 }, (_, i) => onCurve(curve, i / n))

/** A walk along a line: where it is after a distance and which way it goes there; beyond the ends it goes straight on. */
export function walk(points: readonly Point[]): { length: number; at: (d: number) => Point & { angle: number } } {
  const legs: { a: Point; from: number; length: number; angle: number }[] = []
  let length = 0
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i]
    const b = points[i + 1]
    if (!a || !b) continue
    const leg = Math.hypot(b.x - a.x, b.y - a.y)
    if (leg === 0) continue
    legs.push({ a, from: length, length: leg, angle: Math.atan2(b.y - a.y, b.x - a.x) })
    length += leg
  }
  const at = (d: number) => {
    const leg = legs.find((l) => d < l.from + l.length) ?? legs.at(-1)
    if (!leg) return { x: points[0]?.x ?? 0, y: points[0]?.y ?? 0, angle: 0 }
    const t = d - leg.from
    return { x: leg.a.x + Math.cos(leg.angle) * t, y: leg.a.y + Math.sin(leg.angle) * t, angle: leg.angle }
  }
  return { length, at }
}
