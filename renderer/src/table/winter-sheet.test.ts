import { createPinia, setActivePinia } from 'pinia'
import { effectScope, nextTick } from 'vue'
import { describe, expect, it } from 'vitest'
import type { TableView, TimelineEntry } from '@gallia/shared/protocol'
import { createFakeHost } from '../../test/fake-host'
import { useConnection } from '../stores/connection'
import { useTable } from '../stores/table'
import { useWinterSheet } from './winter-sheet'

const event: TimelineEntry = { card: 12, line: 0, at: 0, acted: [] }
const winterCard: TimelineEntry = { card: 'winter', line: 0, at: 1, acted: [] }

/** A game at its last card before Winter: `answer` goes on to a timeline and to a question. */
async function beforeWinter() {
  setActivePinia(createPinia())
  const base = createFakeHost()
  const first: TableView = { ...(await base.open('game')), log: { from: 0, lines: [] }, timeline: [event] }
  let view = first
  const host = {
    ...base,
    open: async () => ({ ...first, notice: null }),
    answer: async () => ({ ok: true as const, view }),
  }
  useConnection().use({ host, retry: () => Promise.resolve() })
  const table = useTable()
  await table.open('game')
  const sheet = effectScope().run(useWinterSheet)
  if (!sheet || !first.decision) throw new Error('no table')
  const { decision } = first
  const answer = async (timeline: TimelineEntry[], topic = 'turn.action'): Promise<void> => {
    view = { ...view, at: view.at + 1, answers: view.at + 1, timeline, decision: { ...decision, topic } }
    await table.answer({ choose: ['pass'] })
    await nextTick()
  }
  return { sheet, answer }
}

describe('the sheet of Winter', () => {
  it('opens when Winter has ended, and the next answer puts it away', async () => {
    const { sheet, answer } = await beforeWinter()
    expect(sheet.open.value).toBe(false)
    await answer([event, winterCard, event])
    expect(sheet.open.value).toBe(true)
    await answer([event, winterCard, event])
    expect(sheet.open.value).toBe(false)
    expect(sheet.atHand.value?.entry).toBe(1)
  })

  it('leaves the map to a question that wants it, and stays at hand', async () => {
    const { sheet, answer } = await beforeWinter()
    await answer([event, winterCard, event], 'battle.retreat')
    expect(sheet.open.value).toBe(false)
    expect(sheet.atHand.value?.entry).toBe(1)
  })
})
