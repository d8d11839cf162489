import { text } from '../../../kernel/text'
import type { Action } from '../../commands/action'
import { mostRaiders, raidTargets } from '../../commands/raid-targets'
import { maxResources } from '../../forces/inventory'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { BotTurn, PlannedCommand } from '../flowchart'
import type { Responder } from '../mind'
import type { RaidIn } from '../plans/commands'
import { raidPlan } from '../plans/commands'
import { inOrder } from '../plans/responder'
import { rolls, test } from '../walk'
import { afterCommand } from './after'
import { belgae, enemies, isPlayer, ownAction } from './board'

const poor = 3
/** A Raid that would gain less is not made (8.5.4). */
export const leastGain = 2

/** B5 (8.5.4): with 0-3 Resources, on a die of 1-4, the Belgae Raid. */
export function b5(turn: BotTurn): boolean {
  const n = turn.game.state.resources.belgae
  return test(turn, 'B5', n <= poor, [text('bot.fact.resources', { n })]) && rolls(turn, 'B5', '8.5.4')
}

/**
 * B-RAID (8.5.4), then B-RAMPAGE, else B-ENLIST. Undefined if it would not gain 2 Resources in all.
 */
export function bRaid(turn: BotTurn): PlannedCommand | undefined {
  const { raids, gain } = courseOfRaid(turn.game, ownAction())
  if (!test(turn, 'B-RAID', gain >= leastGain, [text('bot.fact.gain', { n: gain })])) return undefined
  return { kind: 'command', command: 'raid', respond: afterCommand(raidPlan(inOrder(raids)), ['rampage', 'enlist']) }
}

/** The answers of a Raid that need not gain 2, such as one that an Event grants. */
export function raiding(game: Game, action: Action): Responder {
  return raidPlan(inOrder(courseOfRaid(game, action).raids))
}

/** Hidden Warbands of a Region that can Raid, and what they do. */
interface Raiders {
  region: RegionId
  left: number
  acts: (Faction | 'gain')[]
}

/**
 * With all Hidden Warbands able: 1. from players, (1) Romans, (2) Aedui, (3) others; 2. from nobody, where not
 * Devastated. Where a player has too little for all, Regions that could bring nothing else go first: the most is gained.
 */
export function courseOfRaid(game: Game, action: Action): { raids: RaidIn[]; gain: number } {
  const { state, ruleset } = game
  const raiders = ruleset.commandFlows.raid.regions(game, action).map((region): Raiders => ({
    region,
    left: Math.min(mostRaiders(state, belgae), state.regions[region].forces.belgae.hidden),
    acts: [],
  }))
  const barrenFirst = [
    ...raiders.filter((r) => state.regions[r.region].devastated),
    ...raiders.filter((r) => !state.regions[r.region].devastated),
  ]
  for (const victim of enemies.filter((f) => isPlayer(state, f))) take(game, action, barrenFirst, victim)
  for (const raider of raiders) {
    if (state.regions[raider.region].devastated) continue
    for (; raider.left > 0; raider.left--) raider.acts.push('gain')
  }
  const raids = mostLucrative(raiders, action)
  const gained = raids.reduce((sum, r) => sum + r.acts.length, 0)
  return { raids, gain: Math.min(gained, maxResources - state.resources.belgae) }
}

function take(game: Game, { grant }: Action, raiders: readonly Raiders[], victim: Faction): void {
  const { state } = game
  let has = state.resources[victim]
  for (const raider of raiders) {
    if (!raidTargets(state, belgae, raider.region, grant?.terms?.ignoreFort).includes(victim)) continue
    for (; raider.left > 0 && has > 0; raider.left--, has--) raider.acts.push(victim)
  }
}

/** Where the action allows only so many Regions: those that bring most, first from players. */
function mostLucrative(raiders: readonly Raiders[], { limited, most }: Action): RaidIn[] {
  const raids = raiders.filter((r) => r.acts.length > 0).map(({ region, acts }) => ({ region, acts }))
  const n = limited ? 1 : (most ?? raids.length)
  if (n >= raids.length) return raids
  const fromPlayers = (r: RaidIn): number => r.acts.filter((a) => a !== 'gain').length
  return raids.sort((a, b) => b.acts.length - a.acts.length || fromPlayers(b) - fromPlayers(a)).slice(0, n)
}
