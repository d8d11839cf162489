/** A paragraph of the rules, as the index lists it: shared/cases/paragraphs.json. */
export interface Paragraph {
  number: string
  title: string
  /** `rule`: a case should cite it. `bot`: chapter 8. `aid`: nothing of its own to prove. */
  kind: 'rule' | 'bot' | 'aid'
  /** Finer points, cited as `3.2.2/harassment`. */
  tags: readonly string[]
}

/** The paragraphs of some chapters; of all if none is named. */
export function inChapters(paragraphs: readonly Paragraph[], chapters: readonly number[]): Paragraph[] {
  return paragraphs.filter((p) => !chapters.length || chapters.includes(Number(p.number.split('.')[0])))
}

/** Paragraphs and tags of kind rule that nothing cites. A case that cites a tag covers its paragraph too. */
export function uncovered(paragraphs: readonly Paragraph[], cited: ReadonlySet<string>): string[] {
  const paragraphsCited = new Set([...cited].map((rule) => rule.split('/')[0] ?? rule))
  return paragraphs
    .filter((p) => p.kind === 'rule')
    .flatMap(({ number, tags }) => [
      ...(paragraphsCited.has(number) ? [] : [number]),
      ...tags.map((tag) => `${number}/${tag}`).filter((rule) => !cited.has(rule)),
    ])
}

/** Cited rules that the index doesn't know: a misspelt tag would cover nothing. */
export function unknownRules(paragraphs: readonly Paragraph[], cited: readonly string[]): string[] {
  const known = new Set(paragraphs.flatMap((p) => [p.number, ...p.tags.map((tag) => `${p.number}/${tag}`)]))
  return cited.filter((rule) => !known.has(rule) && !citesCard(rule))
}

/** `card 31`, `card 31/shaded`, `card 31/tip`: an Event card, one of its texts, or a tip that decides something. */
function citesCard(rule: string): boolean {
  const card = /^card (\d+)(\/(unshaded|shaded|tip))?$/.exec(rule)?.[1]
  return card !== undefined && Number(card) >= 1 && Number(card) <= 72
}
