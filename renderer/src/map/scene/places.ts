import type { RegionId } from '@gallia/shared/falling-sky/ids'
import { regionPlace } from '../geography'
import type { TribePlace } from '../geography'
import { area, boundsOf, boxAround, overlap } from '../geometry'
import type { Box, Point } from '../geometry'
import { placeOf } from '../lit'
import type { RegionSigns } from '../signage'
import type { PlaceId } from '../types'
import type { Camera } from './camera'

/** What is asked about as it is drawn now. */
interface Drawn {
  signage: ReadonlyMap<RegionId, RegionSigns>
  /** Screen pixels across an Ally. */
  ally: number
}

/** A Region is in sight if so much of it is, or its Control box. */
const seenShare = 0.2

/** Where the places are, on the land and on the screen. */
export class Places {
  constructor(
    private readonly camera: Camera,
    private readonly drawn: () => Drawn,
  ) {}

  /** The point of the land at which a place is, for buttons and for centring. */
  pointOf(id: PlaceId): Point | undefined {
    const place = placeOf(id)
    if (place.kind === 'region') return this.drawn().signage.get(place.id)?.control ?? regionPlace(place.id).control
    return this.tribes().find((t) => t.id === place.id)?.at
  }

  /** The Tribes that are on the map now, the Colony included. */
  tribes(): TribePlace[] {
    return [...this.drawn().signage.values()].flatMap((s) => s.tribes.map((t) => t.tribe))
  }

  /** The land of a Region, the disc of a Tribe. */
  extentOf(id: PlaceId): Box | undefined {
    const place = placeOf(id)
    if (place.kind === 'region') return boundsOf(regionPlace(place.id).rings)
    const at = this.pointOf(id)
    return at && boxAround(at, this.drawn().ally / 2 / this.camera.scale)
  }

  /** Those of the places of which next to nothing is in the window, with where they are on the screen. */
  unseen(ids: readonly PlaceId[]): { id: PlaceId; at: Point }[] {
    const visible = this.camera.visible()
    return ids.flatMap((id) => {
      const [at, land] = [this.pointOf(id), this.extentOf(id)]
      if (!at || !land || overlap(land, visible) >= area(land) * seenShare || this.camera.sees(at)) return []
      return [{ id, at: this.camera.toScreen(at) }]
    })
  }

  /** @param corner where the map begins on the page */
  boxOf(id: PlaceId, corner: Point): { x: number; y: number; width: number; height: number } | undefined {
    const land = this.extentOf(id)
    if (!land) return undefined
    const [a, b] = [this.camera.toScreen({ x: land.x0, y: land.y0 }), this.camera.toScreen({ x: land.x1, y: land.y1 })]
    return { x: corner.x + a.x, y: corner.y + a.y, width: b.x - a.x, height: b.y - a.y }
  }
}
