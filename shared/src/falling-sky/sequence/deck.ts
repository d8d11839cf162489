import { cardData, cards } from '../cards/cards'
import { shuffled } from '../dice'
import type { CardId } from '../ids'
import { playerFactions } from '../position/position'
import type { DeckPlan } from '../scenarios/scenario'
import { eventsPerPile } from '../scenarios/scenario'

/**
 * Makes a deck (2.1): shuffled Events in piles of five, a Winter card shuffled into some of them, the first pile on top.
 *
 * @param evenInitiative the option by which every Faction stands first on about as many cards
 * @returns the deck, top card first, and the seed after the shuffling
 */
export function buildDeck(plan: DeckPlan, evenInitiative: boolean, seed: number): { deck: CardId[]; seed: number } {
  const wanted = plan.piles * eventsPerPile
  const all = cards.map((card) => card.number)
  const dealt = evenInitiative ? evenlyDealt(all, wanted, seed) : shuffled(all, seed)
  const deck: CardId[] = []
  let now = dealt.seed
  for (let pile = 1; pile <= plan.piles; pile++) {
    const events: CardId[] = dealt.items.slice((pile - 1) * eventsPerPile, pile * eventsPerPile)
    if (!plan.winterInPiles.includes(pile)) {
      deck.push(...events)
      continue
    }
    const mixed = shuffled<CardId>([...events, 'winter'], now)
    deck.push(...mixed.items)
    now = mixed.seed
  }
  return { deck, seed: now }
}

/**
 * Even Initiative: the Events by first symbol in four piles, each shuffled; one from each in turn until there are
 * enough or more; these shuffled.
 */
function evenlyDealt(all: readonly number[], wanted: number, seed: number): { items: number[]; seed: number } {
  let now = seed
  const piles = playerFactions.map((faction) => {
    const pile = shuffled(
      all.filter((number) => cardData(number).order[0] === faction),
      now,
    )
    now = pile.seed
    return pile.items
  })
  const rounds = Math.ceil(wanted / piles.length)
  return shuffled(
    piles.flatMap((pile) => pile.slice(0, rounds)),
    now,
  )
}
