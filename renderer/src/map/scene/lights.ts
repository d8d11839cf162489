import { Container, Graphics } from 'pixi.js'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { areas, regionPlace, tribePlace, tribesIn } from '../geography'
import type { RegionPlace } from '../geography'
import { boxAround, insideRing, overlap } from '../geometry'
import type { Box, Point } from '../geometry'
import { discSize, nameBoxes, tribeFont, tribeNameOffset, tribeTitle, controlParts } from '../labels'
import { placeOf } from '../lit'
import type { Lights } from '../lit'
import type { Palette } from '../palette'
import { regionNameSize } from '../zoom'
import type { PlaceId } from '../types'
import type { Sizes } from '../zoom'
import { dashes, innerLine, maskedTo, wash } from './landmask'
import { Pinned } from './pinned'
import type { Signs } from './signs'
import { measure } from './textures'

export interface LightsView {
  board: BoardView
  lights: Lights
  hover?: PlaceId
  focus?: PlaceId
  origin?: RegionId
  about: readonly PlaceId[]
  seat?: Faction
  palette: Palette
  sizes: Sizes
  scale: number
}

const veil = { color: '#7A7466', alpha: 0.34 }
const tick = '✓'

/** What may be chosen, and what is pointed at: lights on the land, rings round Tribes, keys. */
export class LightsLayer {
  /** On the land, under names and pieces. */
  readonly onLand = new Container()
  /** Rings and keys, over them. */
  readonly signsOver = new Pinned()

  constructor(private readonly signs: Signs) {}

  update(view: LightsView): void {
    for (const child of this.onLand.removeChildren()) child.destroy({ children: true })
    this.signsOver.clear()
    if (view.lights.any) this.onLand.addChild(veilOf(view.lights, view.origin))
    for (const id of view.lights.regions) this.litRegion(id, view)
    for (const id of view.about) this.about(id, view)
    if (view.origin) this.origin(view.origin, view)
    this.pointer(view)
    for (const id of view.lights.tribes) this.litTribe(`tribe:${id}`, view)
  }

  private inside(id: RegionId, paint: (g: Graphics, place: RegionPlace) => void): void {
    const place = regionPlace(id)
    const g = new Graphics()
    paint(g, place)
    this.onLand.addChild(maskedTo(place, g))
  }

  private litRegion(id: RegionId, view: LightsView): void {
    const target = view.lights.target(`region:${id}`)
    const { token } = view.palette
    const hovered = view.hover === `region:${id}`
    const seat = seatColours(view)
    this.inside(id, (g, place) => {
      wash(g, place, token('legal'), hovered ? 0.74 : 0.52)
      if (target?.chosen) wash(g, place, seat.fill, 0.24)
      const strong = hovered || target?.chosen
      innerLine(g, place, { color: strong ? seat.fill : token('legal-edge'), width: (strong ? 7.5 : 5) / view.scale, alpha: 0.95 })
    })
    const text = target?.chosen ? tick : target?.key
    if (!text) return
    const place = regionPlace(id)
    this.signsOver.add(this.signs.key(text, hovered || target?.chosen ? seat : undefined), keyPoint(place, view))
  }

  private litTribe(id: PlaceId, view: LightsView): void {
    const place = placeOf(id)
    const tribe = place.kind === 'tribe' ? tribePlace(place.id) : undefined
    const target = view.lights.target(id)
    if (!tribe || !target) return
    const seat = seatColours(view)
    const hovered = view.hover === id || target.chosen
    const radius = discSize(view.board.tribes[tribe.id], view.sizes) / 2 + 2
    const node = new Container()
    node.addChild(this.signs.ring(radius, hovered ? seat.fill : view.palette.token('legal-edge'), hovered ? 5 : 3.6))
    if (view.focus === id) node.addChild(this.signs.ring(radius + 6, view.palette.token('focus'), 3))
    const text = target.chosen ? tick : target.key
    if (text) {
      const key = this.signs.key(text, hovered ? seat : undefined)
      key.position.set(radius + 5, -radius - 3)
      node.addChild(key)
    }
    this.signsOver.add(node, tribe.at)
  }

