import { regions } from '@gallia/shared/falling-sky/ids'
import geography from '../assets/geography.json'

/** Outlines for small pictures of the map, thinned: nobody sees more than a few pixels of them. */
export interface MiniMapShapes {
  viewBox: string
  land: string[]
  areas: { id: string; fill: string; d: string }[]
  rhenus: string[]
}

/** A path along a flat list x, y, x, y, ... that leaves out points nearer than `least` to the one before. */
function path(flat: readonly number[], least: number, closed: boolean): string {
  const points: string[] = []
  let [lastX, lastY] = [-Infinity, -Infinity]
  for (let i = 0; i + 1 < flat.length; i += 2) {
    const [x, y] = [flat[i] ?? 0, flat[i + 1] ?? 0]
    if (Math.hypot(x - lastX, y - lastY) < least && i + 2 < flat.length) continue
    points.push(`${Math.round(x)},${Math.round(y)}`)
    ;[lastX, lastY] = [x, y]
  }
  return `M${points.join('L')}${closed ? 'Z' : ''}`
}

const isRegion = (id: string): boolean => regions.some((r) => r === id)
/** Regions last, so that their borders lie over the land around them. */
const inOrder = [...geography.areas].sort((a, b) => Number(isRegion(a.id)) - Number(isRegion(b.id)))

export const miniMap: MiniMapShapes = {
  viewBox: '60 40 1940 1880',
  land: geography.land.map((ring) => path(ring, 9, true)),
  areas: inOrder.map(({ id, fill, rings }) => ({ id, fill, d: rings.map((r) => path(r, 9, true)).join('') })),
  rhenus: geography.rivers.filter((r) => r.id === 'rhenus').flatMap((r) => r.lines.map((line) => path(line, 9, false))),
}
