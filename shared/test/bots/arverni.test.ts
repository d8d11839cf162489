import { describe, expect, test } from 'vitest'
import { botTurns, brokenBotTurns } from '../../cli/bot-turns'
import { randomSetup } from '../../cli/random-games'
import { mostFor } from '../../src/falling-sky/bots/arverni/board'
import { scenarioIds } from '../../src/falling-sky/ids'
import type { ScenarioId } from '../../src/falling-sky/ids'
import { brokenTurns } from '../../src/falling-sky/invariants'
import type { GameTable } from '../../src/falling-sky/table'
import { loadTable } from '../../src/falling-sky/table'
import type { NewGame } from '../../src/protocol'
import { playedToEnd } from './whole-game'

/** Persons for all but the Arverni; options go with the seed. */
function seating(scenario: ScenarioId, seed: number): NewGame {
  const person = (name: string): { kind: 'person'; name: string } => ({ kind: 'person', name })
  const seats = {
    romans: person('A'),
    arverni: { kind: 'bot' as const, name: '' },
    aedui: person('B'),
    belgae: person('C'),
  }
  return { ...randomSetup(scenario, seed, 'random'), seats }
}

/** A game of the Non-player Arverni against persons who play by chance, to its end. */
function played(scenario: ScenarioId, seed: number): GameTable {
  return playedToEnd(seating(scenario, seed), seed)
}

describe('games of the Non-player Arverni', () => {
  test.each(scenarioIds.flatMap((scenario) => [101, 202, 303].map((seed) => [scenario, seed] as const)))(
    '%s, seed %i: to its end, every turn legal, told, bounded and with an effect',
    (scenario, seed) => {
      const { log, state } = played(scenario, seed)
      expect(state.result).not.toBeNull()
      expect(brokenTurns(log, state.options.suddenFrost)).toEqual([])
      expect(brokenBotTurns(log, seating(scenario, seed))).toEqual([])
      expect(Object.keys(botTurns(log, seating(scenario, seed))).length).toBeGreaterThan(1)
    },
    60_000,
  )

  test('a game that is saved and opened again is the same', () => {
    const table = played('the-great-revolt', 7)
    const { table: opened, lost } = loadTable(table.toSave())
    expect(lost).toBe(0)
    expect(opened.state).toEqual(table.state)
  }, 60_000)
})

test('the most for the Resources: a dear item is left out where two cheap ones bring more', () => {
  const items = [{ n: 5, cost: 2 }, { n: 3, cost: 1 }, { n: 3, cost: 1 }] // prettier-ignore
  expect(mostFor(items, 2)).toBe(6)
  expect(mostFor(items, 3)).toBe(8)
  expect(mostFor(items, 4)).toBe(11)
  expect(mostFor(items, 0)).toBe(0)
})
