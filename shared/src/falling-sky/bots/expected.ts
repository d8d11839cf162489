import { battleRule } from '../commands/battle/command'
import { beginFight } from '../commands/battle/fight'
import { mayRetreat } from '../commands/battle/retreat'
import type { Game } from '../game'
import type { BattleForecast, BattlePlan } from './forecast'
import { forecastBattle } from './forecast'
import { wantsToRetreat } from './reactions/retreat'

/**
 * What a bot may expect of a Battle that it weighs: a player stands; a Non-player that is sure to Retreat (8.4.3) takes the
 * halved Losses and does not Counterattack (AMB-5).
 */
export function expectedBattle(game: Game, plan: BattlePlan): BattleForecast {
  return forecastBattle(game, plan, { retreats: isSureToRetreat(game, plan) })
}

function isSureToRetreat(game: Game, { attacker, region, target, ambush, terms, party }: BattlePlan): boolean {
  const { state } = game
  if (ambush || state.seats[target].kind !== 'bot') return false
  const fight = beginFight(state, battleRule(attacker), region, party ?? attacker, target, { ...(terms && { terms }) })
  return mayRetreat(state, fight) && wantsToRetreat(game, fight, [])
}
