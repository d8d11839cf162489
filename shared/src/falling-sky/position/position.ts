import type { CardId, Faction, LeaderName, RegionId, ScenarioId, SenateBox, TribeId } from '../ids'
import type { Acted, Capability, Circumvallation, Eligibility, GameOptions, GameResult, WinterPhase } from '../state'

/**
 * A position: a small JSON document, written by hand or by a program, that says only what differs from an empty board.
 * Scenarios, cases, bug reports and the board editor use it. Unknown JSON becomes a Position by `checkPosition`
 * (check.ts), a Position becomes a State by `readPosition` (read.ts), a State a Position by `writePosition` (write.ts).
 *
 * Left out: Provincia has its Fort, Legions are on the track, everybody is Eligible, Resources are 0, the Senate is at
 * Intrigue, no card is in play, Leaders are Available where the Faction has one, the dice are not scripted.
 */
export interface Position {
  ruleset?: 'base'
  scenario?: ScenarioId | 'position'
  options?: Partial<GameOptions>
  /** A person's name, or `bot`. The same name is the same person (1.5.1). */
  seats?: Partial<Record<PlayerFaction, string>>
  regions?: Partial<Record<RegionId, Partial<Record<Faction, PositionForces>>>>
  /** Status of Tribes without an Ally or Citadel, where it isn't Subdued. `subdued` opens a Tribe that starts closed. */
  tribes?: Partial<Record<TribeId, PositionTribe>>
  markers?: Partial<Record<RegionId, readonly RegionMarker[]>>
  resources?: Partial<Record<PlayerFaction, number>>
  /** `off`: the marker is not on the track yet (first year of Pax Gallica?). */
  senate?: { box?: SenateBox | 'off'; firm?: boolean }
  /** Legions off the map. `track` need not be named: it has those that are nowhere else. */
  legions?: { track?: number; fallen?: number; removed?: number; harvestBox?: number }
  /** Where Leaders are who are not on the map. */
  leaders?: Partial<Record<Faction, OffMapLeader>>
  cards?: PositionCards
  eligibility?: Partial<Record<PlayerFaction, Eligibility>>
  capabilities?: readonly Capability[]
  lasting?: readonly number[]
  /** Regions under Enlist (4.5.1) in the middle of a Command. */
  enlisted?: readonly RegionId[]
  /** Regions in which Aedui Warbands or Auxilia stand in for each other by Diviciacus (card 38), in the middle of a Command. */
  diviciacus?: Partial<Record<'romans' | 'aedui', readonly RegionId[]>>
  /** The pieces under the Circumvallation marker (card 4); what is left out is none. */
  circumvallation?: Pick<Circumvallation, 'region' | 'faction'> & Partial<Circumvallation>
  /** The Region with the Colony (card 71). */
  colony?: RegionId
  winters?: number
  winterPhase?: WinterPhase
  /** The next rolls. */
  dice?: readonly number[]
  /** The generator of the rolls that are not scripted. */
  seed?: number
  result?: GameResult
}

export type PlayerFaction = Exclude<Faction, 'germans'>
export const playerFactions = ['romans', 'arverni', 'aedui', 'belgae'] as const satisfies readonly PlayerFaction[]

/** Warbands or Auxilia by side; sides left out are 0. */
export interface PositionTroops {
  hidden?: number
  revealed?: number
  /** Warbands only (4.2.2). */
  scouted?: number
}

/** One Faction's pieces in a Region. */
export interface PositionForces {
  leader?: LeaderName | 'successor'
  legions?: number
  /** Romans only. */
  auxilia?: PositionTroops
  /** All but the Romans. */
  warbands?: PositionTroops
  /** The Tribes of the Region with its Ally discs. */
  allies?: readonly TribeId[]
  /** The Tribes of the Region with its Citadels. */
  citadels?: readonly TribeId[]
  /** The permanent Fort of Provincia is there without being named. */
  forts?: number
}

export type PositionTribe = 'subdued' | 'dispersed' | 'gathering' | 'razed' | 'closed'
export type RegionMarker = 'devastated'
export type OffMapLeader = 'available' | 'spring-box' | 'none'

export interface PositionCards {
  current?: CardId
  next?: CardId
  /** Top card first, without `current` and `next`. */
  deck?: readonly CardId[]
  /** Oldest first, without `current`. */
  played?: readonly CardId[]
  acted?: readonly Acted[]
}
