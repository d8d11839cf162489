import type { BoardView } from '@gallia/shared/falling-sky/view'
import { regionAt } from './geography'
import type { Point } from './geometry'
import { discSize } from './labels'
import { pointedAt } from './lit'
import type { Lights } from './lit'
import type { MapScene } from './scene/scene'
import type { Place } from './types'

/** How far beside a Tribe's disc a click still means it. */
const slack = 8

/** What the pointer means at a point of the screen: a lit Tribe, or the Region there. */
export function placeUnder(at: Point, scene: MapScene, board: BoardView, lights: Lights): Place | undefined {
  const tribe = scene.places.tribes().find((t) => {
    if (!lights.target(`tribe:${t.id}`)) return false
    const p = scene.camera.toScreen(t.at)
    return Math.hypot(p.x - at.x, p.y - at.y) <= discSize(board.tribes[t.id], scene.sizesShown) / 2 + slack
  })
  const region = regionAt(scene.camera.toWorld(at))
  return pointedAt(tribe?.id, region && board.regions[region].playable ? region : undefined, lights)
}
