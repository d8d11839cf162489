import type { RegionPlace } from './geography'
import { boundsOf, pointsOf } from './geometry'
import type { Box } from './geometry'

/**
 * A Region as a grid of cells, with the sums that tell at once how much of a box lies outside its border. The placing
 * of pieces asks this thousands of times.
 */
export interface Field {
  bounds: Box
  /** The share of a box that lies outside the Region, 0 to 1. */
  outside: (x0: number, y0: number, x1: number, y1: number) => number
}

const cell = 4

export function fieldOf(rings: readonly (readonly number[])[]): Field {
  const bounds = boundsOf(rings)
  const columns = Math.ceil((bounds.x1 - bounds.x0) / cell) + 1
  const rows = Math.ceil((bounds.y1 - bounds.y0) / cell) + 1
  const inside = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) fillRow(inside, row, columns, bounds, rings)
  const sums = sumsOf(inside, columns, rows)

  const column = (x: number) => clamp(Math.round((x - bounds.x0) / cell), columns)
  const line = (y: number) => clamp(Math.round((y - bounds.y0) / cell), rows)
  const outside = (x0: number, y0: number, x1: number, y1: number): number => {
    const [c0, c1, r0, r1] = [column(x0), column(x1), line(y0), line(y1)]
    const w = columns + 1
    const sum = (r: number, c: number) => sums[r * w + c] ?? 0
    const within = sum(r1, c1) - sum(r0, c1) - sum(r1, c0) + sum(r0, c0)
    const cells = Math.max(1, Math.round((x1 - x0) / cell) * Math.round((y1 - y0) / cell))
    return Math.max(0, Math.min(1, 1 - within / cells))
  }
  return { bounds, outside }
}

export const outsideBox = (field: Field, { x0, y0, x1, y1 }: Box): number => field.outside(x0, y0, x1, y1)

const clamp = (i: number, n: number) => Math.max(0, Math.min(n, i))

/** Marks the cells of one row whose centre lies inside (even-odd over all rings: islands count too). */
function fillRow(
  inside: Uint8Array,
  row: number,
  columns: number,
  bounds: Box,
  rings: readonly (readonly number[])[],
): void {
  const y = bounds.y0 + (row + 0.5) * cell
  const crossings: number[] = []
  for (const ring of rings) {
    const points = pointsOf(ring)
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length]
      if (b && a.y > y !== b.y > y) crossings.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y))
    })
  }
  crossings.sort((a, b) => a - b)
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const from = Math.ceil(((crossings[i] ?? 0) - bounds.x0) / cell - 0.5)
    const to = Math.floor(((crossings[i + 1] ?? 0) - bounds.x0) / cell - 0.5)
    for (let c = Math.max(0, from); c <= to && c < columns; c++) inside[row * columns + c] = 1
  }
}

/** sums[r][c] counts the inside cells above row r and left of column c. */
function sumsOf(inside: Uint8Array, columns: number, rows: number): Int32Array {
  const w = columns + 1
  const sums = new Int32Array(w * (rows + 1))
  for (let r = 0; r < rows; r++) {
    let row = 0
    for (let c = 0; c < columns; c++) {
      row += inside[r * columns + c] ?? 0
      sums[(r + 1) * w + c + 1] = (sums[r * w + c + 1] ?? 0) + row
    }
  }
  return sums
}

const fields = new Map<string, Field>()

/** The field of a Region of the map, made once. */
export function fieldFor(place: RegionPlace): Field {
  const known = fields.get(place.id)
  if (known) return known
  const field = fieldOf(place.rings)
  fields.set(place.id, field)
  return field
}
