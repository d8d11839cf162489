import type { Action } from '../../commands/action'
import { freeAction } from '../../commands/action'
import type { Game } from '../../game'
import type { Mind, Responder } from '../mind'
import { subornPlan } from '../plans/abilities'
import { byTopic, chooseIfOpen, either, noMore, none, openIds } from '../plans/responder'
import { aDiviciacusLeave } from './agree'
import { paidAction, turnNow } from './board'
import { commandByChart, freeCommandChoice, grantedMarches } from './free'
import { aQuarters } from './quarters'
import { aSuborn, couldSuborn } from './suborn'
import { aTrade, tradeAnswers } from './trade'

/** A choice among free Special Abilities only: Trade if it pays, else Suborn (8.2.3, 8.6.3); none of them only if it may be. */
const abilityChoice: Responder = (decision, game) => {
  const action = lonelyAbility(game)
  const trade = chooseIfOpen(decision, 'trade')
  const suborn = chooseIfOpen(decision, 'suborn')
  if (trade && aTrade(game, action, false)) return trade
  if (suborn && couldSuborn(game, action)) return suborn
  return noMore(decision) ?? trade ?? suborn
}

/** A Special Ability without a Command: as an Event offers it (5.4), or paid for in Winter Campaign (card 63). */
function lonelyAbility({ state, mind }: Game): Action {
  return state.winterPhase === 'none' ? (mind?.offered?.action ?? freeAction('aedui')) : paidAction()
}

/** Winter Campaign (card 63): a Command by the flowchart, then the Special Ability that would go with it. */
const winterCampaign: Responder = (decision, game) => {
  if (decision.kind !== 'choose') return undefined
  const open = openIds(decision)
  const second = decision.prompt.params?.['n'] === 2
  if (second && open.includes('trade') && aTrade(game, paidAction(), false)) return { choose: ['trade'] }
  if (second && open.includes('suborn') && couldSuborn(game, paidAction())) return { choose: ['suborn'] }
  const command = commandByChart(turnNow(game), paidAction(), open)
  return (command && chooseIfOpen(decision, command)) ?? none
}

/** Suborn by itself, granted by an Event or by Winter Campaign: planned when its first Region is asked for. */
const suborning = new WeakMap<Mind, Responder>()

const lonelySuborn: Responder = (decision, game) => {
  const { mind } = game
  if (!mind || !decision.topic.startsWith('suborn.')) return undefined
  const plan = decision.topic === 'suborn.region' ? newSuborn(game) : (suborning.get(mind) ?? newSuborn(game))
  suborning.set(mind, plan)
  return plan(decision, game)
}

function newSuborn(game: Game): Responder {
  return subornPlan(aSuborn(lonelyAbility(game)))
}

/** What the Aedui answer in their own way, whatever else is going on. */
export const aReactions: Responder = either(
  byTopic({
    'consent.diviciacus': aDiviciacusLeave,
    'diviciacus.romans': (decision) => (decision.kind === 'choose' ? { choose: openIds(decision) } : undefined),
    'event.command': freeCommandChoice,
    'event.ability': abilityChoice,
    'winter-campaign.action': winterCampaign,
  }),
  grantedMarches,
  aQuarters,
  tradeAnswers(),
  lonelySuborn,
)
