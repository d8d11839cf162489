import { describe, expect, test, vi } from 'vitest'
import { randomSetup } from '../cli/random-games'
import { scenarioIds } from '../src/falling-sky/ids'
import { brokenInvariants } from '../src/falling-sky/invariants'
import { cardThing } from '../src/falling-sky/names'
import { playerFactions } from '../src/falling-sky/position/position'
import { readPosition } from '../src/falling-sky/position/read'
import { writePosition } from '../src/falling-sky/position/write'
import { beginGame } from '../src/falling-sky/setup'
import type { State } from '../src/falling-sky/state'
import type { GameTable } from '../src/falling-sky/table'
import { logLines, peekedBetween, rules, viewOfTable } from '../src/falling-sky/table'
import { Table } from '../src/kernel/table'
import { levels, playByChance, pools, sidesOf, thinned } from './event-trials'
import { writable } from './writable'

vi.setConfig({ testTimeout: 240_000 })

const cards = [2, 6, 11, 14, 16, 21, 26, 34, 35, 36, 44, 45, 46, 47, 48, 52, 61, 64]

/** The state with the card in play, as at the table. */
function inPlay(state: State, card: number): State {
  const deck = state.cards.deck.filter((c) => c !== card)
  return { ...state, cards: { ...state.cards, current: card, next: deck[0] ?? null, deck: deck.slice(1) } }
}

describe('Events that grant actions', () => {
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

describe('a look at facedown cards', () => {
  /** A game in which the Aedui hold a Council with the Belgae; 71 and 72 lie facedown. */
  function council(): GameTable {
    const setup = randomSetup('the-great-revolt', 3)
    const seats = Object.fromEntries(playerFactions.map((f) => [f, { kind: 'person', name: f }])) as typeof setup.seats
    const state = inPlay(beginGame({ ...setup, seats }, 3), 47)
    state.cards = { ...state.cards, next: 9, deck: [71, 72, 15] }
    writable(state).regions.treveri.forces.aedui.hidden = 1
    writable(state).regions.treveri.forces.belgae.hidden = 1
    const table = Table.open({ ...rules, begin: () => state }, setup, 3)
    table.answer({ choose: ['event'] })
    table.answer({ choose: ['treveri'] })
    table.answer({ choose: ['aedui', 'belgae'] })
    return table
  }
  const shown = { cards: [cardThing(71), cardThing(72)] }

  test('is shown to the Factions of the Council one after the other, though there is one answer only', () => {
    const table = council()
    for (const faction of ['aedui', 'belgae']) {
      expect(table.decision).toMatchObject({ faction, topic: 'event.peek', secret: shown, min: 1, max: 1 })
      table.answer({ choose: ['seen'] })
    }
    expect(table.decision).toMatchObject({ faction: 'aedui', topic: 'event.command-or-eligible' })
    expect(table.decision?.secret).toBeUndefined()
  })

  test('leaves no trace of the cards in the log, the journal or the board', () => {
    const table = council()
    const board = JSON.stringify(viewOfTable(table).board)
    table.answer({ choose: ['seen'] })
    table.answer({ choose: ['seen'] })
    const logged = JSON.stringify([logLines(table, 0), table.log, table.entries])
    for (const secret of ['"deck":[', '71', '72']) expect(board).not.toContain(secret)
    for (const card of ['71', '72']) expect(logged).not.toContain(card)
    expect(logLines(table, 0).filter((l) => l.text.key === 'log.peek')).toHaveLength(2)
  })

  test('can be told by whoever takes it back', () => {
    const table = council()
    const before = table.at
    expect(peekedBetween(table, before - 1)).toBe(true) // the cards are on the screen
    expect(peekedBetween(table, before)).toBe(false)
    table.answer({ choose: ['seen'] })
    table.answer({ choose: ['seen'] })
    expect(peekedBetween(table, before + 1)).toBe(true)
    expect(peekedBetween(table, table.at)).toBe(false)
    table.answer({ choose: [] })
    expect(peekedBetween(table, table.at - 1)).toBe(false)
    expect(peekedBetween(table, 0)).toBe(true)
    table.goTo(before)
    expect(table.decision).toMatchObject({ topic: 'event.peek', secret: shown })
  })
})
