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

/**
 * A game in which the bots answer for their Factions. They have in mind what they plan in this stretch only. Who is a
 * bot doesn't change within it: where nobody is, every question goes to the table at once.
 */
export function withBots(game: KernelGame<State, Effect>, ruleset: Ruleset, charts: Flowcharts = flowcharts): Game {
  const mind = new Mind(charts, react)
  const some = ruleset.playerFactions.some((faction) => game.state.seats[faction].kind === 'bot')
  const whole: Game = gameOf({
    state: game.state,
    apply: game.apply,
    forced: game.forced,
    ruleset,
    mind,
    bot: some ? (decision) => mind.answer(decision, whole) : undefined,
    settle: some ? () => mind.settle(whole) : undefined,
  })
  return whole
}
