import { describe, expect, test } from 'vitest'
import type { NewGame } from '../src/protocol'
import { controller } from '../src/falling-sky/board/control'
import { cardData } from '../src/falling-sky/cards/cards'
import type { CardId, Faction, RegionId, ScenarioId } from '../src/falling-sky/ids'
import { regions, scenarioIds } from '../src/falling-sky/ids'
import { checkPosition } from '../src/falling-sky/position/check'
import { playerFactions } from '../src/falling-sky/position/position'
import { readPosition } from '../src/falling-sky/position/read'
import { hasSpecialRule, scenarios } from '../src/falling-sky/scenarios/scenarios'
import { buildDeck } from '../src/falling-sky/sequence/deck'
import { beginGame, seatingProblem, setupProblem } from '../src/falling-sky/setup'
import type { State } from '../src/falling-sky/state'
import { en } from '../src/falling-sky/text/en'
import {
  alliesAndCitadels,
  belgicScore,
  offMapLegions,
  otherMostAllies,
  romanScore,
} from '../src/falling-sky/victory/scores'
import { legionRows } from '../src/falling-sky/view-of'

/** What the set-up sheets print: markers on the tracks and Control in each Region. Nothing of it is in the engine. */
interface Printed {
  control: Partial<Record<RegionId, Faction>>
  romans: number
  belgae: number
  offMap: number
  otherMost: number
  adulationRow: number
  troops: Record<Faction, number>
  resources: Record<Faction, number>
}

const printed: Record<ScenarioId, Printed> = {
  'pax-gallica': {
    control: {
      britannia: 'romans', morini: 'belgae', nervii: 'belgae', sugambri: 'germans', ubii: 'germans', treveri: 'belgae',
      mandubii: 'arverni', aedui: 'aedui', arverni: 'arverni', provincia: 'romans',
    }, // prettier-ignore
    romans: 20, belgae: 9, offMap: 7, otherMost: 4, adulationRow: 4,
    troops: { romans: 4, arverni: 5, aedui: 4, belgae: 6, germans: 10 },
    resources: { romans: 8, arverni: 5, aedui: 5, belgae: 5, germans: 0 },
  }, // prettier-ignore
  'reconquest-of-gaul': {
    control: {
      morini: 'belgae', nervii: 'belgae', atrebates: 'belgae', sugambri: 'germans', ubii: 'germans',
      treveri: 'belgae', carnutes: 'arverni', bituriges: 'aedui', aedui: 'aedui', arverni: 'arverni',
      provincia: 'romans',
    }, // prettier-ignore
    romans: 14, belgae: 15, offMap: 4, otherMost: 7, adulationRow: 4,
    troops: { romans: 12, arverni: 13, aedui: 9, belgae: 15, germans: 9 },
    resources: { romans: 20, arverni: 10, aedui: 15, belgae: 10, germans: 0 },
  }, // prettier-ignore
  'the-great-revolt': {
    control: {
      morini: 'belgae', nervii: 'romans', atrebates: 'romans', sugambri: 'belgae', ubii: 'germans', treveri: 'romans',
      veneti: 'arverni', carnutes: 'arverni', mandubii: 'romans', pictones: 'arverni', bituriges: 'aedui',
      aedui: 'aedui', sequani: 'arverni', arverni: 'arverni', provincia: 'romans',
    }, // prettier-ignore
    romans: 12, belgae: 5, offMap: 2, otherMost: 10, adulationRow: 2,
    troops: { romans: 14, arverni: 29, aedui: 14, belgae: 10, germans: 6 },
    resources: { romans: 20, arverni: 20, aedui: 15, belgae: 10, germans: 0 },
  }, // prettier-ignore
}

const four = { romans: 'Livia', arverni: 'Marcus', aedui: 'Julia', belgae: 'Titus' }

function newGame(
  scenario: ScenarioId,
  names: Record<keyof NewGame['seats'], string>,
  options: Partial<NewGame['options']> = {},
): NewGame {
  const seat = (name: string): { kind: 'person'; name: string } => ({ kind: 'person', name })
  return {
    name: 'test',
    scenario,
    seed: '',
    options: { deck: 'standard', evenInitiative: false, suddenFrost: false, ...options },
    seats: {
      romans: seat(names.romans),
      arverni: seat(names.arverni),
      aedui: seat(names.aedui),
      belgae: seat(names.belgae),
    },
  }
}

function troops(state: State, faction: Faction): number {
  const all = regions.map((r) => state.regions[r].forces[faction])
  return all.reduce((sum, f) => sum + f.hidden + f.revealed + f.scouted, 0)
}

