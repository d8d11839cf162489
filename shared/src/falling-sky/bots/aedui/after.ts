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
 * to nothing when the others have declared is called off, and Suborn follows all the same.
 */
export function afterCommand(action: Action, battled: boolean): Responder {
  let traded = false
  const abilities: Responder = (decision, game) => {
    if (decision.topic !== 'ability.after') return undefined
    const trade = traded ? undefined : chooseIfOpen(decision, 'trade')
    traded = true
    if (trade && aTrade(game, action, battled)) return trade
    const suborn = battled ? undefined : chooseIfOpen(decision, 'suborn')
    if (suborn && couldSuborn(game, action)) return suborn
    return (decision.kind === 'choose' && decision.min > 0 ? anyhow(openIds(decision)) : undefined) ?? noAbility(game)
  }
  return either(abilities, tradeAnswers(), subornPlan(aSuborn(action)))
}

/** An Event may demand an ability (cards 9, 70): any that there is. */
function anyhow([id]: readonly string[]): Answer | undefined {
  return id === undefined ? undefined : { choose: [id] }
}

function noAbility(game: Game): typeof none {
  goTo(turnNow(game), 'A-NONE')
  return none
}
