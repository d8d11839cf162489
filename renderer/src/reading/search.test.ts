import { describe, expect, it } from 'vitest'
import { cutAt, holdsAll, plain, wordsOf } from './search'

describe('searching a text', () => {
  it('looks past accents, capitals and curly apostrophes', () => {
    expect(wordsOf('  ÉLITE  Vercingetorix’s ')).toEqual(['elite', "vercingetorix's"])
    expect(wordsOf('e\u0301lite')).toEqual(['elite'])
    expect(holdsAll('The Élite of Gaul', ['elite', 'gaul'])).toBe(true)
    expect(holdsAll('The Élite of Gaul', ['elite', 'rome'])).toBe(false)
    expect(holdsAll('anything', [])).toBe(true)
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
