import { describe, expect, test } from 'vitest'
import { rulesEn } from './en/rules'
import { rulesFr } from './fr/rules'
import { rulesIt } from './it/rules'
import { parseInline, stringsOf, type Block } from './markup'

/** The languages whose rules are complete. */
const translations = [
  { language: 'fr', rules: rulesFr },
  { language: 'it', rules: rulesIt },
]

const numbers = Object.keys(rulesEn)

/** What a translation keeps of a block: its kind, its size, and where its links and its strong words are. */
function shapeOf(block: Block): unknown {
  const kind = typeof block === 'string' ? 'words' : Object.keys(block).join()
  const width = typeof block === 'object' && 'head' in block ? block.head.length : 1
  return [kind, width, stringsOf(block).map(linksOf)]
}

function linksOf(source: string): string[] {
  return parseInline(source)
    .flatMap((part) => {
      switch (part.kind) {
        case 'words':
          return []
        case 'strong':
          return ['strong']
        case 'rule':
          return [`rule ${part.rule}`]
        case 'card':
          return [`card ${part.card}`]
      }
    })
    .sort()
}

describe.each(translations)('the rules in $language', ({ rules }) => {
  test('are those of English, none missing and none besides', () => {
    expect(Object.keys(rules).sort()).toEqual([...numbers].sort())
  })

  test('have the same tables, lists and links in every paragraph', () => {
    for (const number of numbers) {
      const [ours, theirs] = [rules[number]?.body ?? [], rulesEn[number]?.body ?? []]
      expect([number, ours.map(shapeOf)]).toEqual([number, theirs.map(shapeOf)])
    }
  })

  test('are translated, every sentence', () => {
    const left = numbers.flatMap((number) => {
      const english = new Set((rulesEn[number]?.body ?? []).flatMap(stringsOf))
      const same = (rules[number]?.body ?? []).flatMap(stringsOf).filter((words) => english.has(words))
      return same.filter((words) => /\p{Ll} \p{Ll}/u.test(words))
    })
    expect(left).toEqual([])
  })
})
