import { describe, expect, test, vi } from 'vitest'
import { scenarioIds } from '../src/falling-sky/ids'
import { brokenInvariants } from '../src/falling-sky/invariants'
import { playerFactions } from '../src/falling-sky/position/position'
import { readPosition } from '../src/falling-sky/position/read'
import { writePosition } from '../src/falling-sky/position/write'
import type { State } from '../src/falling-sky/state'
import { levels, playByChance, pools, sidesOf, thinned } from './event-trials'
import { writable } from './writable'

vi.setConfig({ testTimeout: 120_000 })

const cards = [4, 9, 17, 18, 29, 32, 51, 53, 54, 57, 58, 62, 65, 66, 67, 69, 70, 72]

/** Plays every side of every card, the executors in turn; the trial itself looks at the invariants. */
function playAll(start: State, seed: number): void {
  expect(brokenInvariants(start)).toEqual([])
  for (const card of cards)
    for (const [i, side] of sidesOf(card).entries()) {
      const faction = playerFactions[(seed + card + i) % playerFactions.length] ?? 'romans'
      const after = playByChance(start, card, side, faction, seed + 100 * card)
      expect(readPosition(writePosition(after))).toEqual(after)
    }
}

describe('Events of March and the Germans', () => {
  describe.each(scenarioIds)('%s', (scenario) => {
    test.each(pools)('with none, one and all of the %s Available every Event ends and leaves a legal board', (pool) => {
      for (const [i, level] of levels.entries()) {
        const seed = 3 * pools.indexOf(pool) + i + scenarioIds.indexOf(scenario)
        playAll(thinned(scenario, seed, pool, level), seed)
      }
    })

    test('with pieces under the Circumvallation marker, which never leave their Region', () => {
      for (let i = 0; i < 3; i++) {
        const start = thinned(scenario, 7 + i, 'resources', 'full')
        writable(start).regions.bituriges.forces.romans.hidden += 1
        writable(start).regions.bituriges.forces.arverni.hidden += 2
        writable(start).regions.bituriges.forces.arverni.revealed += 1
        const marker = { region: 'bituriges', faction: 'arverni', leader: false } as const
        start.circumvallation = { ...marker, hidden: 2, revealed: 1, scouted: 0, tribes: [] }
        playAll(start, 50 + i)
      }
    })
  })
})
