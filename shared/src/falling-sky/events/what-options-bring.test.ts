import { describe, expect, it } from 'vitest'
import type { ChooseDecision } from '../../kernel/decision'
import { change } from '../effects'
import type { Game } from '../game'
import type { Faction } from '../ids'
import type { Position } from '../position/position'
import { readPosition } from '../position/read'
import { base } from '../rulesets/base'
import type { EventCard } from './event'
import { theProvince } from './21-the-province'
import { ambacti } from './16-ambacti'

/** The first choice that the unshaded text leaves to the Faction. */
function firstChoice({ card, unshaded }: EventCard, faction: Faction, position: Position): ChooseDecision {
  const state = readPosition(position)
  const game: Game = { state, apply: (effect) => change(state, effect), ruleset: base }
  const asked = unshaded(game, { card, side: 'unshaded', faction, rule: `card ${card}`, asides: () => [] }).next().value
  if (!asked || asked.kind !== 'choose') throw new Error('no choice is asked for')
  return asked
}

const twoAuxiliaLeft: Position = { regions: { morini: { romans: { auxilia: { hidden: 18 } } } } }

describe('options say what they would bring now, not what the card would bring at best', () => {
  it('The Province: Auxilia that are Available, Resources that can be held', () => {
    const gifts = (position: Position): unknown =>
      Object.fromEntries(firstChoice(theProvince, 'aedui', position).options.map((o) => [o.id, o.label.params?.['n']]))
    expect(gifts({})).toEqual({ auxilia: 5, resources: 10 })
    expect(gifts({ ...twoAuxiliaLeft, resources: { romans: 42 } })).toEqual({ auxilia: 2, resources: 3 })
  })

  it('Ambacti: Auxilia that are Available', () => {
    const joining = (position: Position): unknown =>
      firstChoice(ambacti, 'aedui', position).options.map((o) => o.detail?.params?.['n'])
    expect(joining({ regions: { morini: { romans: { leader: 'caesar' } } } })).toEqual([6, 4])
    expect(joining(twoAuxiliaLeft)).toEqual([2, 2])
  })
})
