import { text } from '../../../kernel/text'
import { controller, piecesIn } from '../../board/control'
import { availableTroops } from '../../forces/available'
import { cloneState } from '../../clone'
import type { Action } from '../../commands/action'
import { mayEnd, termedReach } from '../../commands/march-terms'
import { change } from '../../effects'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { sides } from '../../ids'
import { emptyGroup } from '../../names'
import { isFrost } from '../../sequence/eligibility'
import type { State } from '../../state'
import { alliesAndCitadels } from '../../victory/scores'
import type { BotTurn, PlannedCommand } from '../flowchart'
import { chooseRegion, fewest, most } from '../guidelines/select'
import type { MarchTo } from '../guidelines/granted-march'
import { marchTo } from '../guidelines/granted-march'
import type { Responder } from '../mind'
import type { GroupOf } from '../plans/march'
import { marchPlan } from '../plans/march'
import { inOrder } from '../plans/responder'
import { goTo, test } from '../walk'
import { afterwards, withChosenAbility } from './beside'
import {
  arverni,
  arverniWithin1,
  costOf,
  leaderMayLeave,
  leaderRegion,
  openRegions,
  othersIn,
  ownCommand,
  purse,
  regionsFor,
  sparable,
} from './board'
import { vDevastate } from './devastate'
import { vEntreat } from './entreat'
import { leaderGroup } from './marching'
import type { Sending } from './spreading'
import { planSpreading } from './spreading'
import type { Route } from './v-verc'
import { destinationsOf, leaderRoutes, promisesFor, regionsOf, routeTo } from './v-verc'

const fewAllies = 6
const manyWarbands = 6

/** V4 (8.7.4): fewer than 6 Arverni Allies and Citadels on the map, or 6+ Arverni Warbands Available? */
export function v4(turn: BotTurn): boolean {
  const { game } = turn
  const allies = alliesAndCitadels(game.state, arverni)
  const available = availableTroops(game, arverni)
  return test(turn, 'V4', wouldSpread(game), [
    text('bot.fact.allies-on-map', { n: allies }),
    text('bot.fact.warbands-available', { n: available }),
  ])
}

/** What V4 answers. */
export function wouldSpread(game: Game): boolean {
  return alliesAndCitadels(game.state, arverni) < fewAllies || availableTroops(game, arverni) >= manyWarbands
}

/** The Leader's part of the March. */
interface Conquest {
  from: RegionId
  route: Route
  warbands: number
}

/**
 * V-SPREAD (8.7.4): 1 Hidden Warband to each Region possible that has none, from the fewest Regions; then the Leader takes
 * Control of a Roman or Aedui one. Undefined in Frost or if neither is possible.
 */
export function vSpread(turn: BotTurn): PlannedCommand | undefined {
  goTo(turn, 'V-SPREAD')
  const { game } = turn
  const action = ownCommand()
  const march = isFrost(game.state) ? undefined : planSpread(game, action)
  if (!march) return undefined
  const respond = withChosenAbility(march, afterwards(action, vDevastate, vEntreat))
  return { kind: 'command', command: 'march', respond }
}

/** The March of V-SPREAD, also a free one that an Event grants (8.2.3). */
export function planSpread(game: Game, action: Action): Responder | undefined {
  return spreadingMarch(game, action)?.respond
}

/** The March of V-SPREAD with its destinations. */
export function spreadingMarch(game: Game, action: Action): MarchTo | undefined {
  const sendings = planSpreading(game, action)
  const conquest = leadersConquest(game, action, sendings)
  const origins = [...new Set([...sendings.map((s) => s.from), ...(conquest ? [conquest.from] : [])])]
  const groups = (region: RegionId): GroupOf[] => [
    ...sendings.filter((s) => s.from === region).map(({ to }): GroupOf => ({ who: { hidden: 1 }, route: [to] })),
    ...(conquest?.from === region
      ? [{ who: leaderGroup(game.state, region, conquest.warbands), route: regionsOf(conquest.route) }]
      : []),
  ]
  const destinations = [...sendings.map((s) => s.to), ...(conquest ? [conquest.route.to] : [])]
  return marchTo(destinations, () =>
    marchPlan({
      agenda: inOrder(origins.map((region) => ({ region, groups: groups(region) }))),
      promises: conquest ? promisesFor(game, conquest.route) : [],
    }),
  )
}

/**
 * Step 2: the Leader with the Warbands that can be spared takes Arverni Control of a Region under Roman or Aedui Control,
 * never that of the Aedui: the one within 1 of the most Regions with Arverni pieces, entering as few Regions as he can.
 */
function leadersConquest(game: Game, action: Action, sendings: readonly Sending[]): Conquest | undefined {
  const { state } = game
  const from = leaderRegion(state)
  if (from === undefined || !leaderMayLeave(state, from) || !regionsFor(game, 'march', action).includes(from))
    return undefined
  const sent = sendings.filter((s) => s.from === from).length
  const paid = [...new Set(sendings.map((s) => s.from))]
  const resources = purse(game, action) - paid.reduce((sum, r) => sum + costOf(game, 'march', action, r), 0)
  if (!paid.includes(from) && (costOf(game, 'march', action, from) > resources || (action.limited && paid.length > 0)))
    return undefined
  if (!keepsControlWithoutLeader(game, from, sent)) return undefined
  const warbands = Math.max(0, sparable(state, from, true) - sent)
  const reach = termedReach(state, action, { ...emptyGroup, leader: true })
  const routes = leaderRoutes(game, from, warbands).filter((route) => {
    if (!mayEnd(action, route.to) || regionsOf(route).length > reach) return false
    const arriving = 1 + warbands - route.losses + sendings.filter((s) => s.to === route.to).length
    return isToBeTaken(game, route.to) && piecesIn(state, arverni, route.to) + arriving > othersIn(state, route.to)
  })
  const open = openRegions(state).filter((r) => destinationsOf(routes).includes(r))
  const spread = afterSpreading(state, sendings)
  const to = chooseRegion(game, arverni, 'V-SPREAD', open, [
    most('arverni-within-1', (r) => arverniWithin1(spread, r)),
    fewest('regions-entered', (r) => (routes.find((way) => way.to === r)?.through === undefined ? 1 : 2)),
  ])
  const route = to && routeTo(game, routes, to)
  return route && { from, route, warbands }
}

/** The board with the Warbands of step 1 arrived. */
function afterSpreading(state: State, sendings: readonly Sending[]): State {
  const copy = cloneState(state)
  for (const { from, to } of sendings) {
    const side = sides.find((s) => copy.regions[from].forces.arverni[s] > 0) ?? 'hidden'
    change(copy, { kind: 'move', rule: '8.7.4', faction: arverni, from, to, group: { ...emptyGroup, [side]: 1 } })
  }
  return copy
}

/** Whether Arverni Control of the Leader's Region, if there is any, can last when he leaves. */
function keepsControlWithoutLeader({ state }: Game, region: RegionId, sent: number): boolean {
  if (controller(state, region) !== arverni) return true
  return piecesIn(state, arverni, region) - 1 - sent > othersIn(state, region)
}

function isToBeTaken({ state }: Game, region: RegionId): boolean {
  const by = controller(state, region)
  return (by === 'romans' || by === 'aedui') && region !== 'aedui'
}
