import { describe, expect, test } from 'vitest'
import { cards } from '../../cards/cards'
import { cardTexts } from '../cards-en'
import { findTerms, otherWords, rulesOf, termIn } from './glossary'
import { terms } from './terms'

const found = (text: string, language = 'en') => findTerms(text, language).flatMap(({ term }) => term ?? [])

describe('the glossary', () => {
  test('explains every term, and names a paragraph for it', () => {
    for (const { id } of terms) {
      expect(termIn(id, 'en').meaning).toMatch(/\.$|\?$/)
      expect(rulesOf(id).length).toBeGreaterThan(0)
    }
  })

  test('has the words of each language, and English meanings until they are translated', () => {
    expect(termIn('supply-line', 'it')).toEqual({
      word: 'Linea di Rifornimento',
      meaning: termIn('supply-line', 'en').meaning,
    })
    expect(otherWords('warband', 'fr')).toEqual([
      { language: 'en', word: 'Warband' },
      { language: 'it', word: 'Banda di Guerrieri' },
    ])
  })
})

describe('terms in a text', () => {
  test('are found as whole words, the longest first, each once', () => {
    expect(found('A Limited Command, then a Command; Commands.')).toEqual(['limited-command', 'command'])
    expect(found('Marches by Warbands to Fortune; unshaded')).toEqual(['march', 'warband', 'unshaded'])
    expect(found('the march of Allies’ legions')).toEqual(['ally'])
  })

  test('leave every word of the text where it was', () => {
    for (const text of Object.values(cardTexts))
      expect(
        findTerms(text, 'en')
          .map(({ words }) => words)
          .join(''),
      ).toBe(text)
  })

  test('are found on almost every card', () => {
    const without = cards.filter(({ number }) => !found(cardTexts[`card.${number}.unshaded`] ?? '').length)
    expect(without).toEqual([])
  })

  test('are not looked for in a language without forms', () => {
    expect(findTerms('Légion', 'fr')).toEqual([{ words: 'Légion' }])
  })
})
