import { cloneState } from '../clone'
import type { Action, Command } from '../commands/action'
import { comesBefore } from '../commands/action'
import { change } from '../effects'
import type { Game } from '../game'

/** One act of a Special Ability, carried out without a question. */
export type TrialAct = (game: Game, action: Action) => void

/**
 * Whether one of the acts, tried on a copy, would give a Region to a Command that has none (4.1: the Special Ability may
 * come just before it). Bots use their abilities by their flowcharts only.
 */
export function oneOpens(game: Game, action: Action, command: Command, acts: readonly TrialAct[]): boolean {
  if (game.state.seats[action.faction].kind !== 'person') return false
  return acts.some((act) => {
    const { copy, tried } = tryOnCopy(game, action, act)
    return command.regions(copy, tried).length > 0
  })
}

/**
 * Whether the act of a Special Ability that comes before its Command would leave that no Region (4.1): then it is not
 * offered, so that nobody is led to a question without a legal answer.
 */
export function actHinders(game: Game, action: Action, act: TrialAct): boolean {
  const { ability } = action
  if (
    !ability?.leavesNone ||
    action.mayFail ||
    !comesBefore(ability) ||
    game.state.seats[action.faction].kind !== 'person'
  )
    return false
  const { copy, tried } = tryOnCopy(game, action, act)
  return ability.leavesNone(copy, tried)
}

function tryOnCopy(game: Game, action: Action, act: TrialAct): { copy: Game; tried: Action } {
  const state = cloneState(game.state)
  const copy: Game = { ...game, state, apply: (effect) => change(state, effect) }
  const tried: Action = { ...action }
  act(copy, tried)
  return { copy, tried }
}
