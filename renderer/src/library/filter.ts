import { cards, type CardData } from '@gallia/shared/falling-sky/cards/cards'
import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { holdsAll } from '../reading/search'
import { cardsInForce } from '../table/cards'

export const kinds = ['capability', 'dual', 'single'] as const
export type CardKind = (typeof kinds)[number]
export const places = ['played', 'in-force'] as const
export type CardPlace = (typeof places)[number]

export interface CardFilter {
  words: string
  /** The Faction that comes first on the card. */
  first: Faction | undefined
  kind: CardKind | undefined
  /** Where the card is in the game that is open. */
  place: CardPlace | undefined
}

export const noFilter: CardFilter = { words: '', first: undefined, kind: undefined, place: undefined }

/**
 * The cards that pass: every word is in the number, the title, a text or a tip, whatever its accents and capitals.
 *
 * @param words what is looked for, of all that was typed
 * @param textOf all that can be read on a card
 */
export function filterCards(
  filter: CardFilter,
  words: readonly string[],
  textOf: (card: number) => string,
  board?: BoardView,
): readonly CardData[] {
  return cards.filter(
    (card) =>
      (filter.first === undefined || card.order[0] === filter.first) &&
      (filter.kind === undefined || isOfKind(card, filter.kind)) &&
      (filter.place === undefined || isAt(card.number, filter.place, board)) &&
      matches(words, card.number, textOf),
  )
}

function matches(words: readonly string[], card: number, textOf: (card: number) => string): boolean {
  // A number alone is the card of that number, not every text with a 2 in it.
  if (words.length === 1 && /^\d+$/.test(words[0] ?? '')) return card === Number(words[0])
  return holdsAll(textOf(card), words)
}

function isOfKind(card: CardData, kind: CardKind): boolean {
  switch (kind) {
    case 'capability':
      return card.capability
    case 'dual':
      return card.dual
    case 'single':
      return !card.dual
  }
}

function isAt(card: number, place: CardPlace, board: BoardView | undefined): boolean {
  if (!board) return true
  switch (place) {
    case 'played':
      return board.cards.played.includes(card)
    case 'in-force':
      return cardsInForce(board).includes(card) || board.capabilities.some((c) => c.card === card)
  }
}
