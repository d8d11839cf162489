import type { AbilityId } from '../../ids'
import type { Responder } from '../mind'
import { chooseIfOpen, either, noMore } from '../plans/responder'
import { bEnlist } from './enlist'
import { bRampage } from './rampage'

/** The Special Abilities that may come after a Belgic Command. */
export type AfterAbility = Extract<AbilityId, 'rampage' | 'enlist'>

/**
 * The Special Ability after the Command: the first of these that is possible as the board then stands (AMB-12); none is
 * used if none is, or after a March into or out of Britannia.
 */
export function afterCommand(command: Responder, abilities: readonly AfterAbility[]): Responder {
  let plan: Responder | undefined
  const start: Responder = (decision, game) => {
    if (decision.topic !== 'ability.after') return undefined
    for (const ability of plan ? [] : abilities) {
      const answer = chooseIfOpen(decision, ability)
      plan = answer && (ability === 'rampage' ? bRampage(game) : bEnlist(game))
      if (answer && plan) return answer
    }
    return noMore(decision)
  }
  return either(start, (decision, game) => plan?.(decision, game), command)
}
