import type { Answer, Decision } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { copyWithOwnDice } from '../clone'
import type { Effect } from '../effects'
import { change } from '../effects'
import type { Game, Trial } from '../game'
import { gameOf } from '../game'
import type { Faction } from '../ids'
import type { State } from '../state'
import type { Responder } from './mind'

export { copyWithOwnDice }

/** How something is tried out. */
export interface TrialPlan {
  /** The die for a roll; by default one of the copy's own generator, which is never that of the game. */
  die?: (why: Text) => number | undefined
  /** Who answers first; then the flowcharts' reactions and the guidelines, for persons too. */
  plans?: readonly { faction: Faction; respond: Responder }[]
  /** Answers that have been given already: they go before all plans, also those of the flow that is tried. */
  replay?: Responder
  loss?: Trial['loss']
  /** Told of every effect of the flow, before it is carried out; what bots do of themselves meanwhile is none of it. */
  effect?: (effect: Effect, state: State) => void
  /** Told of every question that had one legal answer only. */
  forced?: (decision: Decision) => void
  /** The state to start from, if not that of the game; it is changed. */
  from?: State
}

/** A flow on a copy was asked something nobody answers. */
class Unanswered extends Error {
  override name = 'Unanswered'
}

/** Tries a flow out on a copy by the real rules: real dice, log and board are never touched. Returns the copy afterwards. */
export function tryOut<T>(
  game: Game,
  play: (copy: Game) => Flow<T>,
  plan: TrialPlan = {},
): { state: State; result: T } {
  const state = plan.from ?? copyWithOwnDice(game.state)
  const mind = game.mind?.forTrial()
  if (!mind) throw new Unanswered('there is no bot to try anything')
  for (const { faction, respond } of plan.plans ?? []) mind.follow(faction, respond)
  mind.replay = plan.replay
  const trial: Trial = { ...(plan.die && { die: plan.die }), ...(plan.loss && { loss: plan.loss }) }
  let settling = false
  const copy: Game = gameOf({
    state,
    apply: (effect) => {
      if (!settling) plan.effect?.(effect, state)
      change(state, effect)
    },
    forced: plan.forced,
    ruleset: game.ruleset,
    mind,
    trial,
    bot: (decision: Decision): Answer | undefined => mind.answer(decision, copy),
    settle: () => {
      settling = true
      mind.settle(copy)
      settling = false
    },
  })
  const next = play(copy).next()
  if (!next.done) throw new Unanswered(next.value.topic)
  return { state, result: next.value }
}
