import { walk } from '../geometry'
import type { Point } from '../geometry'

export interface TextStyle {
  font: string
  color: string
  halo?: { color: string; width: number }
  /** Letter spacing in em. */
  spacing?: number
  size: number
}

/** Draws a text along a line, centred on its middle, each letter turned to the line, with an optional halo. */
export function textAlong(
  ctx: CanvasRenderingContext2D,
  text: string,
  points: readonly Point[],
  style: TextStyle,
): void {
  const path = walk(points)
  ctx.font = style.font
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.lineJoin = 'round'
  const gap = (style.spacing ?? 0) * style.size
  const letters = [...text].map((letter) => ({ letter, width: ctx.measureText(letter).width + gap }))
  const total = letters.reduce((sum, l) => sum + l.width, 0) - gap
  const draw = (paint: (letter: string) => void) => {
    let d = (path.length - total) / 2
    for (const { letter, width } of letters) {
      const at = path.at(d + (width - gap) / 2)
      ctx.save()
      ctx.translate(at.x, at.y)
      ctx.rotate(at.angle)
      paint(letter)
      ctx.restore()
      d += width
    }
  }
  const { halo } = style
  if (halo) {
    ctx.strokeStyle = halo.color
    ctx.lineWidth = halo.width
    draw((letter) => ctx.strokeText(letter, 0, 0))
  }
  ctx.fillStyle = style.color
  draw((letter) => ctx.fillText(letter, 0, 0))
}

/** Draws a straight text with its middle at (0, 0). */
export function textAt(ctx: CanvasRenderingContext2D, text: string, style: TextStyle): void {
  ctx.font = style.font
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.lineJoin = 'round'
  const y = style.size * 0.33
  if (style.halo) {
    ctx.strokeStyle = style.halo.color
    ctx.lineWidth = style.halo.width
    ctx.strokeText(text, 0, y)
  }
  ctx.fillStyle = style.color
  ctx.fillText(text, 0, y)
}
