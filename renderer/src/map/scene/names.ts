import { Container } from 'pixi.js'
import type { Sprite } from 'pixi.js'
import type { RegionId, TribeId } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { Box, Point } from '../geometry'
import {
  controlParts,
  discSize,
  markerX,
  modernDistance,
  modernFont,
  modernSize,
  pictureOnTribe,
  tribeFont,
  tribeTitle,
} from '../labels'
import type { Lights } from '../lit'
import type { RegionSigns, TribeSign } from '../signage'
import { regionNameSize } from '../zoom'
import type { Sizes } from '../zoom'
import { Pinned } from './pinned'
import type { Signs } from './signs'

export interface NamesView {
  board: BoardView
  signage: ReadonlyMap<RegionId, RegionSigns>
  lights: Lights
  sizes: Sizes
}

/** A picture that lies on the land, in screen pixels from a point of it. */
export interface LyingSign {
  sprite: Sprite
  at: Point
  dx: number
  size: number
}

const dimmedAlpha = 0.74

/** Names, Control boxes, Tribes with what lies on them, and markers on Regions. */
export class NamesLayer {
  readonly pinned = new Pinned()
  readonly discs = new Map<TribeId, LyingSign>()
  readonly shields = new Map<RegionId, LyingSign>()
  private readonly markers = new Map<string, LyingSign>()
  private nodes: { region: RegionId; node: Container }[] = []

  constructor(private readonly signs: Signs) {}

  /** @param covered whether pieces lie on a box: names give way to them where there is not room for both */
  update(view: NamesView, covered: (box: Box) => boolean): void {
    const { board, signage, lights, sizes } = view
    this.pinned.clear()
    for (const known of [this.discs, this.shields, this.markers]) known.clear()
    this.nodes = []
    for (const [id, region] of signage) {
      const add = (node: Container, at: Point) => this.nodes.push({ region: id, node: this.pinned.add(node, at) })
      for (const sign of region.tribes) {
        const named = sizes.tribeNames === 'firm' || (sizes.tribeNames === 'yield' && !covered(sign.nameBox))
        add(this.tribe(sign, sizes, named), sign.tribe.at)
      }
      add(this.control(region, board, sizes), region.control)
      const { label } = region.place
      add(this.signs.regionName(region.place, regionNameSize(sizes, label.size)), label.middle)
    }
    this.dim(lights)
  }

  /** Names in land that offers nothing recede a little. */
  dim(lights: Lights): void {
    for (const { region, node } of this.nodes) node.alpha = lights.dimmed(region) ? dimmedAlpha : 1
  }

  markerOf(region: RegionId, marker: string): LyingSign | undefined {
    return this.markers.get(`${region} ${marker}`)
  }

  private control({ place, control: at, markers }: RegionSigns, board: BoardView, sizes: Sizes): Container {
    const { control, controlValue } = board.regions[place.id]
    const { shield, shieldX, valueX, radius } = controlParts(sizes)
    const node = new Container()
    const sprite = node.addChild(this.signs.piece(control ? `control-${control}` : 'no-control', shield, shieldX))
    this.shields.set(place.id, { sprite, at, dx: shieldX, size: shield })
    node.addChild(this.signs.controlValue(controlValue, radius)).x = valueX
    markers.forEach((marker, i) => {
      const dx = markerX(sizes, i)
      const sign = node.addChild(this.signs.piece(marker, sizes.piece, dx))
      this.markers.set(`${place.id} ${marker}`, { sprite: sign, at, dx, size: sizes.piece })
    })
    return node
  }

  private tribe({ tribe, state, nameAt, modern }: TribeSign, sizes: Sizes, named: boolean): Container {
    const disc = pictureOnTribe(tribe.id, state)
    const node = new Container()
    if (state.status !== 'allied' || !state.citadel) {
      node.addChild(this.signs.tribePlace(sizes.ally + 1, tribe.city !== undefined && !disc))
    }
    if (disc) {
      const size = discSize(state, sizes)
      this.discs.set(tribe.id, { sprite: node.addChild(this.signs.piece(disc, size)), at: tribe.at, dx: 0, size })
    }
    const title = tribeTitle(tribe)
    if (named && title) {
      const text = this.signs.text(title, tribeFont(tribe, sizes.tribeName), sizes.tribeName)
      text.position.set(nameAt.x, nameAt.y)
      node.addChild(text)
    }
    if (named && modern) node.addChild(this.modernName(modern, nameAt, sizes))
    return node
  }

  private modernName(modern: string, nameAt: Point, sizes: Sizes): Container {
    const size = modernSize(sizes)
    const text = this.signs.text(modern, modernFont(size), size)
    text.position.set(nameAt.x, nameAt.y + modernDistance(sizes))
    return text
  }
}
