import { createPinia, setActivePinia } from 'pinia'
import { effectScope, nextTick } from 'vue'
import { beforeEach, describe, expect, it } from 'vitest'
import { shortHash } from '@gallia/shared/kernel/decision'
import { firstYear } from '@gallia/shared/falling-sky/learn/first-year'
import { lengthOf, placed } from '@gallia/shared/falling-sky/learn/lesson'
import { logLines, openTable, viewOfTable, type GameTable } from '@gallia/shared/falling-sky/table'
import { paragraph } from '@gallia/shared/falling-sky/text/rules/rules'
import type { HostApi, Opened, TableView } from '@gallia/shared/protocol'
import { createFakeHost } from '../../test/fake-host'
import { useConnection } from '../stores/connection'
import { useLesson } from '../stores/lesson'
import { useTable } from '../stores/table'
import { useWinterSheet } from '../table/winter-sheet'
import { flatten, useText } from '../text/i18n'
import { learn } from '../text/en-learn'
import { known } from './known'

const game = firstYear.game('Lesson', 'You')
const begin = (): GameTable => openTable(game, Number.parseInt(shortHash(game.seed), 36))

describe('what the guide says', () => {
  const { t, has } = useText()
  const table = begin()
  const sentences = placed(firstYear).map(({ chapter, step }) => {
    const key = `ui.learn.step.${chapter.id}.${step.id}`
    const { board } = viewOfTable(table)
    const facts = step.facts?.(board)
    for (const answer of step.answers) table.answer(answer)
    return { key, said: t(key, facts), facts: Object.keys(facts ?? {}), rules: step.rules ?? [] }
  })
  const texts = flatten({ ui: { learn } })

  it('is there for every step, and nothing besides', () => {
    expect(sentences.filter(({ key }) => !has(key))).toEqual([])
    const spare = Object.keys(texts).filter((key) => /\.step\./.test(key) && !sentences.some((s) => s.key === key))
    expect(spare).toEqual([])
    expect(firstYear.chapters.filter(({ id }) => !has(`ui.learn.chapter.${id}`))).toEqual([])
  })

  it('takes all the facts of its step and no others', () => {
    const taken = (key: string): string[] => [...(texts[key] ?? '').matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '')
    const odd = sentences.filter(
      ({ key, facts }) => [...new Set(taken(key))].sort().join() !== [...facts].sort().join(),
    )
    expect(odd).toEqual([])
    expect(sentences.filter(({ said }) => /[{}]|undefined|NaN/.test(said))).toEqual([])
  })

  it('is short enough to stand beside the map', () => {
    expect(sentences.filter(({ said }) => said.split(' ').length > 75)).toEqual([])
  })

  it('names rules that can be read', () => {
    const all = [...sentences.flatMap(({ rules }) => rules), ...known.flatMap(({ rules }) => rules)]
    expect(all.filter((rule) => !paragraph(rule, 'en'))).toEqual([])
  })
})

