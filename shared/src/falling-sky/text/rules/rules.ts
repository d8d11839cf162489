import { rulesEn } from './en/rules'
import type { Paragraph, RuleTexts } from './markup'

/** The rules in our own words, by language. A paragraph that a language lacks is read in English. */
const languages = new Map<string, RuleTexts>([['en', rulesEn]])

/** Adds the rules in another language, which is loaded only when it is chosen. */
export function addRules(language: string, texts: RuleTexts): void {
  languages.set(language, texts)
}

/** The numbers of all paragraphs, in the order of the rulebook: 3.2 stands before 3.2.1, and 3.9 before 3.10. */
export const ruleNumbers: readonly string[] = Object.keys(rulesEn).sort(byNumber)

export const chapters = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
export type Chapter = (typeof chapters)[number]

/** The paragraph that a rule number names, in a language; undefined if there is none, as for `card 30`. */
export function paragraph(rule: string, language: string): Paragraph | undefined {
  const number = numberOf(rule)
  return languages.get(language)?.[number] ?? rulesEn[number]
}

/** The number alone: finer points are named with a slash, as `3.2.2/harassment`, and stand in the same paragraph. */
export function numberOf(rule: string): string {
  return rule.split('/')[0] ?? rule
}

/** The chapter that a paragraph stands in. */
export function chapterOf(rule: string): Chapter | undefined {
  return chapters.find((chapter) => rule.split('.')[0] === chapter)
}

/** How deep a paragraph lies: 1 for a section as 3.2, also for the heading 3.0; 2 for 3.2.1. */
export function depthOf(rule: string): number {
  return rule.split('.').length - 1
}

function byNumber(a: string, b: string): number {
  const [left, right] = [a, b].map((number) => number.split('.').map(Number))
  for (let i = 0; i < Math.max(left?.length ?? 0, right?.length ?? 0); i++) {
    const difference = (left?.[i] ?? -1) - (right?.[i] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}
