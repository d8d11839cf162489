import { randomSetup } from '../shared/cli/random-games'
import { Table } from '../shared/src/kernel/table'
import { withBots } from '../shared/src/falling-sky/bots/bots'
import { flowcharts } from '../shared/src/falling-sky/bots/charts'
import type { Flowchart, Flowcharts } from '../shared/src/falling-sky/bots/flowchart'
import type { ScenarioId } from '../shared/src/falling-sky/ids'
import { scenarioIds } from '../shared/src/falling-sky/ids'
import { base } from '../shared/src/falling-sky/rulesets/base'
import { stretch } from '../shared/src/falling-sky/sequence/stretch'
import { rules } from '../shared/src/falling-sky/table'

/** Milliseconds: of games of four bots by scenario, and of all their turns, shortest first. */
export interface BotTimes {
  games: Readonly<Record<ScenarioId, readonly number[]>>
  turns: readonly number[]
}

/** Plays so many games of each scenario, after as many that only warm up. */
export function botTimes(games: number): BotTimes {
  for (const scenario of scenarioIds) for (let i = 0; i < games; i++) playTimed(scenario, i)
  const turns: number[] = []
  const times = scenarioIds.map((scenario) => {
    const all = Array.from({ length: games }, (_, i) => playTimed(scenario, i, turns))
    return [scenario, all] as const
  })
  return {
    games: Object.fromEntries(times) as Record<ScenarioId, number[]>,
    turns: turns.sort((a, b) => a - b),
  }
}

/** A game is over when its table opens, as nobody is asked. A turn lasts from its flowchart to its deed. */
function playTimed(scenario: ScenarioId, index: number, turns: number[] = []): number {
  let began: number | undefined
  const timed = (chart: Flowchart): Flowchart => ({
    ...chart,
    decide(turn) {
      began = performance.now()
      return chart.decide(turn)
    },
  })
  const charts: Flowcharts = Object.fromEntries(Object.entries(flowcharts).map(([f, chart]) => [f, timed(chart)]))
  const before = performance.now()
  Table.open(
    {
      ...rules,
      change(state, effect) {
        rules.change(state, effect)
        if (effect.kind !== 'acted' || began === undefined) return
        turns.push(performance.now() - began)
        began = undefined
      },
      stretch: (game) => stretch(withBots(game, base, charts)),
    },
    randomSetup(scenario, index, 'bots'),
    index + 1,
  )
  return performance.now() - before
}
