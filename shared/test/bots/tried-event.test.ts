import { describe, expect, test } from 'vitest'
import { withBots } from '../../src/falling-sky/bots/bots'
import type { Flowchart, Flowcharts } from '../../src/falling-sky/bots/flowchart'
import { hasEffect } from '../../src/falling-sky/bots/guidelines/events'
import { readPosition } from '../../src/falling-sky/position/read'
import { base } from '../../src/falling-sky/rulesets/base'
import { exampleChart, exampleCharts } from './example-chart'

describe('an Event that a bot tries out', () => {
  const state = readPosition({
    seats: { arverni: 'bot', romans: 'bot', aedui: 'bot', belgae: 'bot' },
    cards: { current: 50 },
    capabilities: [
      { card: 8, side: 'unshaded', holder: 'romans' },
      { card: 10, side: 'unshaded', holder: 'romans' },
    ],
  })
  const effectBy = (instructions: Flowchart['instructions']): boolean => {
    const charts: Flowcharts = { ...exampleCharts, arverni: { ...exampleChart('arverni'), instructions } }
    return hasEffect(withBots({ state, apply: () => undefined }, base, charts), 'arverni', 50, 'unshaded')
  }

  test('does something if its own answers are legal', () => {
    expect(effectBy({})).toBe(true)
  })

  test('is not Ineffective because a rule refuses an answer of its own: that is a fault', () => {
    const answer = { choose: ['nowhere'] }
    expect(() => effectBy({ 50: { respond: () => () => answer } })).toThrow(/illegal.unknown-option/)
  })
})
