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

/** Says which Special Ability is wanted, as the board stands when one of its moments has come; undefined: none yet. */
export interface AbilityChoice {
  moments: readonly Moment[]
  wanted: (game: Game, moment: Moment) => AbilityIntent | undefined
}

export const noAbility: AbilityChoice = { moments: [], wanted: () => undefined }

/**
 * A Command's responder with the one Special Ability that may go with it (4.1): asked for at its moments, until it is
 * one that is open then.
 */
export function withChosenAbility(command: Responder, { moments, wanted }: AbilityChoice): Responder {
  let running: Responder | undefined
  const start = (decision: Decision, game: Game): Answer | undefined => {
    const moment = running ? undefined : momentOf(decision, moments)
    const intent = moment && wanted(game, moment)
    const answer = intent && moment && startAnswer(decision, moment, intent.ability)
    if (answer) running = intent.respond
    return answer
  }
  return (decision, game) =>
    start(decision, game) ??
    running?.(decision, game) ??
    (decision.topic === 'ability.after' ? noMore(decision) : command(decision, game))
}

/** Which of the moments has come; beside a Command's questions only if some ability is open. */
function momentOf(decision: Decision, moments: readonly Moment[]): Moment | undefined {
  const { topic } = decision
  const moment = topic === 'ability.after' ? 'after' : topic.endsWith('.region') ? 'before' : 'paid'
  if (!moments.includes(moment)) return undefined
  if (moment === 'after') return moment
  return decision.asides?.some((a) => a.id.startsWith('ability:')) ? moment : undefined
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
  return { moments: ['after'], wanted: (game) => devastate(game, action) ?? entreat(game, action) }
}