describe.each(scenarioIds)('%s', (id) => {
  const state = readPosition(scenarios[id].position)
  const sheet = printed[id]

  test('is a legal position', () => {
    expect(checkPosition(scenarios[id].position)).toEqual([])
  })

  test('has the printed Control in every Region', () => {
    for (const region of regions) expect([region, controller(state, region)]).toEqual([region, sheet.control[region]])
  })

  test('has the printed scores and Legions', () => {
    expect(romanScore(state)).toBe(sheet.romans)
    expect(belgicScore(state)).toBe(sheet.belgae)
    expect(offMapLegions(state)).toBe(sheet.offMap)
    expect(otherMostAllies(state)).toBe(sheet.otherMost)
    expect(legionRows(state.legions.track)).toEqual({ adulation: sheet.adulationRow, intrigue: 0, uproar: 0 })
  })

  test('has the printed number of Warbands and Auxilia, all Hidden, and Resources', () => {
    for (const faction of ['romans', 'arverni', 'aedui', 'belgae', 'germans'] as const) {
      expect([faction, troops(state, faction)]).toEqual([faction, sheet.troops[faction]])
      expect(regions.some((r) => state.regions[r].forces[faction].revealed > 0)).toBe(false)
    }
    expect(state.resources).toEqual(sheet.resources)
  })

  test('opens neither Nori nor the Colony', () => {
    expect(state.tribes.nori).toEqual({ status: 'closed' })
    expect(state.tribes.colony).toEqual({ status: 'closed' })
  })

  test('shuffles a deck from the seed: the same seed, the same deck', () => {
    const setup = newGame(id, four)
    expect(beginGame(setup, 7)).toEqual(beginGame(setup, 7))
    expect(beginGame(setup, 7).cards.deck).not.toEqual(beginGame(setup, 8).cards.deck)
    expect(beginGame(setup, 7).cards).toMatchObject({ current: null, next: null, played: [], acted: [] })
  })
})

test('the Senate waits off the track in Pax Gallica?, Vercingetorix in the Spring box', () => {
  const state = readPosition(scenarios['pax-gallica'].position)
  expect(state.senate).toEqual({ box: 'off', firm: false })
  expect(state.leaders.arverni).toEqual({ place: 'spring-box' })
  expect(state.legions).toEqual({ track: 4, fallen: 0, removed: 0, harvestBox: 3 })
  expect(hasSpecialRule(state, 'harvest-legions')).toBe(true)
})

test('Arverni of The Great Revolt have ten Allies and Citadels', () => {
  expect(alliesAndCitadels(readPosition(scenarios['the-great-revolt'].position), 'arverni')).toBe(10)
})

describe('decks', () => {
  const plans = scenarioIds.flatMap((id) =>
    (['standard', 'short'] as const).flatMap((deck) => {
      const plan = scenarios[id].decks[deck]
      return plan ? [{ id, deck, plan }] : []
    }),
  )
  const sizes: Record<string, [events: number, winters: number]> = {
    'pax-gallica standard': [70, 5],
    'reconquest-of-gaul standard': [60, 4],
    'reconquest-of-gaul short': [45, 3],
    'the-great-revolt standard': [45, 3],
    'the-great-revolt short': [30, 2],
  }
  const isWinter = (card: CardId): boolean => card === 'winter'

  test.each(plans)('$id $deck: events, Winters in their piles, nothing twice', ({ id, deck, plan }) => {
    const [events, winters] = sizes[`${id} ${deck}`] ?? [0, 0]
    for (const even of scenarios[id].evenInitiative ? [false, true] : [false]) {
      for (let seed = 0; seed < 60; seed++) {
        const made = buildDeck(plan, even, seed).deck
        const numbers = made.filter((c) => c !== 'winter')
        expect(numbers).toHaveLength(events)
        expect(new Set(numbers).size).toBe(events)
        expect(numbers.every((n) => n >= 1 && n <= 72)).toBe(true)
        expect(made.filter(isWinter)).toHaveLength(winters)
        let at = 0
        for (let pile = 1; pile <= plan.piles; pile++) {
          const size = plan.winterInPiles.includes(pile) ? 6 : 5
          const cards = made.slice(at, at + size)
          expect(cards.filter(isWinter)).toHaveLength(size - 5)
          at += size
        }
        expect(at).toBe(made.length)
      }
    }
  })

  test('a Winter card may lie anywhere in its pile', () => {
    const plan = scenarios['the-great-revolt'].decks.standard
    const places = Array.from({ length: 80 }, (_, seed) => buildDeck(plan, false, seed).deck.indexOf('winter') - 10)
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  })

  test('Even Initiative: every Faction stands first on about as many cards', () => {
    for (const { plan } of plans.filter((p) => scenarios[p.id].evenInitiative)) {
      for (let seed = 0; seed < 30; seed++) {
        const events = buildDeck(plan, true, seed).deck.filter((c) => c !== 'winter')
        const firsts = playerFactions.map((f) => events.filter((n) => cardData(n).order[0] === f).length)
        const rounds = Math.ceil(events.length / 4)
        expect(Math.max(...firsts)).toBeLessThanOrEqual(rounds)
        expect(Math.min(...firsts)).toBeGreaterThanOrEqual(rounds - 3)
      }
    }
  })

  test('every Event can come up', () => {
    const plan = scenarios['the-great-revolt'].decks.short ?? { piles: 0, winterInPiles: [] }
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => buildDeck(plan, false, seed).deck).flat())
    expect(seen.size).toBe(73)
  })
})

