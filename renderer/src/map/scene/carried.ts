import { Container } from 'pixi.js'
import type { Point } from '../geometry'
import type { CarriedStack } from '../types'
import type { PieceArt } from './piece-art'

/** The stack that hangs on the pointer. */
export class Carried {
  readonly container = new Container()
  private stack: CarriedStack | undefined

  constructor(private readonly art: PieceArt) {}

  show(stack: CarriedStack, at: Point, size: number): void {
    if (stack !== this.stack) {
      this.clear()
      this.stack = stack
      this.container.addChild(this.art.bundle(stack, stack.count, size * 1.15))
    }
    this.container.position.set(Math.round(at.x), Math.round(at.y - size * 0.3))
  }

  clear(): void {
    this.stack = undefined
    for (const child of this.container.removeChildren()) child.destroy({ children: true })
  }
}
