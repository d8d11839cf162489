import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { i18n } from '../text/i18n'
import OptionRows from './OptionRows.vue'

describe('the options of a new game', () => {
  it('offer the first edition’s cards, off until somebody wants them', async () => {
    const options = { deck: 'standard', evenInitiative: false, suddenFrost: false } as const
    const rows = mount(OptionRows, {
      props: { scenario: 'pax-gallica', solitaire: false, options, seed: '', name: '' },
      global: { plugins: [createPinia(), i18n] },
    })
    const wanted = rows.get('[role="switch"][aria-label="First-edition cards"]')
    expect(wanted.attributes('aria-checked')).toBe('false')
    await wanted.trigger('click')
    expect(rows.emitted('update:options')).toEqual([[{ ...options, firstEditionCards: true }]])
  })
})
