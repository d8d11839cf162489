import type { KernelGame } from '../../kernel/flow'
import type { Effect } from '../effects'
import type { Game } from '../game'
import { gameOf } from '../game'
import type { Ruleset } from '../rulesets/ruleset'
import { isBot } from '../seats'
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
  const { state, apply, forced } = game
  if (!ruleset.playerFactions.some((faction) => isBot(state, faction))) return gameOf({ state, apply, forced, ruleset })
  const mind = new Mind(charts, react)
  const whole: Game = gameOf({
    state,
    apply,
    forced,
    ruleset,
    mind,
    bot: (decision) => mind.answer(decision, whole),
    settle: () => mind.settle(whole),
  })
  return whole
}
