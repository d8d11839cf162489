import type { Faction, RegionId, TribeId } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { ColourSet, ControlStyle, PieceSize } from '@gallia/shared/settings'
import type { StackKind } from './stacks'

/**
 * The contract between the map and the screens. The map knows no rules: it draws the board it is given, lights what it
 * is told may be chosen, and hands back what the player did. A screen mounts `<GameMap>` and needs nothing else of this
 * folder than this file.
 */

/** A place on the map by kind and id. Structurally a `Thing`, so `option.on` entries of these kinds are places. */
export type Place = { kind: 'region'; id: RegionId } | { kind: 'tribe'; id: TribeId }

/** A place in one word, for keys and comparisons. */
export type PlaceId = `region:${RegionId}` | `tribe:${TribeId}`

/** Something that may be chosen. While anything is lit, all other Regions are dimmed. */
export interface LitTarget {
  id: PlaceId
  /** The key that chooses it, drawn in a dark square. */
  key?: string
  /** Already chosen in a question that takes several. */
  chosen?: boolean
}
export type LitTargets = readonly LitTarget[]

/** A move from Region to Region, drawn as a curved arrow in the colour of the seat. */
export interface MapArrow {
  from: RegionId
  to: RegionId
}

export type MovableKind = 'leader' | 'legions' | 'hidden' | 'revealed' | 'scouted'

/** A stack that was taken hold of. */
export interface CarriedStack {
  region: RegionId
  faction: Faction
  kind: StackKind
  count: number
  /** A Leader with his symbol up. */
  named?: boolean
}

/** Pieces picked for a group: their stacks are raised and show "8 / 10" while the group is put together. */
export interface PickedGroup {
  region: RegionId
  faction: Faction
  pieces: Partial<Record<MovableKind, number>>
}

/** Words that the map cannot know, in the reader's language. Names of places have Latin defaults from the geography. */
export interface MapLabels {
  /** Accessible name of the whole map. */
  map: string
  /** Under a leader piece whose symbol is down. */
  successor: string
  /** Under a leader piece whose symbol is up; for example 'Caesar'. */
  leader: (faction: Faction) => string
  /** Accessible name of a Region's button: its name and whatever a listener should hear about it. */
  region: (id: RegionId) => string
  /** Written under the Colony (card 71), the one Tribe that the geography does not name. */
  colony?: string
  /** What the place of a Tribe is called today, written small under its name where the map is near; '' where it has none. */
  modern?: (id: TribeId) => string
  /** Accessible name of a Tribe's button. */
  tribe: (id: TribeId) => string
  /** What the arrow at the edge of the map does: it shows places that may be chosen and are out of sight. */
  show: (places: readonly Place[]) => string
}

export interface MapProps {
  board: BoardView
  /** What may be chosen now; empty when nothing on the map is asked. */
  lit: LitTargets
  /** A place pointed at elsewhere (a row of the decision panel), drawn as if hovered. */
  hover?: PlaceId
  /** The Region a group or a deed starts from: dashed inner edge. */
  origin?: RegionId
  /** What the question is about, outlined without being a choice. */
  about?: readonly PlaceId[]
  /** The Region that somebody explains: a bright band inside its border, whatever else is lit. */
  explained?: RegionId
  arrows?: readonly MapArrow[]
  /** A Supply Line or another chain of Regions. */
  chain?: readonly RegionId[]
  /** Pieces picked so far for a group. */
  group?: PickedGroup
  /** What has just changed: a soft gold glow, once, when this list changes. */
  changed?: readonly PlaceId[]
  /** The question is about pieces that go somewhere: stacks of the seat may be dragged to answer it. */
  carries?: boolean
  /** Whose colour the arrows, the origin and the hovered Region take. */
  seat?: Faction
  colours?: ColourSet
  control?: ControlStyle
  pieceSize?: PieceSize
  /** Per cent of the normal durations; 0 is off. At 100 the system's wish for less motion counts. */
  animation?: number
  /** Text size in per cent. */
  textSize?: number
  /** Hides pieces to show the land: all of them, or those of some Factions. */
  hidden?: readonly Faction[]
  labels: MapLabels
}

export interface MapEmits {
  /** A lit place was clicked, or its button pressed. */
  pick: [place: Place]
  /** The pointer or focus is on a place (lit or not); undefined when it has left. Tribes only where they are lit. */
  hover: [place: Place | undefined]
  /** A place that is not lit was clicked, or Space was pressed on a Region. */
  inspect: [place: Place]
  /** A stack of the group's Region was dragged out of it: all of its pieces are to go. */
  take: [stack: CarriedStack]
  /** The map has been drawn for the first time. */
  ready: []
  /** The map could not be drawn or was lost (no WebGL and no canvas): show the list instead. */
  failed: [reason: string]
}

/** What `ref<MapHandle>()` on the component gives. Boxes are in client (window) coordinates. */
export interface MapHandle {
  zoomIn(): void
  zoomOut(): void
  /** The whole map in view. */
  fit(): void
  /** Brings a place to the middle. With `ifHidden`, only when it is out of sight. */
  centreOn(place: PlaceId, options?: { ifHidden?: boolean }): void
  /** Moves the view by so many screen pixels. */
  pan(dx: number, dy: number): void
  /** Where a place is on the screen, for tooltips and sheets that must dodge it. */
  boxOf(place: PlaceId): { x: number; y: number; width: number; height: number } | undefined
  /** Gives the keyboard focus to a place's button. */
  focus(place: PlaceId): void
  /**
   * Resolves when everything that the last board given has set in motion is where it belongs: at once with animation
   * off or in a window that nobody sees. Whoever shows one board after another waits for it between them.
   */
  settled(): Promise<void>
  /** The whole map as a PNG, with lines of text under it. Rejects if it can't be drawn. */
  picture(caption: readonly string[]): Promise<Blob>
  /** Ends what is moving: the board is at once as it is. Keys and clicks on the map do so too. */
  skip(): void
}

export const placeId = (place: Place): PlaceId => (place.kind === 'region' ? `region:${place.id}` : `tribe:${place.id}`)
