import { describe, expect, test } from 'vitest'
import { parseInline, plainText, stringsOf } from './markup'

describe('the markup of the rules', () => {
  test('knows links to paragraphs and cards, and words that stand out', () => {
    expect(parseInline('**Cost:** see {rule:4.2.1} and {card:13}.')).toEqual([
      { kind: 'strong', words: 'Cost:' },
      { kind: 'words', words: ' see ' },
      { kind: 'rule', rule: '4.2.1' },
      { kind: 'words', words: ' and ' },
      { kind: 'card', card: 13 },
      { kind: 'words', words: '.' },
    ])
  })

  test('takes whatever is no markup for words', () => {
    for (const odd of ['{rule:}', '{card:x}', '** alone', 'a * b', '{n}', ''])
      expect(
        parseInline(odd)
          .map((part) => (part.kind === 'words' ? part.words : '?'))
          .join(''),
      ).toBe(odd)
  })

  test('gives all words of every kind of block, in reading order', () => {
    expect(stringsOf({ head: ['a', 'b'], rows: [['c', 'd'], ['e']] })).toEqual(['a', 'b', 'c', 'd', 'e'])
    const body = ['1 **2**', { list: ['3'] }, { steps: ['4', '5'] }, { example: '6' }, { ruling: '{rule:7.1}' }]
    expect(plainText({ title: '0', body })).toBe('0 1 2 3 4 5 6 7.1')
  })
})
