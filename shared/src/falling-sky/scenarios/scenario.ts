import type { RegionId, ScenarioId } from '../ids'
import type { Position } from '../position/position'

/** What a scenario's deck is made of (2.1): piles of five Events, some with a Winter card, the first pile on top. */
export interface DeckPlan {
  piles: number
  /** The piles, counted from 1, into which a Winter card is shuffled; their number is that of the years. */
  winterInPiles: readonly number[]
}
export const eventsPerPile = 5

/** Departures from the rules that a scenario asks for. */
export type SpecialRule =
  /** The first Winter Round has no Victory Phase and no Germans Phase. */
  | 'first-winter-without-victory'
  | 'first-winter-without-germans'
  /** The Legions of the Harvest box enter Belgica when the first Harvest Phase begins. */
  | 'harvest-legions'
  /** The Senate marker comes to Intrigue in the first Senate Phase, instead of shifting. */
  | 'senate-enters'
  /** Vercingetorix enters at any time from the first Spring Phase on (RUL-40). */
  | 'vercingetorix-enters'
  /** One person with Arverni and Belgae has the higher margin, and wins with either of them (1.5.1, 7.3). */
  | 'higher-margin-arverni-belgae'

export interface Scenario {
  id: ScenarioId
  position: Position
  decks: { standard: DeckPlan; short: DeckPlan | undefined }
  /** Whether the deck may be made with Even Initiative. */
  evenInitiative: boolean
  /** The year in which play begins; every Winter Round ends one. */
  firstYearBC: number
  special: readonly SpecialRule[]
  /** Where Ambiorix stands instead of his Successor, for the seats that ask for it. */
  ambiorixInsteadAt: RegionId | undefined
}
