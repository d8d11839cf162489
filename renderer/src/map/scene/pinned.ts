import { Container } from 'pixi.js'
import type { Point } from '../geometry'
import type { Camera } from './camera'

/** Things that stand on a point of the land and keep their size on the screen. */
export class Pinned {
  readonly container = new Container()
  private pins: { node: Container; at: Point }[] = []

  add(node: Container, at: Point): Container {
    this.pins.push({ node, at })
    this.container.addChild(node)
    return node
  }

  clear(): void {
    for (const { node } of this.pins) node.destroy({ children: true })
    this.pins = []
  }

  /** Puts everything where the camera sees it, on whole pixels: text and thin edges stay sharp. */
  follow(camera: Camera): void {
    for (const { node, at } of this.pins) {
      const p = camera.toScreen(at)
      node.position.set(Math.round(p.x), Math.round(p.y))
    }
  }
}
