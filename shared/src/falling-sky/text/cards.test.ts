import { describe, expect, test } from 'vitest'
import { cardTexts } from './cards-en'
import { fr } from './fr'
import { it } from './it'

type Texts = Readonly<Record<string, string>>

/** The words by which a language leaves a choice, sets a limit or grants something for free. */
interface Wording {
  language: string
  texts: Texts
  may: RegExp
  upTo: RegExp
  free: RegExp
}

const english: Wording = {
  language: 'en',
  texts: cardTexts,
  may: /\b(may|can|need not)\b/,
  upTo: /up to|at most/i,
  free: /\bfree\b/,
}

/** What lasts to the end of a card (« jusqu’à la fin », «fino alla fine») is no limit. */
const translations: readonly Wording[] = [
  {
    language: 'fr',
    texts: fr,
    may: /\b(peut|peuvent|pouvez)(?!\p{L})/u,
    upTo: /jusqu’(à(?! la)|au )|au plus/,
    free: /gratuit/,
  },
  {
    language: 'it',
    texts: it,
    may: /\b(può|possono|puoi)(?!\p{L})/u,
    upTo: /fino al? (?!fine)|al massimo/,
    free: /gratuit/,
  },
]

/** The texts of both sides, not the tips, which each language says in its own way. */
const sides = Object.keys(cardTexts).filter((key) => /\.(un)?shaded/.test(key))

/** The numbers from two up that stand in figures; one is often an article elsewhere, and 3.2.4 is a paragraph. */
function figures(text: string): string[] {
  const all = text.match(/(?<![\d.])\d+(?![.\d]*\d)/g) ?? []
  return [...new Set(all)].filter((figure) => figure !== '1').sort()
}

describe.each(translations)('the cards in $language', (translation) => {
  const { texts } = translation
  const told = (key: string): string => texts[key] ?? ''
  const differing = (of: 'may' | 'upTo' | 'free'): string[] =>
    sides.filter((key) => english[of].test(cardTexts[key] ?? '') !== translation[of].test(told(key)))

  test('name the same numbers as in English', () => {
    for (const [key, text] of Object.entries(cardTexts)) expect([key, figures(told(key))]).toEqual([key, figures(text)])
  })

  test('leave a choice where the English card does', () => {
    expect(differing('may')).toEqual([])
  })

  test('set a limit where the English card does', () => {
    expect(differing('upTo')).toEqual([])
  })

  test('grant for free what the English card does', () => {
    expect(differing('free')).toEqual([])
  })
})
