import { expect, it } from 'vitest'
import { change } from '../../effects'
import type { Game } from '../../game'
import type { Position } from '../../position/position'
import { readPosition } from '../../position/read'
import { base } from '../../rulesets/base'
import { freeAction } from '../action'
import { battleIn } from './command'

/** What is said of each possible target when the Arverni attack in Mandubii. */
function lossesTold(position: Position): Record<string, unknown> {
  const state = readPosition(position)
  const game: Game = { state, apply: (effect) => change(state, effect), ruleset: base }
  const asked = battleIn(game, freeAction('arverni'), 'mandubii').next().value
  if (!asked || asked.kind !== 'choose' || asked.topic !== 'battle.target') throw new Error('no target is asked for')
  return Object.fromEntries(asked.options.map((o) => [o.id, o.detail?.params?.['n']]))
}

it('the Losses told beside a target count Vercingetorix’s Elite before it is picked (card 30)', () => {
  const position: Position = {
    regions: {
      mandubii: {
        arverni: { leader: 'successor', warbands: { hidden: 6 } },
        romans: { legions: 2 },
        aedui: { warbands: { hidden: 1 } },
      },
    },
  }
  expect(lossesTold(position)).toEqual({ romans: 4, aedui: 4 })
  const elite: Position = { ...position, capabilities: [{ card: 30, side: 'shaded', holder: 'arverni' }] }
  expect(lossesTold(elite)).toEqual({ romans: 6, aedui: 6 }) // 1 for the Leader, 4 for the Elite, 1 for two Warbands
})
