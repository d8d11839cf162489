import { text } from '../../../kernel/text'
import { mostRaiders, raidTargets } from '../../commands/raid-targets'
import type { Action } from '../../commands/action'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { BotTurn, PlannedCommand } from '../flowchart'
import type { RaidIn } from '../plans/commands'
import { raidPlan } from '../plans/commands'
import { inOrder } from '../plans/responder'
import { goTo, rolls, test } from '../walk'
import { afterwards, withChosenAbility } from './beside'
import { arverni, ownCommand, regionsFor } from './board'
import { nextOf } from './choosing'
import { vDevastate } from './devastate'
import { vEntreat } from './entreat'
import { gainOf, raidsAllowed } from '../guidelines/raids'
import { fewest } from '../guidelines/select'

const poor = 3
/** A Raid that would gain less is not made (8.7.5). */
export const leastGain = 2

/** V5 (8.7.5): 0-3 Resources, and a die of 1-4? */
export function v5(turn: BotTurn): boolean {
  const { arverni: n } = turn.game.state.resources
  return test(turn, 'V5', n <= poor, [text('bot.fact.resources', { n })]) && rolls(turn, 'V5', '8.7.5')
}

/** V-RAID (8.7.5): only if it gains 2 or more in all; undefined if not. */
export function vRaid(turn: BotTurn): PlannedCommand | undefined {
  const { game } = turn
  const action = ownCommand()
  const raids = planRaids(game, action)
  const gained = gainOf(game, arverni, raids)
  goTo(turn, 'V-RAID', [text('bot.fact.gains', { n: gained })])
  if (gained < leastGain) return undefined
  const respond = withChosenAbility(raidPlan(inOrder(raids)), afterwards(action, vDevastate, vEntreat))
  return { kind: 'command', command: 'raid', respond }
}

/** Raids from Romans, then Aedui, then Belgae, then from nobody where it isn't Devastated: all Warbands that can, where the action lets them. */
export function planRaids(game: Game, action: Action): RaidIn[] {
  const { state } = game
  const most = action.raiders ?? mostRaiders(state, arverni)
  const raids = regionsFor(game, 'raid', action).map((region) => ({
    region,
    left: Math.min(most, state.regions[region].forces.arverni.hidden),
    acts: [] as (Faction | 'gain')[],
  }))
  const targets = (r: RegionId): Faction[] => raidTargets(state, arverni, r, action.grant?.terms?.ignoreFort)
  for (const from of ['romans', 'aedui', 'belgae'] as const) {
    for (let has = state.resources[from]; has > 0; has--) {
      const able = raids.filter((r) => r.left > 0 && targets(r.region).includes(from))
      const scarce = able.reduce((sum, r) => sum + r.left, 0) > has
      const elsewhere = (r: RegionId): number => targets(r).length + (state.regions[r].devastated ? 0 : 1)
      const criteria = [fewest('other-raids', elsewhere)]
      const next = nextOf(
        game,
        'V-RAID',
        able.map((r) => r.region),
        criteria,
        scarce,
      )
      const raid = able.find((r) => r.region === next)
      if (!raid) break
      raid.acts.push(from)
      raid.left--
    }
  }
  for (const raid of raids)
    if (!state.regions[raid.region].devastated) for (; raid.left > 0; raid.left--) raid.acts.push('gain')
  return raidsAllowed(
    raids.filter((r) => r.acts.length > 0),
    action,
    (open, criteria) => nextOf(game, 'V-RAID', open, criteria, true),
  )
}
