import { Container, Graphics } from 'pixi.js'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { ControlStyle } from '@gallia/shared/settings'
import { regionPlaces } from '../geography'
import type { RegionPlace } from '../geography'
import { boundsOf } from '../geometry'
import type { Palette } from '../palette'
import { innerLine, maskedTo, wash } from './landmask'

export interface ControlView {
  board: BoardView
  palette: Palette
  style: ControlStyle
  /** Screen pixels per canvas unit: the band keeps its width on the screen. */
  scale: number
}

/** Who Controls what: a band inside the border of the land and, as one likes, a wash over it, hatched or not. */
export class ControlLayer {
  readonly container = new Container()
  private readonly shown = new Map<RegionId, { key: string; node: Container | undefined }>()
  /** What has been and fades, and what has come in its place. */
  private fading: { old: Container | undefined; now: Container | undefined }[] = []

  /** @param fade the old signs stay until `endFade`, for `showFade` */
  update(view: ControlView, fade = false): void {
    this.endFade()
    for (const place of regionPlaces) {
      const faction = view.board.regions[place.id].control
      const key = `${faction} ${view.style} ${view.scale} ${view.palette.token('romans-base')}`
      const known = this.shown.get(place.id)
      if (known?.key === key) continue
      const node = faction ? maskedTo(place, signOf(place, faction, view)) : undefined
      if (node) this.container.addChild(node)
      this.shown.set(place.id, { key, node })
      if (fade) this.fading.push({ old: known?.node, now: node })
      else known?.node?.destroy({ children: true })
    }
  }

  /** @param t 0: as it was; 1: as it is */
  showFade(t: number): void {
    for (const { old, now } of this.fading) {
      if (old) old.alpha = 1 - t
      if (now) now.alpha = t
    }
  }

  endFade(): void {
    this.showFade(1)
    for (const { old } of this.fading) old?.destroy({ children: true })
    this.fading = []
  }
}

const bandPixels = 5.5
/** Half the width of the border's own line, which lies over the band and grows with the land. */
const underInk = 3.4

function signOf(place: RegionPlace, faction: Faction, { palette, style, scale }: ControlView): Graphics {
  const g = new Graphics()
  const color = palette.faction[faction].base
  if (style !== 'band') wash(g, place, color, 0.2)
  if (style === 'hatched') hatch(g, place, faction, color, scale)
  innerLine(g, place, { color, width: Math.max(bandPixels / scale, underInk + 4.5 / scale), alpha: 0.72 })
  return g
}

/** Romans /, Arverni \, Aedui level, Belgae dots, Germans crossed. */
function hatch(g: Graphics, place: RegionPlace, faction: Faction, color: string, scale: number): void {
  const { x0, y0, x1, y1 } = boundsOf(place.rings)
  const gap = 11 / scale
  const line = { color, width: 1.3 / scale, alpha: 0.3 }
  const high = y1 - y0
  const slanted = (way: 1 | -1) => {
    for (let x = x0 - high; x < x1 + high; x += gap * 1.4)
      g.moveTo(x, way > 0 ? y1 : y0).lineTo(x + high, way > 0 ? y0 : y1)
    g.stroke(line)
  }
  switch (faction) {
    case 'romans':
      return slanted(1)
    case 'arverni':
      return slanted(-1)
    case 'aedui':
      for (let y = y0; y < y1; y += gap) g.moveTo(x0, y).lineTo(x1, y)
      g.stroke(line)
      return
    case 'belgae':
      for (let y = y0; y < y1; y += gap) {
        for (let x = x0; x < x1; x += gap) g.circle(x + (Math.round((y - y0) / gap) % 2) * (gap / 2), y, 1.5 / scale)
      }
      g.fill({ color, alpha: 0.42 })
      return
    case 'germans':
      slanted(1)
      return slanted(-1)
  }
}
