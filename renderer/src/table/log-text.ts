import type { LogLine, TimelineEntry } from '@gallia/shared/protocol'
import { pathInShort } from '../playback/scene'
import type { useText } from '../text/i18n'

type Words = ReturnType<typeof useText>

/** A line of the log as it is read: the sentence, without its scores. */
export function lineInWords(line: LogLine, { tx }: Pick<Words, 'tx'>): string {
  return tx(line.path ? pathInShort(line) : line.text)
}

/** "Romans 13, margin −2": the scores that a line has changed. */
export function scoresInWords(
  { scores = [] }: LogLine,
  { t, list, signed }: Pick<Words, 't' | 'list' | 'signed'>,
): string[] {
  return scores.map(({ faction, scores: now, margin }) =>
    t('ui.log.score', {
      faction: { kind: 'faction', id: faction },
      score: list(now.map(String)),
      margin: signed(margin),
    }),
  )
}

/** The whole log as plain text, for players at another table: a heading for each card, then its lines. */
export function logAsText(
  title: string,
  lines: readonly LogLine[],
  timeline: readonly TimelineEntry[],
  words: Words,
): string {
  const { t, name } = words
  const headings = new Map(timeline.map((entry, i) => [entry.line, { entry, n: i + 1 }]))
  const text = [title]
  lines.forEach((line, i) => {
    const card = headings.get(i)
    if (card) text.push('', t('ui.log.heading', { n: card.n, card: { kind: 'card', id: String(card.entry.card) } }))
    const sentence = lineInWords(line, words)
    // Where the emblem stands on the screen stands a name, unless the sentence says it.
    const faction = line.faction ? name('faction', line.faction) : ''
    const who = sentence.includes(faction) ? '' : `${faction}: `
    const rule = line.rule ? ` [${line.rule}]` : ''
    const scores = scoresInWords(line, words)
    text.push(`${who}${sentence}${rule}${scores.length ? ` (${scores.join('; ')})` : ''}`)
  })
  return `${text.join('\n')}\n`
}
