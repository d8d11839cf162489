import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { text } from '@gallia/shared/kernel/text'
import { ask, mountedAt, press } from '../../test/mounted'
import { moments } from '../../test/fake-game'
import { useTableKeys, type TableActions } from '../table/keyboard'
import { factionThing } from './asked'
import DecisionPanel from './DecisionPanel.vue'

const actions = {
  closeSheet: vi.fn(() => false), list: vi.fn(), card: vi.fn(), next: vi.fn(), board: vi.fn(), timeline: vi.fn(), help: vi.fn(), library: vi.fn(),
  zoom: vi.fn(), pan: vi.fn(), hideAll: vi.fn(), hideNext: vi.fn(), area: vi.fn(),
} satisfies TableActions // prettier-ignore
const Panel = {
  components: { DecisionPanel },
  setup: () => useTableKeys(actions),
  template: '<DecisionPanel />',
}

let unmount: (() => void) | undefined
afterEach(() => {
  unmount?.()
  vi.clearAllMocks()
})
async function panelAt(at: number) {
  const mounted = await mountedAt(Panel, { at })
  unmount = () => mounted.wrapper.unmount()
  const answers = () =>
    mounted.calls.filter((c) => c.startsWith('answer')).map((c) => c.slice('answer ["game",'.length, -1))
  return { ...mounted, answers }
}

describe('choosing one', () => {
  it('says who is asked and what, and shows every option with its key', async () => {
    const { wrapper } = await panelAt(3)
    expect(wrapper.get('.dec').attributes('data-seat')).toBe('arverni')
    expect(wrapper.get('.dec header small').text()).toBe('Arverni · Théo')
    expect(wrapper.get('h2').text()).toBe('Where does this group march?')
    expect(wrapper.findAll('.opt').map((o) => o.find('kbd').exists() && o.get('kbd').text())).toEqual([
      '1', '2', '3', '4', '5', false,
    ]) // prettier-ignore
  })

  it('answers at once with a click, without Confirm', async () => {
    const { wrapper, answers } = await panelAt(3)
    expect(wrapper.get('[data-action=confirm]').attributes('disabled')).toBeDefined()
    await wrapper.get('[data-option=bituriges]').trigger('click', { detail: 1 })
    await flushPromises()
    expect(answers()).toEqual(['{"choose":["bituriges"]}'])
  })

  it('answers with the key of the option', async () => {
    const { answers, table } = await panelAt(3)
    press('2')
    await flushPromises()
    expect(answers()).toEqual(['{"choose":["bituriges"]}'])
    expect(table.at).toBe(4)
  })

  it('shows a refused option with its reason and does not take it', async () => {
    const { wrapper, answers } = await panelAt(3)
    const refused = wrapper.get('[data-option=aedui]')
    expect(refused.text()).toContain('Not adjacent to Carnutes.')
    expect(refused.attributes('aria-disabled')).toBe('true')
    expect(refused.attributes('disabled')).toBeUndefined()
    await refused.trigger('click', { detail: 1 })
    press('6')
    expect(answers()).toEqual([])
  })

  it('gives Commands their own letters and lays Event and Pass apart', async () => {
    const { wrapper, answers } = await panelAt(0)
    expect(wrapper.findAll('.opts.cmd').map((g) => g.findAll('[data-option]').length)).toEqual([4, 2])
    press('m')
    await flushPromises()
    expect(answers()).toEqual(['{"choose":["command:march"]}'])
  })

  it('lights up what is pointed at, both ways', async () => {
    const { wrapper, answering } = await panelAt(3)
    await wrapper.get('[data-option=mandubii]').trigger('pointerenter')
    expect(answering.hovered).toBe('mandubii')
    answering.hoverPlace({ kind: 'region', id: 'veneti' })
    await nextTick()
    expect(wrapper.get('[data-option=veneti]').classes()).toContain('hov')
  })

  it('takes a lit place of the map as the answer, and no other place', async () => {
    const { answering, answers } = await panelAt(3)
    await answering.pickPlace({ kind: 'region', id: 'aedui' })
    await answering.pickPlace({ kind: 'region', id: 'provincia' })
    expect(answers()).toEqual([])
    await answering.pickPlace({ kind: 'region', id: 'pictones' })
    expect(answers()).toEqual(['{"choose":["pictones"]}'])
  })

  it('offers "none" on Enter where nothing need be chosen, and letters after nine', async () => {
    const { wrapper, answers } = await panelAt(7)
    expect(wrapper.findAll('.opt kbd').map((k) => k.text())).toEqual([...'123456789ABD'])
    expect(wrapper.get('[data-action=confirm]').text()).toContain('None of these')
    press('Enter')
    await flushPromises()
    expect(answers()).toEqual(['{"choose":[]}'])
  })

  it('offers asides beside the question', async () => {
    const { wrapper, answers } = await panelAt(0)
    await wrapper.get('[data-aside=transfer]').trigger('click')
    await flushPromises()
    expect(answers()).toEqual(['{"aside":"transfer"}'])
  })
})

