import { termsEn } from './en'
import { termsFr } from './fr'
import { termsIt } from './it'
import { terms, type TermId } from './terms'

export interface TermText {
  word: string
  /** The words of a card's text that lead to the term, as they are written there. */
  forms?: readonly string[]
  meaning: string
}
/** All terms in one language. */
export type Terms = Readonly<Record<TermId, TermText>>

const languages = { en: termsEn, fr: termsFr, it: termsIt } as const
export type Language = keyof typeof languages
export const isLanguage = (language: string): language is Language => language in languages
const textsIn = (language: string): Terms => languages[isLanguage(language) ? language : 'en']

/** A term as a reader of the language finds it. */
export function termIn(id: TermId, language: string): TermText {
  return textsIn(language)[id]
}

/** What the term is called in the other languages, for those who own the game in one of them. */
export function otherWords(id: TermId, language: string): readonly { language: string; word: string }[] {
  return Object.entries(languages)
    .filter(([other]) => other !== language)
    .map(([other, texts]) => ({ language: other, word: texts[id].word }))
}

/** The paragraphs that say what the term is, the first one best. */
export function rulesOf(id: TermId): readonly string[] {
  return terms.find((term) => term.id === id)?.rules ?? []
}

/** A stretch of a text, and the term that it stands for. */
export interface Stretch {
  words: string
  term?: TermId
}

/**
 * Cuts a text where terms of the glossary stand in it: whole words, the longest term first ("Limited Command" is not
 * a Command), and each term only once.
 */
export function findTerms(text: string, language: string): readonly Stretch[] {
  const known = formsIn(language)
  const seen = new Set<TermId>()
  const stretches: Stretch[] = []
  let at = 0
  for (const found of text.matchAll(known.pattern)) {
    const term = known.byForm.get(found[0])
    if (!term || seen.has(term)) continue
    seen.add(term)
    if (found.index > at) stretches.push({ words: text.slice(at, found.index) })
    stretches.push({ words: found[0], term })
    at = found.index + found[0].length
  }
  if (at < text.length) stretches.push({ words: text.slice(at) })
  return stretches
}

interface Forms {
  pattern: RegExp
  byForm: ReadonlyMap<string, TermId>
}
const knownForms = new Map<string, Forms>()

/** All forms of a language as one pattern, built once. */
function formsIn(language: string): Forms {
  const built = knownForms.get(language)
  if (built) return built
  const byForm = new Map(
    terms.flatMap(({ id }) => (textsIn(language)[id].forms ?? []).map((form) => [form, id] as const)),
  )
  const longestFirst = [...byForm.keys()].sort((a, b) => b.length - a.length)
  // No form at all must match nothing, not everything.
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${longestFirst.join('|') || '(?!)'})(?![\\p{L}\\d-])`, 'gu')
  const forms = { pattern, byForm }
  knownForms.set(language, forms)
  return forms
}
