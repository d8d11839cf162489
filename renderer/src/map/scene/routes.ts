import { Container, Graphics } from 'pixi.js'
import type { RegionId } from '@gallia/shared/falling-sky/ids'
import type { Point } from '../geometry'
import type { MapArrow } from '../types'
import type { Camera } from './camera'

export interface RoutesView {
  arrows: readonly MapArrow[]
  chain: readonly RegionId[]
  color: string
  /** Side of a piece: arrows begin beside it. */
  piece: number
  pointOf: (region: RegionId) => Point
}

/** Arrows of moves and chains of Regions (Supply Lines), in screen units over everything else. */
export class RoutesLayer {
  readonly container = new Container()
  private readonly g = new Graphics()
  private view: RoutesView | undefined

  constructor() {
    this.container.addChild(this.g)
  }

  update(view: RoutesView): void {
    this.view = view
  }

  follow(camera: Camera): void {
    this.g.clear()
    if (!this.view) return
    const { arrows, chain, color, piece, pointOf } = this.view
    if (chain.length > 1)
      this.drawChain(
        chain.map((r) => camera.toScreen(pointOf(r))),
        color,
      )
    for (const { from, to } of arrows) {
      drawArrow(this.g, arrowShape(camera.toScreen(pointOf(from)), camera.toScreen(pointOf(to)), piece), color)
    }
  }

  private drawChain(points: readonly Point[], color: string): void {
    const trace = () => points.forEach((p, i) => (i ? this.g.lineTo(p.x, p.y) : this.g.moveTo(p.x, p.y)))
    trace()
    this.g.stroke({ color: '#FFF9EA', width: 9, alpha: 0.85, join: 'round', cap: 'round' })
    trace()
    this.g.stroke({ color, width: 4, join: 'round', cap: 'round' })
    for (const p of points) this.g.circle(p.x, p.y, 5.5).fill('#FFF9EA').stroke({ color, width: 3 })
  }
}

const headLength = 17

interface ArrowShape {
  start: Point
  bend: Point
  neck: Point
  tip: Point
  angle: number
}

/** Where the parts of an arrow are: a bow from near one point to near the other, with its head. */
function arrowShape(a: Point, b: Point, piece: number): ArrowShape {
  // Clear of the pieces at both ends, unless the camps are so near that nothing would be left.
  const clear = { from: piece * 1.1, to: piece * 0.7 }
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const k = Math.min(1, length / 90)
  const start = { x: a.x + ux * clear.from * k, y: a.y + uy * clear.from * k }
  const tip = { x: b.x - ux * clear.to * k, y: b.y - uy * clear.to * k }
  const bow = 0.16
  const bend = {
    x: (start.x + tip.x) / 2 + (tip.y - start.y) * bow,
    y: (start.y + tip.y) / 2 - (tip.x - start.x) * bow,
  }
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x)
  const neck = { x: tip.x - Math.cos(angle) * headLength, y: tip.y - Math.sin(angle) * headLength }
  return { start, bend, neck, tip, angle }
}

function drawArrow(g: Graphics, { start, bend, neck, tip, angle }: ArrowShape, color: string): void {
  const wing = (side: 1 | -1, grow: number) => ({
    x: neck.x - Math.cos(angle) * grow + Math.cos(angle + (side * Math.PI) / 2) * (10 + grow),
    y: neck.y - Math.sin(angle) * grow + Math.sin(angle + (side * Math.PI) / 2) * (10 + grow),
  })
  const head = (grow: number) => {
    const [l, r] = [wing(1, grow), wing(-1, grow)]
    const end = { x: tip.x + Math.cos(angle) * grow * 1.6, y: tip.y + Math.sin(angle) * grow * 1.6 }
    return [end.x, end.y, l.x, l.y, r.x, r.y]
  }
  const shaft = () => g.moveTo(start.x, start.y).quadraticCurveTo(bend.x, bend.y, neck.x, neck.y)
  shaft().stroke({ color: '#FFF9EA', width: 10, alpha: 0.92, cap: 'round' })
  g.poly(head(2.4)).fill({ color: '#FFF9EA', alpha: 0.92 })
  shaft().stroke({ color, width: 6 })
  g.poly(head(0)).fill(color)
}
