import { describe, expect, it } from 'vitest'
import { meant } from './question-words'
import { cutAt, holdsAll, loosened, plain, wordsOf } from './search'

describe('searching a text', () => {
  it('looks past accents, capitals and curly apostrophes', () => {
    expect(wordsOf('  ÉLITE  Vercingetorix’s ')).toEqual(['elite', 'vercingetorix', 's'])
    expect(wordsOf('“l’Élite”, 3.2.4. Où ?')).toEqual(['l', 'elite', '3.2.4', 'ou'])
    expect(wordsOf('e\u0301lite')).toEqual(['elite'])
    expect(holdsAll('The Élite of Gaul', ['elite', 'gaul'])).toBe(true)
    expect(holdsAll('The Élite of Gaul', ['elite', 'rome'])).toBe(false)
    expect(holdsAll('anything', [])).toBe(true)
  })

  it('finds beginnings of words, not what stands in the middle of others', () => {
    expect(holdsAll('Two Cities of the Aedui', ['tie'])).toBe(false)
    expect(holdsAll('Two Cities of the Aedui', ['citi', 'aed'])).toBe(true)
    expect(holdsAll('see 13.2.4', ['3.2.4'])).toBe(false)
    expect(holdsAll('l’Aigle (perdue)', wordsOf("l'aigle PERDUE"))).toBe(true)
  })

  it('reads ligatures as they are typed', () => {
    for (const typed of ['manœuvre', 'manoeuvre']) {
      expect(holdsAll('Une manœuvre', wordsOf(typed))).toBe(true)
      expect(cutAt('Une manœuvre', wordsOf(typed))[1]).toEqual({ words: 'manœuvre', found: true })
    }
  })

  it('leaves out what only makes a question of it', () => {
    const asked = (typed: string, language: string) => meant(wordsOf(typed), language)
    expect(asked('What is a Citadel?', 'en')).toEqual(['citadel'])
    expect(asked('Qu’est-ce que l’embuscade ?', 'fr')).toEqual(['embuscade'])
    expect(asked('Che cos’è una Cittadella?', 'it')).toEqual(['cittadella'])
    expect(asked('what is', 'en')).toEqual(['what', 'is'])
  })

  it('can go by the beginnings of long words', () => {
    expect(loosened(['retreating', 'army', '3.2.4'])).toEqual(['retrea', 'army', '3.2.4'])
  })

  it('keeps every letter in its place, whatever the letter', () => {
    for (const text of ['Éduen ’ ß İ ﬁ', '6 × ½', 'Rhenus 🐺 wolf']) expect(plain(text)).toHaveLength(text.length)
  })

  it('cuts a text where the words stand, the longer of two that begin together', () => {
    expect(cutAt('Éduen: edu', wordsOf('edu eduen'))).toEqual([
      { words: 'Éduen', found: true },
      { words: ': ', found: false },
      { words: 'edu', found: true },
    ])
    expect(cutAt('nothing', [])).toEqual([{ words: 'nothing', found: false }])
    expect(cutAt('', wordsOf('x'))).toEqual([])
  })
})
