import { describe, expect, test } from 'vitest'
import { brokenBotTurns, botTurns } from '../../cli/bot-turns'
import { randomSetup, turnOf } from '../../cli/random-games'
import { withBots } from '../../src/falling-sky/bots/bots'
import type { Flowcharts } from '../../src/falling-sky/bots/flowchart'
import { viewEvent } from '../../src/falling-sky/bots/guidelines/events'
import { helpsPlayerToVictory } from '../../src/falling-sky/bots/guidelines/winter-showing'
import type { Effect } from '../../src/falling-sky/effects'
import { change } from '../../src/falling-sky/effects'
import { brokenInvariants } from '../../src/falling-sky/invariants'
import type { PlayerFaction, Position } from '../../src/falling-sky/position/position'
import { readPosition } from '../../src/falling-sky/position/read'
import { answerByChance, RandomPlayer } from '../../src/falling-sky/random-player'
import { base } from '../../src/falling-sky/rulesets/base'
import { executeSide } from '../../src/falling-sky/sequence/event'
import { stretch } from '../../src/falling-sky/sequence/stretch'
import { beginGame } from '../../src/falling-sky/setup'
import type { State } from '../../src/falling-sky/state'
import { rules } from '../../src/falling-sky/table'
import type { Game } from '../../src/falling-sky/game'
import type { Rules } from '../../src/kernel/table'
import { Table } from '../../src/kernel/table'
import type { NewGame } from '../../src/protocol'
import { exampleCharts } from './example-chart'
import { writable } from '../writable'

type BotRules = Rules<State, Effect, NewGame>

function rulesWith(bots: readonly PlayerFaction[], charts: Flowcharts = exampleCharts): BotRules {
  return {
    ...rules,
    begin: (setup, seed) => {
      const state = beginGame(setup, seed)
      for (const faction of bots)
        writable(state).seats[faction] = { kind: 'bot', name: '', player: state.seats[faction].player }
      return state
    },
    stretch: (game) => stretch(withBots(game, base, charts)),
  }
}

function fourPersons(seed: number): NewGame {
  const setup = randomSetup('pax-gallica', seed)
  const seat = (name: string): { kind: 'person'; name: string } => ({ kind: 'person', name })
  return { ...setup, seats: { romans: seat('A'), arverni: seat('B'), aedui: seat('C'), belgae: seat('D') } }
}

const withBotSeats = (setup: NewGame, bots: readonly PlayerFaction[]): NewGame => ({
  ...setup,
  seats: {
    romans: { ...setup.seats.romans, kind: bots.includes('romans') ? 'bot' : 'person' },
    arverni: { ...setup.seats.arverni, kind: bots.includes('arverni') ? 'bot' : 'person' },
    aedui: { ...setup.seats.aedui, kind: bots.includes('aedui') ? 'bot' : 'person' },
    belgae: { ...setup.seats.belgae, kind: bots.includes('belgae') ? 'bot' : 'person' },
  },
})

describe('games of persons and bots', () => {
  const bots: PlayerFaction[] = ['arverni', 'belgae']
  const setup = fourPersons(7)
  const play = (): Table<State, Effect, NewGame> => {
    const table = Table.open(rulesWith(bots), setup, 7)
    const player = new RandomPlayer(7)
    while (table.decision) {
      expect(bots).not.toContain(table.decision.faction)
      answerByChance(table, player, turnOf(table.state))
    }
    return table
  }
  const whole = play()

  test('come to their end; bots are never asked, and what they do keeps every invariant', () => {
    expect(whole.state.result).not.toBeNull()
    for (const { line } of whole.stretches) expect(brokenInvariants(whole.viewAt(line))).toEqual([])
    expect(brokenBotTurns(whole.log, withBotSeats(setup, bots))).toEqual([])
    expect(Object.keys(botTurns(whole.log, withBotSeats(setup, bots)))).toContain('belgae rally')
  })

  test('saved and loaded, undone and redone they are the same', () => {
    const { table, lost } = Table.fromSave(rulesWith(bots), JSON.parse(JSON.stringify(whole.toSave())))
    expect(lost).toBe(0)
    for (let n = 0; n < 30; n++) table.undo()
    while (table.at < table.answers) table.redo()
    expect(JSON.stringify(table.log)).toBe(JSON.stringify(whole.log))
  })

  test('Vercingetorix of a bot enters in the first Spring, at once (RUL-40)', () => {
    const entry = whole.log.findIndex((e) => e.kind === 'place-leader' && e.faction === 'arverni')
    const before = whole.log.slice(0, entry)
    const phases = before.flatMap((e) => (e.kind === 'phase' ? [e.phase] : []))
    expect(phases.at(-1)).toBe('spring')
    expect(before.filter((e) => e.kind === 'winter')).toHaveLength(1)
  })

  test('the invariants of bot turns see what is wrong', () => {
    const log = whole.log.map((e): Effect => (e.kind === 'acted' ? { ...e, did: 'limited' } : e))
    expect(brokenBotTurns(log, withBotSeats(setup, bots)).join()).toContain('is a Limited Command')
    const silent = whole.log.filter((e) => e.kind !== 'bot-path')
    expect(brokenBotTurns(silent, withBotSeats(setup, bots)).join()).toContain('does not tell its way')
    const idle = whole.log.filter((e) => !['place-troops', 'place-ally', 'place-citadel'].includes(e.kind))
    expect(brokenBotTurns(idle, withBotSeats(setup, bots)).join()).toContain('has no effect')
    const declined: Effect[] = [
      { kind: 'bot-path', rule: '8.7', faction: 'arverni', path: [] },
      { kind: 'event', rule: 'card 18', faction: 'arverni', card: 18, side: 'unshaded' },
      { kind: 'acted', rule: '5.1', faction: 'arverni', did: 'event' },
    ]
    expect(brokenBotTurns(declined, withBotSeats(setup, bots), [4, 4, 4]).join()).toContain('has no effect')
    expect(brokenBotTurns(declined, withBotSeats(setup, bots), [4, 4, 5])).toEqual([]) // a person has said no
  })
})

