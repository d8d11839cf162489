import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { playRandomGame, randomSetup, turnOf } from '../cli/random-games'
import type { ScenarioId } from '../src/falling-sky/ids'
import { scenarioIds } from '../src/falling-sky/ids'
import { brokenInvariants, brokenTurns } from '../src/falling-sky/invariants'
import { writePosition } from '../src/falling-sky/position/write'
import { answerByChance, RandomPlayer } from '../src/falling-sky/random-player'
import { beginGame } from '../src/falling-sky/setup'
import type { State } from '../src/falling-sky/state'
import type { GameTable } from '../src/falling-sky/table'
import { loadTable, openTable, rules } from '../src/falling-sky/table'
import { isObject } from '../src/falling-sky/position/shape'
import { Table } from '../src/kernel/table'
import type { Writable } from './writable'
import { writable } from './writable'

// a busy machine plays a game in many seconds
vi.setConfig({ testTimeout: 120_000 })

/** Games that many tests look at, played once: short ones, of different seats and options. */
const seeds = [3, 8, 14]
const played = new Map<number, GameTable>()

function game(seed: number): GameTable {
  const known = played.get(seed)
  if (known) return known
  const table = openTable(setup(seed), seed)
  playOn(table, new RandomPlayer(seed))
  played.set(seed, table)
  return table
}

function setup(seed: number): ReturnType<typeof randomSetup> {
  const made = randomSetup('the-great-revolt', seed)
  return { ...made, options: { ...made.options, deck: 'short' } }
}

function playOn(table: GameTable, player: RandomPlayer): void {
  while (table.decision) answerByChance(table, player, turnOf(table.state))
}

const saved = (table: GameTable): string => JSON.stringify(table.toSave())

/** The same JSON with the keys of every object the other way round. */
function reversed(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(reversed)
  if (!isObject(json)) return json
  return Object.fromEntries(
    Object.entries(json)
      .reverse()
      .map(([key, value]) => [key, reversed(value)]),
  )
}

describe('games by chance', () => {
  test.each(scenarioIds)('%s is played to its end, and every invariant holds after every answer', (id: ScenarioId) => {
    for (const seed of [101, 102]) expect([seed, playRandomGame(id, seed).problem]).toEqual([seed, undefined])
  })

  test.each(seeds)('game %i: the same answers make the same game, byte for byte', (seed) => {
    const first = game(seed)
    const again = openTable(first.setup, first.seed)
    for (const { answer } of first.given) again.answer(answer)
    expect(again.decision).toBeUndefined()
    expect(saved(again)).toBe(saved(first))
  })

  test.each(seeds)('game %i: nothing depends on the order of keys', (seed) => {
    const first = game(seed)
    const turned = { ...rules, begin: () => reversed(beginGame(first.setup, first.seed)) as State }
    const again = Table.open(turned, first.setup, first.seed)
    for (const { answer } of first.given) again.answer(answer)
    expect(JSON.stringify(again.log)).toBe(JSON.stringify(first.log))
    expect(writePosition(again.state)).toEqual(writePosition(first.state))
  })

  test.each(seeds)('game %i: undone to its start and redone to its end it is the same', (seed) => {
    const before = saved(game(seed))
    const { table } = loadTable(JSON.parse(before))
    const start = openTable(table.setup, table.seed)
    while (table.at > 0) table.undo()
    expect(JSON.stringify(table.state)).toBe(JSON.stringify(start.state))
    expect(table.log).toEqual(start.log)
    expect(table.decision).toEqual(start.decision)
    while (table.at < table.answers) table.redo()
    expect(saved(table)).toBe(before)
  })

  test.each(seeds)('game %i: saved and loaded at any decision it goes on the same way', (seed) => {
    const whole = game(seed)
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: whole.answers - 1 }), { minLength: 1, maxLength: 3 }),
        (moments) => {
          let table = openTable(whole.setup, whole.seed)
          whole.given.forEach(({ answer }, at) => {
            if (moments.includes(at)) {
              const loaded = loadTable(JSON.parse(saved(table)))
              expect(loaded.lost).toBe(0)
              expect(loaded.table.decision).toEqual(table.decision)
              table = loaded.table
            }
            table.answer(answer)
          })
          expect(saved(table)).toBe(saved(whole))
        },
      ),
      { numRuns: 3 },
    )
  })

  test.each(seeds)('game %i: what is looked back at is what there was', (seed) => {
    const whole = game(seed)
    const table = openTable(whole.setup, whole.seed)
    const then: [line: number, state: string][] = []
    whole.given.forEach(({ answer }, at) => {
      if (at % 25 === 0) then.push([table.log.length, JSON.stringify(table.state)])
      table.answer(answer)
    })
    for (const [line, state] of then) expect(JSON.stringify(table.viewAt(line))).toBe(state)
  })
})

