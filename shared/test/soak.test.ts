import { describe, expect, test, vi } from 'vitest'
import { boxes } from '../src/falling-sky/bots/rule-of-box'
import { soak } from '../cli/soak'

// sixty games each: a busy machine needs its time
vi.setConfig({ testTimeout: 300_000 })

const problems = (games: ReturnType<typeof soak>['games']): unknown[] =>
  games.filter((g) => g.problem !== undefined).map((g) => [g.scenario, g.seed, g.problem])

describe('twenty games of each scenario, Events included', () => {
  test('by chance: all come to their end with every invariant kept, and are the same through saves and loads', () => {
    const { games, executed } = soak(20, 4000)
    expect(problems(games)).toEqual([])
    expect(executed.size).toBeGreaterThan(100) // of the 126 texts
  })

  test('by four bots: the same, each turn bounded, and every stretch the same after a load', () => {
    const { games, ways } = soak(20, 4000, 'bots')
    expect(problems(games)).toEqual([])
    const reached = new Set([...ways.keys()].map((way) => way.split(':')[0]))
    expect(boxes.filter((box) => reached.has(box)).length).toBeGreaterThan(0.8 * boxes.length)
  })
})
