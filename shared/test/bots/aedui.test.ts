import { describe, expect, test } from 'vitest'
import { randomSetup } from '../../cli/random-games'
import { scenarioIds } from '../../src/falling-sky/ids'
import type { ScenarioId } from '../../src/falling-sky/ids'
import { brokenTurns } from '../../src/falling-sky/invariants'
import type { GameTable } from '../../src/falling-sky/table'
import type { NewGame } from '../../src/protocol'
import { playedToEnd } from './whole-game'

/** A game of the Non-player Aedui against persons who play by chance, to its end. */
function played(scenario: ScenarioId, seed: number): GameTable {
  return playedToEnd(seating(scenario, seed), seed)
}

function seating(scenario: ScenarioId, seed: number): NewGame {
  const setup = randomSetup(scenario, seed)
  return { ...setup, seats: { ...setup.seats, aedui: { kind: 'bot', name: '' } } }
}

/** The boxes that the Aedui pass, over several games. */
const passed = new Set<string>()

const games = Number(process.env['AEDUI_GAMES'] ?? 12)
const from = Number(process.env['AEDUI_SEED'] ?? 1)

describe('the Aedui bot among persons who play by chance', () => {
  for (let i = 0; i < games; i++) {
    const scenario = scenarioIds[i % scenarioIds.length] ?? 'pax-gallica'
    test(`${scenario}, seed ${from + i}: to the end, every step legal`, () => {
      const table = played(scenario, from + i)
      expect(table.state.result).not.toBeNull()
      expect(brokenTurns(table.log, seating(scenario, from + i).options.suddenFrost)).toEqual([])
      for (const effect of table.log)
        if (effect.kind === 'bot-path' && effect.faction === 'aedui')
          for (const { node } of effect.path) passed.add(node)
    }, 60_000)
  }

  test('they come through every box of the flowchart', () => {
    const boxes = [
      'A1',
      'A2',
      'A4',
      'A5',
      'A6',
      'A-BATTLE',
      'A-RALLY',
      'A-MARCH',
      'A-RAID',
      'A-TRADE',
      'A-SUBORN',
      'A-PASS',
    ]
    expect(boxes.filter((box) => !passed.has(box))).toEqual([])
  })
})
