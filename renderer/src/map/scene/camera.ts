import { Viewport } from 'pixi-viewport'
import type { EventSystem } from 'pixi.js'
import { core } from '../geography'
import type { Box, Point } from '../geometry'
import { between, filling, fitsAt, fitScale, keepInView, zoomRange, zoomStep } from '../view'
import type { Frame, View } from '../view'

/** The view on the land: fit, zoom to a point, pan; the map can't be lost. */

const middleOf = (box: Box): Point => ({ x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 })

export class Camera {
  readonly viewport: Viewport
  private view: View = { width: 1, height: 1, map: core }
  private fit = 1
  /** Where an easing leads, while it is under way. */
  private goal: { middle: Point; scale: number } | undefined
  /** Called whenever the view has changed. */
  onMove: () => void = () => {}
  /** Shows the way to another view at 0 to 1; without it the view is there at once. */
  ease: ((step: (t: number) => void) => void) | undefined

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

  get window(): Frame {
    return this.view
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
    const { middle } = this
    const zoom = this.scale / this.fit
    this.view = view
    this.fit = fitScale(view)
    this.viewport.resize(view.width, view.height)
    this.viewport.clampZoom({ minScale: this.fit * zoomRange.min, maxScale: this.fit * zoomRange.max })
    if (first) this.show(middleOf(view.map), this.fit)
    else this.show(middle, zoom * this.fit)
  }

  /** The whole map is in view, no nearer and no farther. */
  get showsAll(): boolean {
    return Math.abs(this.scale / this.fit - 1) < 0.01
  }

  showAll(): void {
    this.goTo(middleOf(this.view.map), this.fit)
  }

  /** Presses that follow each other add up, also while the view is still on its way. */
  zoomBy(steps: number): void {
    const { middle, scale } = this.goal ?? this
    this.goTo(middle, this.clampScale(scale * zoomStep ** steps))
  }

  pan(dx: number, dy: number): void {
    const { middle, scale } = this.goal ?? this
    this.goTo({ x: middle.x - dx / scale, y: middle.y - dy / scale }, scale)
  }

  centreOn(at: Point): void {
    const { scale } = this.goal ?? this
    this.goTo(filling(at, scale, this.view), scale)
  }

  /** Brings a part of the land into the window; zooms out only if it does not fit. */
  showBox(box: Box): void {
    const room = fitsAt(box, this.view)
    const scale = this.clampScale(Math.min((this.goal ?? this).scale, room))
    this.goTo(filling(middleOf(box), scale, this.view), scale)
  }

  /** A hand is on the map: the view stays where it is. */
  halt(): void {
    this.goal = undefined
  }

  /** The point of the land in the middle of the window. */
  get middle(): Point {
    return this.toWorld({ x: this.view.width / 2, y: this.view.height / 2 })
  }

  private goTo(middle: Point, scale: number): void {
    if (!this.ease) return this.show(middle, scale)
    const from = { middle: this.middle, scale: this.scale }
    const goal = { middle: this.reachable(middle, scale), scale }
    this.goal = goal
    this.viewport.plugins.get('decelerate')?.reset()
    this.ease((t) => {
      if (this.goal !== goal) return
      if (t >= 1) this.goal = undefined
      const now = between(from, goal, t)
      this.show(now.middle, now.scale)
    })
  }

  /** The map can't be lost: what can really be in the middle. */
  private reachable(middle: Point, scale: number): Point {
    const { width, height } = this.view
    const kept = keepInView({ x: width / 2 - middle.x * scale, y: height / 2 - middle.y * scale }, scale, this.view)
    return { x: (width / 2 - kept.x) / scale, y: (height / 2 - kept.y) / scale }
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
