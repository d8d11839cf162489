import { describe, expect, test, vi } from 'vitest'
import { randomSetup, turnOf } from '../../cli/random-games'
import { Mind } from '../../src/falling-sky/bots/mind'
import { react } from '../../src/falling-sky/bots/reactions'
import { answererOf } from '../../src/falling-sky/bots/topics'
import { cloneState } from '../../src/falling-sky/clone'
import { change } from '../../src/falling-sky/effects'
import type { Game } from '../../src/falling-sky/game'
import type { ScenarioId } from '../../src/falling-sky/ids'
import { scenarioIds } from '../../src/falling-sky/ids'
import { answerByChance, RandomPlayer } from '../../src/falling-sky/random-player'
import { base } from '../../src/falling-sky/rulesets/base'
import type { State } from '../../src/falling-sky/state'
import { openTable } from '../../src/falling-sky/table'
import type { Answer, Decision } from '../../src/kernel/decision'
import { illegal } from '../../src/kernel/decision'

vi.setConfig({ testTimeout: 120_000 })

/** What a bot without flowchart and plan would answer here. The state is a copy: it may roll. */
function botAnswer(decision: Decision, state: State): Answer | undefined {
  const mind = new Mind({}, react, true)
  const copy = cloneState(state)
  const game: Game = {
    state: copy,
    apply: (effect) => change(copy, effect),
    ruleset: base,
    mind,
    bot: (d) => mind.answer(d, game),
  }
  return mind.answer(decision, game)
}

describe('whatever anybody is asked, a bot has a legal answer', () => {
  test.each(scenarioIds)('%s', (id: ScenarioId) => {
    const unknown = new Set<string>()
    const wrong: string[] = []
    for (const seed of [21, 22, 23]) {
      const table = openTable(randomSetup(id, seed), seed)
      const player = new RandomPlayer(seed)
      while (table.decision) {
        const { decision } = table
        if (answererOf(decision.topic, decision.rule) === 'unknown') unknown.add(`${decision.topic} (${decision.rule})`)
        const answer = botAnswer(decision, table.state)
        const again = botAnswer(decision, table.state)
        if (JSON.stringify(answer) !== JSON.stringify(again)) wrong.push(`${decision.topic}: not the same twice`)
        const why = answer && illegal(decision, answer)
        if (!answer || why) wrong.push(`${decision.topic}: ${why?.key ?? 'no answer'} ${JSON.stringify(answer)}`)
        answerByChance(table, player, turnOf(table.state))
      }
    }
    expect([...unknown]).toEqual([])
    expect(wrong).toEqual([])
  })

  test('a topic nobody has thought of is seen', () => {
    expect(answererOf('astrology.omen', '9.9')).toBe('unknown')
  })
})

test('a copy of a state is the same, byte for byte', () => {
  const { state } = openTable(randomSetup('the-great-revolt', 4), 4)
  expect(JSON.stringify(cloneState(state))).toBe(JSON.stringify(state))
})

test('no effect reaches a copy of the state: parts are replaced, never written to', () => {
  const table = openTable(randomSetup('pax-gallica', 4), 4)
  const player = new RandomPlayer(4)
  const effects = new Set<string>()
  while (table.decision) {
    const copy = cloneState(table.state)
    const before = JSON.stringify(copy)
    const line = table.log.length
    answerByChance(table, player, turnOf(table.state))
    expect(JSON.stringify(copy)).toBe(before)
    for (const effect of table.log.slice(line)) effects.add(effect.kind)
  }
  expect([...effects]).toEqual(expect.arrayContaining(['move', 'flip', 'resources', 'card', 'acted', 'place-troops']))
})
