/** Paths for a 2D canvas from the flat lists of the geography; made once, used for every drawing. */

export function pathOf(flat: readonly number[], closed: boolean): Path2D {
  const path = new Path2D()
  for (let i = 0; i + 1 < flat.length; i += 2) {
    const [x = 0, y = 0] = [flat[i], flat[i + 1]]
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  if (closed) path.closePath()
  return path
}

export function pathOfRings(rings: readonly (readonly number[])[]): Path2D {
  const all = new Path2D()
  for (const ring of rings) all.addPath(pathOf(ring, true))
  return all
}

export function curvePath(curve: readonly number[]): Path2D {
  const [x0 = 0, y0 = 0, cx = 0, cy = 0, x1 = 0, y1 = 0] = curve
  const path = new Path2D()
  path.moveTo(x0, y0)
  path.quadraticCurveTo(cx, cy, x1, y1)
  return path
}

/** Keeps what has been made; `make` runs at most once. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

export interface Stroke {
  color: string
  width: number
  alpha?: number
  dash?: number[]
}

export function stroke(
  ctx: CanvasRenderingContext2D,
  path: Path2D,
  { color, width, alpha = 1, dash = [] }: Stroke,
): void {
  ctx.globalAlpha = alpha
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.setLineDash(dash)
  ctx.stroke(path)
  ctx.setLineDash([])
  ctx.globalAlpha = 1
}

export function fill(
  ctx: CanvasRenderingContext2D,
  path: Path2D,
  color: string | CanvasGradient | CanvasPattern,
  alpha = 1,
): void {
  ctx.globalAlpha = alpha
  ctx.fillStyle = color
  ctx.fill(path)
  ctx.globalAlpha = 1
}
