import { describe, expect, it } from 'vitest'
import { IllegalAnswer } from '../src/kernel/decision'
import { openPosition } from '../src/falling-sky/adjust/open'
import { regions } from '../src/falling-sky/ids'
import { brokenInvariants } from '../src/falling-sky/invariants'
import type { Position } from '../src/falling-sky/position/position'
import { RandomPlayer, answerByChance } from '../src/falling-sky/random-player'
import {
  adjustTable,
  boardAt,
  courseOf,
  loadTable,
  logLines,
  openTable,
  previewBoard,
  viewOfTable,
  type GameTable,
} from '../src/falling-sky/table'
import { cardOrder } from '../src/falling-sky/sequence/eligibility'
import type { NewGame } from '../src/protocol'

const person = (name: string) => ({ kind: 'person', name }) as const
const setup: NewGame = {
  name: 'Alesia',
  scenario: 'the-great-revolt',
  options: { deck: 'standard', evenInitiative: false, suddenFrost: false },
  seats: { romans: person('A'), arverni: person('B'), aedui: person('C'), belgae: person('D') },
  seed: 'x',
}
const copy = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T

function played(answers: number, seed = 3): GameTable {
  const table = openTable(setup, seed)
  const player = new RandomPlayer(seed)
  while (table.decision && table.at < answers) answerByChance(table, player, `${table.stretches.length}`)
  return table
}

/** A game with a question open in the Winter of this number, or over in it. */
function untilWinter(seed: number, winters: number): GameTable {
  const table = openTable(setup, seed)
  const player = new RandomPlayer(seed)
  const there = (): boolean => table.state.winters >= winters && table.state.winterPhase !== 'none'
  while (table.decision && !there()) answerByChance(table, player, `${table.stretches.length}`)
  return table
}

/** The first game by chance that comes to its last Winter. */
function untilLastWinter(): GameTable {
  for (let seed = 0; seed < 100; seed++) {
    const table = untilWinter(seed, 3)
    if (!table.state.cards.deck.includes('winter')) return table
  }
  throw new Error('no game by chance comes to its last Winter')
}

/** The board as the editor is given it: as it was when the present stretch began. */
const editable = (table: GameTable): Position =>
  copy(openPosition(boardAt(table, viewOfTable(table).stretch?.line ?? 0)))

