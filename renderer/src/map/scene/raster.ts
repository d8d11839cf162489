import { Container, Sprite, Texture } from 'pixi.js'
import { sheet } from '../geography'
import type { Box } from '../geometry'
import { fromCanvas } from './textures'

export type Paint = (ctx: CanvasRenderingContext2D, deviceScale: number) => void

/** Graphics cards take at least this. */
const largest = 4096
/** How far the detail reaches beyond the view, so that small movements need no drawing. */
const margin = 0.2

/**
 * A layer of the land as pictures: the whole sheet once, coarse when zoomed in, and over it the part in view at the
 * full resolution of the screen, drawn when the view has come to rest.
 */
export class Raster {
  readonly container = new Container()
  private readonly whole = new Sprite()
  private readonly detail = new Sprite()
  private wholeScale = 0
  private covered: { box: Box; scale: number } | undefined

  constructor(private readonly paint: Paint) {
    this.container.addChild(this.whole, this.detail)
  }

  /** Draws the whole sheet for a scale in device pixels per canvas unit. */
  drawWhole(deviceScale: number): void {
    const size = Math.max(sheet.x1 - sheet.x0, sheet.y1 - sheet.y0)
    this.wholeScale = Math.min(deviceScale, largest / size)
    this.show(this.whole, sheet, this.wholeScale)
    this.forgetDetail()
  }

  /** Draws the part in view if the whole is too coarse for it. */
  drawDetail(visible: Box, deviceScale: number): void {
    if (deviceScale <= this.wholeScale * 1.02) return this.forgetDetail()
    const { covered } = this
    if (covered && covered.scale === deviceScale && contains(covered.box, clip(visible))) return
    const [mx, my] = [(visible.x1 - visible.x0) * margin, (visible.y1 - visible.y0) * margin]
    const box = clip({ x0: visible.x0 - mx, y0: visible.y0 - my, x1: visible.x1 + mx, y1: visible.y1 + my })
    const scale = Math.min(deviceScale, largest / Math.max(box.x1 - box.x0, box.y1 - box.y0))
    this.show(this.detail, box, scale)
    this.covered = { box, scale: deviceScale }
  }

  forgetDetail(): void {
    this.covered = undefined
  }

  /** Shows the detail where it fills the view, else the whole: never both, since names differ in size between them. */
  follow(visible: Box): void {
    const { covered } = this
    this.detail.visible = covered !== undefined && contains(covered.box, clip(visible))
    this.whole.visible = !this.detail.visible
  }

  private show(sprite: Sprite, box: Box, scale: number): void {
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.ceil((box.x1 - box.x0) * scale))
    canvas.height = Math.max(1, Math.ceil((box.y1 - box.y0) * scale))
    const ctx = canvas.getContext('2d')
    if (!ctx) throw new Error('no 2D canvas')
    ctx.setTransform(scale, 0, 0, scale, -box.x0 * scale, -box.y0 * scale)
    this.paint(ctx, scale)
    if (sprite.texture !== Texture.EMPTY) sprite.texture.destroy(true)
    sprite.texture = fromCanvas(canvas, 1)
    sprite.position.set(box.x0, box.y0)
    sprite.scale.set(1 / scale)
  }

  destroy(): void {
    for (const sprite of [this.whole, this.detail]) {
      if (sprite.texture !== Texture.EMPTY) sprite.texture.destroy(true)
    }
    this.container.destroy({ children: true })
  }
}

const clip = (b: Box): Box => ({
  x0: Math.max(sheet.x0, b.x0),
  y0: Math.max(sheet.y0, b.y0),
  x1: Math.min(sheet.x1, b.x1),
  y1: Math.min(sheet.y1, b.y1),
})
const contains = (a: Box, b: Box) => a.x0 <= b.x0 && a.y0 <= b.y0 && a.x1 >= b.x1 && a.y1 >= b.y1
