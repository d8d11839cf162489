import { expect, it } from 'vitest'
import type { Decision } from '@gallia/shared/kernel/decision'
import { deedOf } from './layout'

const amounts = (topic: string): Decision => ({
  kind: 'allocate', faction: 'romans', topic, prompt: { key: `ask.${topic}` }, rule: '', buckets: [], min: 0, max: 0,
}) // prettier-ignore

it('says of amounts what is done with them, and nothing that is not', () => {
  const placed = ['rally.warbands', 'germanic-rally.warbands', 'recruit.auxilia', 'lucterius.auxilia']
  for (const topic of placed) expect(deedOf(amounts(topic)), topic).toBe('place')
  // Flipped, Scouted, removed or sent elsewhere.
  const others = ['rampage.warbands', 'scout.warbands', 'lucterius.warbands', 'aduatuca.warbands', 'catuvolcus.warbands', 'litaviccus.warbands', 'togata.auxilia', 'numidians.auxilia', 'ambacti.auxilia', 'alaudae.auxilia', 'antonius.auxilia'] // prettier-ignore
  for (const topic of others) expect(deedOf(amounts(topic)), topic).toBe('confirm')
  expect(deedOf(amounts('scout.group'))).toBe('move')
  expect(deedOf(amounts('germanic-march.group'))).toBe('march')
})
