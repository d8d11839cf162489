import { CanvasSource, Texture } from 'pixi.js'
import type { Images } from './images'

/**
 * Textures drawn at the resolution of the device, each once. A texture is a small 2D canvas: pieces from their SVG at
 * exactly the size they are shown, and badges, keys, names and shields drawn by hand.
 */
export class Textures {
  private readonly made = new Map<string, Texture>()

  constructor(
    readonly resolution: number,
    private images: Images,
  ) {}

  /** Other colours or another screen: everything is drawn anew when it is next asked for. */
  reset(images: Images): void {
    this.images = images
    for (const texture of this.made.values()) texture.destroy(true)
    this.made.clear()
  }

  destroy(): void {
    this.reset(this.images)
  }

  /**
   * A texture of w x h screen pixels around (0, 0).
   *
   * @param key names the drawing with all that it depends on
   */
  drawn(key: string, w: number, h: number, paint: (ctx: CanvasRenderingContext2D) => void): Texture {
    const known = this.made.get(key)
    if (known) return known
    const { canvas, ctx } = blank(w, h, this.resolution)
    ctx.translate(canvas.width / this.resolution / 2, canvas.height / this.resolution / 2)
    paint(ctx)
    const texture = fromCanvas(canvas, this.resolution)
    this.made.set(key, texture)
    return texture
  }

  /** A piece or marker with its shadow; `size` is its width, Leaders are one and a half times as high. */
  piece(name: string, size: number): Texture {
    const image = this.images.get(name)
    if (!image) throw new Error(`no picture of ${name}`)
    const high = size * (image.naturalHeight / image.naturalWidth)
    const pad = 8
    return this.drawn(`piece ${name} ${size}`, size + pad, high + pad, (ctx) => {
      ctx.shadowColor = 'rgb(44 35 26 / .5)'
      ctx.shadowBlur = 1.6 * this.resolution
      ctx.shadowOffsetY = 1.5 * this.resolution
      ctx.drawImage(image, -size / 2, -high / 2, size, high)
    })
  }
}

function blank(w: number, h: number, resolution: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(w * resolution))
  canvas.height = Math.max(1, Math.ceil(h * resolution))
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no 2D canvas')
  ctx.scale(resolution, resolution)
  return { canvas, ctx }
}

export function fromCanvas(canvas: HTMLCanvasElement, resolution: number): Texture {
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution, scaleMode: 'linear' }) })
}

const measuring = document.createElement('canvas').getContext('2d')
const widths = new Map<string, number>()

/** The width of a text in screen pixels. */
export function measure(text: string, font: string): number {
  const key = `${font}|${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  if (!measuring) return text.length * 7
  measuring.font = font
  const width = measuring.measureText(text).width
  widths.set(key, width)
  return width
}
