import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { text } from '@gallia/shared/kernel/text'
import { regionThing } from '@gallia/shared/falling-sky/names'
import { i18n } from '../text/i18n'
import PathStepRow from './PathStepRow.vue'

it('names a Region once, where several things to be done there were weighed', () => {
  const step = {
    node: 'B3',
    question: text('bot.choice'),
    answer: text('name', { name: regionThing('nervii') }),
    candidates: (['nervii', 'atrebates', 'nervii', 'treveri'] as const).map(regionThing),
    tieBreaks: [text('bot.by.die')],
    left: [(['nervii', 'treveri', 'nervii'] as const).map(regionThing)],
  }
  const row = mount(PathStepRow, { props: { step }, global: { plugins: [createPinia(), i18n] } })
  expect(row.get('.rivals').text()).toContain('Nervii, Atrebates, Treveri')
  expect(row.findAll('.won')).toHaveLength(1)
  expect(row.get('.ordering').text()).toContain('Nervii and Treveri')
})