describe('seats', () => {
  const problem = (names: typeof four): string | undefined => seatingProblem(newGame('the-great-revolt', names))?.key

  test('two, three and four persons', () => {
    expect(problem(four)).toBeUndefined()
    expect(problem({ ...four, aedui: 'Livia' })).toBeUndefined()
    expect(problem({ ...four, belgae: 'Marcus' })).toBeUndefined()
    expect(problem({ romans: 'Livia', aedui: 'Livia', arverni: 'Marcus', belgae: 'Marcus' })).toBeUndefined()
  })

  test('other Factions can not be run together, nor three, nor all four', () => {
    expect(problem({ ...four, arverni: 'Livia' })).toBe('setup.not-together')
    expect(problem({ ...four, belgae: 'Julia' })).toBe('setup.not-together')
    expect(problem({ ...four, aedui: 'Livia', arverni: 'Livia' })).toBe('setup.not-together')
    expect(problem({ romans: 'A', aedui: 'A', arverni: 'A', belgae: 'A' })).toBe('setup.not-together')
  })

  test('a name is needed, spaces around it do not matter', () => {
    expect(problem({ ...four, romans: '  ' })).toBe('setup.no-name')
    expect(problem({ ...four, aedui: ' Livia ' })).toBeUndefined()
    expect(beginGame(newGame('the-great-revolt', { ...four, aedui: ' Livia ' }), 1).seats.aedui).toEqual({
      kind: 'person',
      name: 'Livia',
      player: 0,
    })
  })

  test('every reason has its English text', () => {
    const keys = ['not-together', 'no-name', 'reserved-name', 'no-short-deck', 'no-even-initiative']
    for (const key of keys) expect([key, en[`setup.${key}`]]).toEqual([key, expect.any(String)])
  })

  test('bots take any number of seats (8.0)', () => {
    const setup = newGame('the-great-revolt', four)
    const bot = { kind: 'bot' as const, name: '' }
    const one = { ...setup, seats: { ...setup.seats, belgae: bot } }
    const all = { ...setup, seats: { romans: bot, arverni: bot, aedui: bot, belgae: bot } }
    expect([seatingProblem(one), seatingProblem(all)]).toEqual([undefined, undefined])
    expect(beginGame(one, 1).seats.belgae.kind).toBe('bot')
  })

  test('options that the scenario has not are refused', () => {
    expect(setupProblem(newGame('pax-gallica', four, { deck: 'short' }))?.key).toBe('setup.no-short-deck')
    expect(setupProblem(newGame('pax-gallica', four, { evenInitiative: true }))?.key).toBe('setup.no-even-initiative')
    expect(setupProblem(newGame('pax-gallica', four, { suddenFrost: true }))).toBeUndefined()
    expect(setupProblem(newGame('reconquest-of-gaul', four, { deck: 'short', evenInitiative: true }))).toBeUndefined()
  })
})

describe('the Belgic Leader of The Great Revolt', () => {
  const leader = (names: typeof four): unknown => beginGame(newGame('the-great-revolt', names), 1).leaders.belgae

  test('is Ambiorix if one person runs only the Belgae', () => {
    expect(leader(four)).toEqual({ place: 'map', region: 'sugambri', named: true })
  })
  test('is Ambiorix if one person runs Romans and Aedui', () => {
    expect(leader({ romans: 'A', aedui: 'A', arverni: 'B', belgae: 'B' })).toMatchObject({ named: true })
  })
  test('is the Successor if one person runs Arverni and Belgae against two', () => {
    expect(leader({ ...four, belgae: 'Marcus' })).toEqual({ place: 'map', region: 'sugambri', named: false })
  })
  test('is Ambiorix at Nervii in the Reconquest whoever plays', () => {
    const setup = newGame('reconquest-of-gaul', { ...four, belgae: 'Marcus' })
    expect(beginGame(setup, 1).leaders.belgae).toEqual({ place: 'map', region: 'nervii', named: true })
  })
})
