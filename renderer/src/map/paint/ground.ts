import type { RegionId } from '@gallia/shared/falling-sky/ids'
import { areas, forests, land, ridges, sheet } from '../geography'
import { mix } from '../palette'
import type { Palette } from '../palette'
import { blotches, fineGrain } from './grain'
import { fill, once, pathOf, pathOfRings, stroke } from './paths'

/**
 * The lowest layer: sea, coast waters, land in the pale colours of its groups, paper. Control lies on it as a wash, and
 * the ink (relief, rivers, borders) on that.
 */

const landPath = once(() => pathOfRings(land))
const areaPaths = once(() => areas.map((a) => ({ ...a, path: pathOfRings(a.rings) })))
const ridgePaths = once(() => ridges.map((r) => ({ ...r, path: pathOf(r.line, false) })))
const forestPaths = once(() => forests.map((f) => pathOf(f.ring, true)))

/** Widths of the water lines off the coast, widest first (half of each shows), and how light the water is inside. */
const waters = [
  { width: 104, light: 0.1 },
  { width: 82, light: 0.2 },
  { width: 62, light: 0.32 },
  { width: 44, light: 0.46 },
  { width: 28, light: 0.62 },
  { width: 14, light: 0.78 },
]

/** @param isPlayable Regions out of this game (Cisalpina in the base game) are drawn like the lands around. */
export function paintGround(
  ctx: CanvasRenderingContext2D,
  palette: Palette,
  isPlayable: (id: RegionId) => boolean,
  deviceScale: number,
): void {
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  paintSea(ctx, palette)
  paintLand(ctx, palette, deviceScale)
  for (const area of areaPaths()) paintArea(ctx, palette, area, isPlayable)
  paintPaper(ctx, deviceScale)
  paintRelief(ctx)
}

function paintSea(ctx: CanvasRenderingContext2D, palette: Palette): void {
  const sea = palette.token('sea')
  const depth = ctx.createRadialGradient(900, 800, 300, 1100, 900, 1900)
  depth.addColorStop(0, mix(sea, '#ffffff', 0.06))
  depth.addColorStop(1, mix(sea, palette.token('rhenus'), 0.24))
  ctx.fillStyle = depth
  ctx.fillRect(sheet.x0, sheet.y0, sheet.x1 - sheet.x0, sheet.y1 - sheet.y0)
  const edge = palette.token('sea-line')
  for (const { width, light } of waters) {
    stroke(ctx, landPath(), { color: edge, width: width + 2.2, alpha: 0.5 })
    stroke(ctx, landPath(), { color: mix(sea, '#e4ebe2', light), width: width - 0.4 })
  }
}

function paintLand(ctx: CanvasRenderingContext2D, palette: Palette, deviceScale: number): void {
  ctx.save()
  // Canvas shadows are measured in device pixels whatever the transform.
  ctx.shadowColor = 'rgb(40 52 56 / .55)'
  ctx.shadowBlur = 9 * deviceScale
  ctx.shadowOffsetX = 3 * deviceScale
  ctx.shadowOffsetY = 5 * deviceScale
  fill(ctx, landPath(), palette.token('outside'))
  ctx.restore()
}

type AreaPath = { id: string; fill: string; path: Path2D }

function paintArea(
  ctx: CanvasRenderingContext2D,
  palette: Palette,
  area: AreaPath,
  isPlayable: (id: RegionId) => boolean,
): void {
  const decorative = ['outside', 'aquitania'].includes(area.fill) || !isPlayable(area.id as RegionId)
  const colour = palette.token(area.fill)
  fill(ctx, area.path, colour)
  ctx.save()
  ctx.clip(area.path)
  if (area.fill === 'aquitania' || area.fill === 'cisalpina') if (decorative) hatch(ctx, area.path)
  const edge = mix(colour, '#5a4526', decorative ? 0.35 : 0.55)
  const washes = decorative
    ? [{ width: 22, alpha: 0.12 }]
    : [54, 42, 31, 21, 12, 6].map((width) => ({ width, alpha: 0.085 }))
  for (const { width, alpha } of washes) stroke(ctx, area.path, { color: edge, width, alpha })
  ctx.restore()
}

/** Land that is no part of the game, yet Roman or Gallic: slanted lines. */
function hatch(ctx: CanvasRenderingContext2D, path: Path2D): void {
  ctx.save()
  ctx.clip(path)
  ctx.beginPath()
  for (let d = -2400; d < 4600; d += 19) {
    ctx.moveTo(d, -100)
    ctx.lineTo(d + 2300, 2200)
  }
  ctx.strokeStyle = 'rgb(107 90 69 / .2)'
  ctx.lineWidth = 2.4
  ctx.stroke()
  ctx.restore()
}

function paintPaper(ctx: CanvasRenderingContext2D, deviceScale: number): void {
  const draw = (image: HTMLCanvasElement, unit: number, alpha: number) => {
    const pattern = ctx.createPattern(image, 'repeat')
    if (!pattern) return
    pattern.setTransform(new DOMMatrix().scale(unit))
    ctx.save()
    ctx.globalCompositeOperation = 'multiply'
    ctx.globalAlpha = alpha
    ctx.fillStyle = pattern
    ctx.fillRect(sheet.x0, sheet.y0, sheet.x1 - sheet.x0, sheet.y1 - sheet.y0)
    ctx.restore()
  }
  draw(blotches(), 5.2, 0.8)
  draw(fineGrain(), 1 / deviceScale, 0.9)
}

/** Soft shadow and light along the ridges, shade under the woods. */
function paintRelief(ctx: CanvasRenderingContext2D): void {
  ctx.save()
  ctx.clip(landPath())
  for (const ridge of ridgePaths()) {
    for (const k of [1, 0.72, 0.46]) {
      stroke(ctx, ridge.path, { color: '#6f553a', width: (2.6 * ridge.halfWidth + 18) * k, alpha: 0.06 })
    }
  }
  ctx.translate(-5, -6)
  for (const ridge of ridgePaths()) {
    for (const k of [1, 0.55]) {
      stroke(ctx, ridge.path, { color: '#fff6dd', width: (1.1 * ridge.halfWidth + 8) * k, alpha: 0.14 })
    }
  }
  ctx.translate(5, 6)
  for (const forest of forestPaths()) {
    fill(ctx, forest, '#66703f', 0.1)
    stroke(ctx, forest, { color: '#66703f', width: 16, alpha: 0.06 })
  }
  ctx.restore()
}
