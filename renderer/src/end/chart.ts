type Point = readonly [number, number]

/** A straight scale from one range to another. */
export function scale(from: number, to: number, low: number, high: number): (n: number) => number {
  return (n) => Math.round((low + ((n - from) / (to - from)) * (high - low)) * 10) / 10
}

export function path(points: readonly Point[]): string {
  return points.length ? `M${points.map(([x, y]) => `${x},${y}`).join('L')}` : ''
}

/** The area between two lines. */
export function area(upper: readonly Point[], lower: readonly Point[]): string {
  return upper.length ? `${path([...upper, ...[...lower].reverse()])}Z` : ''
}

/** Moves labels apart until they are `gap` from each other, keeping their order. */
export function spread(at: readonly number[], gap: number): number[] {
  const order = at.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y)
  let last = -Infinity
  const result = [...at]
  for (const { y, i } of order) {
    last = Math.max(y, last + gap)
    result[i] = last
  }
  return result
}
