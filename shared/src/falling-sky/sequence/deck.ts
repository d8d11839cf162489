import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
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
 * @param stacked cards that lie on top as they are named: their Events and Winters are taken off the first piles
 * @returns the deck, top card first, and the seed after the shuffling
 */
export function buildDeck(
  plan: DeckPlan,
  evenInitiative: boolean,
  seed: number,
  stacked: readonly CardId[] = [],
): { deck: CardId[]; seed: number } {
  const gone = stacked.filter((card) => card !== 'winter').length
  const wanted = plan.piles * eventsPerPile - gone
  const all = cards.map((card) => card.number).filter((number) => !stacked.includes(number))
  const dealt = evenInitiative ? evenlyDealt(all, wanted, seed) : shuffled(all, seed)
  const winters = plan.winterInPiles.slice(stacked.length - gone)
  const deck: CardId[] = [...stacked]
  let now = dealt.seed
  for (let pile = 1; pile <= plan.piles; pile++) {
    const [from, to] = [(pile - 1) * eventsPerPile - gone, pile * eventsPerPile - gone]
    const events: CardId[] = dealt.items.slice(Math.max(0, from), Math.max(0, to))
    if (!winters.includes(pile)) {
      deck.push(...events)
      continue
    }
    const mixed = shuffled<CardId>([...events, 'winter'], now)
    deck.push(...mixed.items)
    now = mixed.seed
  }
  return { deck, seed: now }
}

/** Why a deck of this plan can't begin with these cards, or undefined if it can. */
export function stackProblem(plan: DeckPlan, stacked: readonly CardId[]): Text | undefined {
  const events = stacked.filter((card) => card !== 'winter')
  const unknown = events.find((number) => !cards.some((card) => card.number === number))
  if (unknown !== undefined) return text('setup.no-such-card', { number: unknown })
  const twice = events.find((number, i) => events.indexOf(number) < i)
  if (twice !== undefined) return text('setup.card-twice', { card: { kind: 'card', id: String(twice) } })
  const [most, winters] = [plan.piles * eventsPerPile, plan.winterInPiles.length]
  if (events.length > most || stacked.length - events.length > winters)
    return text('setup.stack-too-high', { events: most, winters })
  return undefined
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
