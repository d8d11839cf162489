import { describe, expect, test } from 'vitest'
import { withBots } from '../../src/falling-sky/bots/bots'
import type { Flowcharts } from '../../src/falling-sky/bots/flowchart'
import type { Effect } from '../../src/falling-sky/effects'
import { base } from '../../src/falling-sky/rulesets/base'
import { stretch } from '../../src/falling-sky/sequence/stretch'
import { beginGame } from '../../src/falling-sky/setup'
import type { State } from '../../src/falling-sky/state'
import { rules } from '../../src/falling-sky/table'
import { Table } from '../../src/kernel/table'
import type { NewGame } from '../../src/protocol'
import { randomSetup } from '../../cli/random-games'
import { exampleCharts } from './example-chart'
import { writable } from '../writable'

type BotTable = Table<State, Effect, NewGame>

/** A table with bots in these seats, played by the given charts, until a person is asked or the game is over. */
function tableWith(bots: readonly (keyof Flowcharts)[], charts = exampleCharts, seed = 5): BotTable {
  const begin = (setup: NewGame, at: number): State => {
    const state = beginGame(setup, at)
    for (const faction of bots) writable(state).seats[faction] = { ...state.seats[faction], kind: 'bot', name: '' }
    return state
  }
  const setup = randomSetup('the-great-revolt', seed)
  return Table.open({ ...rules, begin, stretch: (game) => stretch(withBots(game, base, charts)) }, setup, seed)
}

const everybody = ['romans', 'arverni', 'aedui', 'belgae'] as const

describe('the turn of a bot', () => {
  test('a game of four bots runs to its end without a question', () => {
    const table = tableWith(everybody)
    expect(table.decision).toBeUndefined()
    expect(table.state.result).not.toBeNull()
    expect(table.entries).toEqual([])
  })

  test('its path is in the log before its deed', () => {
    const { log } = tableWith(everybody)
    const at = log.findIndex((e) => e.kind === 'bot-path' && e.path[0]?.node === 'X1')
    expect(at).toBeGreaterThan(0)
    expect(log.slice(at).find((e) => e.kind === 'command' || e.kind === 'acted')).toBeDefined()
  })

  test('the same seed makes the same game', () => {
    expect(JSON.stringify(tableWith(everybody).toSave())).toBe(JSON.stringify(tableWith(everybody).toSave()))
  })

  test('an illegal answer of a bot is a fault that names the question', () => {
    const charts: Flowcharts = {
      ...exampleCharts,
      arverni: {
        faction: 'arverni',
        rule: '8.7',
        instructions: {},
        decide: () => ({ kind: 'command', command: 'rally', respond: () => ({ choose: ['nowhere'] }) }),
      },
    }
    expect(() => tableWith(['arverni', 'romans', 'aedui', 'belgae'], charts)).toThrow(
      /rally.region.*illegal.unknown-option/,
    )
  })
})
