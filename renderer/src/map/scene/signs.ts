import { Sprite } from 'pixi.js'
import type { Texture, Container } from 'pixi.js'
import { onCurve } from '../geometry'
import type { RegionPlace } from '../geography'
import { fonts } from '../labels'
import { textAlong, textAt } from '../paint/text'
import type { Palette } from '../palette'
import { badgeWidth } from '../shapes'
import { measure } from './textures'
import type { Textures } from './textures'

/** The small drawn signs of the map: names, badges, keys, plates, Control Values. All sizes are screen pixels. */

const halo = 'rgb(250 243 226 / .86)'

export function sprite(texture: Texture, x = 0, y = 0): Sprite {
  const s = new Sprite(texture)
  s.anchor.set(0.5)
  s.position.set(x, y)
  return s
}

export class Signs {
  constructor(
    private readonly textures: Textures,
    private readonly palette: () => Palette,
  ) {}

  piece(name: string, size: number, x = 0, y = 0): Sprite {
    return sprite(this.textures.piece(name, size), x, y)
  }

  /** A Region's name along its curve, around the middle of the curve. */
  regionName(place: RegionPlace, size: number): Sprite {
    const { curve, middle, text, spacing } = place.label
    const k = size / place.label.size
    const points = Array.from({ length: 25 }, (_, i) => onCurve(curve, i / 24)).map((p) => ({
      x: (p.x - middle.x) * k,
      y: (p.y - middle.y) * k,
    }))
    const [a, b] = [points[0], points.at(-1)]
    const w = Math.abs((b?.x ?? 0) - (a?.x ?? 0)) + size * 4
    const h = Math.abs((b?.y ?? 0) - (a?.y ?? 0)) + size * 3.2
    const texture = this.textures.drawn(`name ${place.id} ${size}`, w, h, (ctx) =>
      textAlong(ctx, text.toUpperCase(), points, {
        font: `700 ${size}px ${fonts.title}`,
        color: this.palette().token('ink'),
        halo: { color: halo, width: Math.max(3, size * 0.24) },
        spacing,
        size,
      }),
    )
    return sprite(texture)
  }

  text(text: string, font: string, size: number, color = this.palette().token('ink')): Sprite {
    const width = measure(text, font)
    const texture = this.textures.drawn(`text ${text} ${font} ${color}`, width + 10, size * 1.9, (ctx) =>
      textAt(ctx, text, { font, color, size, halo: { color: halo, width: Math.max(3, size * 0.27) } }),
    )
    return sprite(texture)
  }

  /** The number on a stack: ink on ivory, so that it reads on any Faction. */
  badge(text: string, size: number): Sprite {
    const w = badgeWidth(text, size)
    const h = size * 1.16
    const ink = this.palette().token('ink')
    const texture = this.textures.drawn(`badge ${text} ${size} ${ink}`, w + 4, h + 4, (ctx) => {
      pill(ctx, w, h, h / 2, '#FFF9EA', ink, 1.3)
      textAt(ctx, text, { font: `800 ${size}px ${fonts.ui}`, color: ink, size })
    })
    return sprite(texture)
  }

  /** A Leader's name under him. */
  plate(text: string, width: number, height: number, font: string, size: number): Sprite {
    const { token } = this.palette()
    const texture = this.textures.drawn(`plate ${text} ${font} ${width} ${height}`, width + 4, height + 4, (ctx) => {
      pill(ctx, width, height, 3, 'rgb(255 249 234 / .93)', token('ink-2'), 0.9)
      textAt(ctx, text, { font, color: token('ink'), size })
    })
    return sprite(texture)
  }

  controlValue(value: number, radius: number): Sprite {
    const { token } = this.palette()
    const side = radius * 2 + 4
    const texture = this.textures.drawn(`value ${value} ${radius}`, side, side, (ctx) => {
      pill(ctx, radius * 2, radius * 2, radius, '#FBF5E7', token('ink-2'), 1.3)
      const size = radius * 1.42
      textAt(ctx, String(value), { font: `700 ${size}px ${fonts.ui}`, color: token('ink'), size })
    })
    return sprite(texture)
  }

