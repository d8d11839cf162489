import type { KernelGame } from '../../kernel/flow'
import type { Effect } from '../effects'
import type { Game } from '../game'
import { gameOf } from '../game'
import type { Ruleset } from '../rulesets/ruleset'
import type { State } from '../state'
import { flowcharts } from './charts'
import type { Flowcharts } from './flowchart'
import { Mind } from './mind'
import { react } from './reactions'

/** A game in which the bots answer for their Factions. They have in mind what they plan in this stretch only. */
export function withBots(game: KernelGame<State, Effect>, ruleset: Ruleset, charts: Flowcharts = flowcharts): Game {
  const mind = new Mind(charts, react)
  const whole: Game = gameOf({
    state: game.state,
    apply: game.apply,
    forced: game.forced,
    ruleset,
    mind,
    bot: (decision) => mind.answer(decision, whole),
    settle: () => mind.settle(whole),
  })
  return whole
}
