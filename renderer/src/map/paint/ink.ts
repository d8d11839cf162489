import type { RegionId } from '@gallia/shared/falling-sky/ids'
import {
  areas,
  arrows,
  forests,
  lakes,
  land,
  lines,
  mountainNames,
  outerLands,
  peaks,
  regionPlace,
  riverNames,
  rivers,
  seas,
  sheet,
} from '../geography'
import type { CurvedName } from '../geography'
import { pointsOf, polyline } from '../geometry'
import { fonts } from '../labels'
import { mix } from '../palette'
import type { Palette } from '../palette'
import type { Sizes } from '../zoom'
import { curvePath, fill, once, pathOf, pathOfRings, stroke } from './paths'
import { textAlong } from './text'

/** What is drawn over the wash of Control: woods, rivers, mountains, borders, coast, arrows, names of nature, frame. */
export interface InkOptions {
  palette: Palette
  sizes: Sizes
  /** Screen pixels per canvas unit: names and thin lines keep their size on the screen. */
  scale: number
  isPlayable: (id: RegionId) => boolean
}

const landPath = once(() => pathOfRings(land))
const linePaths = once(() =>
  lines.map((l) => ({ ...l, path: pathOf(l.line, false), runs: runsOf(l.line, l.riverRuns) })),
)
const riverPaths = once(() => rivers.map((r) => ({ ...r, points: r.lines.map(pointsOf) })))
const lakePath = once(() => pathOfRings(lakes))
const groupOf = new Map(areas.map((a) => [a.id, a.fill]))

const runsOf = (line: readonly number[], runs: readonly (readonly number[])[]) =>
  runs.map(([from = 0, to = 0]) => pathOf(line.slice(from * 2, to * 2 + 2), false))

export function paintInk(ctx: CanvasRenderingContext2D, options: InkOptions): void {
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  if (options.sizes.woods) paintTrees(ctx)
  paintRivers(ctx, options)
  paintPeaks(ctx, options.palette)
  paintBorders(ctx, options)
  paintRhenus(ctx, options.palette)
  stroke(ctx, landPath(), { color: options.palette.token('coast'), width: 2.6 })
  paintStraits(ctx, options.palette)
  paintNames(ctx, options)
  paintFrame(ctx, options.palette)
}

const crowns = ['#8b945f', '#7f8a55', '#959c68'] as const

function paintTrees(ctx: CanvasRenderingContext2D): void {
  for (const [x = 0, y = 0, s = 0, v = 0] of forests.flatMap((f) => f.trees)) {
    ctx.beginPath()
    ctx.moveTo(x, y + s * 0.3)
    ctx.lineTo(x, y - s * 0.3)
    ctx.strokeStyle = '#54452c'
    ctx.lineWidth = 1.4
    ctx.stroke()
    ctx.beginPath()
    ctx.ellipse(x, y - s * 0.62, s * 0.48, s * 0.62, 0, 0, Math.PI * 2)
    ctx.fillStyle = crowns[v % 3] ?? crowns[0]
    ctx.globalAlpha = 0.85
    ctx.fill()
    ctx.globalAlpha = 1
    ctx.strokeStyle = '#4f5730'
    ctx.lineWidth = 0.9
    ctx.stroke()
  }
}

/** A river grows from its source to its mouth. */
function tapered(
  ctx: CanvasRenderingContext2D,
  points: readonly { x: number; y: number }[],
  from: number,
  to: number,
): void {
  const pieces = 8
  const n = points.length - 1
  for (let i = 0; i < pieces; i++) {
    const part = points.slice(Math.floor((i * n) / pieces), Math.floor(((i + 1) * n) / pieces) + 1)
    if (part.length < 2) continue
    ctx.beginPath()
    part.forEach((p, j) => (j ? ctx.lineTo(p.x, p.y) : ctx.moveTo(p.x, p.y)))
    ctx.lineWidth = from + ((to - from) * (i + 0.5)) / pieces
    ctx.stroke()
  }
}

