import { Container, Graphics } from 'pixi.js'
import { pointsOf, walk } from '../geometry'
import type { RegionPlace } from '../geography'

/** Things drawn inside a Region's border: what is outside is cut off, so a stroke shows its inner half only. */
export function maskedTo(place: RegionPlace, graphics: Graphics): Container {
  const container = new Container()
  const mask = new Graphics()
  for (const ring of place.rings) mask.poly([...ring]).fill('#ffffff')
  container.addChild(mask, graphics)
  container.mask = mask
  return container
}

export interface InnerLine {
  color: string
  /** What shows of it, in canvas units. */
  width: number
  alpha: number
}

export function innerLine(g: Graphics, place: RegionPlace, { color, width, alpha }: InnerLine): void {
  for (const ring of place.rings) g.poly([...ring]).stroke({ color, width: width * 2, alpha, join: 'round' })
}

export function wash(g: Graphics, place: RegionPlace, color: string, alpha: number): void {
  for (const ring of place.rings) g.poly([...ring]).fill({ color, alpha })
}

/** A dashed line along the border, `on` and `off` in canvas units. */
export function dashes(g: Graphics, place: RegionPlace, line: InnerLine, on: number, off: number): void {
  for (const ring of place.rings) {
    const points = pointsOf(ring)
    const first = points[0]
    if (!first) continue
    const path = walk([...points, first])
    for (let d = 0; d < path.length; d += on + off) {
      const steps = 4
      for (let i = 0; i <= steps; i++) {
        const p = path.at(d + (on * i) / steps)
        if (i === 0) g.moveTo(p.x, p.y)
        else g.lineTo(p.x, p.y)
      }
    }
    g.stroke({ color: line.color, width: line.width * 2, alpha: line.alpha })
  }
}
