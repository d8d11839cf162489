import { writePosition } from '../position/write'
import type { Position } from '../position/position'
import type { BoardView } from '../view'
import type { Problem } from '../position/check'
import { checkPosition } from '../position/check'

/**
 * The position of a board as everybody may see it, without the order of the deck and without the dice: what the board
 * editor works on, and what is given to other tables.
 */
export function openPosition(board: BoardView): Position {
  const { current, next, played, acted } = board.cards
  return writePosition({
    ...board,
    cards: { current, next, played, acted, deck: [] },
    dice: { seed: 0, script: null },
  })
}

/**
 * What is wrong with a position that people have set, each with its field. A card that has been played may be laid face up
 * again: the game sees to it that it is in one place only.
 */
export function openProblems(position: Position): Problem[] {
  const { current, next, played = [] } = position.cards ?? {}
  const others = played.filter((card) => card !== current && card !== next)
  return checkPosition(position.cards ? { ...position, cards: { ...position.cards, played: others } } : position)
}
