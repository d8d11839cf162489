import { galliaTogata } from '@gallia/shared/falling-sky/board/map'
import { cards } from '@gallia/shared/falling-sky/cards/cards'
import type { CardId, Faction } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'

const byNumber = new Map(cards.map((c) => [c.number, c]))

/** The order of the Factions on a card; empty for a Winter card. */
export function orderOf(card: CardId | null): readonly Faction[] {
  return typeof card === 'number' ? (byNumber.get(card)?.order ?? []) : []
}

const usual: readonly Faction[] = ['romans', 'arverni', 'aedui', 'belgae']

/** The plaques: in the order of the card being played, so that who acts first stands first. */
export function plaqueOrder(board: BoardView): readonly Faction[] {
  const order = orderOf(board.cards.current)
  return order.length === usual.length ? order : usual
}

/** All cards of the game, Winters included. */
export function cardsInAll(board: BoardView): number {
  const { current, next, played, left } = board.cards
  return played.length + left + (current === null ? 0 : 1) + (next === null ? 0 : 1)
}

/**
 * The Capabilities to be seen on a Faction's board: those that lie there, and Diviciacus, which the Romans share with the
 * Aedui.
 */
export function capabilitiesOf({ capabilities }: BoardView, faction: Faction): BoardView['capabilities'] {
  return capabilities.filter(({ card, holder }) => holder === faction || (card === diviciacus && faction === 'romans'))
}
const diviciacus = 38

/** Cards whose marker lies on the map, by the marker. */
export const markerCards = { circumvallation: 4, galliaTogata, razed: 23, colony: 71 }

/** Cards that work on without being anybody's: Events in force, and those whose marker has rules of its own. */
export function cardsInForce({ lasting, circumvallation, colony }: BoardView): readonly number[] {
  return [
    ...lasting,
    ...(circumvallation ? [markerCards.circumvallation] : []),
    ...(colony ? [markerCards.colony] : []),
  ]
}
