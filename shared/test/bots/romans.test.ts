import { describe, expect, test } from 'vitest'
import { randomSetup } from '../../cli/random-games'
import { brokenTurns } from '../../src/falling-sky/invariants'
import { scenarioIds } from '../../src/falling-sky/ids'
import type { GameTable } from '../../src/falling-sky/table'
import { en } from '../../src/falling-sky/text/en'
import { playedToEnd } from './whole-game'

/** A game of the Non-player Romans against persons who play by chance. */
function playedGame(seed: number): GameTable {
  const scenario = scenarioIds[seed % scenarioIds.length] ?? 'pax-gallica'
  const setup = randomSetup(scenario, seed)
  const person = (name: string) => ({ kind: 'person' as const, name })
  const seats = { arverni: person('B'), aedui: person('C'), belgae: person('D') }
  const table = playedToEnd({ ...setup, seats: { ...seats, romans: { kind: 'bot', name: '' } } }, seed)
  expect(brokenTurns(table.log, setup.options.suddenFrost)).toEqual([])
  return table
}

describe('the Non-player Romans', () => {
  for (const seed of [1, 2, 3]) {
    test(`play a whole game by the rules (${seed})`, { timeout: 60_000 }, () => {
      const table = playedGame(seed)
      expect(table.state.result).not.toBeNull()
      const deeds = table.log.flatMap((e) => (e.kind === 'acted' && e.faction === 'romans' ? [e.did] : []))
      expect(deeds.length).toBeGreaterThan(5)
      expect(deeds).not.toContain('limited')
    })
  }

  test('tell every box that they pass, in words', { timeout: 60_000 }, () => {
    const steps = playedGame(4).log.flatMap((e) => (e.kind === 'bot-path' && e.faction === 'romans' ? e.path : []))
    const keys = steps.flatMap((s) =>
      [s.question, s.answer, ...(s.facts ?? []), ...(s.tieBreaks ?? [])].map((t) => t.key),
    )
    expect(steps.length).toBeGreaterThan(20)
    expect([...new Set(keys)].filter((key) => !(key in en))).toEqual([])
  })
})
