import { describe, expect, test, vi } from 'vitest'
import { cardData } from '../src/falling-sky/cards/cards'
import { isEventCard } from '../src/falling-sky/events/registry'
import { scenarioIds } from '../src/falling-sky/ids'
import { brokenInvariants } from '../src/falling-sky/invariants'
import { playerFactions } from '../src/falling-sky/position/position'
import { readPosition } from '../src/falling-sky/position/read'
import { writePosition } from '../src/falling-sky/position/write'
import type { State } from '../src/falling-sky/state'
import { en } from '../src/falling-sky/text/en'
import { levels, playByChance, pools, sidesOf, thinned } from './event-trials'

vi.setConfig({ testTimeout: 240_000 })

const cards = [2, 6, 11, 14, 16, 21, 26, 34, 35, 36, 44, 45, 46, 47, 48, 52, 61, 64]

/** The state with the card in play, as at the table. */
function inPlay(state: State, card: number): State {
  const deck = state.cards.deck.filter((c) => c !== card)
  return { ...state, cards: { ...state.cards, current: card, next: deck[0] ?? null, deck: deck.slice(1) } }
}

describe('Events that grant actions', () => {
  test.each(cards)('card %i has the texts that it should have', (card) => {
    expect(isEventCard(card)).toBe(true)
    expect(sidesOf(card).length).toBe(cardData(card).dual ? 2 : 1)
    for (const side of sidesOf(card)) expect(en[`card.${card}.${side}`]).toBeTypeOf('string')
  })

  describe.each(scenarioIds)('%s', (scenario) => {
    test.each(pools)('with none, one and all of the %s Available every Event ends and leaves a legal board', (pool) => {
      for (const [i, level] of levels.entries()) {
        const start = thinned(scenario, i, pool, level)
        start.lasting = i === 2 ? [5] : []
        for (const card of cards) {
          const state = inPlay(start, card)
          expect(brokenInvariants(state)).toEqual([])
          for (const side of sidesOf(card))
            for (const [j, faction] of playerFactions.entries()) {
              if ((i + j + card) % 2) continue // half of the Factions at each level
              const after = playByChance(state, card, side, faction, 100 * card + 10 * i + j)
              expect(readPosition(writePosition(after))).toEqual(after)
            }
        }
      }
    })
  })
})
