import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { ChooseDecision } from '@gallia/shared/kernel/decision'
import { text } from '@gallia/shared/kernel/text'
import type { Seat } from '@gallia/shared/falling-sky/state'
import type { BoardView, Outlook } from '@gallia/shared/falling-sky/view'
import { ask, mountedAt, press } from '../../test/mounted'
import { baseBoard } from '../../test/fake-game'
import Table from '../screens/Table.vue'
import { wantsConfirm } from './confirming'

const nothing: Outlook = { resources: [], control: [], margins: [], byDice: false }
const where: ChooseDecision = {
  kind: 'choose',
  faction: 'arverni',
  topic: 'battle.region',
  prompt: text('ask.battle.region'),
  rule: '3.2.4',
  min: 1,
  max: 1,
  options: (['aedui', 'mandubii'] as const).map((id) => ({
    id,
    label: text('name', { name: { kind: 'region', id } }),
    on: [{ kind: 'region', id }],
  })),
}

let unmount: (() => void) | undefined
afterEach(() => unmount?.())

async function asked(outlook: Outlook, decision = where) {
  const mounted = await mountedAt(Table, { outlook })
  unmount = () => mounted.wrapper.unmount()
  ask(mounted.table, decision)
  await flushPromises()
  const answers = (): string[] => mounted.calls.filter((call) => call.startsWith('answer'))
  const click = async (what: string): Promise<void> => {
    await mounted.wrapper.get(what).trigger('click', { detail: 1 })
    await flushPromises()
  }
  const key = async (pressed: string): Promise<void> => {
    const at = document.activeElement
    const event = press(pressed, {}, at ?? window)
    // As a browser does with a button that has the focus.
    if (pressed === 'Enter' && !event.defaultPrevented && at instanceof HTMLButtonElement) at.click()
    await flushPromises()
  }
  const chosen = (): string[] =>
    mounted.wrapper.findAll('.dec .opt.chosen').map((o) => o.attributes('data-option') ?? '')
  return { ...mounted, answers, click, key, chosen }
}
const givesAedui = ['answer ["game",{"choose":["aedui"]}]']

describe('an option after which a die is shown', () => {
  it('is marked by a click, and answers with Confirm', async () => {
    const { wrapper, answers, click, chosen } = await asked({ ...nothing, byDice: true })
    const confirm = () => wrapper.get('[data-action=confirm]')
    expect(confirm().attributes('disabled')).toBeDefined()
    await click('[data-option=mandubii]')
    await click('[data-option=aedui]')
    expect([answers(), chosen()]).toEqual([[], ['aedui']])
    expect(wrapper.get('[data-option=aedui]').attributes('aria-pressed')).toBe('true')
    expect(confirm().attributes('disabled')).toBeUndefined()
    await click('[data-action=confirm]')
    expect(answers()).toEqual(givesAedui)
  })

  it('answers when it is clicked again', async () => {
    const { answers, click } = await asked({ ...nothing, byDice: true })
    await click('[data-option=aedui]')
    await click('[data-option=aedui]')
    expect(answers()).toEqual(givesAedui)
  })

  it('is marked with its key and confirmed with Enter, wherever the focus was; Escape takes the mark away', async () => {
    const { answers, key, chosen } = await asked({ ...nothing, byDice: true })
    expect(document.activeElement?.getAttribute('data-option')).toBe('aedui')
    await key('2')
    expect(chosen()).toEqual(['mandubii'])
    await key('Escape')
    expect(chosen()).toEqual([])
    await key('2')
    await key('Enter')
    expect(answers()).toEqual(['answer ["game",{"choose":["mandubii"]}]'])
  })

  it('is marked on the map, and answers when its land is chosen again', async () => {
    const { answering, answers, chosen } = await asked({ ...nothing, byDice: true })
    await answering.pickPlace({ kind: 'region', id: 'aedui' })
    await flushPromises()
    expect([answers(), chosen()]).toEqual([[], ['aedui']])
    await answering.pickPlace({ kind: 'region', id: 'aedui' })
    expect(answers()).toEqual(givesAedui)
  })

  it('is not what Enter alone gives, where nothing need be chosen', async () => {
    const { wrapper, answers, click } = await asked({ ...nothing, byDice: true }, { ...where, min: 0 })
    expect(wrapper.get('[data-action=confirm]').text()).toContain('None of these')
    await click('[data-option=aedui]')
    expect(wrapper.get('[data-action=confirm]').text()).toContain('Confirm')
    await click('[data-action=confirm]')
    expect(answers()).toEqual(givesAedui)
  })

  it('answers at once in a lesson, where everything can be taken back', async () => {
    const { table, answers, click } = await asked({ ...nothing, byDice: true })
    table.guard = () => undefined
    await click('[data-option=aedui]')
    expect(answers()).toEqual(givesAedui)
  })
})

it('an option that brings nothing but its own answers at once', async () => {
  const { answers, click } = await asked({ ...nothing, resources: [{ faction: 'romans', from: 3, to: 1 }] })
  await click('[data-option=aedui]')
  expect(answers()).toEqual(givesAedui)
})

it('leave is given at once: its buttons are for nothing else', async () => {
  const consent = { ...where, topic: 'consent.harassment', faction: 'aedui' }
  const { wrapper, answers, click } = await asked({ ...nothing, asks: 'romans' }, consent)
  expect(wrapper.find('[data-action=confirm]').exists()).toBe(false)
  await click('[data-option=aedui]')
  expect(answers()).toEqual(givesAedui)
})

describe('Confirm is wanted', () => {
  const board = (waiting: BoardView['cards']['waiting'], seats: Partial<BoardView['seats']> = {}): BoardView => ({
    ...baseBoard,
    cards: { ...baseBoard.cards, waiting },
    seats: { ...baseBoard.seats, ...seats },
  })
  const person = (name: string): Seat => ({ kind: 'person', name, player: 0 })
  const bot: Seat = { kind: 'bot', name: '', player: 0 }
  const ends: Outlook = { ...nothing, ends: true }

  it('before a die, and before another person is asked', () => {
    const here = board(['romans', 'aedui'])
    expect(wantsConfirm(nothing, here)).toBe(false)
    expect(wantsConfirm({ ...nothing, byDice: true }, here)).toBe(true)
    expect(wantsConfirm({ ...nothing, asks: 'aedui' }, here)).toBe(true)
  })

  it('at the end of a turn, unless the same person goes on', () => {
    const two = { romans: person('Livia'), aedui: person('Livia'), arverni: person('Théo'), belgae: bot }
    expect(wantsConfirm(ends, board(['romans', 'arverni'], two))).toBe(true)
    expect(wantsConfirm(ends, board(['romans', 'aedui'], two))).toBe(false)
    // Whose card is next, or what the bot leaves, nobody knows.
    expect(wantsConfirm(ends, board(['romans', 'belgae'], two))).toBe(true)
    expect(wantsConfirm(ends, board(['romans'], two))).toBe(true)
  })

  it('at no end of a turn of somebody alone', () => {
    const alone = { romans: person('Livia'), aedui: bot, arverni: bot, belgae: bot }
    expect(wantsConfirm(ends, board(['romans', 'aedui'], alone))).toBe(false)
  })
})
