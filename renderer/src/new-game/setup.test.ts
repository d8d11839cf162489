import { describe, expect, it } from 'vitest'
import { type PlayerFaction, type Position } from '@gallia/shared/falling-sky/position/position'
import { previewBoard } from '@gallia/shared/falling-sky/table'
import {
  firstGame,
  isSolitaire,
  newGame,
  refusedOption,
  refusedSeats,
  seatings,
  seatNames,
  setupOf,
  sitsSo,
  usualGame,
} from './setup'

const four: Record<PlayerFaction, string> = { romans: 'Ada', arverni: 'Ben', aedui: 'Cleo', belgae: 'Dan' }

describe('seatings (1.5.1)', () => {
  it('seat two persons as the rules pair the Factions', () => {
    const [two] = seatings[2]
    expect(two && seatNames(two, ['Ada', 'Ben'])).toEqual({
      romans: 'Ada',
      aedui: 'Ada',
      arverni: 'Ben',
      belgae: 'Ben',
    })
  })

  it('are recognised whatever the names, and only when they fit', () => {
    const [two] = seatings[2]
    const [fourSeats] = seatings[4]
    if (!two || !fourSeats) throw new Error('no seatings')
    expect(sitsSo(fourSeats, four)).toBe(true)
    expect(sitsSo(two, four)).toBe(false)
    expect(sitsSo(two, { romans: 'x', aedui: 'x', arverni: 'y', belgae: 'y' })).toBe(true)
    expect(sitsSo(two, { romans: 'x', aedui: 'y', arverni: 'x', belgae: 'y' })).toBe(false)
    expect(sitsSo(two, { romans: 'x', aedui: 'x', arverni: 'x', belgae: 'x' })).toBe(false)
  })
})

describe('what can’t be had', () => {
  it('is the short deck and Even Initiative in Pax Gallica?', () => {
    expect(refusedOption('short', 'pax-gallica')?.key).toBe('ui.new.refused.short')
    expect(refusedOption('evenInitiative', 'pax-gallica')?.key).toBe('ui.new.refused.evenInitiative')
    expect(refusedOption('short', 'the-great-revolt')).toBeUndefined()
    expect(refusedOption('evenInitiative', 'reconquest-of-gaul')).toBeUndefined()
  })

  it('is a seat without a name', () => {
    expect(refusedSeats(four)).toBeUndefined()
    expect(refusedSeats({ ...four, aedui: '  ' })?.params?.['factions']).toEqual([{ kind: 'faction', id: 'aedui' }])
  })

  it('never reaches the host', () => {
    const setup = newGame({
      name: ' A game ',
      scenario: 'pax-gallica',
      seed: ' x ',
      seats: { ...four, romans: ' Ada ' },
      options: { deck: 'short', evenInitiative: true, suddenFrost: true },
    })
    expect(setup.options).toEqual({ deck: 'standard', evenInitiative: false, suddenFrost: true })
    expect([setup.name, setup.seed, setup.seats.romans.name]).toEqual(['A game', 'x', 'Ada'])
  })
})

it('a first game of one’s own is for one person against bots, and can be had', () => {
  const seats = seatNames(firstGame.seating, ['Ada'])
  expect(isSolitaire(seats)).toBe(true)
  const { scenario, options } = newGame({ name: '', seed: '', seats, ...firstGame })
  expect({ scenario, options }).toEqual({ scenario: firstGame.scenario, options: firstGame.options })
})

it('the cards of the first edition are asked for only where they are wanted', () => {
  const options = { deck: 'standard', evenInitiative: false, suddenFrost: false } as const
  const draft = { name: '', scenario: 'the-great-revolt', seed: '', seats: four } as const
  expect(newGame({ ...draft, options: { ...options, firstEditionCards: true } }).options.firstEditionCards).toBe(true)
  expect(newGame({ ...draft, options: { ...options, firstEditionCards: false } }).options).toEqual(options)
})

describe('a position from another table', () => {
  const position: Position = {
    scenario: 'reconquest-of-gaul',
    options: { deck: 'short', suddenFrost: true },
    resources: { romans: 7 },
  }
  const draft = { name: 'x', seed: '', seats: seatNames({ persons: [['romans']] }, ['Livia']) }

  it('brings along its scenario and its options', () => {
    expect(setupOf(position)).toEqual({
      scenario: 'reconquest-of-gaul',
      options: { deck: 'short', evenInitiative: false, suddenFrost: true },
    })
    expect(setupOf({ scenario: 'position' })).toEqual({ options: usualGame.options })
  })

  it('is begun from in the scenario that is chosen, if that is another', () => {
    const setup = newGame({ ...draft, scenario: 'the-great-revolt', options: usualGame.options, position })
    expect(setup.position).not.toHaveProperty('scenario')
    expect(previewBoard(setup)).toMatchObject({ scenario: 'the-great-revolt', yearBC: 52, resources: { romans: 7 } })
  })
})