describe('choosing several', () => {
  it('switches options, counts them, and confirms from the least number on', async () => {
    const { wrapper, answers } = await panelAt(1)
    const confirm = () => wrapper.get('[data-action=confirm]')
    expect(confirm().attributes('disabled')).toBeDefined()
    press('1')
    press('3')
    await nextTick()
    expect(wrapper.text()).toContain('2 of up to 3')
    expect(wrapper.get('[data-option=carnutes]').attributes('aria-pressed')).toBe('true')
    press('1')
    press('Enter')
    await flushPromises()
    expect(answers()).toEqual(['{"choose":["pictones"]}'])
  })

  it('takes no more than the most', async () => {
    const { answering } = await panelAt(1)
    for (const key of ['1', '2', '3', '4']) press(key)
    expect(answering.chosen).toEqual(['carnutes', 'mandubii', 'pictones'])
  })

  it('takes back the last option with Escape before it undoes', async () => {
    const { answering, table } = await panelAt(1)
    press('1')
    press('2')
    press('Escape')
    expect(answering.chosen).toEqual(['carnutes'])
    press('Escape')
    press('Escape')
    await flushPromises()
    expect(table.at).toBe(0)
  })
})

describe('spreading a number', () => {
  it('starts with what is suggested and confirms it', async () => {
    const { wrapper, answers } = await panelAt(2)
    expect((wrapper.get('[data-bucket=hidden] input').element as HTMLInputElement).value).toBe('8')
    expect(wrapper.get('[data-bucket=leader] [role=switch]').attributes('aria-checked')).toBe('true')
    press('Enter')
    await flushPromises()
    expect(answers()).toEqual(['{"allocate":{"leader":1,"hidden":8}}'])
  })

  it('is confirmed with Enter also where a switch has the focus', async () => {
    const { wrapper, answers } = await panelAt(2)
    const leader = wrapper.get('[data-bucket=leader] [role=switch]')
    await leader.trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(answers()).toEqual(['{"allocate":{"leader":1,"hidden":8}}'])
  })

  it('is changed by typing, arrows, wheel, plus and minus, and never leaves its range', async () => {
    const { wrapper, answering } = await panelAt(2)
    const input = wrapper.get('[data-bucket=hidden] input')
    await input.setValue('40')
    expect(answering.amounts['hidden']).toBe(10)
    await input.trigger('keydown', { key: 'ArrowDown' })
    await wrapper.get('[data-bucket=hidden] .step').trigger('wheel', { deltaY: 1 })
    expect(answering.amounts['hidden']).toBe(8)
    await wrapper.get('[data-bucket=hidden] [aria-label^=Fewer]').trigger('click')
    await input.trigger('keydown', { key: 'Home' })
    expect(answering.amounts['hidden']).toBe(0)
    await wrapper.get('[data-bucket=hidden] [aria-label^=More]').trigger('dblclick')
    expect(answering.amounts['hidden']).toBe(10)
  })

  it('never goes over the total and confirms only the whole of an exact number', async () => {
    const { wrapper, answering } = await panelAt(5)
    const all = answering.total
    // What is too many comes from the others: a plus or a switch is never without effect.
    answering.setAmount('legion', 8)
    expect([answering.amounts['legion'], answering.total, answering.canConfirm]).toEqual([5, all, true])
    await wrapper.get('[data-pick=none]').trigger('click')
    expect(wrapper.get('[data-action=confirm]').attributes('disabled')).toBeDefined()
    expect(wrapper.findAll('.dots i')).toHaveLength(5)
    expect(wrapper.find('[data-pick=all]').exists(), 'so many of more').toBe(false)
    await wrapper.get('[data-pick=suggested]').trigger('click')
    expect(answering.amounts).toEqual({ 'auxilia-hidden': 2, legion: 2, fort: 1 })
    expect(wrapper.get('[data-action=confirm]').attributes('disabled')).toBeUndefined()
  })

  it('takes along what a bucket needs, and leaves behind those that need what stays', async () => {
    const { wrapper, answering, table } = await panelAt(2)
    const march = table.decision
    if (march?.kind !== 'allocate') throw new Error('no group is asked for')
    const needs = {
      bucket: 'leader',
      refused: text('illegal.march-without-leader', { leader: text('leader.vercingetorix') }),
    }
    const buckets = march.buckets.map((b) => (b.id === 'leader' ? b : { ...b, needs }))
    ask(table, { ...march, topic: 'march.on', min: 0, max: 3, buckets })
    await nextTick()
    await wrapper.get('[data-pick=none]').trigger('click')
    answering.setAmount('hidden', 2)
    expect(answering.amounts).toMatchObject({ leader: 1, hidden: 2 })
    answering.setAmount('hidden', 9)
    expect(answering.amounts, 'within the total').toMatchObject({ leader: 1, hidden: 2 })
    await nextTick()
    await wrapper.get('[data-bucket=leader] [role=switch]').trigger('click')
    expect([answering.total, answering.canConfirm]).toEqual([0, true])
    answering.take({ hidden: 1 })
    await nextTick()
    expect(answering.canConfirm).toBe(false)
    expect(wrapper.get('.sum2').text()).toContain('Only Vercingetorix and pieces with him')
  })

  it('says on Confirm what is done, with how many', async () => {
    const { wrapper, answering, table } = await panelAt(2)
    const march = table.decision
    if (march?.kind !== 'allocate') throw new Error('no group is asked for')
    const confirm = (): string => wrapper.get('[data-action=confirm]').text()
    expect(confirm()).toContain('March with 9')
    answering.setAmount('hidden', 3)
    await nextTick()
    expect(confirm()).toContain('March with 4')
    ask(table, { ...march, min: 0 })
    await nextTick()
    await wrapper.get('[data-pick=none]').trigger('click')
    expect(confirm()).toContain('Done here')
  })

  it('fills in a group with one click, and shows which of them it is', async () => {
    const { wrapper, answering } = await panelAt(2)
    await wrapper.get('[data-pick=all-but-one]').trigger('click')
    expect(answering.amounts).toEqual({ leader: 1, hidden: 9, revealed: 0 })
    const taken = (): (string | undefined)[] =>
      wrapper.findAll('[data-pick][aria-pressed=true]').map((pick) => pick.attributes('data-pick'))
    // Nobody else is there, so one that stays is enough for Control.
    expect(taken()).toEqual(['all-but-one', 'keep-control'])
    answering.setAmount('hidden', 8)
    await nextTick()
    expect(taken()).toEqual(['suggested'])
  })

  it('shows an empty bucket without a stepper', async () => {
    const { wrapper } = await panelAt(2)
    expect(wrapper.get('[data-bucket=revealed]').text()).toContain('none here')
    expect(wrapper.find('[data-bucket=revealed] input').exists()).toBe(false)
  })
})

