import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import type { ChooseDecision } from '@gallia/shared/kernel/decision'
import { text } from '@gallia/shared/kernel/text'
import Table from '../screens/Table.vue'
import { ask, mountedAt, press } from '../../test/mounted'

const look: ChooseDecision = {
  kind: 'choose',
  faction: 'belgae',
  topic: 'event.peek',
  prompt: text('ask.event.peek', { n: 2 }),
  rule: 'card 47',
  min: 1,
  max: 1,
  options: [{ id: 'seen', label: text('peek.seen') }],
  secret: { cards: [{ kind: 'card', id: '12' }, { kind: 'card', id: 'winter' }] },
  show: true,
} // prettier-ignore

async function looking() {
  const mounted = await mountedAt(Table)
  ask(mounted.table, look)
  await nextTick()
  return mounted
}
const at = (selector: string): HTMLElement | null => document.querySelector(selector)

describe('facedown cards for one person', () => {
  it('are behind a curtain that names the person, until that person opens it', async () => {
    const { wrapper, calls } = await looking()
    expect(at('[role=dialog].curtain')?.textContent).toContain('Hand over to Bruno (Belgae)')
    expect(at('[data-peeked]')).toBeNull()
    // No key of the table answers through the curtain.
    press('1')
    await flushPromises()
    expect(calls.filter((c) => c.startsWith('answer'))).toEqual([])
    await wrapper.get('[data-action=peek]').trigger('click')
    expect([...document.querySelectorAll('[data-peeked]')].map((e) => e.getAttribute('data-peeked'))).toEqual(['12', 'winter']) // prettier-ignore
    await wrapper.get('[data-action=seen]').trigger('click')
    await flushPromises()
    expect(calls.at(-1)).toContain('"choose":["seen"]')
    wrapper.unmount()
  })

  it('are taken back only on the players’ word', async () => {
    const { wrapper, table, calls } = await mountedAt(Table, { at: 3 })
    const undone = (): number => calls.filter((c) => c.startsWith('undo')).length
    table.peeks = [2]
    press('z', { ctrlKey: true })
    await nextTick()
    expect(undone()).toBe(0)
    await wrapper.get('[data-action=leave-it]').trigger('click')
    expect([undone(), table.at]).toEqual([0, 3])
    await table.undo()
    await nextTick()
    await wrapper.get('[data-action=take-back]').trigger('click')
    await flushPromises()
    expect([undone(), table.at]).toEqual([1, 2])
    // The look is taken back: what lies before it goes without a question.
    await table.undo()
    expect([undone(), table.at]).toEqual([2, 1])
    wrapper.unmount()
  })
})
