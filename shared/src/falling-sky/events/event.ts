import type { Flow } from '../../kernel/flow'
import type { Game } from '../game'
import type { Faction } from '../ids'
import type { Asides } from '../questions'

/** The two texts of a card; cards with one text have it as `unshaded` (5.2). */
export type CardSide = 'unshaded' | 'shaded'

/** An Event being executed. */
export interface Play {
  card: number
  side: CardSide
  /** The executing Faction: it decides everything that the text leaves open (5.1). */
  faction: Faction
  /** The paragraph that the log cites: the card, such as `card 34`. */
  rule: string
  /** Transfers and voluntary removal beside the executor's own questions (1.5.2, 1.4.1). */
  asides: Asides
}

/** Carries out one text of a card, as far as it can be (5.1.3). */
export type EventFlow = (game: Game, play: Play) => Flow

/** An Event card: one file each, `events/NN-title.ts`. */
export interface EventCard {
  card: number
  unshaded: EventFlow
  shaded?: EventFlow
}

/** What the log cites for an Event. */
export function cardRule(card: number): string {
  return `card ${card}`
}
