import { describe, expect, it } from 'vitest'
import { IllegalAnswer } from '../../kernel/decision'
import { firstYear } from '../learn/first-year'
import { reconquestOfGaul } from '../scenarios/reconquest-of-gaul'
import { beginGame, setupProblem } from '../setup'
import type { GameOptions } from '../state'
import { buildDeck } from './deck'

const plan = reconquestOfGaul.decks.short ?? reconquestOfGaul.decks.standard
const winters = (deck: readonly unknown[]): number[] => deck.flatMap((card, i) => (card === 'winter' ? [i] : []))

describe('a deck with cards laid on top', () => {
  const stacked = [26, 29, 39, 40, 58, 48, 1, 67, 15, 2, 'winter'] as const

  it('has as many cards as any, each Event once, and Winters in the piles that are left', () => {
    for (const even of [false, true]) {
      const { deck } = buildDeck(plan, even, 7, stacked)
      expect(deck.slice(0, stacked.length)).toEqual(stacked)
      expect(deck).toHaveLength(buildDeck(plan, even, 7).deck.length)
      expect(new Set(deck.filter((card) => card !== 'winter')).size).toBe(plan.piles * 5)
      const [first, second, third] = winters(deck)
      expect(first).toBe(10)
      expect(second).toBeGreaterThanOrEqual(26) // the sixth pile begins after five piles and a Winter
      expect(second).toBeLessThanOrEqual(31)
      expect(third).toBeGreaterThanOrEqual(42)
    }
  })

  it('goes on in the middle of a pile', () => {
    const { deck } = buildDeck(plan, false, 7, [33, 34, 35])
    expect(deck.slice(0, 3)).toEqual([33, 34, 35])
    expect(winters(deck)).toHaveLength(3)
    expect(winters(deck)[0]).toBeGreaterThanOrEqual(10)
    expect(winters(deck)[0]).toBeLessThanOrEqual(15)
  })

  it('is the deck of the seed without them', () => {
    expect(buildDeck(plan, false, 7, [])).toEqual(buildDeck(plan, false, 7))
  })

  it.each([
    [[1, 99], 'setup.no-such-card'],
    [[5, 6, 5], 'setup.card-twice'],
    [['winter', 'winter', 'winter', 'winter'], 'setup.stack-too-high'],
  ] as const)('is refused with %j', (cards, key) => {
    const game = firstYear.game('Deck', 'You')
    const options: GameOptions = { ...game.options, stacked: cards }
    expect(setupProblem({ ...game, options })?.key).toBe(key)
    expect(() => beginGame({ ...game, options }, 1)).toThrow(IllegalAnswer)
  })

  it('is known to nobody: the state holds it as a deck, not as an option', () => {
    const state = beginGame(firstYear.game('Deck', 'You'), 1)
    expect(state.options).not.toHaveProperty('stacked')
    expect(state.cards.deck.slice(0, 2)).toEqual([26, 29])
  })
})
