import { everydayWords } from '@gallia/shared/falling-sky/text/glossary/everyday'
import { termIn, otherWords } from '@gallia/shared/falling-sky/text/glossary/glossary'
import { terms, type TermId } from '@gallia/shared/falling-sky/text/glossary/terms'
import { plainText } from '@gallia/shared/falling-sky/text/rules/markup'
import { chapterOf, chapters, paragraph, ruleNumbers, type Chapter } from '@gallia/shared/falling-sky/text/rules/rules'
import { holdsAll } from '../reading/search'
import type { Page } from '../stores/reading'

export const shelves = ['cards', 'rules', 'bots', 'glossary'] as const
export type Shelf = (typeof shelves)[number]

/** The flowcharts of the Non-players stand on a shelf of their own: whoever plays without bots need not pass them. */
export const chaptersOn = {
  rules: chapters.filter((chapter) => chapter !== '8'),
  bots: ['8'],
} as const satisfies Record<'rules' | 'bots', readonly Chapter[]>

export function shelfOf(page: Page): Shelf {
  switch (page.kind) {
    case 'card':
      return 'cards'
    case 'term':
      return 'glossary'
    case 'rule':
      return chapterOf(page.rule) === '8' ? 'bots' : 'rules'
  }
}

/** The paragraphs in which every word stands; a number alone finds the paragraph and what belongs under it. */
export function foundRules(words: readonly string[], language: string): readonly string[] {
  const [only] = words
  if (words.length === 1 && only !== undefined && /^\d+(\.\d+)+$/.test(only))
    return ruleNumbers.filter((number) => number === only || number.startsWith(`${only}.`))
  return ruleNumbers.filter((number) => holdsAll(textOfRule(number, language), words))
}

function textOfRule(number: string, language: string): string {
  const text = paragraph(number, language)
  return text ? `${number} ${plainText(text)}` : ''
}

/** The terms in whose names, meaning, translations or everyday words every word stands. */
export function foundTerms(words: readonly string[], language: string): readonly TermId[] {
  return terms.map(({ id }) => id).filter((id) => holdsAll(textOfTerm(id, language), words))
}

/** The terms that are called so, in the reader's language or another. */
export function termsCalled(words: readonly string[], language: string): readonly TermId[] {
  return terms.map(({ id }) => id).filter((id) => holdsAll(namesOfTerm(id, language), words))
}

function namesOfTerm(id: TermId, language: string): string {
  return [termIn(id, language).word, ...otherWords(id, language).map((other) => other.word)].join(' ')
}

function textOfTerm(id: TermId, language: string): string {
  const { meaning, forms = [] } = termIn(id, language)
  return [namesOfTerm(id, language), meaning, ...forms, everydayWords(id, language)].join(' ')
}
