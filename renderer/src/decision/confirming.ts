import type { BoardView, Outlook } from '@gallia/shared/falling-sky/view'
import { severalPersons } from '../stores/taking-back'

/**
 * Whether an option is marked first and wants Confirm: a die would be shown then, or another person gets the word, and
 * what the person chose could no longer be taken back alone.
 *
 * @param outlook what the option would bring
 */
export function wantsConfirm({ byDice, asks, ends }: Outlook, board: BoardView): boolean {
  return byDice || asks !== undefined || (ends === true && anotherIsNext(board))
}

/** After the turn somebody else has the word, as far as can be told: when the card is done or a bot acts, that is open. */
function anotherIsNext({ cards, seats }: BoardView): boolean {
  if (!severalPersons(seats)) return false
  const [now, next] = cards.waiting.map((faction) => seats[faction])
  return next?.kind !== 'person' || next.name !== now?.name
}
