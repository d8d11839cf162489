import { describe, expect, it } from 'vitest'
import type { Answer, Decision } from '../../kernel/decision'
import { change } from '../effects'
import type { Game } from '../game'
import type { Position } from '../position/position'
import { readPosition } from '../position/read'
import { base } from '../rulesets/base'
import { impetuosity } from './72-impetuosity'
import { warFleet } from './62-war-fleet'
import type { EventCard, CardSide } from './event'

/** The texts that ask, one after the other, when the Arverni execute the Event with these answers. */
function prompts(card: EventCard, side: CardSide, position: Position, answers: readonly Answer[]): string[] {
  const state = readPosition(position)
  const game: Game = { state, apply: (effect) => change(state, effect), ruleset: base }
  const flow = card[side]?.(game, { card: card.card, side, faction: 'arverni', rule: '', asides: () => [] })
  const asked: string[] = []
  const ask = (decision: Decision | void): void => void (decision && asked.push(decision.prompt.key))
  ask(flow?.next().value)
  for (const answer of answers) ask(flow?.next(answer).value)
  return asked
}

const position: Position = {
  regions: {
    arverni: { arverni: { warbands: { hidden: 2 } } },
    pictones: { arverni: { warbands: { hidden: 2, revealed: 1 } } },
  },
}

describe('a March asks as the Event that grants it says', () => {
  it('where those who stay keep their side nobody is told that they hide, and the first group must go', () => {
    const asked = prompts(impetuosity, 'shaded', position, [{ choose: ['pictones'] }])
    expect(asked).toEqual(['ask.march.region.stayers-keep-side', 'ask.march.group.first'])
  })

  it('where the Event says nothing of it all hide, and nobody need go', () => {
    const answers = [{ choose: [] }, { choose: ['march'] }, { choose: ['pictones'] }]
    const asked = prompts(warFleet, 'unshaded', position, answers)
    expect(asked.slice(-2)).toEqual(['ask.march.region', 'ask.march.group'])
  })
})
