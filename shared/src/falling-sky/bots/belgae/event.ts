import { cardData } from '../../cards/cards'
import type { BotTurn, PlannedEvent } from '../flowchart'
import { eventOf } from '../guidelines/events'
import { firstSymbols } from '../guidelines/first-symbols'
import { rolls, test } from '../walk'
import { belgae } from './board'

/**
 * B2 (8.5.2): the Belgic symbol is first on the showing card but not on the current one, and the die is 1-4? Then the
 * Belgae Pass. No roll when it is first on both, or when Winter is showing.
 */
export function b2(turn: BotTurn): boolean {
  const { state } = turn.game
  const { current, next } = state.cards
  const isFirst = (card: typeof next): boolean => typeof card === 'number' && cardData(card).order[0] === belgae
  return test(turn, 'B2', isFirst(next) && !isFirst(current), firstSymbols(state)) && rolls(turn, 'B2', '8.5.2')
}

/** B3 and B3b (8.5.2): is the Event open to the Belgae, and would they execute it? */
export function b3(turn: BotTurn): PlannedEvent | undefined {
  return eventOf(turn, 'B3')
}
