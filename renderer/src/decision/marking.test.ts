import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { ChooseDecision } from '@gallia/shared/kernel/decision'
import { text } from '@gallia/shared/kernel/text'
import type { Outlook } from '@gallia/shared/falling-sky/view'
import { ask, mountedAt, press } from '../../test/mounted'
import Table from '../screens/Table.vue'

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

  it.each(['[data-action=menu]', '[data-plaque=germans]'])(
    'is confirmed with Enter after %s had the focus',
    async (elsewhere) => {
      const { wrapper, answers, key } = await asked({ ...nothing, byDice: true })
      wrapper.get<HTMLElement>(elsewhere).element.focus()
      await key('2')
      await key('Enter')
      expect(answers()).toEqual(['answer ["game",{"choose":["mandubii"]}]'])
    },
  )

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

it('an option after which another person has the word, or may have it, is marked', async () => {
  const { answers, click, chosen } = await asked({ ...nothing, ends: 'turn', handsOver: true })
  await click('[data-option=aedui]')
  expect([answers(), chosen()]).toEqual([[], ['aedui']])
})

describe('what may be done beside the question', () => {
  const beside: ChooseDecision = {
    ...where,
    asides: [{ id: 'ability:trade', faction: 'arverni', label: text('aside.transfer'), rule: '4.1' }],
  }
  const trade = '[data-aside="ability:trade"]'
  const gives = ['answer ["game",{"aside":"ability:trade"}]']

  it('is done at once, if it brings nothing but the own decision', async () => {
    const { answers, click } = await asked(nothing, beside)
    await click(trade)
    expect(answers()).toEqual(gives)
  })

  it('is marked where another person gets the word, and done with Confirm or when it is pressed again', async () => {
    for (const how of ['[data-action=confirm]', trade]) {
      const { wrapper, answers, click } = await asked({ ...nothing, asks: 'romans', handsOver: true }, beside)
      await click(trade)
      expect(answers()).toEqual([])
      expect(wrapper.get(trade).attributes('aria-pressed')).toBe('true')
      await click(how)
      expect(answers()).toEqual(gives)
      wrapper.unmount()
    }
  })

  it('is unmarked by Escape, and by what is marked in its stead', async () => {
    const { wrapper, answers, click, key, chosen } = await asked({ ...nothing, handsOver: true }, beside)
    const pressed = () => wrapper.get(trade).attributes('aria-pressed')
    await click(trade)
    await key('Escape')
    expect(pressed()).toBeUndefined()
    await click(trade)
    await click('[data-option=aedui]')
    expect([pressed(), chosen()]).toEqual([undefined, ['aedui']])
    await click(trade)
    expect([pressed(), chosen()]).toEqual(['true', []])
    await click('[data-option=mandubii]')
    await click('[data-action=confirm]')
    expect(answers()).toEqual(['answer ["game",{"choose":["mandubii"]}]'])
  })
})
