import { factions } from '@gallia/shared/falling-sky/ids'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { fieldFor } from './fields'
import type { RegionPlace } from './geography'
import { moved, overlap, scaled } from './geometry'
import type { Box } from './geometry'
import { fonts } from './labels'
import { layCamp } from './layout'
import type { Camp } from './layout'
import type { Measure, ShapeOptions } from './shapes'
import type { RegionSigns } from './signage'
import { rowsOf } from './stacks'
import type { Stack } from './stacks'
import type { MapLabels, PickedGroup } from './types'
import type { Sizes } from './zoom'

/** What a Region's camp depends on. */
export interface CampView {
  board: BoardView
  signage: ReadonlyMap<RegionId, RegionSigns>
  sizes: Sizes
  scale: number
  labels: Pick<MapLabels, 'leader' | 'successor'>
  group?: PickedGroup
  hidden?: readonly Faction[]
}

/** The rows of stacks in a Region. */
export function rowsIn(place: RegionPlace, { board, group, hidden }: CampView): Stack[][] {
  return rowsOf({
    region: place.id,
    view: board.regions[place.id],
    leaders: board.leaders,
    ...(group ? { group } : {}),
    ...(hidden ? { hidden } : {}),
  })
}

/**
 * The camp of a Region among its signs and those of its neighbours.
 *
 * @param others camps of other Regions that stand already
 * @param before the camp that was here: its lines stay where they are while that is fair
 */
export function campIn(
  { place, boxes }: RegionSigns,
  view: CampView,
  measure: Measure,
  others: readonly Camp[],
  before: Camp | undefined,
): Camp {
  const rows = rowsIn(place, view)
  const { strength } = view.board.regions[place.id]
  const present = factions.filter((f) => rows.some((row) => row[0]?.faction === f))
  return layCamp({
    rows,
    strengths: present.map((faction) => ({ faction, strength: strength[faction] })),
    field: fieldFor(place),
    obstacles: [...boxes, ...neighbours(place, view, others)],
    start: place.camp,
    scale: view.scale,
    step: view.sizes.step,
    shape: shapeOptions(view, measure),
    ...(before ? { before } : {}),
  })
}

/** Signs and camps of other Regions that reach over the border. */
function neighbours(place: RegionPlace, { signage, scale }: CampView, others: readonly Camp[]): Box[] {
  const signs = [...signage.values()].flatMap((s) => (s.place === place ? [] : s.boxes))
  const camps = others.flatMap((camp) => boxesOf(camp, scale))
  const { bounds } = fieldFor(place)
  return [...signs, ...camps].filter((b) => overlap(b, bounds) > 0)
}

/** What a camp covers, in canvas units. */
export const boxesOf = (camp: Camp, scale: number): Box[] =>
  camp.lines.flatMap(({ laid, at }) => [...laid.boxes, ...laid.loose].map((b) => moved(scaled(b, 1 / scale), at)))

export const captionFont = (sizes: Sizes): string => `700 ${sizes.caption}px ${fonts.ui}`

export function shapeOptions({ sizes, labels }: CampView, measure: Measure): ShapeOptions {
  const nameOf = (stack: Stack) =>
    // Diviciacus has no Successor: his piece is he (Ariovistus A1.4).
    stack.named || stack.faction === 'aedui' ? labels.leader(stack.faction) : labels.successor
  return {
    piece: sizes.piece,
    gap: 7,
    sideBySide: sizes.sideBySide,
    badge: sizes.badge,
    caption: { size: sizes.caption, font: captionFont(sizes), of: nameOf },
    measure,
  }
}
