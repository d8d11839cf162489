import geography from '../assets/geography.json'

/** Outlines for small pictures of the map, thinned: nobody sees more than a few pixels of them. */
export interface MiniMapShapes {
  viewBox: string
  land: string[]
  areas: { id: string; fill: string; d: string }[]
  rhenus: string[]
}

/** A path through every `step`-th point of a flat list x, y, x, y, ... */
function path(flat: readonly number[], step: number, closed: boolean): string {
  const points: string[] = []
  const last = flat.length / 2 - 1
  for (let i = 0; i <= last; i++) {
    if (i % step !== 0 && i !== last) continue
    points.push(`${Math.round(flat[2 * i] ?? 0)},${Math.round(flat[2 * i + 1] ?? 0)}`)
  }
  return `M${points.join('L')}${closed ? 'Z' : ''}`
}

export const miniMap: MiniMapShapes = {
  viewBox: '60 40 1940 1880',
  land: geography.land.map((ring) => path(ring, 4, true)),
  areas: geography.areas.map(({ id, fill, rings }) => ({ id, fill, d: rings.map((r) => path(r, 3, true)).join('') })),
  rhenus: geography.rivers.filter((r) => r.id === 'rhenus').flatMap((r) => r.lines.map((line) => path(line, 3, false))),
}
