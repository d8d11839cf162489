import { expect, test } from 'vitest'
import { randomSetup } from '../../cli/random-games'
import { changedCards } from '../../src/falling-sky/cards/edition'
import { playedToEnd } from './whole-game'

/** Games of four bots in which they execute some of the five cards. */
const seeds = [1, 2, 3]

test('bots come to the end of their games with the cards of the first edition', { timeout: 60_000 }, () => {
  const executed = seeds.flatMap((seed) => {
    const setup = randomSetup('the-great-revolt', seed, 'bots')
    const { state, log } = playedToEnd({ ...setup, options: { ...setup.options, firstEditionCards: true } }, seed)
    expect(state.result, `seed ${seed}`).not.toBeNull()
    expect(state.options.firstEditionCards).toBe(true)
    return log.flatMap((effect) => (effect.kind === 'event' ? [effect.card] : []))
  })
  expect(changedCards.some((card) => executed.includes(card))).toBe(true)
})
