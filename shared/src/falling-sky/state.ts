import type { AbilityId, CardId, CommandId, Faction, LeaderName, RegionId, ScenarioId, SenateBox, TribeId } from './ids'

/**
 * The state of a game: plain JSON, changed only by effects (see effects.ts). What can be computed is not stored:
 * Control, Available Forces, scores and Supply Lines are functions of it. Every record is dense (all its keys are
 * always there), so that nothing can depend on the order in which keys were added.
 */
export interface State {
  ruleset: 'base'
  scenario: ScenarioId | 'position'
  options: GameOptions
  /** Who runs each Faction. */
  seats: Readonly<Record<Faction, Seat>>
  regions: Readonly<Record<RegionId, RegionState>>
  tribes: Readonly<Record<TribeId, TribeState>>
  leaders: Readonly<Record<Faction, LeaderState>>
  /** Legions that are not on the map (1.4.1). */
  legions: Readonly<{ track: number; fallen: number; removed: number; harvestBox: number }>
  resources: Readonly<Record<Faction, number>>
  senate: Readonly<{ box: SenateBox | 'off'; firm: boolean }>
  eligibility: Readonly<Record<Faction, Eligibility>>
  cards: CardsState
  capabilities: readonly Capability[]
  /** Regions in which Germanic Warbands count as Belgic until the Command with Enlist ends (4.5.1). */
  enlisted: readonly RegionId[]
  /** Regions in which, by Diviciacus (card 38), Aedui Warbands count as Roman or Auxilia as Aedui until the Command ends. */
  diviciacus: Readonly<Record<'romans' | 'aedui', readonly RegionId[]>>
  /** The Circumvallation marker (card 4). */
  circumvallation: Circumvallation | null
  /** The Region that the Colony (card 71) was placed in. */
  colony: RegionId | null
  /** Cards whose lasting effect other than a Capability is in force (Optimates 20, Lost Eagle 33, ...). */
  lasting: readonly number[]
  /** The Winters that have begun, the present one included. */
  winters: number
  /** Which phase of the Winter Round is being played. */
  winterPhase: WinterPhase | 'none'
  dice: Readonly<{ seed: number; script: readonly number[] | null }>
  /** The ranking when the game has ended. */
  result: GameResult | null
}

export interface GameOptions {
  readonly deck: 'standard' | 'short'
  readonly evenInitiative: boolean
  readonly suddenFrost: boolean
  /** Cards 11, 30, 39, 44 and 54 go by the text of the first edition; left out, as in older saves: by the second. */
  readonly firstEditionCards?: boolean
  /** How hard a game of one person against bots is (8.9); left out, as in older saves: normal. */
  readonly solitaire?: Solitaire
  /** Cards that lie on top of the deck in this order, Winters included. Never part of a state: nobody may see it. */
  readonly stacked?: readonly CardId[]
  /** The guided game that this is. */
  readonly lesson?: LessonId
}

export const lessonIds = ['first-year'] as const
export type LessonId = (typeof lessonIds)[number]

export const solitaireLevels = ['easy', 'normal', 'hard'] as const
export type Solitaire = (typeof solitaireLevels)[number]

/** A person by name, a bot, or the rules of the game. Factions with the same `player` number belong to one person. */
export interface Seat {
  readonly kind: 'person' | 'bot' | 'rules'
  readonly name: string
  readonly player: number
}

/** A Faction's pieces in a Region, leader and discs apart. Hidden, revealed, scouted: Auxilia of the Romans, Warbands of all others. */
export interface Forces {
  readonly hidden: number
  readonly revealed: number
  readonly scouted: number
  readonly legions: number
  readonly forts: number
  readonly settlements: number
}

export interface RegionState {
  readonly forces: Readonly<Record<Faction, Forces>>
  readonly devastated: boolean
}

/** A Tribe's status (1.3.2); `closed` Tribes are not in this game (Nori in the base game, the Colony before card 71). */
export type TribeState =
  | { status: 'subdued' }
  | { status: 'allied'; faction: Faction; citadel: boolean }
  | { status: 'dispersed' }
  | { status: 'gathering' }
  | { status: 'razed' }
  | { status: 'closed' }

/** `named`: symbol up (Caesar, Vercingetorix, Ambiorix); otherwise the piece is a Successor (1.4.3). */
export type LeaderState =
  | { place: 'map'; region: RegionId; named: boolean }
  | { place: 'available' }
  | { place: 'spring-box' }
  | { place: 'none' }

/** `eligible` and `ineligible` are adjusted after each card (2.3.6), the others are effects of Events. */
export type Eligibility = 'eligible' | 'ineligible' | 'ineligible-through-next' | 'stays-eligible'

export interface CardsState {
  /** The card being played, or null between set-up and the first card. */
  readonly current: CardId | null
  /** The card showing as next; null after the last. */
  readonly next: CardId | null
  /** Secret, top card first, without `current` and `next`. */
  readonly deck: readonly CardId[]
  /** Face up, oldest first, without `current`. */
  readonly played: readonly CardId[]
  /** What the Factions have done on the current card, in order. */
  readonly acted: readonly Acted[]
}

export type Deed = 'pass' | 'event' | 'command' | 'command-ability' | 'limited'
export interface Acted {
  readonly faction: Faction
  readonly did: Deed
  readonly command?: CommandId
  readonly ability?: AbilityId
}

export interface Capability {
  readonly card: number
  readonly side: 'unshaded' | 'shaded'
  /** The Faction on whose board it lies. */
  readonly holder: Faction
}

/** The pieces under the Circumvallation marker: Warbands by side, the Leader, the Tribes with an Ally or Citadel (card 4). */
export interface Circumvallation {
  readonly region: RegionId
  readonly faction: Faction
  readonly leader: boolean
  readonly hidden: number
  readonly revealed: number
  readonly scouted: number
  readonly tribes: readonly TribeId[]
}

export const winterPhases = ['victory', 'germans', 'quarters', 'harvest', 'senate', 'spring'] as const
export type WinterPhase = (typeof winterPhases)[number]

export interface GameResult {
  /** `overtaken`: a bot had a higher margin than the one person, who plays it hard (8.9). */
  readonly reason: 'victory' | 'final-winter' | 'optimates' | 'overtaken'
  /** Best first; ties already broken by 7.1. */
  readonly ranking: { player: number; factions: Faction[]; margin: number }[]
  /** The Factions that met their condition (7.2); empty at a final Winter without a winner. */
  readonly met: readonly Faction[]
}

/** The piece's name while its symbol is up, by Faction. */
export const namedLeaders: Partial<Record<Faction, LeaderName>> = {
  romans: 'caesar',
  arverni: 'vercingetorix',
  belgae: 'ambiorix',
}
