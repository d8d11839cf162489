import type { Action } from '../../commands/action'
import { freeAction } from '../../commands/action'
import type { Game } from '../../game'
import type { CommandId } from '../../ids'
import type { BotTurn } from '../flowchart'
import { canPlan } from '../guidelines/can-plan'
import { gainOf } from '../guidelines/raids'
import { arverni } from './board'
import { planBattles, threats } from './v-battle'
import { grantedFlight } from './v-flee'
import { planMass } from './v-mass'
import { leastGain, planRaids, v5 } from './v-raid'
import { rallied, wouldRally } from './v-rally'
import { planSpread, wouldSpread } from './v-spread'

/** Which of several Commands the Arverni flowchart comes to (8.2.3): granted by an Event, or in Winter Campaign. */

/** Whether each Command would do something within the limits of the action. */
type Able = Record<(typeof anyhow)[number] | 'flee' | 'spread' | 'mass' | 'lucrativeRaid', () => boolean>
export const anyhow = ['battle', 'rally', 'march', 'raid'] as const

export function ableCommands(game: Game, action: Action): Able {
  const flee = (): boolean => pointsAtFlight(game) && canPlan(game, (copy) => grantedFlight(copy, action, 0))
  const spread = (): boolean => canPlan(game, (copy) => planSpread(copy, action))
  const mass = (): boolean => canPlan(game, (copy) => planMass(copy, action))
  const raids = (least: number): boolean =>
    canPlan(game, (copy) => (gainOf(copy, arverni, planRaids(copy, action)) >= least ? action : undefined))
  return {
    battle: () => threats(game.state).length > 0 && canPlan(game, (copy) => planBattles(copy, action, false)),
    rally: () => wouldRally(game, action) && rallied(game, action).pieces > 0,
    flee,
    spread,
    mass,
    march: () => flee() || spread() || mass(),
    raid: () => raids(1),
    lucrativeRaid: () => raids(leastGain),
  }
}

/** The Command to which the flowchart comes from V1 on, of those that are open and able. */
export function commandByChart(turn: BotTurn, able: Able, open: readonly string[]): CommandId | undefined {
  if (open.includes('battle') && able.battle()) return 'battle'
  if (open.includes('march') && able.flee()) return 'march'
  if (open.includes('rally') && able.rally()) return 'rally'
  const raids = open.includes('raid') && able.lucrativeRaid()
  const marches = wouldSpread(turn.game) ? able.spread : able.mass
  if (raids && !wouldSpread(turn.game) && v5(turn)) return 'raid'
  if (open.includes('march') && marches()) return 'march'
  return raids ? 'raid' : undefined
}

/** Whether the flowchart comes to V-FLEE: V1 is met, and no Battle would be fought. */
export function pointsAtFlight(game: Game): boolean {
  return threats(game.state).length > 0 && !canPlan(game, (copy) => planBattles(copy, freeAction(arverni), true))
}
