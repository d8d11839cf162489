import { expect, it } from 'vitest'
import { change } from '../../effects'
import type { Game } from '../../game'
import type { Position } from '../../position/position'
import { readPosition } from '../../position/read'
import { base } from '../../rulesets/base'
import { wouldChange } from './preview'

function gameAt(position: Position): Game {
  const state = readPosition(position)
  return { state, apply: (effect) => change(state, effect), ruleset: base }
}

const citadels: Position['regions'] = {
  arverni: { arverni: { citadels: ['arverni'] } },
  aedui: { aedui: { citadels: ['aedui'] } },
}

it('finds what a text changes by the second of its answers: the first Gaul with a Citadel has nothing to lose (card 24)', () => {
  expect(wouldChange(gameAt({ regions: citadels, resources: { aedui: 5 } }), 'romans', 24, 'unshaded')).toBe(true)
})

it('says that a text changes nothing where no answer does', () => {
  expect(wouldChange(gameAt({ regions: citadels }), 'romans', 24, 'unshaded')).toBe(false)
})

it('looks at the answers to later questions too: a March in place changes nothing, one to the next Region does (card 72)', () => {
  const regions: Position['regions'] = { arverni: { arverni: { warbands: { hidden: 1 } } } }
  const game = gameAt({ regions })
  expect(wouldChange(game, 'arverni', 72, 'shaded')).toBe(true)
  expect(game.state.regions.arverni.forces.arverni.hidden).toBe(1) // tried on a copy
})
