import { flushPromises } from '@vue/test-utils'
import { nextTick } from 'vue'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { text } from '@gallia/shared/kernel/text'
import { mountedAt, press } from '../../test/mounted'
import { useSettings } from '../stores/settings'
import Table from './Table.vue'

// The map needs a canvas; what the table puts on it is tested with the decision, the map itself in its own folder.
vi.mock('../map/GameMap.vue', () => ({
  default: {
    props: ['lit', 'origin', 'about', 'hover'],
    template: '<div class="fake-map" :data-lit="lit.map((l) => l.id + l.key).join()" :data-origin="origin" />',
  },
}))

let unmount: (() => void) | undefined
afterEach(() => unmount?.())
async function tableAt(at: number) {
  const mounted = await mountedAt(Table, { at })
  unmount = () => mounted.wrapper.unmount()
  return mounted
}

describe('the table', () => {
  it('puts what may be chosen on the map, with its keys, and where it starts from', async () => {
    const { wrapper } = await tableAt(3)
    const map = wrapper.get('.fake-map').attributes()
    expect(map['data-lit']).toBe('region:atrebates1,region:bituriges2,region:mandubii3,region:pictones4,region:veneti5')
    expect(map['data-origin']).toBe('carnutes')
  })

  it('lights nothing while the Command is chosen: only the panel answers', async () => {
    const { wrapper } = await tableAt(0)
    expect(wrapper.get('.fake-map').attributes('data-lit')).toBe('')
  })

  it('shows the plaques in the order of the card, the one who acts and the one who is asked', async () => {
    const { wrapper } = await tableAt(4)
    expect(wrapper.findAll('[data-plaque]').map((p) => p.attributes('data-plaque'))).toEqual([
      'aedui', 'arverni', 'belgae', 'romans', 'germans',
    ]) // prettier-ignore
    expect(wrapper.get('[data-plaque=romans] .elig').text()).toBe('1st Eligible')
    expect(wrapper.get('[data-plaque=aedui] .elig').text()).toBe('Asked')
  })

  it('looks back from a line of the log and returns with Escape', async () => {
    const { wrapper, table } = await tableAt(5)
    await wrapper.get('[data-line="2"]').trigger('click')
    await flushPromises()
    expect(wrapper.get('.lookback').text()).toContain('Nothing can be changed')
    expect(wrapper.find('.dec [data-bucket]').exists()).toBe(false)
    press('Escape')
    await nextTick()
    expect(wrapper.find('.lookback').exists()).toBe(false)
    expect(table.at).toBe(5)
    expect(wrapper.find('.dec [data-bucket]').exists()).toBe(true)
  })

  it('opens and closes the map as a list with L, with a button for what may be chosen', async () => {
    const { wrapper, calls } = await tableAt(3)
    press('l')
    await nextTick()
    expect(wrapper.find('.fake-map').exists()).toBe(false)
    expect(wrapper.findAll('.mlist .kbtn').map((b) => b.attributes('aria-label'))).toContain('Choose: Bituriges')
    expect(wrapper.find('[data-row=provincia] .kbtn').exists()).toBe(false)
    await wrapper.get('[data-row=bituriges] .kbtn').trigger('click')
    await flushPromises()
    expect(calls).toContain('answer ["game",{"choose":["bituriges"]}]')
    press('l')
    await nextTick()
    expect(wrapper.find('.fake-map').exists()).toBe(true)
  })

  it('leaves the focus in the decision when something beside it is clicked, and gives it back after a sheet of the menu', async () => {
    const { wrapper } = await tableAt(0)
    const focused = (): Element | null => document.activeElement
    const option = focused()
    expect(option?.matches('.dec .opt')).toBe(true)
    const pressed = (what: string): boolean => {
      const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
      wrapper.get(what).element.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(['[data-plaque=romans]', '[data-action=menu]', '[data-action=undo]'].map(pressed)).toEqual([
      true,
      true,
      true,
    ])
    expect(['[data-line="1"]', '.timeline button', '.dec .opt'].map(pressed)).toEqual([false, false, false])
    await wrapper.get('[data-action=menu]').trigger('click')
    await nextTick()
    await wrapper.get('[role=menuitem][data-menu=keys]').trigger('click')
    await nextTick()
    expect(focused()?.matches('.sheet')).toBe(true)
    press('Escape', {}, focused() ?? window)
    await nextTick()
    expect(focused()).toBe(option)
  })

  it('keeps the card open while its Event is carried out, whatever is asked, and says so in the sequence of play', async () => {
    const { wrapper, table } = await tableAt(3)
    const opened = (): boolean => wrapper.get('[data-area=card] .card').find('.ctexts').exists()
    const now = (): string => wrapper.get('.sop .now').text()
    expect([opened(), now()]).toEqual([false, expect.stringContaining('March')])
    if (!table.told) throw new Error('no game is open')
    const event = {
      text: text('log.event', { faction: '', card: '', side: '' }),
      rule: '5.1',
      faction: 'arverni',
      kind: 'event',
      at: 1,
    } as const
    table.told = { ...table.told, log: [...table.told.log, event] }
    await flushPromises()
    expect([opened(), now()]).toEqual([true, expect.stringContaining('Event')])
  })

  it('leaves letters alone while they are switched off, on the options too', async () => {
    const { wrapper, answering, calls } = await tableAt(0)
    const keys = () => [...answering.keys.values()]
    expect(keys()).toContain('m')
    await useSettings().change({ letterKeys: false })
    expect(keys().every((key) => /^[1-9]$/.test(key))).toBe(true)
    const answers = (): number => calls.filter((call) => call.startsWith('answer')).length
    for (const key of ['l', 'm', 'r', 'f']) press(key)
    await flushPromises()
    expect([wrapper.find('.mlist').exists(), wrapper.find('.sheet').exists(), answers()]).toEqual([false, false, 0])
    press('?')
    await nextTick()
    expect(wrapper.get('.sheet').text()).not.toContain('the map as a list')
    press('Escape')
    press('1')
    await flushPromises()
    expect(calls.at(-1)).toMatch(/^answer/)
  })

  it('closes a sheet with Escape before it goes a choice back', async () => {
    const { wrapper, table } = await tableAt(3)
    await wrapper.get('[data-plaque=arverni]').trigger('click')
    expect(wrapper.get('.sheet').text()).toContain('10 of more than 8')
    press('Escape')
    await flushPromises()
    expect([wrapper.find('.sheet').exists(), table.at]).toEqual([false, 3])
    press('Escape')
    await flushPromises()
    expect(table.at).toBe(2)
  })

  it('says on the map that in Frost nobody Marches, while the next card is Winter', async () => {
    const { wrapper, table } = await tableAt(0)
    expect(wrapper.find('[data-frost]').exists()).toBe(false)
    if (table.told) {
      const { board } = table.told
      table.told = { ...table.told, board: { ...board, cards: { ...board.cards, next: 'winter', frost: true } } }
    }
    await nextTick()
    expect(wrapper.get('[data-frost]').text()).toContain('Frost: nobody Marches')
    expect(wrapper.find('[data-frost] [data-rule="2.3.8"]').exists()).toBe(true)
  })

  it('shows the Winter Round when it has ended, with what the harvest brought', async () => {
    const { wrapper, table } = await tableAt(9)
    expect(wrapper.find('.winter').exists()).toBe(false)
    await table.answer({ choose: ['pass'] })
    await flushPromises()
    expect(wrapper.get('.winter h2').text()).toBe('Winter of 52 BC')
    await wrapper.findAll('.phases .phase')[3]?.trigger('click')
    await flushPromises()
    const romans = wrapper.findAll('.wcard tbody tr')[0]
    expect(romans?.findAll('td').map((td) => td.text())).toEqual(['20', '+12', '32'])
  })
})
