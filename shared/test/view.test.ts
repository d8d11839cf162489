import { describe, expect, test } from 'vitest'
import { readPosition } from '../src/falling-sky/position/read'
import type { Position } from '../src/falling-sky/position/position'
import { base } from '../src/falling-sky/rulesets/base'
import { scenarios } from '../src/falling-sky/scenarios/scenarios'
import type { BoardView } from '../src/falling-sky/view'
import { boardView, legionRows } from '../src/falling-sky/view-of'
import { writable } from './writable'

const view = (position: Position): BoardView => boardView(readPosition(position), base)

describe('what a screen may see', () => {
  test('neither the order of the deck nor the dice', () => {
    const shown = view({ cards: { current: 26, next: 41, deck: [12, 13, 'winter'] }, dice: [4], seed: 987654 })
    expect(shown.cards).toEqual({
      current: 26,
      next: 41,
      played: [],
      acted: [],
      left: 3,
      frost: false,
      waiting: ['arverni', 'aedui', 'romans', 'belgae'],
    })
    expect(Object.keys(shown)).not.toContain('dice')
    expect(JSON.stringify(shown)).not.toContain('987654')
    expect(Object.keys(shown.cards)).not.toContain('deck')
  })

  test('it shares nothing with the state', () => {
    const state = readPosition(scenarios['the-great-revolt'].position)
    const before = JSON.stringify(state)
    const shown = writable(boardView(state, base))
    shown.regions.aedui.forces.aedui.hidden = 99
    shown.resources.romans = 99
    shown.cards.played.push(1)
    expect(JSON.stringify(state)).toBe(before)
  })

  test('Supply Lines: open, open with leave, and closed by the Germans', () => {
    const { regions } = view({
      ruleset: 'base',
      regions: { aedui: { aedui: { warbands: { hidden: 2 } } }, ubii: { germans: { warbands: { hidden: 1 } } } },
    })
    expect(regions.provincia.supply).toEqual({ romans: 'open', aedui: 'leave' })
    expect(regions.aedui.supply).toEqual({ romans: 'leave', aedui: 'open' })
    expect(regions.ubii.supply).toEqual({ romans: 'none', aedui: 'none' })
  })

  test('Control, Control Value and strength of a Region', () => {
    const { regions } = view(scenarios['reconquest-of-gaul'].position)
    expect(regions.nervii).toMatchObject({ playable: true, control: 'belgae', controlValue: 2 })
    expect(regions.nervii.strength).toEqual({ romans: 5, arverni: 0, aedui: 0, belgae: 7, germans: 1 })
    expect(regions.mandubii.control).toBeNull()
    expect(regions.veneti.controlValue).toBe(1)
    expect(regions.cisalpina).toMatchObject({ playable: false, controlValue: 0 })
  })

  test('how many pieces of the one in Control may leave so that it keeps it', () => {
    const pictones = (hidden: number): BoardView['regions']['pictones'] =>
      view({ regions: { pictones: { arverni: { warbands: { hidden } }, romans: { legions: 2 }, aedui: { warbands: { hidden: 1 } } } } })
        .regions.pictones // prettier-ignore
    expect(pictones(9).spare).toBe(5)
    expect([9 - 5, 9 - 6].map((left) => pictones(left).control)).toEqual(['arverni', null])
    expect([4, 3].map((n) => pictones(n).spare)).toEqual([0, 0])
  })

  test('scores, margins and Available Forces of a Faction', () => {
    const { factions } = view(scenarios['reconquest-of-gaul'].position)
    expect(factions.romans).toMatchObject({
      resources: 20,
      conditions: [{ key: 'subdued-allied', score: 14, threshold: 15 }],
      margin: -1,
      meetsCondition: false,
      available: { leader: 0, legions: 4, troops: 8, allies: 5, citadels: 0, forts: 3 },
      onMap: { legions: 8, troops: 12, allies: 1, citadels: 0, forts: 3 },
    })
    expect(factions.arverni.conditions.map((c) => [c.key, c.score])).toEqual([
      ['legions-off-map', 4],
      ['allies-citadels', 3],
    ])
    expect(factions.germans).toMatchObject({ conditions: [], margin: null, meetsCondition: false, resources: 0 })
  })

  test('who may still act: not those who have, nor Ineligible ones; nobody after two', () => {
    const cards = { current: 26, next: 41 } as const
    expect(
      view({ cards: { ...cards, acted: [{ faction: 'arverni', did: 'pass' }] }, eligibility: { romans: 'ineligible' } })
        .cards.waiting,
    ).toEqual(['aedui', 'belgae'])
    expect(
      view({
        cards: {
          ...cards,
          acted: [
            { faction: 'arverni', did: 'command' },
            { faction: 'belgae', did: 'limited' },
          ],
        },
      }).cards.waiting,
    ).toEqual([])
    expect(view({ cards: { current: 'winter', next: 41 } }).cards.waiting).toEqual([])
  })

  test('Frost while a Winter card shows, unless it comes suddenly', () => {
    expect(view({ cards: { current: 26, next: 'winter' } }).cards.frost).toBe(true)
    expect(view({ cards: { current: 26, next: 41 } }).cards.frost).toBe(false)
    expect(view({ cards: { current: 26, next: 'winter' }, options: { suddenFrost: true } }).cards.frost).toBe(false)
  })

  test('the rows of the Legions track fill from Adulation up', () => {
    expect(legionRows(0)).toEqual({ adulation: 0, intrigue: 0, uproar: 0 })
    expect(legionRows(5)).toEqual({ adulation: 4, intrigue: 1, uproar: 0 })
    expect(legionRows(12)).toEqual({ adulation: 4, intrigue: 4, uproar: 4 })
  })

  test('the year counts down when a Winter Round is over', () => {
    const year = (more: Position): number => view({ ...scenarios['pax-gallica'].position, ...more }).yearBC
    expect(year({})).toBe(54)
    expect(year({ winters: 1, winterPhase: 'quarters' })).toBe(54)
    expect(year({ winters: 1 })).toBe(53)
    expect(view(scenarios['pax-gallica'].position).wintersTotal).toBe(5)
    expect(view({ ...scenarios['the-great-revolt'].position, options: { deck: 'short' } }).wintersTotal).toBe(2)
  })
})
