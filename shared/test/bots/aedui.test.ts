import { describe, expect, test } from 'vitest'
import { randomSetup, turnOf } from '../../cli/random-games'
import { aeduiChart } from '../../src/falling-sky/bots/aedui/chart'
import { withBots } from '../../src/falling-sky/bots/bots'
import type { Effect } from '../../src/falling-sky/effects'
import { scenarioIds } from '../../src/falling-sky/ids'
import type { ScenarioId } from '../../src/falling-sky/ids'
import { brokenInvariants, brokenTurns } from '../../src/falling-sky/invariants'
import { answerByChance, RandomPlayer } from '../../src/falling-sky/random-player'
import { base } from '../../src/falling-sky/rulesets/base'
import { stretch } from '../../src/falling-sky/sequence/stretch'
import { beginGame } from '../../src/falling-sky/setup'
import type { State } from '../../src/falling-sky/state'
import { rules } from '../../src/falling-sky/table'
import { Table } from '../../src/kernel/table'
import type { NewGame } from '../../src/protocol'

type BotTable = Table<State, Effect, NewGame>

/** A game of the NP Aedui against persons who play by chance, to its end. */
function played(scenario: ScenarioId, seed: number): BotTable {
  const begin = (setup: NewGame, at: number): State => {
    const state = beginGame(setup, at)
    state.seats.aedui = { ...state.seats.aedui, kind: 'bot', name: '' }
    return state
  }
  const charts = { aedui: aeduiChart }
  const table: BotTable = Table.open(
    { ...rules, begin, stretch: (game) => stretch(withBots(game, base, charts)) },
    randomSetup(scenario, seed),
    seed,
  )
  const player = new RandomPlayer(seed)
  for (let n = 0; table.decision && n < 20_000; n++) {
    answerByChance(table, player, turnOf(table.state))
    expect(brokenInvariants(table.state)).toEqual([])
  }
  return table
}

const games = Number(process.env['AEDUI_GAMES'] ?? 6)
const from = Number(process.env['AEDUI_SEED'] ?? 1)

describe('the Aedui bot among persons who play by chance', () => {
  for (let i = 0; i < games; i++) {
    const scenario = scenarioIds[i % scenarioIds.length] ?? 'pax-gallica'
    test(`${scenario}, seed ${from + i}: to the end, every step legal`, () => {
      const table = played(scenario, from + i)
      expect(table.state.result).not.toBeNull()
      expect(brokenTurns(table.log, randomSetup(scenario, from + i).options.suddenFrost)).toEqual([])
      const steps = table.log.flatMap((e) => (e.kind === 'bot-path' && e.faction === 'aedui' ? e.path : []))
      expect(steps.some((s) => s.node === 'A4')).toBe(true)
    })
  }
})
