import type { CardId, Faction, RegionId, TribeId } from './ids'
import type { CardsState, Forces, LeaderState, RegionState, State, TribeState } from './state'

/**
 * What a screen may see of a game: the state without the order of the deck and without the dice, and what follows
 * from it, computed by the engine so that no screen computes a rule.
 */
export interface BoardView extends Omit<State, 'cards' | 'dice' | 'regions'> {
  regions: Record<RegionId, RegionView>
  cards: Omit<CardsState, 'deck'> & {
    /** Cards still in the deck, without current and next. */
    left: number
    /** The Factions that may still act on this card, in order. */
    waiting: Faction[]
    frost: boolean
  }
  factions: Record<Faction, FactionView>
  /** Rows of the Legions track (1.4.1). */
  legionRows: { uproar: number; intrigue: number; adulation: number }
  offMapLegions: number
  wintersTotal: number
  /** BC year, counted down with every Winter. */
  yearBC: number
}

export interface RegionView extends RegionState {
  playable: boolean
  control: Faction | null
  controlValue: number
  /** How many pieces of the Faction in Control may leave so that it keeps Control. */
  spare: number
  /** Pieces of each Faction, as 1.6 counts them. */
  strength: Record<Faction, number>
  /** Whether the Region is within Supply Lines (3.2.1) of the Factions whose Commands and Abilities ask for it. */
  supply: Record<'romans' | 'aedui', Supply>
}

/** `leave`: it would be, if other Factions agreed. */
export type Supply = 'open' | 'leave' | 'none'

export interface FactionView {
  /** 0 for the Germans, who have none. */
  resources: number
  /** One entry per condition (7.2): the Arverni have two. Empty for the Germans. */
  conditions: {
    key: 'subdued-allied' | 'legions-off-map' | 'allies-citadels' | 'control-allies'
    score: number
    threshold: number
  }[]
  margin: number | null
  meetsCondition: boolean
  available: { leader: number; legions: number; troops: number; allies: number; citadels: number; forts: number }
  onMap: { legions: number; troops: number; allies: number; citadels: number; forts: number }
}

/** What an answer would bring, up to the next question: only what would change. */
export interface Outlook {
  resources: { faction: Faction; from: number; to: number }[]
  control: { region: RegionId; from: Faction | null; to: Faction | null }[]
  margins: { faction: Faction; from: number; to: number }[]
  /** Dice decide the rest. */
  byDice: boolean
  /** Who is asked next, if that is another person: what is answered then is taken back only with that person's leave. */
  asks?: Faction
  /** The turn is over then, or in the Winter Round the phase. */
  ends?: 'turn' | 'phase'
  /** Another person has the word then, or may have it: who does depends on a bot or on the next card. */
  handsOver?: true
  /** What the Battle that is about to be fought would cost each side. */
  battle?: BattleOdds
}

export interface BattleOdds {
  attacker: SideOdds
  defender: SideOdds
  /** Whether every way in which the dice may fall was tried; otherwise a sample was. */
  exact: boolean
}

/** Pieces that a side would lose: how many, with which probability, fewest first. */
export interface SideOdds {
  faction: Faction
  mean: number
  odds: { n: number; share: number }[]
}

export type { CardId, Forces, LeaderState, TribeId, TribeState }
