import type { Point } from './geometry'

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const ways: Record<Direction, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export const isDirection = (key: string): key is Direction => key in ways

/** The nearest place in a direction: how far it is, and how much it lies aside, both count. */
export function nextPlace<T extends { at: Point }>(from: Point, key: Direction, places: readonly T[]): T | undefined {
  const way = ways[key]
  let best: { place: T; cost: number } | undefined
  for (const place of places) {
    const [dx, dy] = [place.at.x - from.x, place.at.y - from.y]
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    if (ahead <= 4 || aside > ahead * 2.2) continue
    const cost = ahead + aside * 2
    if (!best || cost < best.cost) best = { place, cost }
  }
  return best?.place
}
