import { Viewport } from 'pixi-viewport'
import type { EventSystem } from 'pixi.js'
import { core } from '../geography'
import type { Box, Point } from '../geometry'
import { fitScale, keepInView, zoomRange, zoomStep } from '../view'
import type { View } from '../view'

/** The view on the land: fit, zoom to a point, pan; the map can't be lost. */

export class Camera {
  readonly viewport: Viewport
  private view: View = { width: 1, height: 1 }
  private fit = 1
  /** Called whenever the view has changed. */
  onMove: () => void = () => {}

  constructor(events: EventSystem) {
    this.viewport = new Viewport({ events, noTicker: true, passiveWheel: false, disableOnContextMenu: true })
    this.viewport.drag({ mouseButtons: 'left' }).pinch().wheel({ smooth: 4 }).decelerate({ friction: 0.9 })
    for (const event of ['moved', 'zoomed'] as const) this.viewport.on(event, () => this.changed())
  }

  /** With reduced motion a drag ends where it ends and the wheel does not glide. */
  set momentum(on: boolean) {
    const { viewport } = this
    if (on) viewport.decelerate({ friction: 0.9 }).wheel({ smooth: 4 })
    else {
      viewport.plugins.remove('decelerate')
      viewport.wheel({ smooth: false })
    }
  }

  get scale(): number {
    return this.viewport.scale.x
  }

  get origin(): Point {
    return { x: this.viewport.x, y: this.viewport.y }
  }

  toScreen(at: Point): Point {
    return { x: at.x * this.scale + this.viewport.x, y: at.y * this.scale + this.viewport.y }
  }

  toWorld(at: Point): Point {
    return { x: (at.x - this.viewport.x) / this.scale, y: (at.y - this.viewport.y) / this.scale }
  }

  visible(): Box {
    const a = this.toWorld({ x: 0, y: 0 })
    const b = this.toWorld({ x: this.view.width, y: this.view.height })
    return { x0: a.x, y0: a.y, x1: b.x, y1: b.y }
  }

  /** The window has changed: the same land stays in the middle, at the same zoom. */
  resize(view: View): void {
    const first = this.view.width === 1
    const middle = this.toWorld({ x: this.view.width / 2, y: this.view.height / 2 })
    const zoom = this.scale / this.fit
    this.view = view
    this.fit = fitScale(view)
    this.viewport.resize(view.width, view.height)
    this.viewport.clampZoom({ minScale: this.fit * zoomRange.min, maxScale: this.fit * zoomRange.max })
    if (first) this.showAll()
    else this.show(middle, zoom * this.fit)
  }

  showAll(): void {
    this.show({ x: (core.x0 + core.x1) / 2, y: (core.y0 + core.y1) / 2 }, this.fit)
  }

  zoomBy(steps: number): void {
    const scale = this.clampScale(this.scale * zoomStep ** steps)
    this.show(this.toWorld({ x: this.view.width / 2, y: this.view.height / 2 }), scale)
  }

  pan(dx: number, dy: number): void {
    this.place({ x: this.viewport.x + dx, y: this.viewport.y + dy }, this.scale)
  }

  centreOn(at: Point): void {
    this.show(at, this.scale)
  }

  sees(at: Point, margin = 40): boolean {
    const p = this.toScreen(at)
    return p.x > margin && p.y > margin && p.x < this.view.width - margin && p.y < this.view.height - margin
  }

  /** One frame of drag, wheel and momentum. */
  tick(elapsed: number): void {
    this.viewport.update(elapsed)
  }

  private clampScale(scale: number): number {
    return Math.max(this.fit * zoomRange.min, Math.min(this.fit * zoomRange.max, scale))
  }

  private show(at: Point, scale: number): void {
    const origin = { x: this.view.width / 2 - at.x * scale, y: this.view.height / 2 - at.y * scale }
    this.viewport.plugins.get('decelerate')?.reset()
    this.place(origin, scale)
  }

  private place(origin: Point, scale: number): void {
    this.viewport.scale.set(scale)
    this.viewport.position.set(origin.x, origin.y)
    this.changed()
  }

  private changed(): void {
    const kept = keepInView(this.origin, this.scale, this.view)
    this.viewport.position.set(kept.x, kept.y)
    this.onMove()
  }
}
