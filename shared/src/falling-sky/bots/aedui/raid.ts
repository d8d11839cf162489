import { text } from '../../../kernel/text'
import { ownersIn } from '../../board/lent'
import type { Action } from '../../commands/action'
import { mostRaiders, raidTargets } from '../../commands/raid-targets'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { margin } from '../../victory/scores'
import type { BotTurn } from '../flowchart'
import { enemyOrder } from '../guidelines/pieces'
import type { PickRegion } from '../guidelines/raids'
import { considering, gainOf, inEarnest, raidsAllowed } from '../guidelines/raids'
import { fewest, first } from '../guidelines/select'
import type { RaidIn } from '../plans/commands'
import type { Agenda } from '../plans/responder'
import { goTo, rolls, test } from '../walk'
import { isPlayer, resourcesFact } from './board'
import { forcesIn } from '../../board/control'

/** With more Resources the Aedui don't think of Raiding (8.6.4). */
const fewResources = 3
/** A Raid must gain as much in all. */
const worthRaiding = 2

/** A6 (8.6.4): 0-3 Resources, and a die of 1-4? */
export function a6(turn: BotTurn): boolean {
  const { game } = turn
  if (!test(turn, 'A6', game.state.resources.aedui <= fewResources, [resourcesFact(game)])) return false
  return rolls(turn, 'A6', '8.6.4')
}

/**
 * A-RAID (8.6.4): what each Warband takes, if that is 2 or more Resources in all. From players at 0 or more margin,
 * Romans too; then from other enemies except the Romans; then from nobody where it isn't Devastated.
 *
 * @returns undefined if it can't gain 2
 */
export function aRaid(turn: BotTurn, action: Action): readonly RaidIn[] | undefined {
  const { game } = turn
  const raids = raidsNow(game, action, considering)
  const n = gainOf(game, 'aedui', raids)
  goTo(turn, 'A-RAID', [text('bot.fact.aedui-gains', { n })])
  return n >= worthRaiding ? raids : undefined
}

/** The raids of a Command that is under way: looked at again when the first Region is asked for, with what has been lent (card 38). */
export function raidAgenda(action: Action): Agenda<RaidIn> {
  let left: RaidIn[] | undefined
  return (game) => {
    left ??= [...raidsNow(game, action, inEarnest(game, 'aedui', 'A-RAID'))]
    return left.shift()
  }
}

/** Hidden Warbands that are still free to Raid, by Region, and what the victims have left. */
interface Raiding {
  left: Map<RegionId, number>
  acts: Map<RegionId, (Faction | 'gain')[]>
  has: Record<Faction, number>
}

function raidsNow(game: Game, action: Action, pick: PickRegion): readonly RaidIn[] {
  const { state } = game
  const regions = game.ruleset.commandFlows.raid.regions(game, action)
  const hidden = (r: RegionId): number =>
    ownersIn(state, 'aedui', r).reduce((n, f) => n + forcesIn(state, f, r).hidden, 0)
  const raiding: Raiding = {
    left: new Map(regions.map((r) => [r, Math.min(hidden(r), mostRaiders(state, 'aedui'))])),
    acts: new Map(regions.map((r) => [r, []])),
    has: { ...state.resources },
  }
  const leading = enemyOrder.aedui.filter((f) => f !== 'germans' && isPlayer(game, f) && margin(state, f) >= 0)
  const others = enemyOrder.aedui.filter((f) => f !== 'germans' && f !== 'romans' && !leading.includes(f))
  const victims = [...leading, ...others]
  for (const victim of victims) takeFrom(game, action, raiding, { victims, victim, pick })
  for (const r of regions) if (!state.regions[r].devastated) act(raiding, r, 'gain', raiding.left.get(r) ?? 0)
  const raids = regions.flatMap((region) => {
    const acts = raiding.acts.get(region) ?? []
    return acts.length > 0 ? [{ region, acts }] : []
  })
  return raidsAllowed(raids, action, pick)
}

interface Victims {
  victims: readonly Faction[]
  victim: Faction
  pick: PickRegion
}

/**
 * Takes from one victim wherever it is. Where it has less than could be taken, first in Regions that could bring nothing
 * else, so that the most is gained (8.4); of equals at random (8.3.4).
 */
function takeFrom(game: Game, action: Action, raiding: Raiding, { victims, victim, pick }: Victims): void {
  const targets = (r: RegionId): readonly Faction[] =>
    raidTargets(game.state, 'aedui', r, action.grant?.terms?.ignoreFort)
  const open = [...raiding.left.keys()].filter((r) => targets(r).includes(victim))
  const able = (): RegionId[] => open.filter((r) => (raiding.left.get(r) ?? 0) > 0)
  const later = victims.slice(victims.indexOf(victim) + 1)
  const barrenFirst = [
    first<RegionId>('devastated', (r) => game.state.regions[r].devastated),
    fewest<RegionId>('other-victims', (r) => later.filter((f) => targets(r).includes(f) && raiding.has[f] > 0).length),
  ]
  while (raiding.has[victim] > 0 && able().length > 0) {
    const wanted = able().reduce((n, r) => n + (raiding.left.get(r) ?? 0), 0)
    const region = wanted <= raiding.has[victim] ? able()[0] : pick(able(), barrenFirst)
    if (region === undefined) return
    act(raiding, region, victim, Math.min(raiding.left.get(region) ?? 0, raiding.has[victim]))
  }
}

function act({ left, acts, has }: Raiding, region: RegionId, what: Faction | 'gain', n: number): void {
  for (let i = 0; i < n; i++) acts.get(region)?.push(what)
  left.set(region, (left.get(region) ?? 0) - n)
  if (what !== 'gain') has[what] -= n
}
