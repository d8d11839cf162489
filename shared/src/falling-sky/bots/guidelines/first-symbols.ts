import type { Text } from '../../../kernel/text'
import { text } from '../../../kernel/text'
import { cardData } from '../../cards/cards'
import { factionThing } from '../../names'
import type { State } from '../../state'

/** Whose symbol is first on this card and on the showing one, or that Winter shows: what B2 and A1 look at. */
export function firstSymbols({ cards: { current, next } }: State): Text[] {
  const told = (key: string, card: typeof current): Text[] => {
    const first = typeof card === 'number' ? cardData(card).order[0] : undefined
    return first ? [text(key, { faction: factionThing(first) })] : []
  }
  const winter = next === 'winter' ? [text('bot.fact.winter-next')] : []
  return [...told('bot.fact.first-now', current), ...told('bot.fact.first-next', next), ...winter]
}