describe('the guided game at the table', () => {
  beforeEach(() => setActivePinia(createPinia()))

  /** The lesson as the host would keep it. */
  async function seated() {
    const played = begin()
    let edited = false
    const view = (from = 0): TableView => ({
      ...viewOfTable(played),
      id: 'lesson',
      name: 'Lesson',
      log: { from, lines: logLines(played, from) },
      ...(edited && { edited: true }),
      revision: 0,
      save: { state: 'saved' },
    })
    const opened = async (): Promise<Opened> => ({ ...view(), notice: null })
    const host: HostApi = {
      ...createFakeHost(),
      create: opened,
      open: opened,
      answer: async (_id, answer) => {
        const before = played.log.length
        played.answer(answer)
        return { ok: true, view: view(before) }
      },
      goTo: async (_id, at) => (played.goTo(at), { ok: true, view: view() }),
    }
    useConnection().use({ host, retry: () => Promise.resolve() })
    const table = useTable()
    await table.create(game)
    return { table, lesson: useLesson(), played, edit: () => (edited = true) }
  }

  async function readOn(lesson: ReturnType<typeof useLesson>): Promise<void> {
    while (lesson.reading) await lesson.next()
  }

  it('reads, watches the guide, and asks the learner', async () => {
    const { table, lesson } = await seated()
    expect(lesson.current?.step.id).toBe('welcome')
    expect([lesson.reading, lesson.yours]).toEqual([true, false])
    await readOn(lesson)
    expect([lesson.current?.step.id, lesson.guides]).toEqual(['rally-home', true])
    await lesson.next()
    expect([lesson.current?.step.id, table.at]).toEqual(['rally-away', 5])
    for (let n = 0; n < 3; n++) await lesson.next()
    expect([lesson.current?.step.id, lesson.yours, table.decision?.faction]).toEqual(['march', true, 'romans'])
  })

  it('says the same of the board while the answers of a step are given', async () => {
    const { table, lesson } = await seated()
    const suborn = placed(firstYear).find(({ step }) => step.id === 'suborn-more')
    while (suborn && table.at < suborn.start) {
      await readOn(lesson)
      if (lesson.expected) await table.answer(lesson.expected)
    }
    expect(lesson.facts).toEqual({ warbands: 3 })
    for (let n = 0; n < 2 && lesson.expected; n++) await table.answer(lesson.expected)
    expect([lesson.current?.step.id, lesson.facts]).toEqual(['suborn-more', { warbands: 3 }])
  })

  it('takes nothing but the answer of the lesson, and says which that is', async () => {
    const { table, lesson, played } = await seated()
    played.goTo(0)
    expect(await table.answer({ choose: ['pass'] })).toBe(false)
    expect(table.refusal?.key).toBe('ui.learn.hint.guide')
    await readOn(lesson)
    for (let n = 0; n < 4; n++) await lesson.next()
    expect(await table.answer({ choose: ['recruit'] })).toBe(false)
    expect([table.at, table.refusal?.key]).toEqual([11, 'ui.learn.hint.choose'])
    expect(await table.answer({ choose: ['march'] })).toBe(true)
    expect(await table.answer({ choose: ['provincia'] })).toBe(true)
    await table.answer({ allocate: { leader: 1 } })
    expect(useText().tx(table.refusal ?? { key: '' })).toContain('Caesar: 1, 4 Legions: 4')
    expect(table.at).toBe(13)
  })

  it('goes back step by step, taking answers back without asking for leave', async () => {
    const { table, lesson } = await seated()
    await readOn(lesson)
    await lesson.next()
    await lesson.next()
    await lesson.back()
    expect([lesson.current?.step.id, table.at]).toEqual(['rally-away', 5])
    await lesson.back()
    await lesson.back()
    expect([lesson.current?.step.id, table.at, table.takingBack]).toEqual(['order', 0, undefined])
  })

  it('is where it was when it is opened again', async () => {
    const { table, lesson } = await seated()
    await readOn(lesson)
    await lesson.next()
    await table.close()
    expect(lesson.active).toBe(false)
    await table.open('lesson')
    expect([lesson.active, lesson.current?.step.id]).toEqual([true, 'rally-away'])
  })

  it('lets the players watch what the rules do before it speaks of it', async () => {
    const { table, lesson, played } = await seated()
    for (const { step, end } of placed(firstYear))
      if (end <= 151) for (const answer of step.answers) played.answer(answer)
    await table.open('lesson')
    await readOn(lesson)
    expect([lesson.current?.step.id, table.at]).toEqual(['enlisted', 151])
    await lesson.next()
    expect([table.at, lesson.waiting, lesson.yours, lesson.region]).toEqual([152, true, false, undefined])
    await lesson.next()
    expect([table.at, lesson.waiting]).toEqual([152, true])
    table.watchAll()
    expect([lesson.waiting, lesson.current?.step.id, lesson.region]).toEqual([false, 'victory', undefined])
  })

  it('has the sheet of Winter open where it tells of a phase that is over, and puts it away', async () => {
    const { table, lesson, played } = await seated()
    for (const { step } of placed(firstYear)) for (const answer of step.answers) played.answer(answer)
    await table.open('lesson')
    const sheet = effectScope().run(useWinterSheet)
    const seen: unknown[] = []
    for (let n = 0; n < 3; n++) {
      seen.push([lesson.current?.step.id, lesson.phase, sheet?.open.value])
      await lesson.next()
      await nextTick()
    }
    expect(seen).toEqual([
      ['senate', 'senate', true],
      ['spring', 'spring', true],
      ['end', undefined, false],
    ])
  })

  it('is silent on a board that was set by hand', async () => {
    const { table, lesson, edit } = await seated()
    edit()
    await table.open('lesson')
    expect([table.edited, lesson.active, table.guard]).toEqual([true, false, undefined])
  })

  it('ends with an ordinary game', async () => {
    const { table, lesson, played } = await seated()
    for (const { step } of placed(firstYear)) for (const answer of step.answers) played.answer(answer)
    await table.open('lesson')
    expect(table.at).toBe(lengthOf(firstYear))
    await readOn(lesson)
    expect([lesson.current?.step.id, lesson.ended, lesson.phase]).toEqual(['end', true, undefined])
    lesson.leave()
    expect(lesson.active).toBe(false)
    expect(await table.answer({ choose: ['pass'] })).toBe(true)
  })
})
