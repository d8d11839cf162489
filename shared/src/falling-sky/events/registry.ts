import type { EventCard } from './event'
import { aeduiFirst } from './aedui-first'
import { arverniFirst } from './arverni-first'
import { belgaeFirst } from './belgae-first'
import { romansFirst } from './romans-first'

/** All Event cards, by the Faction that comes first on them: 1-18 Romans, 19-36 Arverni, 37-54 Aedui, 55-72 Belgae. */
const cards = new Map([...romansFirst, ...arverniFirst, ...aeduiFirst, ...belgaeFirst].map((card) => [card.card, card]))

/** The Event of the card with this number. Throws if there is none. */
export function eventCard(number: number): EventCard {
  const card = cards.get(number)
  if (!card) throw new Error(`no Event ${number}`)
  return card
}
