import { Container } from 'pixi.js'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { regionPlaces, tribesIn } from '../geography'
import type { RegionPlace, TribePlace } from '../geography'
import { controlParts, discOf, discSize, markerX, markersOf, tribeFont, tribeNameOffset, tribeTitle } from '../labels'
import type { Lights } from '../lit'
import { regionNameSize } from '../zoom'
import type { Sizes } from '../zoom'
import { Pinned } from './pinned'
import type { Signs } from './signs'

const dimmedAlpha = 0.74

/** Names, Control boxes, Tribes with what lies on them, and markers on Regions. */
export class NamesLayer {
  readonly pinned = new Pinned()

  constructor(private readonly signs: Signs) {}

  update(board: BoardView, lights: Lights, sizes: Sizes): void {
    this.pinned.clear()
    for (const place of regionPlaces) {
      if (!board.regions[place.id].playable) continue
      const alpha = lights.dimmed(place.id) ? dimmedAlpha : 1
      this.addTribes(place, board, sizes, alpha)
      this.pinned.add(this.control(place, board, sizes), place.control).alpha = alpha
      const name = this.signs.regionName(place, regionNameSize(sizes, place.label.size))
      this.pinned.add(name, place.label.middle).alpha = alpha
    }
  }

  private control(place: RegionPlace, board: BoardView, sizes: Sizes): Container {
    const { control, controlValue, devastated } = board.regions[place.id]
    const { shield, shieldX, valueX, radius } = controlParts(sizes)
    const node = new Container()
    node.addChild(this.signs.piece(control ? `control-${control}` : 'no-control', shield, shieldX))
    node.addChild(this.signs.controlValue(controlValue, radius)).x = valueX
    markersOf({ devastated }).forEach((marker, i) => {
      node.addChild(this.signs.piece(marker, sizes.piece, markerX(sizes, i)))
    })
    return node
  }

  private addTribes(place: RegionPlace, board: BoardView, sizes: Sizes, alpha: number): void {
    for (const tribe of tribesIn(place.id)) {
      if (board.tribes[tribe.id].status === 'closed') continue
      this.pinned.add(this.tribe(tribe, board, sizes), tribe.at).alpha = alpha
    }
  }

  private tribe(tribe: TribePlace, board: BoardView, sizes: Sizes): Container {
    const state = board.tribes[tribe.id]
    const disc = discOf(state)
    const node = new Container()
    if (state.status !== 'allied' || !state.citadel) {
      node.addChild(this.signs.tribePlace(sizes.ally + 1, tribe.city !== undefined && !disc))
    }
    if (disc) node.addChild(this.signs.piece(disc, discSize(state, sizes)))
    if (sizes.tribeNames) {
      const title = this.signs.text(tribeTitle(tribe), tribeFont(tribe, sizes.tribeName), sizes.tribeName)
      title.y = tribeNameOffset(tribe, state, sizes)
      node.addChild(title)
    }
    return node
  }
}
