import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { useSettings } from '../stores/settings'
import { speak } from '../text/languages'
import { mountedAt } from '../../test/mounted'
import Settings from './Settings.vue'

afterEach(() => speak('en'))

const pressed = (wrapper: Awaited<ReturnType<typeof mountedAt>>['wrapper'], label: string) => {
  const button = wrapper.findAll('button').find((b) => b.text() === label)
  if (!button) throw new Error(`no button ${label}`)
  return button
}

describe('the language in the settings', () => {
  it('changes the whole screen at once, and is kept', async () => {
    const { wrapper } = await mountedAt(Settings)
    expect(wrapper.text()).toContain('Settings')
    await pressed(wrapper, 'Français').trigger('click')
    await expect.poll(() => document.documentElement.lang).toBe('fr')
    expect(wrapper.text()).toContain('Réglages')
    expect(wrapper.text()).toContain('Rapides')
    expect(wrapper.text()).not.toContain('Settings')
    expect(useSettings().settings.language).toBe('fr')
  })

  it('is the system’s until one is chosen, whatever else is set', async () => {
    const { wrapper } = await mountedAt(Settings)
    expect(pressed(wrapper, 'English').attributes('aria-pressed')).toBe('true')
    await useSettings().change({ colours: 'safe' })
    await flushPromises()
    expect(useSettings().settings.language).toBe('system')
  })
})
