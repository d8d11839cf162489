import { describe, expect, test } from 'vitest'
import { cardData, cards } from '../cards/cards'
import { en } from '../text/en'
import { eventCard } from './registry'

describe.each(cards.map(({ number }) => number))('card %i', (card) => {
  const { unshaded, shaded } = eventCard(card)

  test('has the sides that it should have', () => {
    expect(eventCard(card).card).toBe(card)
    expect(unshaded).toBeDefined()
    expect(shaded !== undefined).toBe(cardData(card).dual)
  })

  test('has a text for each of its sides', () => {
    expect(en[`card.${card}.unshaded`]).toBeTypeOf('string')
    expect(en[`card.${card}.shaded`] !== undefined).toBe(cardData(card).dual)
  })
})