describe('a board set by hand', () => {
  it('is as it was set, and legal, and the game goes on from it', () => {
    const table = played(40)
    const before = copy(table.state)
    adjustTable(table, { ...editable(table), resources: { romans: 7, arverni: 8, aedui: 9, belgae: 10 } })
    expect(table.state.resources).toEqual({ romans: 7, arverni: 8, aedui: 9, belgae: 10, germans: 0 })
    expect(brokenInvariants(table.state)).toEqual([])
    expect(table.state.cards.deck).toEqual(before.cards.deck)
    expect(table.decision).toBeDefined()
    const player = new RandomPlayer(1)
    for (let n = 0; n < 20 && table.decision; n++) answerByChance(table, player, `${n}`)
  })

  it('tells each thing that differs in a line of the log, and marks the game', () => {
    const table = played(40)
    expect(viewOfTable(table).edited).toBeUndefined()
    const lines = viewOfTable(table).stretch?.line ?? 0
    const position = editable(table)
    adjustTable(table, {
      ...position,
      resources: { ...position.resources, romans: 33 },
      senate: { box: 'adulation', firm: true },
      eligibility: { ...position.eligibility, belgae: 'stays-eligible' },
    })
    const told = logLines(table, lines).map((line) => line.text.key)
    expect(told.slice(0, 4)).toEqual([
      'log.adjust',
      'log.adjust.resources',
      'log.eligibility.stays-eligible',
      'log.senate.firm',
    ])
    expect(viewOfTable(table).edited).toBe(true)
    table.undo()
    expect(viewOfTable(table).edited).toBeUndefined()
  })

  it('tells the scores that it changes', () => {
    const table = played(40)
    const line = viewOfTable(table).stretch?.line ?? 0
    const position = editable(table)
    const region = regions.find((r) => (position.regions?.[r]?.romans?.legions ?? 0) > 0)
    if (!region) throw new Error('no Legion on the map in this game')
    const there = position.regions?.[region]
    const romans = { ...there?.romans, legions: 0 }
    adjustTable(table, { ...position, regions: { ...position.regions, [region]: { ...there, romans } } })
    const [first] = logLines(table, line)
    expect(first?.scores?.map((s) => s.faction)).toContain('arverni')
  })

  it('keeps every card once, whichever is laid face up', () => {
    const table = played(40)
    const all = ({ current, next, deck, played }: typeof table.state.cards): string =>
      [current, next, ...deck, ...played].map(String).sort().join()
    const before = all(table.state.cards)
    const [deep] = table.state.cards.deck.slice(-1)
    const [old] = table.state.cards.played
    if (deep === undefined || old === undefined) throw new Error('too early in the game')
    const position = editable(table)
    adjustTable(table, { ...position, cards: { ...position.cards, current: deep, next: old } })
    expect([table.state.cards.current, table.state.cards.next]).toEqual([deep, old])
    expect(all(table.state.cards)).toBe(before)
    expect(brokenInvariants(table.state)).toEqual([])
  })

  it('takes one Winter of those that have been played, and keeps every card once', () => {
    const table = untilLastWinter()
    const cards = (): string[] => {
      const { current, next, deck, played: gone } = table.state.cards
      return [current, next, ...deck, ...gone].map(String).sort()
    }
    const before = cards()
    const position = editable(table)
    adjustTable(table, { ...position, cards: { ...position.cards, next: 'winter' } })
    expect(table.state.cards.next).toBe('winter')
    expect(cards()).toEqual(before)
  }, 60_000)

  it('does not say of a Winter who has not acted on it', () => {
    const table = openTable(setup, 3)
    const player = new RandomPlayer(3)
    while (table.state.cards.acted.length === 0) answerByChance(table, player, '')
    const line = viewOfTable(table).stretch?.line ?? 0
    const position = editable(table)
    adjustTable(table, { ...position, cards: { ...position.cards, current: 'winter', acted: [] } })
    const told = logLines(table, line).map(({ text: { key } }) => key)
    expect(told).toContain('log.adjust.cards')
    expect(told).not.toContain('log.adjust.not-acted')
  })

  it('ends a Winter where an Event is laid in its place: the Event is played then', () => {
    const table = untilWinter(0, 1)
    expect(table.state.winterPhase).not.toBe('none')
    const position = editable(table)
    const [event] = table.state.cards.deck.filter((card) => card !== 'winter')
    if (event === undefined) throw new Error('no Event is left')
    adjustTable(table, { ...position, cards: { ...position.cards, current: event } })
    expect(table.state.winterPhase).toBe('none')
    expect(table.decision?.topic).toBe('turn.action')
    expect(brokenInvariants(table.state)).toEqual([])
  })

  it('says who has acted on the card, and the next asked is who is left', () => {
    const table = played(40)
    const position = editable(table)
    const [first, second, third] = cardOrder(table.state)
    if (!first || !second || !third) throw new Error('no Event card in this game')
    const eligibility = { ...position.eligibility, [second]: 'ineligible', [first]: 'eligible', [third]: 'eligible' }
    const line = viewOfTable(table).stretch?.line ?? 0
    adjustTable(table, {
      ...position,
      eligibility: eligibility as Position['eligibility'],
      cards: { ...position.cards, acted: [{ faction: first, did: 'command-ability' }] },
    })
    expect(table.decision?.faction).toBe(third)
    expect(table.decision?.kind === 'choose' && table.decision.options.some((o) => o.id === 'event')).toBe(true)
    expect(logLines(table, line).map(({ text: { key } }) => key)).toContain('log.adjust.acted')
    expect(viewOfTable(table).timeline.at(-1)?.acted).toEqual([{ faction: first, did: 'command-ability' }])
  })

  it('is refused with the field that is wrong, and changes nothing', () => {
    const table = played(40)
    const before = copy(table.toSave())
    const position = editable(table)
    for (const [wrong, path] of [
      [{ ...position, legions: { fallen: 13 } }, 'legions.fallen'],
      [{ ...position, resources: { romans: 46 } }, 'resources.romans'],
      [{ ...position, senate: { box: 'intrigue', firm: true } }, 'senate.firm'],
    ] as const) {
      expect(refusal(() => adjustTable(table, wrong))?.params?.['path']).toBe(path)
    }
    expect(refusal(() => adjustTable(table, position))?.key).toBe('adjust.nothing')
    expect(copy(table.toSave())).toEqual(before)
  })

  it('comes out of a save as it was, and is played again to the last letter', () => {
    const table = played(40)
    adjustTable(table, { ...editable(table), resources: { romans: 7 } })
    const player = new RandomPlayer(5)
    for (let n = 0; n < 20 && table.decision; n++) answerByChance(table, player, `${n}`)
    const { table: loaded, lost } = loadTable(copy(table.toSave()))
    expect(lost).toBe(0)
    expect(loaded.state).toEqual(table.state)
    const again = openTable(setup, 3)
    for (const entry of table.entries) {
      if ('answer' in entry) again.answer(entry.answer)
      else again.adjust(() => entry.adjust)
    }
    expect(again.state).toEqual(table.state)
    expect(copy(again.log)).toEqual(copy(table.log))
  })
})

