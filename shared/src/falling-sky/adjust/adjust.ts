import { IllegalAnswer } from '../../kernel/decision'
import { text } from '../../kernel/text'
import type { Effect } from '../effects'
import type { CardId } from '../ids'
import { checkPosition } from '../position/check'
import type { Problem } from '../position/check'
import type { Position } from '../position/position'
import { readPosition } from '../position/read'
import { writePosition } from '../position/write'
import type { CardsState, State } from '../state'
import { differences } from './differences'
import { openProblems } from './open'

/**
 * What people have set by hand, as effects: the board as a whole, and a line for each thing that differs.
 *
 * @param start the state at the start of the present stretch
 * @param edited what the board editor gives: a position without what is secret, which the state keeps
 * @throws IllegalAnswer if the position is not legal, or nothing differs
 */
export function adjustment(start: State, edited: Position): Effect[] {
  refuse(openProblems(edited))
  const position = writePosition(withSecrets(start, readPosition(edited)))
  refuse(checkPosition(position))
  const after = readPosition(position)
  const notes = differences(start, after)
  if (notes.length === 0) throw new IllegalAnswer(text('adjust.nothing'))
  return [{ kind: 'adjust', rule: '', position }, ...notes.map((note): Effect => ({ kind: 'note', rule: '', ...note }))]
}

/** @throws IllegalAnswer with the first problem and its field */
function refuse([first]: readonly Problem[]): void {
  if (first) throw new IllegalAnswer(text('adjust.illegal', { path: first.path, problem: first.problem }))
}

/**
 * The state as edited, with what the editor neither sees nor changes: who plays, the options, the deck, the dice, how far
 * the Winter is, which ends where an Event is laid in its place. A result is judged anew.
 */
function withSecrets(start: State, edited: State): State {
  const { current, next, acted } = edited.cards
  return {
    ...edited,
    scenario: start.scenario,
    options: start.options,
    seats: start.seats,
    cards: { ...exchanged(exchanged(start.cards, 0, current), 1, next), acted },
    enlisted: start.enlisted,
    diviciacus: start.diviciacus,
    winterPhase: current === 'winter' ? start.winterPhase : 'none',
    dice: start.dice,
    result: null,
  }
}

/**
 * The cards with another one as the current (0) or the next (1): it changes places with the one that was there, wherever
 * it lay, so that no card is twice in the game or lost.
 */
function exchanged(cards: CardsState, place: 0 | 1, wanted: CardId | null): CardsState {
  const { current, next, deck, played } = cards
  const there = place === 0 ? current : next
  if (wanted === null || there === null || wanted === there) return cards
  const faceUp = place === 0 ? { current: wanted, next } : { current, next: wanted }
  if (place === 0 && next === wanted) return { ...cards, current: wanted, next: there }
  // Of several Winters the next to come is taken, or the last that has been.
  const inDeck = deck.indexOf(wanted)
  if (inDeck >= 0) return { ...cards, ...faceUp, deck: deck.with(inDeck, there) }
  const inPlayed = played.lastIndexOf(wanted)
  return inPlayed < 0
    ? { ...cards, ...faceUp } // a card that is not in this game: a short deck leaves some out
    : { ...cards, ...faceUp, played: played.with(inPlayed, there) }
}
