import type { Faction } from '../ids'

/** Facts of the Event cards: number, Faction order, non-player symbols. Titles and texts are in the text files. */
export interface CardData {
  number: number
  order: readonly Faction[]
  /** What a Non-player of the Faction does with the card (8.2.1). */
  symbols: Partial<Record<Faction, 'laurels' | 'swords' | 'carnyx'>>
  /** Two texts to choose from (5.2). */
  dual: boolean
  capability: boolean
}

export const cards: readonly CardData[] = [
  { number: 1, order: ['romans', 'arverni', 'aedui', 'belgae'], symbols: { romans: 'laurels', arverni: 'laurels', aedui: 'swords', belgae: 'laurels' }, dual: false, capability: false },
  { number: 2, order: ['romans', 'arverni', 'aedui', 'belgae'], symbols: { romans: 'laurels', arverni: 'carnyx', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 3, order: ['romans', 'arverni', 'aedui', 'belgae'], symbols: { arverni: 'carnyx', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 4, order: ['romans', 'arverni', 'belgae', 'aedui'], symbols: { arverni: 'swords', aedui: 'laurels', belgae: 'swords' }, dual: false, capability: false },
  { number: 5, order: ['romans', 'arverni', 'belgae', 'aedui'], symbols: { arverni: 'carnyx', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 6, order: ['romans', 'arverni', 'belgae', 'aedui'], symbols: { arverni: 'laurels', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 7, order: ['romans', 'aedui', 'arverni', 'belgae'], symbols: { arverni: 'carnyx', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 8, order: ['romans', 'aedui', 'arverni', 'belgae'], symbols: { aedui: 'laurels' }, dual: true, capability: true },
  { number: 9, order: ['romans', 'aedui', 'arverni', 'belgae'], symbols: {  }, dual: false, capability: false },
  { number: 10, order: ['romans', 'aedui', 'belgae', 'arverni'], symbols: { arverni: 'swords', aedui: 'laurels', belgae: 'swords' }, dual: true, capability: true },
  { number: 11, order: ['romans', 'aedui', 'belgae', 'arverni'], symbols: { romans: 'laurels', arverni: 'laurels', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 12, order: ['romans', 'aedui', 'belgae', 'arverni'], symbols: { aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: true },
  { number: 13, order: ['romans', 'belgae', 'arverni', 'aedui'], symbols: { arverni: 'carnyx', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: true },
  { number: 14, order: ['romans', 'belgae', 'arverni', 'aedui'], symbols: { arverni: 'carnyx', aedui: 'laurels' }, dual: true, capability: false },
  { number: 15, order: ['romans', 'belgae', 'arverni', 'aedui'], symbols: { arverni: 'carnyx', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: true },
  { number: 16, order: ['romans', 'belgae', 'aedui', 'arverni'], symbols: { arverni: 'laurels', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 17, order: ['romans', 'belgae', 'aedui', 'arverni'], symbols: { romans: 'laurels', aedui: 'swords', belgae: 'swords' }, dual: true, capability: false },
  { number: 18, order: ['romans', 'belgae', 'aedui', 'arverni'], symbols: {  }, dual: true, capability: false },
  { number: 19, order: ['arverni', 'romans', 'aedui', 'belgae'], symbols: { romans: 'laurels', arverni: 'carnyx', aedui: 'laurels' }, dual: true, capability: false },
  { number: 20, order: ['arverni', 'romans', 'aedui', 'belgae'], symbols: { romans: 'swords', arverni: 'laurels', aedui: 'swords', belgae: 'swords' }, dual: false, capability: false },
  { number: 21, order: ['arverni', 'romans', 'aedui', 'belgae'], symbols: { romans: 'laurels', arverni: 'carnyx', aedui: 'laurels', belgae: 'swords' }, dual: true, capability: false },
  { number: 22, order: ['arverni', 'romans', 'belgae', 'aedui'], symbols: { belgae: 'laurels' }, dual: true, capability: false },
  { number: 23, order: ['arverni', 'romans', 'belgae', 'aedui'], symbols: { arverni: 'carnyx', aedui: 'swords' }, dual: true, capability: false },
  { number: 24, order: ['arverni', 'romans', 'belgae', 'aedui'], symbols: { romans: 'laurels', arverni: 'carnyx', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 25, order: ['arverni', 'aedui', 'romans', 'belgae'], symbols: { romans: 'laurels', aedui: 'laurels', belgae: 'swords' }, dual: true, capability: true },
  { number: 26, order: ['arverni', 'aedui', 'romans', 'belgae'], symbols: { belgae: 'swords' }, dual: true, capability: false },
  { number: 27, order: ['arverni', 'aedui', 'romans', 'belgae'], symbols: { arverni: 'carnyx', belgae: 'laurels' }, dual: true, capability: true },
  { number: 28, order: ['arverni', 'aedui', 'belgae', 'romans'], symbols: { romans: 'swords' }, dual: false, capability: false },
  { number: 29, order: ['arverni', 'aedui', 'belgae', 'romans'], symbols: { romans: 'swords', aedui: 'swords' }, dual: false, capability: false },
  { number: 30, order: ['arverni', 'aedui', 'belgae', 'romans'], symbols: { arverni: 'carnyx', belgae: 'laurels' }, dual: true, capability: true },
  { number: 31, order: ['arverni', 'belgae', 'romans', 'aedui'], symbols: { aedui: 'laurels' }, dual: true, capability: false },
  { number: 32, order: ['arverni', 'belgae', 'romans', 'aedui'], symbols: { romans: 'laurels', arverni: 'laurels', aedui: 'swords', belgae: 'swords' }, dual: false, capability: false },
  { number: 33, order: ['arverni', 'belgae', 'romans', 'aedui'], symbols: { arverni: 'carnyx', belgae: 'laurels' }, dual: true, capability: false },
  { number: 34, order: ['arverni', 'belgae', 'aedui', 'romans'], symbols: { arverni: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 35, order: ['arverni', 'belgae', 'aedui', 'romans'], symbols: { romans: 'swords', aedui: 'laurels' }, dual: true, capability: false },
  { number: 36, order: ['arverni', 'belgae', 'aedui', 'romans'], symbols: { aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 37, order: ['aedui', 'romans', 'arverni', 'belgae'], symbols: { belgae: 'swords' }, dual: true, capability: false },
  { number: 38, order: ['aedui', 'romans', 'arverni', 'belgae'], symbols: {  }, dual: true, capability: true },
  { number: 39, order: ['aedui', 'romans', 'arverni', 'belgae'], symbols: { romans: 'swords', belgae: 'swords' }, dual: true, capability: true },
  { number: 40, order: ['aedui', 'romans', 'belgae', 'arverni'], symbols: { belgae: 'laurels' }, dual: true, capability: false },
  { number: 41, order: ['aedui', 'romans', 'belgae', 'arverni'], symbols: {  }, dual: false, capability: false },
  { number: 42, order: ['aedui', 'romans', 'belgae', 'arverni'], symbols: { aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 43, order: ['aedui', 'arverni', 'romans', 'belgae'], symbols: { romans: 'swords' }, dual: true, capability: true },
  { number: 44, order: ['aedui', 'arverni', 'romans', 'belgae'], symbols: { arverni: 'laurels', aedui: 'laurels' }, dual: true, capability: false },
  { number: 45, order: ['aedui', 'arverni', 'romans', 'belgae'], symbols: { belgae: 'laurels' }, dual: true, capability: false },
  { number: 46, order: ['aedui', 'arverni', 'belgae', 'romans'], symbols: { romans: 'laurels', aedui: 'laurels' }, dual: true, capability: false },
  { number: 47, order: ['aedui', 'arverni', 'belgae', 'romans'], symbols: { romans: 'swords', arverni: 'swords', aedui: 'swords', belgae: 'swords' }, dual: false, capability: false },
  { number: 48, order: ['aedui', 'arverni', 'belgae', 'romans'], symbols: { romans: 'swords' }, dual: false, capability: false },
  { number: 49, order: ['aedui', 'belgae', 'romans', 'arverni'], symbols: { romans: 'laurels', aedui: 'laurels' }, dual: false, capability: false },
  { number: 50, order: ['aedui', 'belgae', 'romans', 'arverni'], symbols: { romans: 'laurels', arverni: 'laurels', aedui: 'laurels', belgae: 'laurels' }, dual: false, capability: false },
  { number: 51, order: ['aedui', 'belgae', 'romans', 'arverni'], symbols: { romans: 'swords' }, dual: true, capability: false },
  { number: 52, order: ['aedui', 'belgae', 'arverni', 'romans'], symbols: { romans: 'laurels', arverni: 'laurels', aedui: 'laurels', belgae: 'swords' }, dual: true, capability: false },
  { number: 53, order: ['aedui', 'belgae', 'arverni', 'romans'], symbols: { romans: 'swords', aedui: 'swords', belgae: 'swords' }, dual: false, capability: false },
  { number: 54, order: ['aedui', 'belgae', 'arverni', 'romans'], symbols: { romans: 'swords', arverni: 'swords', aedui: 'swords', belgae: 'swords' }, dual: false, capability: false },
  { number: 55, order: ['belgae', 'romans', 'arverni', 'aedui'], symbols: { arverni: 'swords', aedui: 'laurels' }, dual: true, capability: true },
  { number: 56, order: ['belgae', 'romans', 'arverni', 'aedui'], symbols: { aedui: 'laurels' }, dual: true, capability: false },
  { number: 57, order: ['belgae', 'romans', 'arverni', 'aedui'], symbols: { belgae: 'laurels' }, dual: true, capability: false },
  { number: 58, order: ['belgae', 'romans', 'aedui', 'arverni'], symbols: { aedui: 'swords' }, dual: true, capability: false },
  { number: 59, order: ['belgae', 'romans', 'aedui', 'arverni'], symbols: { arverni: 'carnyx', aedui: 'laurels' }, dual: true, capability: true },
  { number: 60, order: ['belgae', 'romans', 'aedui', 'arverni'], symbols: { arverni: 'swords' }, dual: true, capability: false },
  { number: 61, order: ['belgae', 'arverni', 'romans', 'aedui'], symbols: { arverni: 'swords', aedui: 'laurels' }, dual: true, capability: false },
  { number: 62, order: ['belgae', 'arverni', 'romans', 'aedui'], symbols: { romans: 'laurels', arverni: 'laurels', aedui: 'laurels', belgae: 'laurels' }, dual: false, capability: false },
  { number: 63, order: ['belgae', 'arverni', 'romans', 'aedui'], symbols: { aedui: 'laurels' }, dual: true, capability: true },
  { number: 64, order: ['belgae', 'arverni', 'aedui', 'romans'], symbols: { arverni: 'swords', belgae: 'laurels' }, dual: true, capability: false },
  { number: 65, order: ['belgae', 'arverni', 'aedui', 'romans'], symbols: { romans: 'laurels', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 66, order: ['belgae', 'arverni', 'aedui', 'romans'], symbols: { romans: 'laurels', arverni: 'swords', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 67, order: ['belgae', 'aedui', 'romans', 'arverni'], symbols: { arverni: 'laurels' }, dual: false, capability: false },
  { number: 68, order: ['belgae', 'aedui', 'romans', 'arverni'], symbols: { arverni: 'laurels', aedui: 'laurels', belgae: 'laurels' }, dual: true, capability: false },
  { number: 69, order: ['belgae', 'aedui', 'romans', 'arverni'], symbols: { romans: 'swords', aedui: 'swords', belgae: 'swords' }, dual: false, capability: false },
  { number: 70, order: ['belgae', 'aedui', 'arverni', 'romans'], symbols: { aedui: 'laurels' }, dual: true, capability: false },
  { number: 71, order: ['belgae', 'aedui', 'arverni', 'romans'], symbols: {  }, dual: false, capability: false },
  { number: 72, order: ['belgae', 'aedui', 'arverni', 'romans'], symbols: { romans: 'laurels', arverni: 'laurels', aedui: 'swords', belgae: 'laurels' }, dual: true, capability: false },
]

const byNumber = new Map(cards.map((card) => [card.number, card]))

/** The card with this number. Throws if there is none. */
export function cardData(number: number): CardData {
  const card = byNumber.get(number)
  if (!card) throw new Error(`no card ${number}`)
  return card
}
