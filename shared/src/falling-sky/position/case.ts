import type { AbilityId, CardId, CommandId, Faction, LeaderName, RegionId, ScenarioId, TribeId } from '../ids'
import type { Circumvallation, WinterPhase } from '../state'
import type { GermanStep } from '../winter/germans'
import type { PlayerFaction, Position, PositionTroops } from './position'

/**
 * A case: a position, what is played, the answers that are given, and what must come of it. Cases lie in shared/cases
 * as JSON, one or an array of them in a file; shared/cases/README.md explains the format by examples.
 */
export interface Case {
  name: string
  /** The paragraphs that it proves, with slash tags: `3.2.2/harassment`. */
  rule: string | readonly string[]
  /** For readers: where the numbers come from. */
  comment?: string
  /** Starts from the set-up of a scenario; `position` is laid over it. */
  scenario?: ScenarioId
  position: Position
  /** What is played. Without it the Sequence of Play goes on from the cards of the position. */
  run?: RunSpec
  answers?: readonly CaseAnswer[]
  expect?: Expectation
  /** Options or buckets that the question at the end must offer; as in a CaseAnswer. */
  offered?: readonly string[]
  notOffered?: readonly string[]
  refused?: readonly string[]
  /** Kinds of effects, text keys of notes or of forced answers that must be in the log, in this order, others between. */
  log?: readonly string[]
  /** Such that must not be in the log. */
  notLog?: readonly string[]
  /** The position is illegal: exactly these fields are named by the checker, for example `regions.arverni.romans.forts`. */
  error?: readonly string[]
}

/** A single rule on a bare board. */
export type RunSpec =
  /** A Command, as `rulesets/base.ts` knows it. `with` opens a Special Ability to it (Ambush, Besiege, Enlist, ...). */
  | {
      command: CommandId
      faction: Faction
      limited?: boolean
      free?: boolean
      within?: readonly RegionId[]
      with?: AbilityId
      /** Who decides for the Germans: the Belgae unless told otherwise. */
      by?: Faction
    }
  /** A Special Ability by itself; `beside` is its Command, `commandRegions` where that was executed. */
  | { ability: AbilityId; faction: Faction; beside?: CommandId; commandRegions?: readonly RegionId[] }
  /** One text of an Event card, executed by the Faction (chapter 5). */
  | { event: number; side: 'unshaded' | 'shaded'; faction: Faction }
  /** One phase of the Winter Round (chapter 6); of the Germans Phase some steps if not all. */
  | { phase: WinterPhase; steps?: readonly GermanStep[] }
  /** One turn of a bot by its flowchart (chapter 8), as the cards of the position allow it. */
  | { bot: PlayerFaction }
  /** Nothing is played: only the board is looked at (Control, scores, margins). */
  | { look: true }

/**
 * One answer, and what is expected of the question that it answers. Forced answers (only one is legal) are not asked:
 * leave them out.
 */
export type CaseAnswer = { faction: Faction } & (
  { choose: readonly string[] } | { allocate: Readonly<Record<string, number>> } | { aside: string }
) &
  QuestionExpectation & {
    /** This answer must be refused as illegal, for this reason (a text key; `true`: any). Nothing changes, the next answer follows. */
    illegal?: string | true
  }

/** What is expected of a question. */
export interface QuestionExpectation {
  topic?: string
  /** Ids of options (or buckets, or asides) that can be chosen; there may be more. */
  offered?: readonly string[]
  /** Ids that can't be chosen: not there, or shown as refused. */
  notOffered?: readonly string[]
  /** Ids of options that are shown with a reason and can't be chosen. */
  refused?: readonly string[]
  min?: number
  max?: number
}

/** What must be the case in the end. Only what is named is compared. */
export interface Expectation extends Pick<
  Position,
  | 'resources'
  | 'senate'
  | 'legions'
  | 'eligibility'
  | 'capabilities'
  | 'lasting'
  | 'enlisted'
  | 'diviciacus'
  | 'winters'
> {
  /** A Faction that is `null` has no pieces in the Region. */
  regions?: Partial<Record<RegionId, Partial<Record<Faction, ExpectedForces | null>>>>
  /** A status, or the Faction that it is Allied to. */
  tribes?: Partial<Record<TribeId, 'subdued' | 'dispersed' | 'gathering' | 'razed' | 'closed' | Faction>>
  /** `[]` asserts that there is no marker. */
  markers?: Position['markers']
  /** Where each Leader is: a Region, or off the map. */
  leaders?: Partial<Record<Faction, RegionId | 'available' | 'spring-box' | 'none'>>
  colony?: RegionId | null
  circumvallation?: Partial<Circumvallation> | null
  winterPhase?: WinterPhase | 'none'
  control?: Partial<Record<RegionId, Faction | null>>
  controlValue?: Partial<Record<RegionId, number>>
  /** Scores in the order of the Faction's conditions (7.2): the Arverni have Legions off the map, then Allies and Citadels. */
  scores?: Partial<Record<PlayerFaction, number | readonly number[]>>
  /** Most Allies and Citadels of a Faction other than the Aedui (1.9). */
  otherMostAllies?: number
  offMapLegions?: number
  margins?: Partial<Record<PlayerFaction, number>>
  /** Whether the Faction meets its condition (7.2). */
  meets?: Partial<Record<PlayerFaction, boolean>>
  available?: Partial<Record<Faction, Partial<Record<'troops' | 'allies' | 'citadels' | 'forts', number>>>>
  cards?: { current?: CardId | null; next?: CardId | null; left?: number; played?: readonly CardId[] }
  /** Deeds on the current card, in order: `arverni:command`, `aedui:pass`, ... */
  acted?: readonly string[]
  /** The question that is open; `null`: none. Left out: the answers must have ended what was played. */
  asked?: ({ faction: Faction } & QuestionExpectation) | null
  result?: {
    reason?: string
    ranking?: readonly (readonly Faction[])[]
    margins?: readonly number[]
    met?: readonly Faction[]
  } | null
}

export interface ExpectedForces {
  /** `null`: no Leader there. */
  leader?: LeaderName | 'successor' | null
  legions?: number
  auxilia?: PositionTroops
  warbands?: PositionTroops
  /** Auxilia or Warbands of all sides together. */
  troops?: number
  /** All of them, in any order. */
  allies?: readonly TribeId[]
  citadels?: readonly TribeId[]
  forts?: number
}
