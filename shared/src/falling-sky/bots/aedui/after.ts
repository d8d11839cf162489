import type { Answer } from '../../../kernel/decision'
import type { Action } from '../../commands/action'
import type { Game } from '../../game'
import type { Responder } from '../mind'
import { subornPlan } from '../plans/abilities'
import { chooseIfOpen, either, none, openIds } from '../plans/responder'
import { goTo } from '../walk'
import { turnNow } from './board'
import { aSuborn, couldSuborn } from './suborn'
import { aTrade, tradeAnswers } from './trade'

/**
 * The Special Ability after a Command (8.6.3): Trade if it pays, else Suborn; after Battle no Suborn. A Trade that comes
 * to nothing when the others have declared is called off, and Suborn follows all the same. Where an Event demands an
 * ability (cards 9, 70) and neither is called for, any will do, and a Trade goes on for whatever it brings.
 */
export function afterCommand(action: Action, battled: boolean, demanded = false): Responder {
  let traded = false
  const suborns = (game: Game): boolean => !battled && couldSuborn(game, action)
  const abilities: Responder = (decision, game) => {
    if (decision.topic !== 'ability.after' || decision.kind !== 'choose') return undefined
    const trade = traded ? undefined : chooseIfOpen(decision, 'trade')
    traded = true
    if (trade && aTrade(game, action, battled)) return trade
    const suborn = chooseIfOpen(decision, 'suborn')
    if (suborn && suborns(game)) return suborn
    return decision.min > 0 ? anyhow(openIds(decision)) : noAbility(game)
  }
  const anything = (game: Game): boolean => demanded && !suborns(game)
  return either(abilities, tradeAnswers(anything), subornPlan(aSuborn(action)))
}

/** Any ability that there is. */
function anyhow([id]: readonly string[]): Answer | undefined {
  return id === undefined ? undefined : { choose: [id] }
}

function noAbility(game: Game): typeof none {
  goTo(turnNow(game), 'A-NONE')
  return none
}
