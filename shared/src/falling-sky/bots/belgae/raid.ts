import { text } from '../../../kernel/text'
import type { Action } from '../../commands/action'
import { mostRaiders, raidTargets } from '../../commands/raid-targets'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { BotTurn, PlannedCommand } from '../flowchart'
import type { Responder } from '../mind'
import type { PickRegion } from '../guidelines/raids'
import { considering, gainOf, inEarnest, raidsAllowed } from '../guidelines/raids'
import { fewest, first } from '../guidelines/select'
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
  const { gain } = courseOfRaid(turn.game, ownAction())
  if (!test(turn, 'B-RAID', gain >= leastGain, [text('bot.fact.gain', { n: gain })])) return undefined
  const { raids } = courseOfRaid(turn.game, ownAction(), inEarnest(turn.game, belgae, 'B-RAID'))
  return { kind: 'command', command: 'raid', respond: afterCommand(raidPlan(inOrder(raids)), ['rampage', 'enlist']) }
}

/** The answers of a Raid that need not gain 2, such as one that an Event grants. */
export function raiding(game: Game, action: Action): Responder {
  return raidPlan(inOrder(courseOfRaid(game, action, inEarnest(game, belgae, 'B-RAID')).raids))
}

/** Hidden Warbands of a Region that can Raid, and what they do. */
interface Raiders {
  region: RegionId
  left: number
  acts: (Faction | 'gain')[]
}

/**
 * With all Hidden Warbands able: 1. from players, (1) Romans, (2) Aedui, (3) others; 2. from nobody, where not
 * Devastated.
 */
export function courseOfRaid(game: Game, action: Action, pick = considering): { raids: RaidIn[]; gain: number } {
  const { state, ruleset } = game
  const raiders = ruleset.commandFlows.raid.regions(game, action).map((region): Raiders => ({
    region,
    left: Math.min(mostRaiders(state, belgae), state.regions[region].forces.belgae.hidden),
    acts: [],
  }))
  const victims = enemies.filter((f) => isPlayer(state, f))
  for (const [n, victim] of victims.entries()) take(game, action, raiders, [victim, ...victims.slice(n + 1)], pick)
  for (const raider of raiders) {
    if (state.regions[raider.region].devastated) continue
    for (; raider.left > 0; raider.left--) raider.acts.push('gain')
  }
  const raids = raidsAllowed(
    raiders.filter((r) => r.acts.length > 0),
    action,
    pick,
  )
  return { raids, gain: gainOf(game, belgae, raids) }
}

/**
 * Takes from the first of the victims. Where it has too little for all, Regions that could bring nothing else go first,
 * so that the most is gained (8.4).
 */
function take(
  { state }: Game,
  { grant }: Action,
  raiders: readonly Raiders[],
  [victim, ...later]: readonly Faction[],
  pick: PickRegion,
): void {
  if (victim === undefined) return
  const targets = (region: RegionId): readonly Faction[] => raidTargets(state, belgae, region, grant?.terms?.ignoreFort)
  const barrenFirst = [
    first<RegionId>('devastated', (r) => state.regions[r].devastated),
    fewest<RegionId>(
      'other-victims',
      (r) => later.filter((f) => targets(r).includes(f) && state.resources[f] > 0).length,
    ),
  ]
  for (let has = state.resources[victim]; has > 0;) {
    const able = raiders.filter((r) => r.left > 0 && targets(r.region).includes(victim))
    const wanted = able.reduce((sum, r) => sum + r.left, 0)
    const picked = wanted <= has ? undefined : pick(able.map((r) => r.region), barrenFirst) // prettier-ignore
    const raider = picked === undefined ? able[0] : able.find((r) => r.region === picked)
    if (!raider) return
    const n = Math.min(raider.left, has)
    for (let i = 0; i < n; i++) raider.acts.push(victim)
    raider.left -= n
    has -= n
  }
}
