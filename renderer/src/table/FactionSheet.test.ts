import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, expect, it } from 'vitest'
import { crowdedWar } from '../map/fixtures/boards'
import { i18n } from '../text/i18n'
import FactionSheet from './FactionSheet.vue'

afterEach(() => document.body.replaceChildren())

it('takes the score of the Romans apart: Tribes Subdued, Dispersed on either side or Razed, and Allied (7.2)', () => {
  const board = {
    ...crowdedWar,
    tribes: {
      ...crowdedWar.tribes,
      morini: { status: 'dispersed' as const },
      eburones: { status: 'gathering' as const },
      carnutes: { status: 'razed' as const },
    },
  }
  const states = Object.values(board.tribes)
  const subdued = states.filter((t) => t.status === 'subdued').length
  const others = states.filter((t) => t.status === 'closed' || (t.status === 'allied' && t.faction !== 'romans')).length
  const allied = states.filter((t) => t.status === 'allied' && t.faction === 'romans').length
  const dispersed = states.length - subdued - others - allied
  expect(dispersed).toBeGreaterThanOrEqual(3)
  mount(FactionSheet, {
    props: { faction: 'romans', board },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  })
  expect(document.body.textContent).toContain(`Tribes: ${subdued} Subdued, ${dispersed} Dispersed, ${allied} Allied.`)
})

it.each([
  { faction: 'romans', shown: true },
  { faction: 'aedui', shown: true },
  { faction: 'belgae', shown: false },
] as const)('Diviciacus on the board of the $faction: $shown, as Romans and Aedui share it', ({ faction, shown }) => {
  const capabilities = [{ card: 38, side: 'unshaded', holder: 'aedui' } as const]
  mount(FactionSheet, {
    props: { faction, board: { ...crowdedWar, capabilities } },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  })
  expect(document.body.textContent?.includes('Diviciacus')).toBe(shown)
})
