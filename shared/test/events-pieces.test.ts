import { describe, expect, test, vi } from 'vitest'
import { scenarioIds } from '../src/falling-sky/ids'
import { brokenInvariants } from '../src/falling-sky/invariants'
import { readPosition } from '../src/falling-sky/position/read'
import { writePosition } from '../src/falling-sky/position/write'
import { playerFactions } from '../src/falling-sky/position/position'
import { levels, playByChance, pools, sidesOf, thinned } from './event-trials'
import { writable } from './writable'

vi.setConfig({ testTimeout: 120_000 })

const cards = [1, 3, 5, 7, 19, 20, 22, 23, 24, 28, 31, 33, 37, 40, 41, 42, 49, 50, 56, 60, 68, 71]
const capabilities = [
  { card: 10, side: 'shaded', holder: 'arverni' },
  { card: 13, side: 'unshaded', holder: 'romans' },
] as const

describe('Events that place, move and remove pieces', () => {
  describe.each(scenarioIds)('%s', (scenario) => {
    test('with Cisalpina a Region, a Colony there or elsewhere and a Razed City', () => {
      for (const colony of ['cisalpina', 'treveri'] as const) {
        const start = thinned(scenario, 7, 'resources', 'full')
        start.lasting = [5]
        start.colony = colony
        writable(start).tribes.colony = { status: 'allied', faction: 'romans', citadel: false }
        writable(start).tribes.carnutes = { status: 'razed' }
        writable(start).regions.cisalpina.forces.romans.hidden = 1
        expect(brokenInvariants(start)).toEqual([])
        for (const card of cards)
          for (const side of sidesOf(card))
            for (const [j, faction] of playerFactions.entries()) {
              const after = playByChance(start, card, side, faction, 1000 + 10 * card + j)
              expect(readPosition(writePosition(after))).toEqual(after)
            }
      }
    })

    test.each(pools)('with none, one and all of the %s Available every Event ends and leaves a legal board', (pool) => {
      for (const [i, level] of levels.entries()) {
        const start = thinned(scenario, i, pool, level)
        start.capabilities = capabilities.map((c) => ({ ...c }))
        expect(brokenInvariants(start)).toEqual([])
        for (const card of cards)
          for (const side of sidesOf(card))
            for (const [j, faction] of playerFactions.entries()) {
              const seed = 100 * card + 10 * i + j
              const after = playByChance(start, card, side, faction, seed)
              expect(readPosition(writePosition(after))).toEqual(after)
            }
      }
    })
  })
})
