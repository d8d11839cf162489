import { ambushPossible as mustAmbush } from '../../commands/battle/ambush'
import { copyFight } from '../../commands/battle/copy-fight'
import type { BattleCommand, BattleTerms, Party } from '../../commands/battle/fight'
import { resolveBattle } from '../../commands/battle/battle'
import { defendTogether } from '../../commands/battle/together'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { BattlePlan } from '../forecast'
import { ambushPossible, battlesSoFar, couldInflict, expectedBattle, lossOnLeader, plannedFight } from '../forecast'
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
  /** What Battles that will be fought before it use up. */
  spent?: BattleCommand
}

/** A Battle that is worth it, and what is used up of the Command after it (8.3.3). */
export interface Worthwhile extends BattleIn {
  spentAfter: BattleCommand
}

/**
 * The Battle, with Ambush where it may be, if V-BATTLE would fight it (8.7.1): a Legion must take a Loss, or the Arverni
 * come out ahead in Losses; no Loss on Vercingetorix; nothing that could bring a player over its threshold (8.4.4).
 */
export function worthFighting(game: Game, considered: Considered): Worthwhile | undefined {
  const { mayAmbush, ...battle } = considered
  const { region, target, terms } = battle
  const plain: BattlePlan = { attacker: arverni, spent: battlesSoFar(game, arverni), ...battle }
  if (!couldInflict(game, plain)) return undefined
  const { state } = game
  const ambush = terms?.ambushIfAble
    ? mustAmbush(state, plannedFight(game, plain))
    : mayAmbush && ambushPossible(game, plain)
  const plan = { ...plain, ambush }
  const forecast = expectedBattle(game, plan)
  if (!forecast.on.includes('legion') && forecast.inflicts <= forecast.suffers) return undefined
  if (vercingetorixRegion(state) === region && lossOnLeader(forecast)) return undefined
  if (barredByWinter(game, (copy) => fought(copy, plan))) return undefined
  return { region, target, ambush, spentAfter: forecast.spentAfter }
}

function* fought(copy: Game, plan: BattlePlan): ReturnType<typeof resolveBattle> {
  const fight = copyFight(plannedFight(copy, plan))
  yield* defendTogether(copy, fight)
  yield* resolveBattle(copy, fight)
}
