import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import type { ChooseDecision } from '@gallia/shared/kernel/decision'
import { text } from '@gallia/shared/kernel/text'
import type { Outlook } from '@gallia/shared/falling-sky/view'
import Table from '../screens/Table.vue'
import { outlookAfter } from '../stores/outlook'
import { useSettings } from '../stores/settings'
import { useSheets } from '../stores/sheets'
import { ask, mountedAt, press } from '../../test/mounted'

const whom: ChooseDecision = {
  kind: 'choose',
  faction: 'romans',
  topic: 'battle.target',
  prompt: text('ask.battle.target', { region: { kind: 'region', id: 'aedui' } }),
  rule: '3.2.4',
  min: 1,
  max: 1,
  options: ['arverni', 'belgae'].map((id) => ({ id, label: text('name', { name: { kind: 'faction', id } }) })),
}
const told: Outlook = {
  resources: [{ faction: 'romans', from: 12, to: 10 }],
  control: [{ region: 'aedui', from: 'aedui', to: null }],
  margins: [{ faction: 'arverni', from: -3, to: 1 }],
  byDice: true,
  battle: {
    exact: true,
    attacker: { faction: 'romans', mean: 0.75, odds: [{ n: 0, share: 0.25 }, { n: 1, share: 0.75 }] },
    defender: { faction: 'arverni', mean: 4, odds: [{ n: 4, share: 1 }] },
  },
} // prettier-ignore

let unmount: (() => void) | undefined
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  unmount?.()
  vi.useRealTimers()
})

/** The table; it leaves the page with the test, so that keys reach the next one alone. */
async function atTable(options: Parameters<typeof mountedAt>[1] = {}) {
  const mounted = await mountedAt(Table, options)
  unmount = () => mounted.wrapper.unmount()
  return mounted
}

async function asked(outlook: Outlook | undefined, decision = whom) {
  const mounted = await atTable(outlook && { outlook })
  ask(mounted.table, decision)
  await nextTick()
  const point = async (id: string): Promise<void> => {
    await mounted.wrapper.get(`[data-option=${id}]`).trigger('pointerenter')
    await vi.advanceTimersByTimeAsync(outlookAfter + 1)
    await flushPromises()
  }
  const questions = (): string[] => mounted.calls.filter((call) => call.startsWith('outlook'))
  return { ...mounted, point, questions }
}

