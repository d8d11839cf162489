import { IllegalAnswer } from '../../kernel/decision'
import { text } from '../../kernel/text'
import { cloneState } from '../clone'
import { mustLeaveRegion } from '../commands/ability-window'
import type { Action, Command, Where } from '../commands/action'
import { newAction } from '../commands/action'
import { change } from '../effects'
import type { Game } from '../game'
import { gameOf } from '../game'
import type { RegionId } from '../ids'
import type { Left } from '../questions'

/**
 * A Special Ability just before its Command (4.1): it may open a Region to a Command that has none, and must leave one
 * to a Command that has any.
 */

/** One act of a Special Ability, carried out without a question. */
export type TrialAct = (game: Game, action: Action) => void

/** What a Command would have left, also after acts of an ability that look at the action. */
interface LeftByTrial extends Left {
  any(act: TrialAct): boolean
  regions(act: TrialAct): readonly RegionId[]
}

/** Every act of an ability in every Region, as trials. */
export function trialsOf<Act>(
  regions: readonly RegionId[],
  actsIn: (region: RegionId) => readonly Act[],
  carryOut: (game: Game, action: Action, region: RegionId, act: Act) => void,
): TrialAct[] {
  return regions.flatMap((region) =>
    actsIn(region).map(
      (act): TrialAct =>
        (copy, tried) =>
          carryOut(copy, tried, region, act),
    ),
  )
}

/**
 * Whether one of the acts, tried on a copy, would give a Region to a Command that has none. Bots use their abilities by
 * their flowcharts only.
 */
export function oneOpens(game: Game, action: Action, command: Command, acts: readonly TrialAct[]): boolean {
  return game.state.seats[action.faction].kind === 'person' && acts.some(leftTo(game, action, command).any)
}

/** Whether the act would leave the Command no Region: then it is not offered, so that nobody is led to a question without a legal answer. */
export function actHinders(game: Game, action: Action, act: TrialAct): boolean {
  const left = leftByAbility(game, action)
  return left !== undefined && !left.any(act)
}

/** What the Command would have left if something were done before it. */
export function leftTo(game: Game, action: Action, command: Where): LeftByTrial {
  const after = <T>(act: TrialAct, ask: (copy: Game, tried: Action) => T): T => {
    const { copy, tried } = tryOnCopy(game, action, act)
    return ask(copy, tried)
  }
  return {
    any: (act) => after(act, (copy, tried) => command.possible(copy, tried)),
    regions: (act) => after(act, (copy, tried) => command.regions(copy, tried)),
  }
}

/** The same for an ability just before its Command; undefined: it need not leave one. */
export function leftByAbility(game: Game, action: Action): LeftByTrial | undefined {
  const { ability } = action
  if (!ability || !mustLeaveRegion(ability) || game.state.seats[action.faction].kind !== 'person') return undefined
  return leftTo(game, action, ability.command)
}

function tryOnCopy(game: Game, action: Action, act: TrialAct): { copy: Game; tried: Action } {
  const state = cloneState(game.state)
  const copy = gameOf({ ...game, state, apply: (effect) => change(state, effect) })
  const tried = newAction(action.faction, action)
  act(copy, tried)
  return { copy, tried }
}

/**
 * To be called after each step of the ability.
 *
 * @throws IllegalAnswer if the step has left the Command no Region: it is refused
 */
export function refuseIfHindering(game: Game, action: Action): void {
  if (hinders(game, action)) throw new IllegalAnswer(text('illegal.ability-hinders'))
}

/** To be called where a step can't be refused, such as an answer of another Faction: the Command then stands without a Region. */
export function excuseIfHindering(game: Game, action: Action): void {
  if (action.ability && hinders(game, action)) action.ability.commandMayFail = true
}

function hinders(game: Game, action: Action): boolean {
  const { ability } = action
  return ability !== undefined && mustLeaveRegion(ability) && !ability.command.possible(game, action)
}
