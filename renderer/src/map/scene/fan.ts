import { Container } from 'pixi.js'
import { regionPlaces } from '../geography'
import type { PlaceId } from '../types'
import type { Frame } from '../view'
import type { Camera } from './camera'
import type { PiecesLayer } from './pieces'

/** A Region whose pieces don't fit shows a flag; pointed at, it opens them all above the map. */
export class Fan {
  readonly container = new Container()

  constructor(private readonly pieces: PiecesLayer) {}

  /** @param pointed the places that the pointer and the keyboard are on */
  open(pointed: readonly (PlaceId | undefined)[], camera: Camera, view: Frame): void {
    this.close()
    const region = regionPlaces.find((p) => pointed.includes(`region:${p.id}`))?.id
    const fan = region && this.pieces.isFlag(region) ? this.pieces.fan(region) : undefined
    if (!fan) return
    const p = camera.toScreen(fan.at)
    const x = within(p.x, fan.node.width / 2, view.width)
    const y = within(p.y, fan.node.height / 2, view.height)
    fan.node.position.set(Math.round(x), Math.round(y))
    this.container.addChild(fan.node)
  }

  close(): void {
    for (const child of this.container.removeChildren()) child.destroy({ children: true })
  }
}

const edge = 4
const within = (v: number, half: number, most: number) => Math.max(half + edge, Math.min(most - half - edge, v))