function paintRivers(ctx: CanvasRenderingContext2D, { palette }: InkOptions): void {
  for (const river of riverPaths()) {
    if (river.class === 'rhenus') continue
    const [from, to] = river.class === 'major' ? [1.8, 5] : [1.2, 2.6]
    for (const points of river.points) {
      ctx.strokeStyle = 'rgb(238 230 208 / .5)'
      if (river.class === 'major') tapered(ctx, points, from + 2.4, to + 2.4)
      ctx.strokeStyle = palette.token('river')
      ctx.globalAlpha = river.class === 'major' ? 0.95 : 0.72
      tapered(ctx, points, from, to)
      ctx.globalAlpha = 1
    }
  }
  fill(ctx, lakePath(), mix(palette.token('river'), '#ffffff', 0.35))
  stroke(ctx, lakePath(), { color: palette.token('rhenus'), width: 1.5 })
}

function paintPeaks(ctx: CanvasRenderingContext2D, palette: Palette): void {
  const paper = mix(palette.token('paper'), '#e8d8b4', 0.4)
  for (const { x, y, w, h, seed } of peaks) {
    const top = { x: x + ((seed % 23) / 22) * 0.11 * w, y: y - h * 1.08 }
    const side = (k: number) => ({ x: x + (k * w) / 2, y })
    const flank = (k: number) => {
      const foot = side(k)
      ctx.quadraticCurveTo(top.x + k * w * 0.16, top.y + h * 0.55, foot.x, foot.y)
    }
    ctx.beginPath()
    ctx.moveTo(top.x, top.y)
    flank(1)
    ctx.lineTo(side(-1).x, y)
    ctx.quadraticCurveTo(top.x - w * 0.16, top.y + h * 0.55, top.x, top.y)
    ctx.fillStyle = paper
    ctx.globalAlpha = 0.62
    ctx.fill()
    ctx.beginPath()
    ctx.moveTo(top.x, top.y)
    flank(1)
    ctx.lineTo(x + w * 0.06, y)
    ctx.lineTo(x + w * 0.14, y - h * 0.36)
    ctx.lineTo(x + w * 0.02, y - h * 0.66)
    ctx.closePath()
    ctx.fillStyle = '#8a6f50'
    ctx.globalAlpha = 0.5
    ctx.fill()
    ctx.beginPath()
    ctx.moveTo(side(-1).x, y)
    ctx.quadraticCurveTo(top.x - w * 0.16, top.y + h * 0.55, top.x, top.y)
    flank(1)
    ctx.strokeStyle = '#6b583c'
    ctx.lineWidth = 1.5
    ctx.globalAlpha = 0.75
    ctx.stroke()
    ctx.globalAlpha = 1
  }
}

/** Inside a group dashed, between groups solid and heavier, along rivers as water. */
function paintBorders(ctx: CanvasRenderingContext2D, { palette, isPlayable }: InkOptions): void {
  const inGame = (id: string) => {
    const fillOf = groupOf.get(id)
    return fillOf !== undefined && !['outside', 'aquitania'].includes(fillOf) && isPlayable(id as RegionId)
  }
  const ink = palette.token('ink')
  ctx.lineCap = 'butt'
  for (const { kind, left, right, rhenus, path, runs } of linePaths()) {
    if (kind !== 'border' || rhenus) continue
    const sides = Number(inGame(left)) + Number(inGame(right))
    if (sides === 0) {
      stroke(ctx, path, { color: palette.token('ink-3'), width: 2, alpha: 0.4, dash: [2, 6] })
      continue
    }
    const sameGroup = sides === 2 && groupOf.get(left) === groupOf.get(right)
    stroke(ctx, path, { color: '#F8EFD8', width: sameGroup ? 6 : 8.4, alpha: 0.55 })
    if (sameGroup) stroke(ctx, path, { color: ink, width: 2.8, alpha: 0.8, dash: [13, 4.5] })
    else stroke(ctx, path, { color: ink, width: 3.8, alpha: sides === 2 ? 0.85 : 0.6 })
    for (const run of runs) {
      stroke(ctx, run, { color: palette.token('rhenus'), width: 4.6 })
      stroke(ctx, run, { color: mix(palette.token('river'), '#ffffff', 0.42), width: 2 })
    }
  }
  ctx.lineCap = 'round'
}

function paintRhenus(ctx: CanvasRenderingContext2D, palette: Palette): void {
  const rhenus = palette.token('rhenus')
  const strokes = [
    { color: 'rgb(243 234 210 / .7)', from: 7, to: 19 },
    { color: mix(rhenus, '#14242c', 0.45), from: 5, to: 14.5 },
    { color: rhenus, from: 3, to: 11 },
    { color: mix(rhenus, '#ffffff', 0.55), from: 0.6, to: 3 },
  ]
  for (const river of riverPaths()) {
    if (river.class !== 'rhenus') continue
    for (const { color, from, to } of strokes) {
      ctx.strokeStyle = color
      for (const points of river.points) tapered(ctx, points, from, to)
    }
  }
}

