import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import paragraphs from '../../../../cases/paragraphs.json'
import { cards } from '../../cards/cards'
import { terms } from '../glossary/terms'
import { parseInline, stringsOf, type Inline } from './markup'
import { chapterOf, chapters, depthOf, paragraph, ruleNumbers } from './rules'
import { rulesEn } from './en/rules'

const inlines = (number: string): readonly Inline[] =>
  (paragraph(number, 'en')?.body ?? []).flatMap(stringsOf).flatMap(parseInline)
const missing = (rules: Iterable<string>): readonly string[] => [...rules].filter((rule) => !paragraph(rule, 'en'))

describe('the paragraphs', () => {
  test('are those of the index, each with a title and a text', () => {
    expect([...ruleNumbers].sort()).toEqual(paragraphs.map((p) => p.number).sort())
    const empty = ruleNumbers.filter((n) => !rulesEn[n]?.title || !rulesEn[n].body.some((b) => stringsOf(b).join('')))
    expect(empty).toEqual([])
  })

  test('stand in the order of the rulebook', () => {
    expect(ruleNumbers.slice(0, 6)).toEqual(['1.0', '1.1', '1.2', '1.3', '1.3.1', '1.3.2'])
    expect(ruleNumbers).toEqual(paragraphs.map((p) => p.number))
    expect(new Set(ruleNumbers.map(chapterOf))).toEqual(new Set(chapters))
    expect(['3.0', '3.2', '3.2.4'].map(depthOf)).toEqual([1, 1, 2])
  })

  test('link only to paragraphs and cards that there are, and not to themselves', () => {
    for (const number of ruleNumbers) {
      const links = inlines(number).flatMap((part) => (part.kind === 'rule' ? [part.rule] : []))
      expect([number, missing(links)]).toEqual([number, []])
      expect(links).not.toContain(number)
      const named = inlines(number).flatMap((part) => (part.kind === 'card' ? [part.card] : []))
      expect([number, named.filter((n) => !cards.some((c) => c.number === n))]).toEqual([number, []])
    }
  })

  test('hold no markup that was not understood', () => {
    const odd = ruleNumbers.filter((number) =>
      inlines(number).some((part) => 'words' in part && /[{}]|\*\*|\[ruling\]/.test(part.words)),
    )
    expect(odd).toEqual([])
  })

  test('have tables whose rows are as wide as their heads', () => {
    for (const number of ruleNumbers)
      for (const block of paragraph(number, 'en')?.body ?? [])
        if (typeof block === 'object' && 'rows' in block)
          expect([number, block.rows.filter((row) => row.length !== block.head.length)]).toEqual([number, []])
  })

  test('are found with a finer point behind a slash, in a language that lacks them, and not for a card', () => {
    expect(paragraph('3.2.2/harassment', 'en')).toBe(rulesEn['3.2.2'])
    expect(paragraph('3.2.2', 'fr')).toBe(rulesEn['3.2.2'])
    expect(paragraph('card 30', 'en')).toBeUndefined()
  })
})

describe('what Non-players do with Events', () => {
  const places = { belgae: '8.5.2', aedui: '8.6.1', arverni: '8.7.2', romans: '8.8.2' } as const

  test.each(Object.entries(places))('%s: the lists are those of the signs on the cards', (faction, number) => {
    const body = paragraph(number, 'en')?.body ?? []
    const cardsIn = (text: string): number[] =>
      parseInline(text).flatMap((part) => (part.kind === 'card' ? [part.card] : []))
    const after = (label: string): number[] =>
      cardsIn(
        body
          .flatMap(stringsOf)
          .find((s) => s.includes(label))
          ?.split(label)[1] ?? '',
      ).sort((a, b) => a - b)
    const table = body.flatMap((block) => (typeof block === 'object' && 'rows' in block ? block.rows : []))
    const withSign = (sign: string): number[] =>
      cards.filter((c) => Object.entries(c.symbols).some(([f, s]) => f === faction && s === sign)).map((c) => c.number)

    expect(after('**Never:**')).toEqual(withSign('swords'))
    if (faction === 'arverni') expect(after('**Carnyx, no roll:**')).toEqual(withSign('carnyx'))
    const instructed = table.flatMap(([cell = '']) => cardsIn(cell)).sort((a, b) => a - b)
    expect(instructed).toEqual(withSign('laurels'))
  })
})

/** Everything in the sources that is written like the number of a rule. */
function writtenRules(folder: string, pattern: RegExp): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile() && /\.(ts|vue)$/.test(e.name) && !/\.test\.ts$/.test(e.name))
    .map((e) => `${e.parentPath}/${e.name}`)
    .filter((file) => !file.includes('/text/'))
  return new Set(files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map((m) => m[1] ?? '')))
}

describe('every number that a chip can show has a text', () => {
  const source = (path: string): string => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

  test('in the sources of the engine', () => {
    const written = writtenRules(source('shared/src'), /['`]([1-8](?:\.\d+)+(?:\/[\w-]+)?)['`]/g)
    expect(written.size).toBeGreaterThan(80)
    expect(missing(written)).toEqual([])
  })

  test('in the sources of the screens', () => {
    const written = writtenRules(source('renderer/src'), /(?:\srule=|rule: )["']([\d.]+)["']/g)
    expect(written.size).toBeGreaterThanOrEqual(4)
    expect(missing(written)).toEqual([])
  })

  test('in the glossary', () => {
    expect(missing(terms.flatMap((term) => term.rules))).toEqual([])
  })
})
