import type { Faction } from '../../ids'
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
const ambush: Responder = (_decision, game) => {
  const fight = game.mind?.fight
  if (!fight) return yes
  const { attacker, defender, region } = fight
  return yesIf(ambushPays(game, { attacker: attacker.faction, target: defender.faction, region }))
}

export const freeBattles: Readonly<Record<string, Responder>> = {
  'battle.target': target,
  'battle.ambush': ambush,
  'battle.besiege': () => yes,
}