function refusal(act: () => void) {
  try {
    act()
  } catch (error) {
    if (error instanceof IllegalAnswer) return error.reason
    throw error
  }
  return undefined
}

describe('the log', () => {
  it('says each score after the line that has changed it, and ends at those of the board', () => {
    const table = played(150)
    const scores = new Map<string, { scores: number[]; margin: number }>()
    const start = previewBoard(setup)
    for (const f of ['romans', 'arverni', 'aedui', 'belgae'] as const)
      scores.set(f, { scores: start.factions[f].conditions.map((c) => c.score), margin: start.factions[f].margin ?? 0 })
    for (const line of logLines(table, 0))
      for (const { faction, ...now } of line.scores ?? []) {
        expect(now).not.toEqual(scores.get(faction))
        scores.set(faction, now)
      }
    const { factions } = viewOfTable(table).board
    for (const [faction, now] of scores) {
      const { conditions, margin } = factions[faction as keyof typeof factions]
      expect([faction, now]).toEqual([faction, { scores: conditions.map((c) => c.score), margin }])
    }
  })
})

describe('the course of a game', () => {
  it('has a point for each card and Winter, the last of which is the present', () => {
    const table = played(150)
    const course = courseOf(table)
    const { timeline, board } = viewOfTable(table)
    expect(course).toHaveLength(timeline.length)
    const last = course.at(-1)
    expect(last?.factions.romans.resources).toBe(board.resources.romans)
    expect(last?.factions.belgae.margin).toBe(board.factions.belgae.margin)
    const legions = last?.legions
    expect(legions && legions.map + legions.track + legions.fallen + legions.removed).toBe(12)
  })
})

describe('a game from a position', () => {
  it('begins with its pieces and open cards, and a deck of what has not been seen', () => {
    const table = played(60)
    const position = copy(openPosition(viewOfTable(table).board))
    expect(position.cards?.deck).toBeUndefined()
    const other = openTable({ ...setup, position, scenario: 'pax-gallica' }, 77)
    expect(brokenInvariants(other.state)).toEqual([])
    const { cards, regions, scenario, seats } = other.state
    expect(regions).toEqual(table.state.regions)
    expect([cards.current, cards.next]).toEqual([table.state.cards.current, table.state.cards.next])
    expect(cards.deck).toHaveLength(table.state.cards.deck.length)
    expect(cards.deck.filter((c) => c === 'winter')).toHaveLength(
      table.state.cards.deck.filter((c) => c === 'winter').length,
    )
    expect(scenario).toBe('the-great-revolt')
    expect(seats.romans.name).toBe('A')
  })

  it('is refused with what is wrong', () => {
    const position: Position = { resources: { romans: 99 } }
    expect(refusal(() => openTable({ ...setup, position }, 1))?.params?.['path']).toBe('resources.romans')
  })
})

describe('lines that were left', () => {
  it('are listed with the card they part at and the one they end with', () => {
    const table = played(60)
    const end = viewOfTable(table)
    table.goTo(20)
    const decision = table.decision
    if (!decision) throw new Error('nothing is asked')
    adjustTable(table, { ...editable(table), resources: { romans: 1 } })
    const [branch] = viewOfTable(table).branches ?? []
    expect(branch).toMatchObject({ answers: end.answers, card: end.timeline.at(-1)?.card, yearBC: end.board.yearBC })
    expect(branch?.cards).toBe(end.timeline.length)
    table.resume(0)
    expect(viewOfTable(table).board).toEqual(end.board)
    expect(viewOfTable(table).branches).toHaveLength(1)
  })
})