describe('leave that is asked for', () => {
  it('says who asks whom and answers with Y and N, never with Enter', async () => {
    const { wrapper, answering, answers } = await panelAt(4)
    expect(wrapper.get('.dec').attributes('data-seat')).toBe('aedui')
    expect(wrapper.get('.dec header small').text()).toBe('Livia (Romans) asks the Aedui')
    expect(wrapper.findAll('.stake small').map((s) => s.text())).toEqual(['If you agree', 'If you refuse'])
    press('Enter')
    expect(answers()).toEqual([])
    expect([...answering.keys]).toEqual([['agree', 'y'], ['refuse', 'n']]) // prettier-ignore
    press('n')
    await flushPromises()
    expect(answers()).toEqual(['{"choose":["refuse"]}'])
  })

  it('names the one who wants it, in the turn of another too', async () => {
    const { wrapper, table } = await panelAt(4)
    const params = { by: factionThing('belgae'), of: factionThing('aedui'), region: { kind: 'region', id: 'mandubii' } }
    const options = ['yes', 'no'].map((id) => ({ id, label: text(id === 'yes' ? 'answer.agree' : 'answer.refuse') }))
    const asked = { topic: 'consent.retreat', faction: 'aedui', rule: '3.2.4', min: 1, max: 1 } as const
    ask(table, { kind: 'choose', ...asked, prompt: text('ask.consent.retreat', params), options })
    await nextTick()
    expect(wrapper.get('.dec header small').text()).toBe('Bruno (Belgae) asks the Aedui')
  })
})

