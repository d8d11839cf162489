import { troopsIn } from '../../board/control'
import { playableRegions } from '../../board/map'
import type { Action } from '../../commands/action'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { FreeCommandOf } from '../flowchart'
import { forecastBattle } from '../forecast'
import type { Responder } from '../mind'
import type { BattleIn } from '../plans/battle'
import { battleCommandPlan } from '../plans/battle'
import type { MarchFrom } from '../plans/march'
import { marchPlan } from '../plans/march'
import { inOrder } from '../plans/responder'
import { belgae, enemies } from './board'

/**
 * The free Commands of Morasses (36, section 7.2): Ambush wherever a Loss can result, Romans before Gauls; then a March in
 * place, to hide. Undefined for any other free Command.
 */
export function morasses(game: Game, { command, action }: FreeCommandOf): Responder | undefined {
  if (game.state.cards.current !== 36 || !action.free) return undefined
  if (command === 'battle') return battleCommandPlan(inOrder(ambushes(game, action)))
  return command === 'march' ? marchPlan({ agenda: inOrder(hiding(game)) }) : undefined
}

function ambushes(game: Game, action: Action): BattleIn[] {
  return game.ruleset.commandFlows.battle.regions(game, action).flatMap((region) => {
    const target = enemies.find((f) => takesLoss(game, region, f))
    return target ? [{ region, target }] : []
  })
}

function takesLoss(game: Game, region: RegionId, target: Faction): boolean {
  return forecastBattle(game, { attacker: belgae, region, target, ambush: true }).inflicts > 0
}

/** The Regions with Belgic Warbands that would hide or lose a Scouted marker. */
function hiding({ state }: Game): MarchFrom[] {
  return playableRegions(state)
    .filter((r) => troopsIn(state, belgae, r) > state.regions[r].forces.belgae.hidden)
    .map((region) => ({ region, groups: [] }))
}
