import { describe, expect, it } from 'vitest'
import { cards } from '@gallia/shared/falling-sky/cards/cards'
import { baseBoard } from '../../test/fake-game'
import { flatten } from '../text/i18n'
import { en } from '@gallia/shared/falling-sky/text/en'
import { wordsOf } from '../reading/search'
import { filterCards, noFilter } from './filter'

const texts = flatten(en)
const textOf = (card: number): string =>
  ['title', 'unshaded', 'shaded'].map((part) => texts[`card.${card}.${part}`] ?? '').join(' ')
const found = (filter: Partial<typeof noFilter>, board = baseBoard): number[] =>
  filterCards({ ...noFilter, ...filter }, wordsOf(filter.words ?? ''), textOf, board).map((card) => card.number)

describe('the cards of the library', () => {
  it('are all there without a filter', () => {
    expect(found({})).toEqual(cards.map((card) => card.number))
    expect(found({})).toHaveLength(72)
  })

  it('are found by words of title and texts, in any order, without accents and capitals', () => {
    expect(found({ words: 'ELITE vercingetorix’s' })).toContain(30)
    expect(found({ words: "vercingetorix's elite" })).toContain(30)
    expect(found({ words: 'no such word as this' })).toEqual([])
  })

  it('are found by their number alone', () => {
    expect(found({ words: '7' })).toEqual([7])
  })

  it('are narrowed by who is first, by kind and by what has become of them', () => {
    const arverni = found({ first: 'arverni' })
    expect(arverni).toHaveLength(18)
    expect(arverni.every((n) => cards.find((c) => c.number === n)?.order[0] === 'arverni')).toBe(true)
    expect(found({ kind: 'capability' })).toHaveLength(cards.filter((c) => c.capability).length)
    expect(found({ kind: 'dual' }).length + found({ kind: 'single' }).length).toBe(72)
    const board = { ...baseBoard, lasting: [20], capabilities: [{ card: 8, side: 'shaded' as const, holder: 'romans' as const }] } // prettier-ignore
    expect(found({ place: 'in-force' }, board)).toEqual([8, 20])
    const ring = { region: 'sequani', faction: 'arverni', leader: false, hidden: 1, revealed: 0, scouted: 0, tribes: [] } as const // prettier-ignore
    expect(found({ place: 'in-force' }, { ...board, circumvallation: ring, colony: 'nervii' })).toEqual([4, 8, 20, 71])
    expect(found({ place: 'played' }, board)).toEqual([...baseBoard.cards.played].sort((a, b) => Number(a) - Number(b)))
  })
})