function gameAt(position: Position, charts: Flowcharts = exampleCharts): Game {
  const state = readPosition(position)
  return withBots({ state, apply: (effect) => change(state, effect) }, base, charts)
}

describe('Events of bots', () => {
  const turn = { place: 'first', command: 'full', ability: true, event: true } as const
  const view = (card: number, faction: PlayerFaction, more: Partial<Position> = {}): ReturnType<typeof viewEvent> =>
    viewEvent({
      game: gameAt({
        seats: { [faction]: 'bot' },
        cards: { current: card, next: 1, deck: ['winter', 2, 'winter'] },
        ...more,
      }),
      faction,
      options: turn,
    })

  test('swords are no Event', () => {
    expect(view(41, 'romans').kind).toBeDefined()
    expect(view(20, 'romans')).toEqual({ kind: 'declined', why: 'no-event' })
  })

  test('a Capability is taken, but not in the final year', () => {
    expect(view(12, 'romans')).toMatchObject({ kind: 'event', side: 'unshaded' })
    expect(view(12, 'romans', { cards: { current: 12, next: 1, deck: [2, 'winter'] } })).toEqual({
      kind: 'declined',
      why: 'final-year',
    })
  })

  test('an Event without effect is declined', () => {
    expect(view(22, 'romans')).toEqual({ kind: 'declined', why: 'ineffective' })
    const regions = { aedui: { romans: { auxilia: { hidden: 9 } }, arverni: { warbands: { hidden: 2 } } } }
    expect(view(22, 'romans', { regions })).toMatchObject({ kind: 'event' })
  })

  test('of what a text offers the bot takes what benefits it most: dear enemy pieces before cheap ones (8.2.3)', () => {
    const game = gameAt({
      seats: { romans: 'bot' },
      regions: {
        aedui: {
          romans: { auxilia: { hidden: 9 } },
          arverni: { warbands: { hidden: 2 } },
          aedui: { warbands: { hidden: 3 } },
        },
      },
    })
    const flow = executeSide(game, 'romans', 22, 'unshaded')
    expect(flow.next().done).toBe(true)
    const { romans, arverni, aedui } = game.state.regions.aedui.forces
    expect([romans.hidden, arverni.hidden, aedui.hidden]).toEqual([13, 0, 1]) // replaces four: the Arverni are the first enemy
  })
})

test('8.4.4: only a player over the threshold, or further over it, is a reason to stop', () => {
  const game = gameAt({ seats: { arverni: 'bot', aedui: 'bot', belgae: 'bot' } })
  const after = readPosition({ seats: { arverni: 'bot', aedui: 'bot', belgae: 'bot' } })
  expect(helpsPlayerToVictory(game, after)).toBe(false) // over it already, and not further
  writable(game.state).tribes.aedui = { status: 'allied', faction: 'aedui', citadel: false }
  writable(game.state).tribes.arverni = { status: 'allied', faction: 'arverni', citadel: false }
  change(game.state, { kind: 'note', rule: '8.4.4', text: { key: 'log.test' } })
  expect(helpsPlayerToVictory(game, after)).toBe(true)
})
