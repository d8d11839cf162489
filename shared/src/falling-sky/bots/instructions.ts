import type { CardSide } from '../events/event'
import type { Game } from '../game'
import type { PlayerFaction } from '../position/position'
import { cardSymbol } from './instruction-table'
import type { Responder } from './mind'

/**
 * How a Faction carries out one Event (8.2.1, section 7.2). Every part may be left out; an empty Instruction means the
 * normal text, executed by the guidelines.
 */
export interface Instruction {
  /** The text that is used, if not the Faction's normal one (8.2.2). */
  side?: CardSide | ((game: Game) => CardSide)
  /** Whether the Event is No Event in the present situation ("treat as No Belgae"). */
  declined?(game: Game): boolean
  /** Answers the Event's own questions; what it leaves goes to the guidelines. */
  respond?(game: Game): Responder
}

/** The text of the card that the Faction would execute (8.2.1, 8.2.2). */
export function sideOf(game: Game, faction: PlayerFaction, card: number, instruction?: Instruction): CardSide {
  const { side = cardSymbol(card, faction).side } = instruction ?? {}
  return typeof side === 'function' ? side(game) : side
}
