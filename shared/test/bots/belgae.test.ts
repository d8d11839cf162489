import { describe, expect, test, vi } from 'vitest'
import { randomSetup, turnOf } from '../../cli/random-games'
import { belgaeChart } from '../../src/falling-sky/bots/belgae/chart'
import { withBots } from '../../src/falling-sky/bots/bots'
import type { Effect } from '../../src/falling-sky/effects'
import type { ScenarioId } from '../../src/falling-sky/ids'
import { scenarioIds } from '../../src/falling-sky/ids'
import { brokenInvariants, brokenTurns } from '../../src/falling-sky/invariants'
import { answerByChance, RandomPlayer } from '../../src/falling-sky/random-player'
import { base } from '../../src/falling-sky/rulesets/base'
import { stretch } from '../../src/falling-sky/sequence/stretch'
import { beginGame } from '../../src/falling-sky/setup'
import type { State } from '../../src/falling-sky/state'
import type { GameTable } from '../../src/falling-sky/table'
import { rules } from '../../src/falling-sky/table'
import { en } from '../../src/falling-sky/text/en'
import { BrokenRule, Table } from '../../src/kernel/table'
import type { Text } from '../../src/kernel/text'
import { writable } from '../writable'

vi.setConfig({ testTimeout: 300_000 })

/** A game in which the Belgae are a bot and all others are persons. */
function open(scenario: ScenarioId, seed: number): GameTable {
  const setup = randomSetup(scenario, seed)
  const alone = { ...setup, seats: { ...setup.seats, belgae: { kind: 'person' as const, name: 'Z' } } }
  const begin = (): State => {
    const state = beginGame(alone, seed)
    writable(state).seats.belgae = { ...state.seats.belgae, kind: 'bot', name: '' }
    return state
  }
  return Table.open({ ...rules, begin, stretch: (game) => stretch(withBots(game, base, { belgae: belgaeChart })) }, setup, seed) // prettier-ignore
}

const firstSeed = Number(process.env['BELGIC_SEED'] ?? 1)
const games = Number(process.env['BELGIC_GAMES'] ?? 3)

/** A person may play himself into a corner where only undo helps (4.1: an ability that leaves the Command no Region). */
function answered(table: GameTable, player: RandomPlayer, turn: string): boolean {
  try {
    answerByChance(table, player, turn)
    return true
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no answer fits')) return false
    throw error
  }
}

function play(scenario: ScenarioId, seed: number): { table: GameTable; slowest: number } {
  const table = open(scenario, seed)
  const player = new RandomPlayer(seed)
  let slowest = 0
  while (table.decision) {
    const turn = turnOf(table.state)
    const before = table.log.length
    const started = performance.now()
    if (!answered(table, player, turn)) return { table, slowest }
    const ms = performance.now() - started
    if (table.log.slice(before).some((e) => e.kind === 'bot-path')) slowest = Math.max(slowest, ms)
    const broken = brokenInvariants(table.state)
    if (broken.length) throw new Error(broken.join('; '))
    if (table.at > 20_000) throw new Error('no end')
  }
  return { table, slowest }
}

/** The rule that failed, in short: the journal with it is long. */
function told(error: unknown): string {
  const cause = error instanceof BrokenRule ? error.error : error
  return cause instanceof Error
    ? `${cause.message} ${cause.stack?.split('\n').slice(1, 8).join('\n') ?? ''}`
    : String(cause)
}

/** Every text of the paths, questions and facts. */
function textsOf(log: readonly Effect[]): string[] {
  const keys = (t: Text): string[] => [t.key]
  return log.flatMap((e) =>
    e.kind === 'bot-path'
      ? e.path.flatMap((s) => [s.question, s.answer, ...(s.facts ?? []), ...(s.tieBreaks ?? [])].flatMap(keys))
      : [],
  )
}

describe('games of Non-player Belgae against persons who play by chance', () => {
  test.each(scenarioIds)('%s: no illegal step, every game ends, every text exists', (scenario) => {
    const nodes = new Map<string, number>()
    for (let seed = firstSeed; seed < firstSeed + games; seed++) {
      let table: GameTable
      try {
        table = play(scenario, seed).table
      } catch (error) {
        throw new Error(`${scenario}, seed ${seed}: ${told(error)}`)
      }
      expect(brokenTurns(table.log, table.setup.options.suddenFrost)).toEqual([])
      expect(textsOf(table.log).filter((key) => !(key in en))).toEqual([])
      for (const e of table.log) if (e.kind === 'bot-path') for (const s of e.path) nodes.set(`${s.node}:${s.answer.key}`, (nodes.get(`${s.node}:${s.answer.key}`) ?? 0) + 1) // prettier-ignore
    }
    if (process.env['BELGIC_GAMES']) console.log(scenario, Object.fromEntries(nodes))
    expect(nodes.size).toBeGreaterThan(0)
  })
})
