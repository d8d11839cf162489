import { describe, expect, it } from 'vitest'
import type { Decision } from '../../kernel/decision'
import { change } from '../effects'
import type { Game } from '../game'
import { readPosition } from '../position/read'
import { base } from '../rulesets/base'
import { freeAction } from './action'
import { seize } from './seize'

/** What the Romans are asked about Tribes when they Seize in Mandubii. */
function askedAbout(devastated: boolean): Decision | undefined {
  const state = readPosition({
    regions: { mandubii: { romans: { legions: 2 } } },
    markers: { mandubii: devastated ? ['devastated'] : [] },
  })
  const game: Game = { state, apply: (effect) => change(state, effect), ruleset: base }
  const flow = seize.run(game, freeAction('romans'))
  for (let next = flow.next(); !next.done; next = flow.next({ choose: ['mandubii'] }))
    if (next.value.topic === 'seize.disperse') return next.value
  return undefined
}

it('a Region says how many of its Tribes there are markers for, of which there are four (3.2.3)', () => {
  const state = readPosition({
    regions: { mandubii: { romans: { legions: 2 } }, arverni: { romans: { legions: 2 } } },
    tribes: { veneti: 'gathering', namnetes: 'dispersed', helvii: 'dispersed', bituriges: 'razed' },
  })
  const game: Game = { state, apply: (effect) => change(state, effect), ruleset: base }
  const asked = seize.run(game, freeAction('romans')).next()
  const options = !asked.done && asked.value.kind === 'choose' ? asked.value.options : []
  expect(options.filter(({ id }) => id !== 'provincia').map(({ detail }) => detail?.params)).toEqual([
    { n: 6, dispersible: 1 },
    { n: 6, dispersible: 1 },
  ])
})

describe('before Tribes are Dispersed', () => {
  it('the question says what Forage they bring', () => {
    expect(askedAbout(false)?.notes).toEqual([{ key: 'seize.disperse.note' }])
  })

  it('and that a Devastated Region brings none (3.2.3)', () => {
    expect(askedAbout(true)?.notes).toEqual([{ key: 'seize.disperse.note.devastated' }])
  })
})
