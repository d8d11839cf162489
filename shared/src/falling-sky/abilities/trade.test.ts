import { expect, it } from 'vitest'
import type { Answer, Decision } from '../../kernel/decision'
import { freeAction } from '../commands/action'
import { change } from '../effects'
import type { Game } from '../game'
import { readPosition } from '../position/read'
import { base } from '../rulesets/base'
import { removalAside } from '../sequence/asides'
import { trade } from './trade'

it('asks with what the Trade brings after a piece has been removed beside the question (1.4.1)', () => {
  const regions = { aedui: { aedui: { allies: ['aedui'] } }, sequani: { aedui: { allies: ['sequani', 'helvetii'] } } }
  const state = readPosition({ regions } as Parameters<typeof readPosition>[0])
  const game: Game = { state, apply: (effect) => change(state, effect), ruleset: base }
  const answers: Answer[] = [
    { choose: ['no'] }, // the Romans
    { aside: 'remove' },
    { choose: ['aedui'] },
    { choose: ['ally:aedui'] },
    { choose: ['yes'] },
  ]
  const asked: Decision[] = []
  const flow = trade.run(game, { ...freeAction('aedui'), asides: () => removalAside(game, 'aedui') })
  for (let next = flow.next(); !next.done; next = flow.next(answers.shift() ?? { choose: [] })) asked.push(next.value)
  const announced = asked.filter((d) => d.topic === 'trade.go-on').map((d) => d.prompt.params?.['n'])
  expect(announced).toEqual([3, 2])
  expect(state.resources.aedui).toBe(2)
})
