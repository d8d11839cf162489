import { describe, expect, it } from 'vitest'
import { ruleNumbers } from '@gallia/shared/falling-sky/text/rules/rules'
import { terms } from '@gallia/shared/falling-sky/text/glossary/terms'
import { wordsOf } from '../reading/search'
import { foundRules, foundTerms, shelfOf } from './shelves'

const rules = (typed: string): readonly string[] => foundRules(wordsOf(typed), 'en')

describe('the shelves of the library', () => {
  it('hold everything while nothing is searched for', () => {
    expect(rules('')).toEqual(ruleNumbers)
    expect(foundTerms([], 'en')).toHaveLength(terms.length)
  })

  it('find paragraphs by words of title, text, tables and examples', () => {
    expect(rules('supply line cisalpina')).toContain('3.2.1')
    expect(rules('eburones')).toEqual(['1.3.1'])
    expect(rules('RIVER tolls')).toContain('6.4.3')
    expect(rules('wolves bark')).toEqual([])
  })

  it('find a paragraph by its number, and what belongs under it', () => {
    expect(rules('4.2')).toEqual(['4.2', '4.2.1', '4.2.2', '4.2.3'])
    expect(rules('3.3.1')).toEqual(['3.3.1'])
  })

  it('find terms by name, meaning and the words of other languages', () => {
    expect(foundTerms(wordsOf('rifornimento'), 'en')).toEqual(['supply-line'])
    expect(foundTerms(wordsOf('embusquer'), 'en')).toEqual(['ambush'])
    expect(foundTerms(wordsOf('chaîne de Régions amies'), 'fr')).toEqual(['supply-line'])
  })

  it.each([
    ['en', 'win', 'threshold'],
    ['en', 'die roll', 'roll'],
    ['en', 'money', 'resources'],
    ['en', 'leader dies', 'successor'],
    ['en', 'Rhine', 'rhenus'],
    ['en', 'tie', 'margin'],
    ['en', 'turn order', 'sequence-of-play'],
    ['fr', 'embuscade', 'ambush'],
    ['fr', 'retraite', 'retreat'],
    ['fr', 'éligible', 'eligible'],
    ['it', 'arruolare', 'enlist'],
    ['it', 'pareggio', 'margin'],
  ])('find terms by everyday words (%s: %s)', (language, typed, term) => {
    expect(foundTerms(wordsOf(typed), language)).toContain(term)
  })

  it('keep the flowcharts of the bots apart from the rules', () => {
    expect(shelfOf({ kind: 'rule', rule: '8.5.1' })).toBe('bots')
    expect(shelfOf({ kind: 'rule', rule: '7.3' })).toBe('rules')
  })
})
