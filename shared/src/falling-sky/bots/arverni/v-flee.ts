import { piecesIn } from '../../board/control'
import { adjacentFor } from '../../board/map'
import type { Action } from '../../commands/action'
import { march } from '../../commands/march'
import { touchesBritannia } from '../../commands/march-route'
import { mayEnd, termedReach } from '../../commands/march-terms'
import type { Game } from '../../game'
import { withState } from '../../game'
import type { RegionId } from '../../ids'
import { emptyGroup } from '../../names'
import { isFrost } from '../../sequence/eligibility'
import type { BotTurn, PlannedCommand } from '../flowchart'
import type { MarchTo } from '../guidelines/granted-march'
import { marchTo } from '../guidelines/granted-march'
import { chooseRegion, fewest, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { everybody, marchPlan } from '../plans/march'
import type { MarchFrom } from '../plans/march'
import { inOrder } from '../plans/responder'
import { tryOut } from '../trial'
import { goTo } from '../walk'
import type { AbilityChoice } from './beside'
import { noAbility, withChosenAbility } from './beside'
import {
  arverni,
  costOf,
  distances,
  freeWarbands,
  leaderMayLeave,
  openRegions,
  ownAbility,
  ownCommand,
  purse,
  regionsFor,
  vercingetorixRegion,
  warbandsIn,
} from './board'
import { nextOf } from './choosing'
import { devastatedByChoice, vDevastate } from './devastate'
import { vEntreat } from './entreat'
import { origin, warbandsToGo } from './marching'
import { destinationsOf, leaderRoutes, promisesFor, regionsOf, routeTo, throughBritannia } from './v-verc'
import type { Route } from './v-verc'

/** Where everybody flees to, by which March. */
interface Flight {
  action: Action
  from: RegionId
  route: Route
  /** The other origins in the order in which they are paid, each with its next Region. */
  others: readonly { region: RegionId; to: RegionId }[]
}

/**
 * V-FLEE (8.7.1): Vercingetorix with all Warbands of his Region joins the most Arverni he can reach; the others, all but 1
 * per origin, come one Region closer to him. Undefined without Vercingetorix (BOT-7), in Frost, or if he can't pay.
 */
export function vFlee(turn: BotTurn): PlannedCommand | undefined {
  goTo(turn, 'V-FLEE')
  const { game } = turn
  const flight = isFrost(game.state) ? undefined : planFlight(game, ownCommand())
  if (!flight) return undefined
  const respond = withChosenAbility(fleeing(game, flight), whileFleeing(game, flight))
  return { kind: 'command', command: 'march', respond, selectsFirst: true }
}

/** The flight by a March that an Event grants (8.2.3), with its Special Ability if one may go with it. */
export function grantedFlight(game: Game, action: Action, abilities: number): MarchTo | undefined {
  const flight = planFlight(game, action)
  if (!flight) return undefined
  const { route, others } = flight
  const ability = abilities > 0 ? whileFleeing(game, flight) : noAbility
  return marchTo([route.to, ...others.map((o) => o.to)], () => withChosenAbility(fleeing(game, flight), ability))
}

function planFlight(game: Game, action: Action): Flight | undefined {
  const { state } = game
  const from = vercingetorixRegion(state)
  if (from === undefined || !leaderMayLeave(state, from) || !regionsFor(game, 'march', action).includes(from))
    return undefined
  const route = leadersWay(game, action, from)
  if (!route) return undefined
  const left = purse(game, action) - costOf(game, 'march', action, from)
  return { action, from, route, others: action.limited ? [] : othersToClose(game, action, from, route.to, left) }
}

/** The Region with the most Arverni that he can reach; of equals the nearest, then a die. */
function leadersWay(game: Game, action: Action, from: RegionId): Route | undefined {
  const reach = termedReach(game.state, action, { ...emptyGroup, leader: true })
  const routes = leaderRoutes(game, from, freeWarbands(game.state, from)).filter(
    (way) => mayEnd(action, way.to) && regionsOf(way).length <= reach,
  )
  const open = openRegions(game.state).filter((r) => destinationsOf(routes).includes(r))
  const to = chooseRegion(game, arverni, 'V-FLEE', open, [
    most('own-pieces', (r) => piecesIn(game.state, arverni, r)),
    fewest('regions-entered', (r) => (routes.find((way) => way.to === r)?.through === undefined ? 1 : 2)),
  ])
  return to && routeTo(game, routes, to)
}

/** All other Regions with Warbands to send, as many as can be paid: cheap ones first, then those with the most. */
function othersToClose(game: Game, action: Action, from: RegionId, to: RegionId, resources: number): Flight['others'] {
  const away = distances(game.state, to)
  const distance = (r: RegionId): number => away.get(r) ?? Infinity
  const closer = (r: RegionId): RegionId[] =>
    adjacentFor(game.state, arverni, r).filter((near) => distance(near) < distance(r) && mayEnd(action, near))
  const able = regionsFor(game, 'march', action).filter(
    (r) => r !== from && r !== to && goers(game, r) > 0 && closer(r).length > 0,
  )
  const others: { region: RegionId; to: RegionId }[] = []
  const scarce = able.reduce((sum, r) => sum + costOf(game, 'march', action, r), 0) > resources
  for (let left = resources; ;) {
    const open = able.filter((r) => !others.some((o) => o.region === r) && costOf(game, 'march', action, r) <= left)
    const criteria = [
      fewest<RegionId>('cost', (r) => costOf(game, 'march', action, r)),
      most<RegionId>('warbands', (r) => goers(game, r)),
    ]
    const region = nextOf(game, 'V-FLEE', open, criteria, scarce)
    if (!region) return others
    const next = chooseRegion(game, arverni, 'V-FLEE', closer(region))
    if (!next) return others
    others.push({ region, to: next })
    left -= costOf(game, 'march', action, region)
  }
}

/** Warbands that may leave when 1 stays. */
function goers({ state }: Game, region: RegionId): number {
  return Math.max(0, Math.min(freeWarbands(state, region), warbandsIn(state, region) - 1))
}

/** The March, Vercingetorix first; what an ability has changed is seen when each group leaves. */
function fleeing(game: Game, { action, from, route, others }: Flight): Responder {
  const leader = origin(from, () => [{ who: everybody, route: regionsOf(stillOpen(game, action, from, route)) }])
  const rest = others.map(({ region, to }): MarchFrom =>
    origin(region, () => [{ who: warbandsToGo(game.state, region, goers(game, region)), route: [to] }]),
  )
  return marchPlan({ agenda: inOrder([leader, ...rest]), promises: promisesFor(game, route) })
}

/** The same way, unless Devastation has closed it: then another one to the same Region, or to the most Arverni anew. */
function stillOpen(game: Game, action: Action, from: RegionId, route: Route): Route {
  const routes = leaderRoutes(game, from, freeWarbands(game.state, from))
  if (routes.some((r) => r.to === route.to && r.through === route.through)) return route
  return routeTo(game, routes, route.to) ?? leadersWay(game, action, from) ?? route
}

/**
 * The Special Ability of the flight: Devastate when all is paid, or after moving if it is possible only then; else Entreat
 * likewise. None if anybody enters or leaves Britannia.
 */
function whileFleeing(game: Game, flight: Flight): AbilityChoice {
  const action = ownAbility(flight.action)
  if (touches(flight)) return noAbility
  const later = devastatedByChoice(game, action).length === 0 && devastatesAfter(game, flight)
  let asked = false
  return {
    moments: ['paid', 'after'],
    wanted: (now, moment) => {
      if (moment === 'after') return vDevastate(now, action) ?? vEntreat(now, action)
      if (asked) return undefined
      asked = true
      if (devastatedByChoice(now, action).length > 0) return vDevastate(now, action)
      return later ? undefined : vEntreat(now, action)
    },
  }
}

/** Whether Devastation becomes possible by the March: it is tried on a copy. */
function devastatesAfter(game: Game, flight: Flight): boolean {
  const { state } = tryOut(game, function* (copy) {
    const done = copy.mind?.follow(arverni, fleeing(copy, flight))
    yield* march.run(copy, { ...flight.action, selectsFirst: true })
    done?.()
  })
  return devastatedByChoice(withState(game, state), ownAbility(flight.action)).length > 0
}

function touches({ from, route, others }: Flight): boolean {
  return throughBritannia(from, route) || others.some((o) => touchesBritannia(o.region, o.to))
}