describe('what an answer would bring', () => {
  it('is shown of the option that is pointed at, with the odds of the Battle', async () => {
    const { wrapper, point } = await asked(told)
    expect(wrapper.find('.outlook').exists()).toBe(false)
    await point('arverni')
    const shown = wrapper.get('.outlook').text()
    for (const words of ['Resources 12 → 10', 'Control of Aedui', 'from Aedui to nobody', 'Margin −3 → +1'])
      expect(shown).toContain(words)
    expect(wrapper.get('[data-odds=attacker]').text()).toContain('0 to 1 pieces, about 1')
    expect(wrapper.get('[data-odds=attacker] [role=img]').attributes('aria-label')).toBe('0 with 25 % and 1 with 75 %')
    expect(wrapper.get('[data-odds=defender]').text()).toContain('4 pieces')
    expect(shown).toContain('If the Defender stands')
  })

  it('says before the answer that a die follows, and whose word is needed to take back what comes then', async () => {
    const { wrapper, point } = await asked({ resources: [], control: [], margins: [], byDice: true, asks: 'arverni' })
    await point('arverni')
    expect(wrapper.get('.outlook').text()).toContain('Taken back and rolled again, they fall the same')
    expect(wrapper.get('[data-outlook=asks]').text()).toContain('Then Théo (Arverni) is asked')
  })

  it('says that the turn is over then', async () => {
    const { wrapper, point } = await asked({ resources: [], control: [], margins: [], byDice: false, ends: 'turn' })
    await point('arverni')
    expect(wrapper.get('.outlook').text()).toBe('This ends the turn.')
  })

  it('is shown of Confirm too, where nothing need be chosen', async () => {
    const { wrapper, questions } = await asked(told, { ...whom, topic: 'battle.region', min: 0 })
    await wrapper.get('[data-action=confirm]').trigger('pointerenter')
    await vi.advanceTimersByTimeAsync(outlookAfter + 1)
    await flushPromises()
    expect(questions()).toEqual(['outlook ["game",{"choose":[]}]'])
    expect(wrapper.get('.outlook').text()).toContain('Resources 12 → 10')
  })

  it('makes room for what comes to lie on the map after it', async () => {
    const { wrapper, point } = await asked(told)
    const box = (x: number, y: number, width: number, height: number) => new DOMRect(x, y, width, height)
    const layout = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('.mapw')) return box(0, 0, 1000, 800)
      if (this.matches('.tip')) return box(0, 0, 180, 100)
      return this.matches('.sheet') ? box(400, 500, 600, 300) : box(0, 0, 0, 0)
    })
    await point('arverni')
    expect(wrapper.get('.tip').classes()).toContain('bottom-right')
    useSheets().open({ kind: 'keys' })
    await flushPromises()
    expect(wrapper.get('.tip').classes()).toContain('top-right')
    layout.mockRestore()
  })

  it('lies on the map: nothing in the panel moves for it', async () => {
    const { wrapper, point } = await asked(told)
    const panel = (): string => wrapper.get('.dec').text()
    const before = panel()
    await point('arverni')
    expect(wrapper.get('.mapw .tip').text()).toContain('Resources 12 → 10')
    expect(panel()).toBe(before)
  })

  it('is asked for once, and not of what is only passed by', async () => {
    const { wrapper, point, questions } = await asked(told)
    await wrapper.get('[data-option=arverni]').trigger('pointerenter')
    await vi.advanceTimersByTimeAsync(outlookAfter / 2)
    await wrapper.get('[data-option=arverni]').trigger('pointerleave')
    await vi.advanceTimersByTimeAsync(outlookAfter * 2)
    expect(questions()).toEqual([])
    await point('arverni')
    await point('belgae')
    await point('arverni')
    expect(questions()).toEqual(['outlook ["game",{"choose":["arverni"]}]', 'outlook ["game",{"choose":["belgae"]}]'])
  })

  it('is nothing where nothing changes, or nobody knows', async () => {
    for (const outlook of [undefined, { resources: [], control: [], margins: [], byDice: false }]) {
      const { wrapper, point } = await asked(outlook)
      await point('arverni')
      expect(wrapper.find('.outlook').exists()).toBe(false)
      unmount?.()
    }
  })

  it('stands beside both answers where leave is asked for', async () => {
    const consent: ChooseDecision = {
      ...whom,
      topic: 'consent.harassment',
      faction: 'aedui',
      options: ['yes', 'no'].map((id) => ({ id, label: text(`answer.${id === 'yes' ? 'agree' : 'refuse'}`) })),
    }
    const { wrapper } = await asked(told, consent)
    // The buttons come with what stands over them.
    expect(wrapper.findAll('.dec .opt, .stake')).toHaveLength(0)
    await flushPromises()
    expect(wrapper.findAll('.stake .outlook')).toHaveLength(2)
    expect(wrapper.findAll('.dec .opt')).toHaveLength(2)
    expect(wrapper.find('.tip').exists()).toBe(false)
  })
})

describe('the start of the turn', () => {
  it('is one step away when the turn has gone on for more than one answer', async () => {
    const { wrapper, calls, table } = await atTable({ at: 4 })
    expect(table.at - table.turnAt).toBe(2)
    await wrapper.get('[data-action=back-to-turn]').trigger('click')
    await flushPromises()
    expect(calls).toContain('goTo ["game",2]')
    press('Escape', { shiftKey: true })
    await flushPromises()
    expect(calls).toContain('goTo ["game",0]')
  })
})

describe('handing the screen over', () => {
  const to = (faction: string): ChooseDecision => ({ ...whom, faction })
  async function seats(handOver: 'off' | 'always' | 'secrets') {
    const mounted = await atTable({ settings: { handOver } })
    await useSettings().load()
    // Whoever opens the game is the one who is asked first.
    const first = mounted.table.decision?.faction
    ask(mounted.table, to(first === 'arverni' ? 'romans' : 'arverni'))
    await nextTick()
    return mounted
  }
  const curtain = (): HTMLElement | null => document.querySelector('[role=dialog].curtain')

  it('is asked for when another person is asked, and lets no key through', async () => {
    const { wrapper, calls } = await seats('always')
    expect(curtain()?.textContent).toMatch(/Théo|Livia/)
    press('1')
    await flushPromises()
    expect(calls.filter((call) => call.startsWith('answer'))).toEqual([])
    await wrapper.get('[data-action=hand-over]').trigger('click', { detail: 1 })
    expect(curtain()).toBeNull()
  })

  it.each(['off', 'secrets'] as const)('is not asked for where that is not wanted (%s)', async (handOver) => {
    await seats(handOver)
    expect(curtain()).toBeNull()
  })
})
