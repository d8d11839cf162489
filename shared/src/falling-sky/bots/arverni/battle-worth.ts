import { battleRule } from '../../commands/battle/command'
import type { BattleTerms } from '../../commands/battle/fight'
import { beginFight, forcesOf } from '../../commands/battle/fight'
import { mayRetreat } from '../../commands/battle/retreat'
import { resolveBattle } from '../../commands/battle/battle'
import { defendTogether } from '../../commands/battle/together'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { BattleForecast, BattlePlan } from '../forecast'
import { ambushPossible, forecastBattle, lossOnLeader } from '../forecast'
import { barredByWinter } from '../guidelines/winter-showing'
import type { BattleIn } from '../plans/battle'
import { wantsToRetreat } from '../reactions/retreat'
import { arverni, leaderRegion, vercingetorixRegion, warbandsIn } from './board'

/** A Battle that is considered. */
export interface Considered {
  region: RegionId
  target: Faction
  mayAmbush: boolean
  terms?: BattleTerms
}

/**
 * The Battle, with Ambush where it may be, if V-BATTLE would fight it (8.7.1): a Legion must take a Loss, or the Arverni
 * come out ahead in Losses; no Loss on Vercingetorix; nothing that could bring a player over its threshold (8.4.4).
 */
export function worthFighting(game: Game, considered: Considered): BattleIn | undefined {
  const { region, target, mayAmbush, terms } = considered
  const { state } = game
  if (!couldInflict(game, region)) return undefined
  const plain: BattlePlan = { attacker: arverni, region, target, ...(terms && { terms }) }
  const fight = beginFight(state, battleRule(arverni), region, arverni, target)
  if (forcesOf(state, fight.defender, region) === 0) return undefined
  const plan = { ...plain, ambush: mayAmbush && ambushPossible(game, plain) }
  const forecast = expected(game, plan)
  if (!forecast.on.includes('legion') && forecast.inflicts <= forecast.suffers) return undefined
  if (vercingetorixRegion(state) === region && lossOnLeader(forecast)) return undefined
  if (barredByWinter(game, (copy) => fought(copy, plan))) return undefined
  return { region, target, ambush: plan.ambush }
}

/** Less than two Warbands without the Leader can't cause a Loss. */
function couldInflict({ state }: Game, region: RegionId): boolean {
  return warbandsIn(state, region) >= 2 || leaderRegion(state) === region
}

/** What the Battle would bring: with halved Losses and no Counterattack where a Non-player is sure to Retreat (AMB-5). */
function expected(game: Game, plan: BattlePlan): BattleForecast {
  return forecastBattle(game, plan, { retreats: isSureToRetreat(game, plan) })
}

function isSureToRetreat(game: Game, { region, target, ambush = false, terms }: BattlePlan): boolean {
  const { state } = game
  if (ambush || state.seats[target].kind !== 'bot') return false
  const fight = beginFight(state, battleRule(arverni), region, arverni, target, { ...(terms && { terms }) })
  return mayRetreat(state, fight) && wantsToRetreat(game, fight, [])
}

function* fought(copy: Game, plan: BattlePlan): ReturnType<typeof resolveBattle> {
  const { region, target, ambush = false, terms } = plan
  const fight = beginFight(copy.state, battleRule(arverni), region, arverni, target, { ...(terms && { terms }) })
  yield* defendTogether(copy, fight)
  yield* resolveBattle(copy, { ...fight, ambush })
}
