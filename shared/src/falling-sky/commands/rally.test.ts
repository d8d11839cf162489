import { expect, it } from 'vitest'
import type { Answer } from '../../kernel/decision'
import type { Effect } from '../effects'
import { change } from '../effects'
import type { Game } from '../game'
import { readPosition } from '../position/read'
import { base } from '../rulesets/base'
import { freeAction } from './action'
import { rally } from './rally'

it('Warbands that join beside an Ally by Aquitani are asked for and logged by that card (25), not as the Rally’s own', () => {
  const state = readPosition({
    capabilities: [{ card: 25, side: 'shaded', holder: 'arverni' }],
    regions: { pictones: { arverni: { warbands: { hidden: 3 } } } },
  })
  const log: Effect[] = []
  const apply = (effect: Effect): void => {
    log.push(effect)
    change(state, effect)
  }
  const game: Game = { state, apply, ruleset: base }
  const answers: Record<string, Answer> = {
    'rally.region': { choose: ['pictones'] },
    'rally.act': { choose: ['ally:pictones'] },
    'rally.aquitani': { allocate: { n: 2 } },
  }
  const asked: string[] = []
  const flow = rally.run(game, { ...freeAction('arverni'), limited: true })
  for (let next = flow.next(); !next.done;) {
    const { topic = '', rule } = next.value
    asked.push(`${topic} ${rule}`)
    const answer = answers[topic]
    if (!answer) throw new Error(`not thought of: ${topic}`)
    next = flow.next(answer)
  }
  expect(asked).toEqual(['rally.region 3.3.1', 'rally.act 3.3.1', 'rally.aquitani card 25'])
  expect(log.filter((e) => e.kind.startsWith('place-')).map((e) => `${e.kind} ${e.rule}`)).toEqual([
    'place-ally 3.3.1',
    'place-troops card 25',
  ])
})
