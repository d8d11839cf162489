import type { Answer, Decision } from '../../../kernel/decision'
import type { Action } from '../../commands/action'
import type { Game } from '../../game'
import type { AbilityId } from '../../ids'
import type { Responder } from '../mind'
import type { Moment } from '../plans/responder'
import { noMore, openIds } from '../plans/responder'

/** A Special Ability that is wanted now, with the answers of its questions. */
export interface AbilityIntent {
  ability: AbilityId
  respond: Responder
}

/** Says which Special Ability is wanted at a moment of the Command, as the board stands then; undefined: none yet. */
export type AbilityChoice = (moment: Moment, game: Game) => AbilityIntent | undefined

export const noAbility: AbilityChoice = () => undefined

/**
 * A Command's responder with the one Special Ability that may go with it (4.1). `wanted` is asked before the first
 * Region, once a Region is paid for, and after the Command, until it names one that is open then.
 */
export function withChosenAbility(command: Responder, wanted: AbilityChoice): Responder {
  let running: Responder | undefined
  const start = (decision: Decision, game: Game): Answer | undefined => {
    const moment = running ? undefined : momentOf(decision)
    const intent = moment && wanted(moment, game)
    const answer = intent && moment && startAnswer(decision, moment, intent.ability)
    if (answer) running = intent.respond
    return answer
  }
  return (decision, game) =>
    start(decision, game) ??
    running?.(decision, game) ??
    (decision.topic === 'ability.after' ? noMore(decision) : command(decision, game))
}

function momentOf({ topic, asides = [] }: Decision): Moment | undefined {
  if (topic === 'ability.after') return 'after'
  if (!asides.some((a) => a.id.startsWith('ability:'))) return undefined
  return topic.endsWith('.region') ? 'before' : 'paid'
}

function startAnswer(decision: Decision, moment: Moment, ability: AbilityId): Answer | undefined {
  if (moment === 'after')
    return decision.kind === 'choose' && openIds(decision).includes(ability) ? { choose: [ability] } : undefined
  const aside = `ability:${ability}`
  return decision.asides?.some((a) => a.id === aside) ? { aside } : undefined
}

/** V-DEVASTATE, else V-ENTREAT, after the Command (8.7.3-8.7.6). */
export function afterwards(
  action: Action,
  devastate: (game: Game, action: Action) => AbilityIntent | undefined,
  entreat: (game: Game, action: Action) => AbilityIntent | undefined,
): AbilityChoice {
  return (moment, game) => (moment === 'after' ? (devastate(game, action) ?? entreat(game, action)) : undefined)
}
