import { describe, expect, test } from 'vitest'
import { cards } from '../../cards/cards'
import { cardTexts } from '../cards-en'
import { fr } from '../fr'
import { it } from '../it'
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

  test('has the words of each language', () => {
    expect(termIn('supply-line', 'it').word).toBe('Linea di Rifornimento')
    expect(otherWords('warband', 'fr')).toEqual([
      { language: 'en', word: 'Warband' },
      { language: 'it', word: 'Banda di Guerrieri' },
    ])
  })
})

describe.each(['fr', 'it'])('the glossary in %s', (language) => {
  test('explains every term in its own words', () => {
    const left = terms.filter(({ id }) => termIn(id, language).meaning === termIn(id, 'en').meaning)
    expect(left).toEqual([])
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

  test.each([
    ['en', cardTexts],
    ['fr', fr],
    ['it', it],
  ])('are found on every card in %s', (language, texts) => {
    const without = cards.filter(({ number }) => !found(texts[`card.${number}.unshaded`] ?? '', language).length)
    expect(without).toEqual([])
  })

  test('are found in French, whatever their gender and number', () => {
    expect(found('Un Ordre régional gratuit, puis un Ordre ; des Guerriers dissimulés.', 'fr')).toEqual([
      'limited-command',
      'free',
      'command',
      'warband',
      'hidden',
    ])
  })

  test('are found in Italian: a piece is Available in other words than a Faction is Eligible', () => {
    expect(found('Tornano Disponibili? Le Bande tornano Disponibili.', 'it')).toEqual([
      'eligible',
      'warband',
      'available',
    ])
    expect(found('Un Comando Limitato gratuito; testo non ombreggiato.', 'it')).toEqual([
      'limited-command',
      'free',
      'unshaded',
    ])
  })
})
