import type { Game } from '../../game'
import type { Mind, Responder } from '../mind'
import { subornPlan } from '../plans/abilities'
import { byTopic, chooseIfOpen, either, none, openIds } from '../plans/responder'
import { aDiviciacusLeave } from './agree'
import { paidAction, turnNow } from './board'
import { commandByChart, freeCommandChoice } from './free'
import { aQuarters } from './quarters'
import { aSuborn, couldSuborn } from './suborn'
import { aTrade, tradeAnswers } from './trade'

/** A choice among free Special Abilities only: the one to which the flowchart would come (8.2.3). */
const abilityChoice: Responder = (decision, game) => {
  const trade = chooseIfOpen(decision, 'trade')
  const suborn = chooseIfOpen(decision, 'suborn')
  if (trade && (!suborn || aTrade(game, false))) return trade
  return suborn
}

/** Winter Campaign (card 63): a Command by the flowchart, then the Special Ability that would go with it. */
const winterCampaign: Responder = (decision, game) => {
  if (decision.kind !== 'choose') return undefined
  const open = openIds(decision)
  const second = decision.prompt.params?.['n'] === 2
  if (second && open.includes('trade') && aTrade(game, false)) return { choose: ['trade'] }
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

function newSuborn({ state }: Game): Responder {
  const costs = state.winterPhase !== 'none' // Winter Campaign pays, Events don't
  return subornPlan(aSuborn({ ...paidAction(), free: !costs }))
}

/** What the Aedui answer in their own way, whatever else is going on. */
export const aReactions: Responder = either(
  byTopic({
    'consent.diviciacus': aDiviciacusLeave,
    'diviciacus.romans': (decision) => (decision.kind === 'choose' ? { choose: openIds(decision) } : undefined),
    'event.command': freeCommandChoice,
    'event.ability': abilityChoice,
    'event.first': (decision) => chooseIfOpen(decision, 'command'),
    'winter-campaign.action': winterCampaign,
  }),
  aQuarters,
  tradeAnswers(),
  lonelySuborn,
)
