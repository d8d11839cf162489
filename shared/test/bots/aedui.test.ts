import { describe, expect, test } from 'vitest'
import { randomSetup, turnOf } from '../../cli/random-games'
import { flowcharts } from '../../src/falling-sky/bots/charts'
import { scenarioIds } from '../../src/falling-sky/ids'
import type { ScenarioId } from '../../src/falling-sky/ids'
import { brokenInvariants, brokenTurns } from '../../src/falling-sky/invariants'
import { answerByChance, RandomPlayer } from '../../src/falling-sky/random-player'
import { playerFactions } from '../../src/falling-sky/position/position'
import type { GameTable } from '../../src/falling-sky/table'
import { openTable } from '../../src/falling-sky/table'
import type { NewGame } from '../../src/protocol'

/** A game of the NP Aedui against persons who play by chance, now and then with every other bot there is, to its end. */
function played(scenario: ScenarioId, seed: number): GameTable {
  const setup = seating(scenario, seed)
  const table = openTable(setup, seed)
  const player = new RandomPlayer(seed)
  for (let n = 0; table.decision && n < 20_000; n++) {
    answerByChance(table, player, turnOf(table.state))
    expect(brokenInvariants(table.state)).toEqual([])
  }
  return table
}

function seating(scenario: ScenarioId, seed: number): NewGame {
  const setup = randomSetup(scenario, seed)
  const bots = seed % 3 === 0 ? playerFactions.filter((f) => flowcharts[f]) : (['aedui'] as const)
  const bot = { kind: 'bot' as const, name: '' }
  return { ...setup, seats: { ...setup.seats, ...Object.fromEntries(bots.map((f) => [f, bot])) } }
}

const games = Number(process.env['AEDUI_GAMES'] ?? 6)
const from = Number(process.env['AEDUI_SEED'] ?? 1)

describe('the Aedui bot among persons who play by chance', () => {
  for (let i = 0; i < games; i++) {
    const scenario = scenarioIds[i % scenarioIds.length] ?? 'pax-gallica'
    test(`${scenario}, seed ${from + i}: to the end, every step legal`, () => {
      const table = played(scenario, from + i)
      expect(table.state.result).not.toBeNull()
      expect(brokenTurns(table.log, seating(scenario, from + i).options.suddenFrost)).toEqual([])
      const steps = table.log.flatMap((e) => (e.kind === 'bot-path' && e.faction === 'aedui' ? e.path : []))
      expect(steps.some((s) => s.node === 'A4')).toBe(true)
    })
  }
})