  private about(id: PlaceId, view: LightsView): void {
    const place = placeOf(id)
    const seat = seatColours(view)
    if (place.kind === 'region') {
      this.inside(place.id, (g, p) => innerLine(g, p, { color: seat.fill, width: 6 / view.scale, alpha: 0.9 }))
      return
    }
    const tribe = tribePlace(place.id)
    if (!tribe) return
    const radius = discSize(view.board.tribes[tribe.id], view.sizes) / 2 + 2
    this.signsOver.add(this.signs.ring(radius, seat.fill, 3.5), tribe.at)
  }

  private origin(id: RegionId, view: LightsView): void {
    const seat = seatColours(view)
    const k = 1 / view.scale
    this.inside(id, (g, place) => {
      innerLine(g, place, { color: '#FFF9EA', width: 6.5 * k, alpha: 0.55 })
      dashes(g, place, { color: seat.fill, width: 5.5 * k, alpha: 1 }, 12 * k, 8 * k)
    })
  }

  /** What is pointed at without being a choice, and the keyboard's focus. */
  private pointer(view: LightsView): void {
    const { hover, focus, palette, scale } = view
    if (hover?.startsWith('region:') && !view.lights.target(hover)) {
      const place = placeOf(hover)
      if (place.kind === 'region' && !view.lights.dimmed(place.id)) {
        this.inside(place.id, (g, p) => innerLine(g, p, { color: '#FFF9EA', width: 3 / scale, alpha: 0.8 }))
      }
    }
    if (!focus) return
    const place = placeOf(focus)
    if (place.kind !== 'region') return
    this.inside(place.id, (g, p) => {
      innerLine(g, p, { color: palette.token('paper-raised'), width: 6.5 / scale, alpha: 1 })
      innerLine(g, p, { color: palette.token('focus'), width: 4 / scale, alpha: 1 })
    })
  }
}

/** Grey over all land that offers nothing, the lands around included. */
function veilOf(lights: Lights, origin: RegionId | undefined): Graphics {
  const g = new Graphics()
  for (const area of areas) {
    const id = area.id as RegionId
    if (id === origin || !lights.dimmed(id)) continue
    for (const ring of area.rings) g.poly([...ring]).fill(veil)
  }
  return g
}

export function seatColours({ seat, palette }: { seat?: Faction; palette: Palette }): { fill: string; on: string } {
  if (!seat) return { fill: palette.token('ink'), on: '#FFF6D6' }
  return { fill: palette.faction[seat].base, on: palette.faction[seat].on }
}

/** At that end of the Region's name where the key covers least. */
function keyPoint(place: RegionPlace, { board, sizes, scale }: LightsView): Point {
  const size = regionNameSize(sizes, place.label.size)
  const boxes = nameBoxes(place, sizes)
  const [first, last] = [boxes[0], boxes.at(-1)]
  if (!first || !last) return place.label.middle
  const out = size * 0.4 + 12
  const ends = [
    { x: first.x0 - out, y: (first.y0 + first.y1) / 2 },
    { x: last.x1 + out, y: (last.y0 + last.y1) / 2 },
  ]
  const covered = signBoxes(place, board, sizes, scale)
  const cost = (p: Point) => {
    const world = { x: place.label.middle.x + p.x / scale, y: place.label.middle.y + p.y / scale }
    const box = boxAround(p, 12)
    const outside = place.rings.some((ring) => insideRing(ring, world)) ? 0 : 60
    return outside + covered.reduce((sum, b) => sum + overlap(box, b), 0)
  }
  const best = ends.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  return { x: place.label.middle.x + best.x / scale, y: place.label.middle.y + best.y / scale }
}

/** Tribes, their names and the Control box, in screen pixels from the middle of the Region's name. */
function signBoxes(place: RegionPlace, board: BoardView, sizes: Sizes, scale: number): Box[] {
  const from = (p: Point): Point => ({ x: (p.x - place.label.middle.x) * scale, y: (p.y - place.label.middle.y) * scale })
  const c = controlParts(sizes)
  const boxes = [boxAround(from(place.control), c.shield, c.shield / 2)]
  for (const tribe of tribesIn(place.id)) {
    const state = board.tribes[tribe.id]
    const at = from(tribe.at)
    const w = measure(tribeTitle(tribe), tribeFont(tribe, sizes.tribeName)) / 2
    boxes.push(boxAround(at, discSize(state, sizes) / 2 + 2))
    boxes.push(boxAround({ x: at.x, y: at.y + tribeNameOffset(tribe, state, sizes) }, w, sizes.tribeName * 0.55))
  }
  return boxes
}
