import { Container } from 'pixi.js'
import type { RegionId } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { Box } from '../geometry'
import { controlParts, discOf, discSize, markerX, tribeFont, tribeTitle } from '../labels'
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

const dimmedAlpha = 0.74

/** Names, Control boxes, Tribes with what lies on them, and markers on Regions. */
export class NamesLayer {
  readonly pinned = new Pinned()

  constructor(private readonly signs: Signs) {}

  /** @param covered whether pieces lie on a box: names give way to them where there is not room for both */
  update(view: NamesView, covered: (box: Box) => boolean): void {
    const { board, signage, lights, sizes } = view
    this.pinned.clear()
    for (const [id, region] of signage) {
      const alpha = lights.dimmed(id) ? dimmedAlpha : 1
      for (const sign of region.tribes) {
        const named = sizes.tribeNames === 'firm' || (sizes.tribeNames === 'yield' && !covered(sign.nameBox))
        this.pinned.add(this.tribe(sign, sizes, named), sign.tribe.at).alpha = alpha
      }
      this.pinned.add(this.control(region, board, sizes), region.control).alpha = alpha
      const { label } = region.place
      this.pinned.add(this.signs.regionName(region.place, regionNameSize(sizes, label.size)), label.middle).alpha =
        alpha
    }
  }

  private control({ place, markers }: RegionSigns, board: BoardView, sizes: Sizes): Container {
    const { control, controlValue } = board.regions[place.id]
    const { shield, shieldX, valueX, radius } = controlParts(sizes)
    const node = new Container()
    node.addChild(this.signs.piece(control ? `control-${control}` : 'no-control', shield, shieldX))
    node.addChild(this.signs.controlValue(controlValue, radius)).x = valueX
    markers.forEach((marker, i) => node.addChild(this.signs.piece(marker, sizes.piece, markerX(sizes, i))))
    return node
  }

  private tribe({ tribe, state, nameAt }: TribeSign, sizes: Sizes, named: boolean): Container {
    const disc = discOf(state) ?? (tribe.id === 'colony' ? 'marker-colony' : undefined)
    const node = new Container()
    if (state.status !== 'allied' || !state.citadel) {
      node.addChild(this.signs.tribePlace(sizes.ally + 1, tribe.city !== undefined && !disc))
    }
    if (disc) node.addChild(this.signs.piece(disc, discSize(state, sizes)))
    const title = tribeTitle(tribe)
    if (named && title) {
      const text = this.signs.text(title, tribeFont(tribe, sizes.tribeName), sizes.tribeName)
      text.position.set(nameAt.x, nameAt.y)
      node.addChild(text)
    }
    return node
  }
}
