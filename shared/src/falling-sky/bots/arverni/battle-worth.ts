import { ambushPossible as mustAmbush } from '../../commands/battle/ambush'
import { battleRule } from '../../commands/battle/command'
import { copyFight } from '../../commands/battle/copy-fight'
import type { BattleTerms, Fight, Party } from '../../commands/battle/fight'
import { beginFight } from '../../commands/battle/fight'
import { resolveBattle } from '../../commands/battle/battle'
import { defendTogether } from '../../commands/battle/together'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { State } from '../../state'
import type { BattlePlan } from '../forecast'
import { ambushPossible, couldInflict, expectedBattle, lossOnLeader } from '../forecast'
import { barredByWinter } from '../guidelines/winter-showing'
import type { BattleIn } from '../plans/battle'
import { arverni, vercingetorixRegion } from './board'

/** A Battle that is considered. */
export interface Considered {
  region: RegionId
  target: Faction
  mayAmbush: boolean
  terms?: BattleTerms
  /** What attacks, if not all Arverni there. */
  party?: Party
}

/**
 * The Battle, with Ambush where it may be, if V-BATTLE would fight it (8.7.1): a Legion must take a Loss, or the Arverni
 * come out ahead in Losses; no Loss on Vercingetorix; nothing that could bring a player over its threshold (8.4.4).
 */
export function worthFighting(game: Game, considered: Considered): BattleIn | undefined {
  const { region, target, mayAmbush, terms, party } = considered
  const { state } = game
  const plain: BattlePlan = { attacker: arverni, region, target, ...(terms && { terms }), ...(party && { party }) }
  if (!couldInflict(state, plain)) return undefined
  const fight = begun(state, plain)
  const ambush = terms?.ambushIfAble ? mustAmbush(state, fight) : mayAmbush && ambushPossible(game, plain)
  const plan = { ...plain, ambush }
  const forecast = expectedBattle(game, plan)
  if (!forecast.on.includes('legion') && forecast.inflicts <= forecast.suffers) return undefined
  if (vercingetorixRegion(state) === region && lossOnLeader(forecast)) return undefined
  if (barredByWinter(game, (copy) => fought(copy, plan))) return undefined
  return { region, target, ambush: plan.ambush }
}

function* fought(copy: Game, plan: BattlePlan): ReturnType<typeof resolveBattle> {
  const fight = copyFight(begun(copy.state, plan))
  yield* defendTogether(copy, fight)
  yield* resolveBattle(copy, { ...fight, ambush: plan.ambush ?? false })
}

function begun(state: State, { region, target, terms, party }: BattlePlan): Fight {
  return beginFight(state, battleRule(arverni), region, party ?? arverni, target, { ...(terms && { terms }) })
}
