import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { useSettings } from '../stores/settings'
import { speak } from '../text/languages'
import { useDesktop } from '../stores/desktop'
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

describe('how Control is drawn', () => {
  it('goes with the colours until it is chosen', async () => {
    const { wrapper } = await mountedAt(Settings)
    const on = () => ['Band and wash', 'Band only', 'Hatched'].filter((l) => pressed(wrapper, l).attributes('aria-pressed') === 'true') // prettier-ignore
    expect(on()).toEqual(['Band and wash'])
    await useSettings().change({ colours: 'safe' })
    expect(on()).toEqual(['Hatched'])
    await pressed(wrapper, 'Band only').trigger('click')
    await useSettings().change({ colours: 'default' })
    expect(on()).toEqual(['Band only'])
  })
})

describe('the sections of the settings', () => {
  it('have their volume where sounds are on, and their folder where there is a desktop', async () => {
    const { wrapper } = await mountedAt(Settings)
    expect(wrapper.find('[type=range]').exists()).toBe(false)
    await wrapper.get('[data-setting=sound]').trigger('click')
    await wrapper.get('[type=range]').setValue(35)
    expect(useSettings().settings).toMatchObject({ sound: true, volume: 35 })
    expect(useDesktop().desktop).toBeUndefined()
    expect(wrapper.text()).not.toContain('Folder of the games')
  })

  it('are marked as they are gone to', async () => {
    const { wrapper } = await mountedAt(Settings)
    Element.prototype.scrollIntoView = () => {}
    await wrapper.get('[data-section=keys]').trigger('click')
    expect(wrapper.findAll('[aria-current=true]').map((b) => b.text())).toEqual(['Keys'])
    expect(document.activeElement?.textContent).toBe('Keys')
  })
})
