import type { Game } from '../game'

/**
 * The next card becomes current and a new one is revealed (2.2 at the start, 2.3.7 later). Under the Sudden Frost
 * option a Winter card that now shows as next changes places with the Event that has just become current (2.3.8).
 */
export function turnNextCard(game: Game): void {
  const { cards, options } = game.state
  const fromDeck = cards.current === null && cards.next === null
  const current = fromDeck ? (cards.deck[0] ?? null) : cards.next
  const next = cards.deck[fromDeck ? 1 : 0] ?? null
  game.apply({ kind: 'card', rule: fromDeck ? '2.2' : '2.3.7', current, next })
  if (options.suddenFrost && next === 'winter' && current !== null && current !== 'winter') {
    game.apply({ kind: 'swap-winter', rule: '2.3.8', current: 'winter', next: current })
  }
}

/** Whether the Winter card being played is the last one (2.4.1). */
export function isFinalWinter(game: Game): boolean {
  const { next, deck } = game.state.cards
  return next !== 'winter' && !deck.includes('winter')
}
