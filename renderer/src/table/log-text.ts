import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { Text, TextParam, Thing } from '@gallia/shared/kernel/text'
import type { LogLine, TimelineEntry } from '@gallia/shared/protocol'
import { pathInShort } from '../playback/scene'
import type { useText } from '../text/i18n'

type Words = ReturnType<typeof useText>

/** A line of the log as it is read: the sentence, without its scores. */
export function lineInWords(line: LogLine, { tx }: Pick<Words, 'tx'>): string {
  return tx(textOf(line))
}

/** The same where no emblem stands beside it: with the name of the Faction, unless the sentence says it. */
export function lineWithName(line: LogLine, words: Pick<Words, 'tx' | 'name'>): string {
  const sentence = lineInWords(line, words)
  const { faction } = line
  const said = !faction || names(sentence, textOf(line), faction, words)
  return said ? sentence : `${words.name('faction', faction)}: ${sentence}`
}

const textOf = (line: LogLine): Text => (line.path ? pathInShort(line) : line.text)

/** "Romans 13, margin −2": the scores that a line has changed. */
export function scoresInWords(
  { scores = [] }: Pick<LogLine, 'scores'>,
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
  const { t } = words
  const headings = new Map(timeline.map((entry, i) => [entry.line, { entry, n: i + 1 }]))
  const text = [title]
  lines.forEach((line, i) => {
    const card = headings.get(i)
    if (card) text.push('', t('ui.log.heading', { n: card.n, card: { kind: 'card', id: String(card.entry.card) } }))
    const rule = line.rule ? ` [${line.rule}]` : ''
    const scores = scoresInWords(line, words)
    text.push(`${lineWithName(line, words)}${rule}${scores.length ? ` (${scores.join('; ')})` : ''}`)
  })
  return `${text.join('\n')}\n`
}

/** Whether a sentence names the Faction: the Region and the Tribe of the Aedui are not the Aedui. */
function names(sentence: string, text: Text, faction: Faction, { name }: Pick<Words, 'name'>): boolean {
  const withoutPlaces = placesIn(text).reduce((rest, { kind, id }) => rest.replace(name(kind, id), ''), sentence)
  return withoutPlaces.includes(name('faction', faction))
}

function placesIn(param: TextParam): Thing[] {
  if (typeof param !== 'object') return []
  if (isList(param)) return param.flatMap(placesIn)
  if ('kind' in param) return ['region', 'tribe'].includes(param.kind) ? [param] : []
  return Object.values(param.params ?? {}).flatMap(placesIn)
}

const isList = (param: TextParam): param is readonly TextParam[] => Array.isArray(param)
