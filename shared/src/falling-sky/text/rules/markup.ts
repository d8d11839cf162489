/** A part of a sentence: words, or a link to a paragraph of the rules or to a card. */
export type Inline =
  | { kind: 'words'; words: string }
  | { kind: 'strong'; words: string }
  | { kind: 'rule'; rule: string }
  | { kind: 'card'; card: number }

/**
 * A piece of a paragraph. A bare string is running text; in every string `{rule:4.2.1}` and `{card:13}` are links and
 * `**words**` stand out.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }
  /** How a rule works out in a game. */
  | { example: string }
  /** What Gallia decides where the rulebook is silent. */
  | { ruling: string }

export interface Paragraph {
  title: string
  body: readonly Block[]
}

/** The paragraphs of one language by their number. */
export type RuleTexts = Readonly<Record<string, Paragraph>>

const mark = /\{rule:([^}]+)\}|\{card:(\d+)\}|\*\*(.+?)\*\*/g

/** Reads the markup of one string. Whatever is not markup is words, so that no text is ever lost. */
export function parseInline(source: string): readonly Inline[] {
  const parts: Inline[] = []
  let at = 0
  for (const found of source.matchAll(mark)) {
    if (found.index > at) parts.push({ kind: 'words', words: source.slice(at, found.index) })
    const [whole, rule, card, strong] = found
    if (rule !== undefined) parts.push({ kind: 'rule', rule })
    else if (card !== undefined) parts.push({ kind: 'card', card: Number(card) })
    else parts.push({ kind: 'strong', words: strong ?? '' })
    at = found.index + whole.length
  }
  if (at < source.length) parts.push({ kind: 'words', words: source.slice(at) })
  return parts
}

/** All strings of a block, in the order in which they are read. */
export function stringsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('steps' in block) return block.steps
  if ('example' in block) return [block.example]
  if ('ruling' in block) return [block.ruling]
  return [...block.head, ...block.rows.flat()]
}

/** A paragraph as a search reads it: its title and all its words, links as their numbers. */
export function plainText({ title, body }: Paragraph): string {
  return [title, ...body.flatMap(stringsOf).map((source) => parseInline(source).map(wordsOf).join(''))].join(' ')
}

function wordsOf(part: Inline): string {
  switch (part.kind) {
    case 'words':
    case 'strong':
      return part.words
    case 'rule':
      return part.rule
    case 'card':
      return String(part.card)
  }
}