  /** A Tribe's place: dashed; with a City, a double line and its lozenge. */
  tribePlace(diameter: number, city: boolean): Sprite {
    const { token } = this.palette()
    const r = diameter / 2
    const texture = this.textures.drawn(`place ${diameter} ${city}`, diameter + 6, diameter + 6, (ctx) => {
      ctx.beginPath()
      ctx.arc(0, 0, r, 0, Math.PI * 2)
      ctx.fillStyle = 'rgb(251 245 231 / .74)'
      ctx.fill()
      ctx.strokeStyle = token('ink-2')
      ctx.lineWidth = city ? 2 : 1.4
      ctx.setLineDash(city ? [] : [3.1, 2.4])
      ctx.stroke()
      ctx.setLineDash([])
      if (!city) return
      const d = r * 0.56
      ctx.beginPath()
      ctx.moveTo(0, -d)
      ctx.lineTo(d, 0)
      ctx.lineTo(0, d)
      ctx.lineTo(-d, 0)
      ctx.closePath()
      ctx.fillStyle = '#8E2F22'
      ctx.fill()
      ctx.strokeStyle = '#FBF5E7'
      ctx.lineWidth = 1.2
      ctx.stroke()
    })
    return sprite(texture)
  }

  /** The key of a choice: a dark square, in the colour of the seat when it is pointed at. */
  key(text: string, colors?: { fill: string; on: string }): Sprite {
    const ink = colors?.fill ?? this.palette().token('ink')
    const on = colors?.on ?? '#FFF6D6'
    const w = Math.max(20, text.length * 9 + 10)
    const texture = this.textures.drawn(`key ${text} ${ink} ${on}`, w + 4, 24, (ctx) => {
      pill(ctx, w, 20, 5, ink, '#FFF6D6', 1.8)
      textAt(ctx, text, { font: `800 14px ${fonts.ui}`, color: on, size: 14 })
    })
    return sprite(texture)
  }

  /** The ring round a Tribe that may be chosen. */
  ring(radius: number, color: string, width: number): Sprite {
    const side = (radius + width) * 2 + 8
    const texture = this.textures.drawn(`ring ${radius} ${color} ${width}`, side, side, (ctx) => {
      for (const [c, w] of [
        ['#FFF9EA', width + 2.6],
        [color, width],
      ] as const) {
        ctx.beginPath()
        ctx.arc(0, 0, radius + width / 2, 0, Math.PI * 2)
        ctx.strokeStyle = c
        ctx.lineWidth = w
        ctx.stroke()
      }
    })
    return sprite(texture)
  }

  /** A piece of paper under a fan or a flag. */
  paper(w: number, h: number, edge = this.palette().token('rule-strong')): Container {
    const texture = this.textures.drawn(`paper ${w} ${h} ${edge}`, w + 16, h + 16, (ctx) => {
      ctx.save()
      ctx.shadowColor = 'rgb(44 35 26 / .4)'
      ctx.shadowBlur = 5 * this.textures.resolution
      ctx.shadowOffsetY = 2 * this.textures.resolution
      pill(ctx, w, h, 5, 'rgb(251 245 231 / .95)', edge, 1)
      ctx.restore()
    })
    return sprite(texture)
  }
}

function pill(
  ctx: CanvasRenderingContext2D,
  w: number,
  h: number,
  r: number,
  fill: string,
  edge: string,
  line: number,
): void {
  ctx.beginPath()
  ctx.roundRect(-w / 2, -h / 2, w, h, r)
  ctx.fillStyle = fill
  ctx.fill()
  ctx.shadowColor = 'transparent'
  ctx.strokeStyle = edge
  ctx.lineWidth = line
  ctx.stroke()
}
