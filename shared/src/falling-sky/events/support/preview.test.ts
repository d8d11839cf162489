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

const sappers = { faction: 'romans', card: 24, side: 'unshaded' } as const

it('finds what a text changes by the second of its answers: the first Gaul with a Citadel has nothing to lose (card 24)', () => {
  expect(wouldChange(gameAt({ regions: citadels, resources: { aedui: 5 } }), sappers)).toBe(true)
})

it('says that a text changes nothing where no answer does', () => {
  expect(wouldChange(gameAt({ regions: citadels }), sappers)).toBe(false)
})

it('looks at the answers to later questions too: a March in place changes nothing, one to the next Region does (card 72)', () => {
  const regions: Position['regions'] = { arverni: { arverni: { warbands: { hidden: 1 } } } }
  const game = gameAt({ regions })
  expect(wouldChange(game, { faction: 'arverni', card: 72, side: 'shaded' })).toBe(true)
  expect(game.state.regions.arverni.forces.arverni.hidden).toBe(1) // tried on a copy
})

it('lets the dice fall so that pieces go: a Battle on a Fort alone changes something (card 2)', () => {
  const regions: Position['regions'] = { nervii: { romans: { forts: 1 }, belgae: { warbands: { hidden: 4 } } } }
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const game = gameAt({ regions })
    game.state.dice = { seed, script: null }
    expect(wouldChange(game, { faction: 'belgae', card: 2, side: 'shaded' })).toBe(true)
  }
})

it('tells a text that needs own pieces to be removed first: with an empty track Pompey lends a Legion from the map', () => {
  const position: Position = {
    regions: { aedui: { romans: { legions: 2 } } },
    legions: { track: 0, fallen: 10 },
    senate: { box: 'adulation' },
  }
  const pompey = { card: 3, side: 'unshaded' } as const
  expect(wouldChange(gameAt(position), { ...pompey, faction: 'romans' })).toBe(false)
  expect(wouldChange(gameAt(position), { ...pompey, faction: 'romans' }, true)).toBe(true)
  expect(wouldChange(gameAt(position), { ...pompey, faction: 'aedui' }, true)).toBe(false) // these are not its own
})
