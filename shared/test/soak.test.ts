import { describe, expect, test, vi } from 'vitest'
import { soak } from '../cli/soak'

// sixty games: a busy machine needs its time
vi.setConfig({ testTimeout: 300_000 })

describe('twenty random games of each scenario, Events included', () => {
  test('all come to their end with every invariant kept', () => {
    const { games, executed } = soak(20, 4000)
    const problems = games.filter((g) => g.problem !== undefined).map((g) => [g.scenario, g.seed, g.problem])
    expect(problems).toEqual([])
    expect(executed.size).toBeGreaterThan(100) // of the 126 texts
  })
})
