import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { answerByChance, RandomPlayer } from '@gallia/shared/falling-sky/random-player'
import { logLines, openTable } from '@gallia/shared/falling-sky/table'
import { termIn } from '@gallia/shared/falling-sky/text/glossary/glossary'
import { terms } from '@gallia/shared/falling-sky/text/glossary/terms'
import type { Decision } from '@gallia/shared/kernel/decision'
import type { Text, TextParam } from '@gallia/shared/kernel/text'
import type { NewGame } from '@gallia/shared/protocol'
import { i18n, useText } from './i18n'
import { load, speak } from './languages'
import { camelCase } from './render'

// a busy machine plays a game in many seconds
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const seat = (name: string): NewGame['seats']['romans'] => ({ kind: name ? 'person' : 'bot', name })
const games: readonly NewGame[] = [
  {
    name: 'four persons',
    scenario: 'the-great-revolt',
    seed: '',
    options: { deck: 'short', evenInitiative: false, suddenFrost: true },
    seats: { romans: seat('Uno'), arverni: seat('Duo'), aedui: seat('Tres'), belgae: seat('Quattuor') },
  },
  {
    name: 'a person among bots',
    scenario: 'reconquest-of-gaul',
    seed: '',
    options: { deck: 'short', evenInitiative: false, suddenFrost: false },
    seats: { romans: seat(''), arverni: seat('Duo'), aedui: seat(''), belgae: seat('') },
  },
]

/** Everything that a question says. */
function textsOf(decision: Decision): Text[] {
  const choices = decision.kind === 'choose' ? decision.options : decision.buckets
  return [
    decision.prompt,
    ...(decision.notes ?? []),
    ...(decision.asides ?? []).map((aside) => aside.label),
    ...choices.flatMap((choice) => [
      choice.label,
      ...(choice.detail ? [choice.detail] : []),
      ...('refused' in choice && choice.refused ? [choice.refused] : []),
    ]),
  ]
}

/** All that is said in a game by chance: its questions, then its log. */
function said(setup: NewGame, seed: number): Text[] {
  const table = openTable(setup, seed)
  const player = new RandomPlayer(seed)
  const questions: Text[] = []
  while (table.decision) {
    questions.push(...textsOf(table.decision))
    const { cards, winterPhase, winters } = table.state
    answerByChance(table, player, `${cards.played.length}:${cards.acted.length}:${winters}:${winterPhase}`)
  }
  return [...questions, ...logLines(table, 0).map((line) => line.text)]
}

/** A Text and all Texts in its parameters. */
function within(text: Text): Text[] {
  return [text, ...Object.values(text.params ?? {}).flatMap(textsIn)]
}
function textsIn(param: TextParam): Text[] {
  if (typeof param !== 'object') return []
  if ('key' in param) return within(param)
  return 'kind' in param ? [] : param.flatMap(textsIn)
}

/** The ends that a language's forms give to parameters, by kind of thing: of a Faction, `Adj`. */
function endsByKind(messages: Record<string, string>): Map<string, Set<string>> {
  const ends = new Map<string, Set<string>>()
  for (const key of Object.keys(messages)) {
    const [, kind = '', form] = /^([a-z]+)-([a-z-]+)\./.exec(key) ?? []
    if (form) ends.set(kind, (ends.get(kind) ?? new Set()).add(camelCase(form)))
  }
  return ends
}

/** What a sentence can take from a Text: its parameters, and the forms of those that are things. */
function givenTo({ params = {} }: Text, ends: Map<string, Set<string>>): Set<string> {
  const given = new Set(Object.keys(params))
  for (const [name, value] of Object.entries(params)) {
    const things = (Array.isArray(value) ? value : [value]) as readonly TextParam[]
    const kinds = things.map((thing) => (typeof thing === 'object' && 'kind' in thing ? thing.kind : ''))
    // An empty list is empty in every form.
    for (const kind of kinds.length ? kinds : ends.keys()) for (const end of ends.get(kind) ?? []) given.add(name + end)
  }
  return given
}

const { tx } = useText()
const messagesOf = (language: string): Record<string, string> => i18n.global.messages.value[language] ?? {}

/** The words by which a language calls the things of the game and the terms of its glossary. */
function vocabulary(language: string): Set<string> {
  const names = Object.entries(messagesOf(language)).filter(([key]) => nameOfThing.test(key))
  return new Set([
    ...names.flatMap(([, name]) => wordsOf(name)),
    ...terms.flatMap(({ id }) => wordsOf(termIn(id, language).word)),
  ])
}
const nameOfThing = /^(faction|leader|region|tribe|command|ability|senate|phase|pieces|side)\b/

/** English words for what the language calls otherwise. */
function englishWords(language: string): RegExp {
  const theirs = vocabulary(language)
  const foreign = [...vocabulary('en')].filter((word) => !theirs.has(word))
  return new RegExp(`(?<!\\p{L})(?:${foreign.join('|')})(?!\\p{L})`, 'u')
}
const wordsOf = (text: string): string[] => text.replace(/\{\w+\}/g, ' ').match(/\p{L}{3,}/gu) ?? []

const texts = new Map<string, Text>()

beforeAll(() => {
  games.forEach((game, i) => {
    for (const text of said(game, 20 + i)) texts.set(JSON.stringify(text), text)
  })
})

describe.each(['fr', 'it'] as const)('games by chance, told in %s', (language) => {
  beforeAll(() => speak(language))
  afterAll(() => speak('en'))

  it('say much', () => {
    expect(texts.size).toBeGreaterThan(1500)
  })

  it('have a message for every text, which finds all its parameters', async () => {
    await load(language)
    const messages = { ...messagesOf(language) }
    const ends = endsByKind(messages)
    const broken = [...texts.values()].flatMap(within).flatMap((text) => {
      const message = messages[text.key]
      if (message === undefined) return [text.key]
      const given = givenTo(text, ends)
      const open = [...message.matchAll(/\{(\w+)\}/g)].filter(([, name]) => !given.has(name ?? ''))
      return open.length ? [`${text.key}: ${open.join(', ')}`] : []
    })
    expect([...new Set(broken)]).toEqual([])
  })

  it('show no key and no English word where the language has its own', () => {
    const key = /(?<![\p{L}\d])[a-z-]+\.[a-z-]+(\.[a-z-]+)*(?![\p{L}\d])/u
    const english = englishWords(language)
    const found = [...texts.values()].map(tx).filter((sentence) => key.test(sentence) || english.test(sentence))
    expect([...new Set(found)]).toEqual([])
  })
})