describe('the invariants see what is broken', () => {
  const fresh = (): State => beginGame(setup(3), 3)
  const broken: [name: string, breakIt: (state: Writable<State>) => void, says: string][] = [
    ['a Warband too many', (s) => void (s.regions.aedui.forces.aedui.hidden += 7), 'position.too-many'],
    ['fewer Warbands than none', (s) => void (s.regions.aedui.forces.aedui.revealed = -1), '-1 revealed'],
    ['a lost Legion', (s) => void (s.legions.track -= 1), 'position.legions'],
    ['Scouted Auxilia', (s) => void (s.regions.provincia.forces.romans.scouted = 1), 'Scouted Auxilia'],
    ['Resources above 45', (s) => void (s.resources.romans = 46), 'resources.romans'],
    ['Germanic Resources', (s) => void (s.resources.germans = 1), 'the Germans have Resources'],
    ['pieces in Cisalpina', (s) => void (s.regions.cisalpina.forces.romans.hidden = 1), 'pieces in Cisalpina'],
    ['a second Fort', (s) => void (s.regions.treveri.forces.romans.forts = 2), 'position.two-forts'],
    [
      'five Dispersed Tribes',
      (s) => {
        for (const t of ['treveri', 'veneti', 'catuvellauni', 'nervii', 'menapii'] as const)
          s.tribes[t] = { status: 'dispersed' }
      },
      'position.too-many',
    ],
    [
      'a Citadel without City',
      (s) => void (s.tribes.treveri = { status: 'allied', faction: 'arverni', citadel: true }),
      'position.no-city',
    ],
    ['a card in two places', (s) => void (s.cards.played = [s.cards.deck[0] ?? 1]), 'position.card-twice'],
    [
      'a Leader of the Aedui',
      (s) => void (s.leaders.aedui = { place: 'map', region: 'aedui', named: false }),
      'position.no-leader',
    ],
    ['a field that no position has', (s) => void Object.assign(s, { extra: 1 }), 'not what its position says'],
  ]

  test('a new game has none', () => {
    expect(brokenInvariants(fresh())).toEqual([])
  })

  test.each(broken)('%s', (_name, breakIt, says) => {
    const state = fresh()
    breakIt(writable(state))
    expect(brokenInvariants(state).join('; ')).toContain(says)
  })

  test('two Special Abilities, a Limited Command in two Regions, a Region twice, a March in Frost', () => {
    const command = {
      kind: 'command',
      rule: '2.3.4',
      faction: 'belgae',
      command: 'march',
      limited: false,
      free: false,
    } as const
    const ability = (id: 'enlist' | 'rampage') =>
      ({ kind: 'ability', rule: '', faction: 'belgae', ability: id }) as const
    const select = (region: 'morini' | 'nervii') =>
      ({ kind: 'select', rule: '', faction: 'belgae', command: 'march', region }) as const
    expect(brokenTurns([command, ability('enlist'), ability('rampage')], false)).toHaveLength(1)
    expect(brokenTurns([{ ...command, limited: true }, ability('enlist')], false)).toHaveLength(1)
    expect(brokenTurns([{ ...command, limited: true }, select('morini'), select('nervii')], false)).toHaveLength(1)
    expect(brokenTurns([command, select('morini'), select('morini')], false)).toHaveLength(1)
    const frost = { kind: 'card', rule: '', current: 5, next: 'winter' } as const
    expect(brokenTurns([frost, command], false)).toHaveLength(1)
    expect(brokenTurns([frost, command], true)).toEqual([])
  })
})
