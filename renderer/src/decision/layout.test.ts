import { expect, it } from 'vitest'
import type { ChooseDecision, Decision } from '@gallia/shared/kernel/decision'
import { deedOf, optionKeys } from './layout'

const amounts = (topic: string): Decision => ({
  kind: 'allocate', faction: 'romans', topic, prompt: { key: `ask.${topic}` }, rule: '', buckets: [], min: 0, max: 0,
}) // prettier-ignore
const chosen = (topic: string, max: number): ChooseDecision => ({
  kind: 'choose', faction: 'romans', topic, prompt: { key: `ask.${topic}` }, rule: '', options: [], min: 0, max,
}) // prettier-ignore

it('says of amounts what is done with them, and nothing that is not', () => {
  const placed = ['rally.warbands', 'germanic-rally.warbands', 'recruit.auxilia', 'lucterius.auxilia']
  for (const topic of placed) expect(deedOf(amounts(topic)), topic).toBe('place')
  const removed = ['numidians.auxilia', 'ambacti.auxilia', 'togata.auxilia', 'togata.legion', 'alaudae.auxilia', 'pompey.legions', 'lucterius.warbands', 'aduatuca.warbands', 'catuvolcus.warbands', 'sappers.pieces', 'hostages.remove', 'allegiances.remove', 'devastate.pieces', 'remove.number'] // prettier-ignore
  for (const topic of removed) expect(deedOf(amounts(topic)), topic).toBe('remove')
  const replaced = ['litaviccus.warbands', 'hostages.replace', 'allegiances.replace', 'dumnorix.pieces', 'surus.to-germans', 'correus.pieces'] // prettier-ignore
  for (const topic of replaced) expect(deedOf(amounts(topic)), topic).toBe('replace')
  for (const topic of ['antonius.auxilia', 'scout.group', 'scout.group.aedui', 'event.shift.group'])
    expect(deedOf(amounts(topic)), topic).toBe('move')
  expect(['battle.stay', 'scout.warbands', 'rampage.warbands'].map((topic) => deedOf(amounts(topic)))).toEqual([
    'stay', 'scout', 'confirm',
  ]) // prettier-ignore
  expect(deedOf(amounts('germanic-march.group'))).toBe('march')
  expect([deedOf(chosen('wine.allies', 4)), deedOf(chosen('correus.place', 2))]).toEqual(['remove', 'place'])
  expect([deedOf(chosen('wine.allies', 1)), deedOf(chosen('druids.factions', 3))]).toEqual(['confirm', 'confirm'])
})

it('gives a Command that an Event grants the letter that it has on the own turn', () => {
  const option = (id: string) => ({ id, label: { key: `command.${id}` } })
  const granted = { ...chosen('event.command', 1), options: ['rally', 'march', 'raid', 'battle'].map(option) }
  expect([...optionKeys(granted).values()]).toEqual(['r', 'm', 'a', 'b'])
  expect([...optionKeys(granted, false).values()]).toEqual(['1', '2', '3', '4'])
})
