import { describe, expect, it } from 'vitest'
import { someSaves } from '../../test/fake-host'
import { lastPlayed, personsOf, sorted } from './entries'

const scenarioName = (id: string): string => ({ 'pax-gallica': 'Pax Gallica?' })[id] ?? id
const ids = (...args: Parameters<typeof sorted>): string[] => sorted(...args).map((e) => e.id)

describe('the list of games', () => {
  it('is ordered by date, name or year, damaged files last', () => {
    expect(ids(someSaves, 'newest', '', scenarioName)).toEqual(['game', 'friday', 'lesson', 'done', 'caesar-alone'])
    expect(ids(someSaves, 'name', '', scenarioName)[0]).toBe('friday')
    expect(ids(someSaves, 'year', '', scenarioName).at(-2)).toBe('done')
    expect(ids(someSaves, 'name', '', scenarioName).at(-1)).toBe('caesar-alone')
  })

  it('finds by name, scenario and person, all words together', () => {
    expect(ids(someSaves, 'newest', 'pax ada', scenarioName)).toEqual(['lesson'])
    expect(ids(someSaves, 'newest', 'pax livia', scenarioName)).toEqual([])
    expect(ids(someSaves, 'newest', 'CAESAR', scenarioName)).toEqual(['caesar-alone'])
  })

  it('continues with the last game that is not over and can be opened', () => {
    expect(lastPlayed(someSaves)?.id).toBe('game')
    const fresher = someSaves.map((e) => (e.id === 'done' || e.problem ? { ...e, modified: Date.now() * 2 } : e))
    expect(lastPlayed(fresher)?.id).toBe('game')
    expect(lastPlayed([])).toBeUndefined()
  })

  it('shows a person with two Factions once', () => {
    expect(personsOf({ romans: 'Ada', arverni: 'Ben', aedui: 'Ada', belgae: '' })).toEqual([
      { name: 'Ada', factions: ['romans', 'aedui'] },
      { name: 'Ben', factions: ['arverni'] },
    ])
  })
})
