import type { Decision } from '../../../kernel/decision'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { BattlePlan } from '../forecast'
import { ambushPays, forecastBattle } from '../forecast'
import { enemyOrder } from '../guidelines/pieces'
import { chooseFaction, first, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { openIds, regionAskedAbout, yes, yesIf } from '../plans/responder'

/** Battles that no plan of a flowchart covers: the target by the Losses that it takes, then by 8.4.1. */
const target: Responder = (decision, game) => {
  const region = regionAskedAbout(decision)
  if (decision.kind !== 'choose' || !region) return undefined
  const attacker = decision.faction as Faction
  const open = enemyOrder[attacker].filter((f) => openIds(decision).includes(f))
  const losses = (f: Faction): number => forecastBattle(game, { attacker, region, target: f }).inflicts
  const chosen = chooseFaction(game, attacker, 'G7', open, [
    first('any-loss', (f) => losses(f) > 0),
    most('enemy-order', (f) => -enemyOrder[attacker].indexOf(f)),
  ])
  return chosen && { choose: [chosen] }
}

/** Ambush where a Retreat could save pieces, or a Counterattack cost some. */
const ambush: Responder = (decision, game) => {
  const plan = planned(decision, game)
  return plan ? yesIf(ambushPays(game, plan)) : yes
}

function planned(decision: Decision, game: Game): BattlePlan | undefined {
  const region: RegionId | undefined = regionAskedAbout(decision)
  const attacker = decision.faction as Faction
  const target = region && game.mind?.target
  return region && target ? { attacker, region, target } : undefined
}

export const freeBattles: Readonly<Record<string, Responder>> = {
  'battle.target': target,
  'battle.ambush': ambush,
  'battle.besiege': () => yes,
}
