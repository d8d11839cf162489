import { Container, Graphics } from 'pixi.js'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { areas, regionPlace } from '../geography'
import type { RegionPlace } from '../geography'
import { boxAround, insideRing, overlap } from '../geometry'
import type { Box, Point } from '../geometry'
import { discSize, nameBoxes } from '../labels'
import { placeOf } from '../lit'
import type { Lights } from '../lit'
import type { Palette } from '../palette'
import type { RegionSigns, TribeSign } from '../signage'
import { regionNameSize } from '../zoom'
import type { PlaceId } from '../types'
import type { Sizes } from '../zoom'
import { dashes, innerLine, maskedTo, wash } from './landmask'
import { Pinned } from './pinned'
import type { Signs } from './signs'

export interface LightsView {
  board: BoardView
  lights: Lights
  signage: ReadonlyMap<RegionId, RegionSigns>
  hover?: PlaceId
  focus?: PlaceId
  origin?: RegionId
  about: readonly PlaceId[]
  explained?: RegionId
  /** What pieces cover, in canvas units: keys give way to them. */
  pieces: readonly Box[]
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
    if (view.explained) this.explained(view.explained, view)
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
      innerLine(g, place, {
        color: strong ? seat.fill : token('legal-edge'),
        width: (strong ? 7.5 : 5) / view.scale,
        alpha: 0.95,
      })
    })
    const text = target?.chosen ? tick : target?.key
    if (!text) return
    const place = regionPlace(id)
    this.signsOver.add(this.signs.key(text, hovered || target?.chosen ? seat : undefined), keyPoint(place, view))
  }

  private litTribe(id: PlaceId, view: LightsView): void {
    const sign = tribeSign(id, view)
    const target = view.lights.target(id)
    if (!sign || !target) return
    const { tribe } = sign
    const seat = seatColours(view)
    const hovered = view.hover === id || target.chosen
    const radius = discSize(view.board.tribes[tribe.id], view.sizes) / 2 + 2
    const node = new Container()
    node.addChild(this.signs.ring(radius, hovered ? seat.fill : view.palette.token('legal-edge'), hovered ? 5 : 3.6))
    if (view.focus === id) node.addChild(this.signs.ring(radius + 6, view.palette.token('focus'), 3))
    const text = target.chosen ? tick : target.key
    if (text) {
      const key = this.signs.key(text, hovered ? seat : undefined)
      const corner = keyCorner(sign, radius, view)
      key.position.set(corner.x, corner.y)
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
    const sign = tribeSign(id, view)
    if (!sign) return
    const radius = discSize(sign.state, view.sizes) / 2 + 2
    this.signsOver.add(this.signs.ring(radius, seat.fill, 3.5), sign.tribe.at)
  }

  private origin(id: RegionId, view: LightsView): void {
    const seat = seatColours(view)
    const k = 1 / view.scale
    this.inside(id, (g, place) => {
      innerLine(g, place, { color: '#FFF9EA', width: 6.5 * k, alpha: 0.55 })
      dashes(g, place, { color: seat.fill, width: 5.5 * k, alpha: 1 }, 12 * k, 8 * k)
    })
  }

  private explained(id: RegionId, { palette, scale }: LightsView): void {
    this.inside(id, (g, p) => {
      innerLine(g, p, { color: palette.token('ink'), width: 11 / scale, alpha: 0.9 })
      innerLine(g, p, { color: palette.token('focus-on-dark'), width: 7.5 / scale, alpha: 1 })
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

function tribeSign(id: PlaceId, { signage }: LightsView): TribeSign | undefined {
  for (const { tribes } of signage.values()) {
    const sign = tribes.find((t) => `tribe:${t.tribe.id}` === id)
    if (sign) return sign
  }
  return undefined
}

/** At that end of the Region's name where the key covers least. */
function keyPoint(place: RegionPlace, view: LightsView): Point {
  const { sizes, scale } = view
  const size = regionNameSize(sizes, place.label.size)
  const boxes = nameBoxes(place, sizes)
  const [first, last] = [boxes[0], boxes.at(-1)]
  if (!first || !last) return place.label.middle
  const out = size * 0.4 + 12
  const ends = [0, -14, 14, -26].flatMap((dy) => [
    { x: first.x0 - out, y: (first.y0 + first.y1) / 2 + dy },
    { x: last.x1 + out, y: (last.y0 + last.y1) / 2 + dy },
  ])
  return leastCovering(ends, place.label.middle, place, view, scale)
}

/** At that corner of a Tribe's place where its key covers least, from the middle of the place in screen pixels. */
function keyCorner({ tribe }: TribeSign, radius: number, view: LightsView): Point {
  const d = radius * 0.75 + 9
  const corners = [
    { x: d, y: -d },
    { x: -d, y: -d },
    { x: d, y: d },
    { x: -d, y: d },
  ]
  const at = leastCovering(corners, tribe.at, regionPlace(tribe.region), view, view.scale)
  return { x: (at.x - tribe.at.x) * view.scale, y: (at.y - tribe.at.y) * view.scale }
}

/** Of some spots around a point of the canvas, the one where a key covers least of the Region's signs. */
function leastCovering(
  spots: readonly Point[],
  from: Point,
  place: RegionPlace,
  view: LightsView,
  scale: number,
): Point {
  const signs = [...[...view.signage.values()].flatMap((s) => s.boxes), ...view.pieces]
  const onCanvas = spots.map((p) => ({ x: from.x + p.x / scale, y: from.y + p.y / scale }))
  const cost = (at: Point) => {
    const box: Box = boxAround(at, 12 / scale)
    // Rather on a piece than in another Region, which it would seem to choose.
    const outside = place.rings.some((ring) => insideRing(ring, at)) ? 0 : 600
    return outside + signs.reduce((sum, b) => sum + overlap(box, b) * scale * scale, 0)
  }
  return onCanvas.reduce((a, b) => (cost(b) < cost(a) ? b : a))
}