/** The three crossings to Britannia (1.3.3). */
function paintStraits(ctx: CanvasRenderingContext2D, palette: Palette): void {
  for (const { curve } of arrows) {
    const [x0 = 0, y0 = 0, cx = 0, cy = 0, x1 = 0, y1 = 0] = curve
    const ends = [
      { x: x0, y: y0, angle: Math.atan2(y0 - cy, x0 - cx) },
      { x: x1, y: y1, angle: Math.atan2(y1 - cy, x1 - cx) },
    ]
    const heads = new Path2D()
    for (const { x, y, angle } of ends) {
      const turned = new DOMMatrix().translate(x, y).rotate((angle * 180) / Math.PI)
      heads.addPath(pathOf([4, 0, -22, -14, -16, 0, -22, 14], true), turned)
    }
    const path = curvePath(curve)
    stroke(ctx, path, { color: palette.token('rhenus'), width: 12, alpha: 0.55 })
    stroke(ctx, heads, { color: palette.token('rhenus'), width: 4, alpha: 0.55 })
    stroke(ctx, path, { color: '#FBF6E6', width: 8 })
    fill(ctx, heads, '#FBF6E6')
  }
}

function paintNames(ctx: CanvasRenderingContext2D, { palette, sizes, scale, isPlayable }: InkOptions): void {
  const paper = 'rgb(250 243 226 / .62)'
  /** Names of nature grow more slowly than the land; within a whole map they keep a size that can be read. */
  const sizeOf = (size: number, least: number) => Math.max(size * Math.sqrt(0.4 / Math.max(scale, 0.4)), least / scale)
  const along = (name: CurvedName, font: string, color: string, least: number, halo?: number) => {
    const size = sizeOf(name.size, least)
    const style = { font: `${font.replace('SIZE', `${size}px`)}`, color, spacing: name.spacing, size }
    textAlong(
      ctx,
      name.text,
      polyline(name.curve),
      halo ? { ...style, halo: { color: paper, width: halo / scale } } : style,
    )
  }
  for (const sea of seas) along(sea, `italic 400 SIZE ${fonts.text}`, mix(palette.token('rhenus'), '#4B6A70', 0.5), 13)
  const capitals = (name: CurvedName): CurvedName => ({ ...name, text: name.text.toUpperCase() })
  for (const name of outerLands) along(capitals(name), `500 SIZE ${fonts.title}`, palette.token('ink-3'), 11)
  if (!isPlayable('cisalpina')) {
    const { label } = regionPlace('cisalpina')
    along({ ...capitals(label), size: 38 }, `500 SIZE ${fonts.title}`, palette.token('ink-3'), 14)
  }
  for (const name of mountainNames) {
    along({ ...name, spacing: 0.2 }, `italic 500 SIZE ${fonts.text}`, '#5E4A2B', 11, 3)
  }
  if (!sizes.riverNames) return
  for (const { text, points, size } of riverNames) {
    const s = sizeOf(size, 10.5)
    const style = { font: `italic 500 ${s}px ${fonts.text}`, color: '#2E5362', size: s, spacing: 0.03 }
    textAlong(ctx, text, points, { ...style, halo: { color: paper, width: 3 / scale } })
  }
}

/** The sheet ends in a band of paper with two lines, like a wall map. */
function paintFrame(ctx: CanvasRenderingContext2D, palette: Palette): void {
  const { x0, y0, x1, y1 } = sheet
  const rect = (inset: number, width: number, color: string) => {
    ctx.strokeStyle = color
    ctx.lineWidth = width
    ctx.strokeRect(x0 + inset, y0 + inset, x1 - x0 - inset * 2, y1 - y0 - inset * 2)
  }
  ctx.lineJoin = 'miter'
  rect(15, 30, palette.token('paper'))
  rect(1.5, 3, palette.token('ink-2'))
  rect(22, 1.6, palette.token('ink-3'))
  rect(30, 4, palette.token('ink-2'))
  ctx.lineJoin = 'round'
}
