import { Container, Graphics } from 'pixi.js'
import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { regionPlaces } from '../geography'
import type { RegionPlace } from '../geography'
import { boundsOf } from '../geometry'
import type { Palette } from '../palette'
import { innerLine, maskedTo, wash } from './landmask'

/** Who Controls what: a wash over the land and a band inside its border; in the safe colours the wash is hatched too. */
export class ControlLayer {
  readonly container = new Container()
  private shown = ''

  /** @param scale screen pixels per canvas unit: the band keeps its width on the screen */
  update(board: BoardView, palette: Palette, hatched: boolean, scale: number): void {
    const held = regionPlaces.map((p) => board.regions[p.id].control)
    const key = `${held.join()} ${hatched} ${scale} ${palette.token('romans-base')}`
    if (key === this.shown) return
    this.shown = key
    for (const child of this.container.removeChildren()) child.destroy({ children: true })
    regionPlaces.forEach((place, i) => {
      const faction = held[i]
      if (faction) this.container.addChild(maskedTo(place, signOf(place, faction, palette, hatched, scale)))
    })
  }
}

const bandPixels = 5.5

function signOf(place: RegionPlace, faction: Faction, palette: Palette, hatched: boolean, scale: number): Graphics {
  const g = new Graphics()
  const color = palette.faction[faction].base
  wash(g, place, color, 0.2)
  if (hatched) hatch(g, place, faction, color, scale)
  innerLine(g, place, { color, width: bandPixels / scale, alpha: 0.72 })
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