describe('a gift that is asked for', () => {
  it('says who asks whom, and that nothing would be given', async () => {
    const { wrapper, table, answering } = await panelAt(4)
    const label = text('transfer.resources')
    const asked = { topic: 'transfer.amount', faction: 'aedui', rule: '1.5.2', min: 0, max: 9 } as const
    const prompt = text('ask.transfer.amount', { from: factionThing('aedui'), to: factionThing('romans') })
    ask(table, { kind: 'allocate', ...asked, prompt, buckets: [{ id: 'n', label, max: 9, suggested: 0 }] })
    await nextTick()
    expect(wrapper.get('.dec header small').text()).toBe('Livia (Romans) asks the Aedui')
    expect(wrapper.get('[data-action=confirm]').text()).toContain('Give nothing')
    expect(wrapper.find('[data-bucket=n] .ai *').exists()).toBe(true)
    answering.setAmount('n', 3)
    await nextTick()
    expect(wrapper.get('[data-action=confirm]').text()).toContain('Give 3')
  })
})

describe('leave for several places', () => {
  const setup = async () => {
    const mounted = await panelAt(1)
    const decision = mounted.table.decision
    if (decision?.kind !== 'choose') throw new Error('moment 1 asks for several')
    ask(mounted.table, { ...decision, topic: 'consent.supply', min: 0 })
    await nextTick()
    return mounted
  }

  it('is granted for all with Y, refused with N, and never refused with Enter', async () => {
    const { wrapper, calls, answering } = await setup()
    expect(wrapper.get('[data-action=confirm]').text()).toContain('Refuse')
    press('Enter')
    await flushPromises()
    const answers = () => calls.filter((c) => c.startsWith('answer'))
    expect(answers()).toEqual([])
    press('1')
    await nextTick()
    expect(wrapper.get('[data-action=confirm]').text()).toContain('Agree')
    press('1')
    expect(answering.chosen).toEqual([])
    press('y')
    await flushPromises()
    expect(answers().at(-1)).toContain('"choose":["carnutes","mandubii","pictones"]')
  })

  it('is refused with N', async () => {
    const { calls } = await setup()
    press('n')
    await flushPromises()
    expect(calls.at(-1)).toContain('"choose":[]')
  })
})

describe('another seat', () => {
  it('takes no key for 400 ms after the seat has changed, but takes the pointer', async () => {
    const { wrapper, answers, table } = await panelAt(3)
    const now = vi.spyOn(performance, 'now')
    now.mockReturnValue(10_000)
    press('2')
    await flushPromises()
    expect([table.at, wrapper.get('.dec').attributes('data-seat')]).toEqual([4, 'aedui'])
    now.mockReturnValue(10_399)
    press('y')
    await wrapper.get('[data-option=agree]').trigger('click', { detail: 0 })
    expect(answers()).toHaveLength(1)
    now.mockReturnValue(10_401)
    press('y')
    await flushPromises()
    expect(answers()).toHaveLength(2)
    now.mockReturnValue(10_402)
    await wrapper.get('[data-action=confirm]').trigger('click')
    expect(answers()).toHaveLength(3)
    now.mockRestore()
  })
})

describe('an answer that is not legal', () => {
  it('shows the reason over the options and keeps what was chosen', async () => {
    const { wrapper, answering, table } = await panelAt(1)
    await answering.pick('carnutes')
    await table.answer({ choose: ['nowhere'] })
    await nextTick()
    expect(wrapper.get('[role=alert]').text()).not.toBe('')
    expect(answering.chosen).toEqual(['carnutes'])
  })
})

describe('keys of the table', () => {
  it('walk the history with Ctrl+Z and Ctrl+Y', async () => {
    const { table } = await panelAt(3)
    press('z', { ctrlKey: true })
    await flushPromises()
    expect(table.at).toBe(2)
    press('y', { ctrlKey: true })
    await flushPromises()
    expect(table.at).toBe(3)
  })

  it('do what interaction.md says, and nothing while somebody types', async () => {
    await panelAt(3)
    const input = document.createElement('input')
    document.body.append(input)
    press('l', {}, input)
    expect(actions.list).not.toHaveBeenCalled()
    for (const key of ['l', 'c', 'n', 't', '+', '-', '0', '?']) press(key)
    expect(
      [actions.list, actions.card, actions.next, actions.timeline, actions.help].map((f) => f.mock.calls.length),
    ).toEqual([1, 1, 1, 1, 1])
    expect(actions.zoom.mock.calls).toEqual([['in'], ['out'], ['fit']])
    input.remove()
  })

  it('never use a letter that an option shows for something else', async () => {
    const { table } = await panelAt(0)
    press('e')
    await flushPromises()
    expect(table.at).toBe(1)
    expect(moments[1]?.decision?.topic).toBe('march.origin')
  })
})
