import { controls, namedLeaderIn, piecesIn, troopsIn } from '../../board/control'
import { adjacentTo } from '../../board/map'
import type { Action } from '../../commands/action'
import { touchesBritannia } from '../../commands/march-route'
import { mayEnd, termedReach } from '../../commands/march-terms'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { emptyGroup } from '../../names'
import { isFrost } from '../../sequence/eligibility'
import type { State } from '../../state'
import type { BotTurn, PlannedCommand } from '../flowchart'
import { chooseRegion, fewest, most } from '../guidelines/select'
import type { Responder } from '../mind'
import type { GroupOf } from '../plans/march'
import { marchPlan } from '../plans/march'
import { inOrder } from '../plans/responder'
import { goTo } from '../walk'
import { afterwards, withChosenAbility } from './beside'
import type { Item } from './board'
import {
  arverni,
  costOf,
  freeWarbands,
  leaderMayLeave,
  leaderRegion,
  mobileArverni,
  mostFor,
  openRegions,
  othersIn,
  ownCommand,
  purse,
  regionsFor,
  warbandsIn,
} from './board'
import { vDevastate } from './devastate'
import { vEntreat } from './entreat'
import { leaderGroup, warbandsToGo } from './marching'
import type { Route } from './v-verc'
import { destinationsOf, leaderRoutes, promisesFor, regionsOf, routeTo } from './v-verc'

/** Warbands of an origin that join the Leader. */
interface Joining extends Item {
  region: RegionId
}

/** All that comes together in one Region. */
export interface Gathering {
  to: RegionId
  /** The Leader's Region, if he has to March, and his way. */
  leader?: { from: RegionId; route: Route; warbands: number }
  joining: readonly Joining[]
  /** Arverni that arrive at least. */
  arriving: number
}

/**
 * V-MASS (8.7.6): the Leader with as many Warbands as can reach it adds Arverni Control to a Region with a Legion; else all
 * gather beside a Legion. Undefined in Frost, without a Leader on the map, or if neither is possible.
 */
export function vMass(turn: BotTurn): PlannedCommand | undefined {
  goTo(turn, 'V-MASS')
  const action = ownCommand()
  const march = isFrost(turn.game.state) ? undefined : planMass(turn.game, action)
  if (!march) return undefined
  const respond = withChosenAbility(march, afterwards(action, vDevastate, vEntreat))
  return { kind: 'command', command: 'march', respond }
}

/** The March of V-MASS, also a free one that an Event grants (8.2.3). */
export function planMass(game: Game, action: Action): Responder | undefined {
  const gathering = pickGathering(game, action)
  return gathering && gatheringMarch(game, gathering)
}

/** The March of a gathering, the Leader's group first. */
export function gatheringMarch(game: Game, { to, leader, joining }: Gathering): Responder {
  const groups = (region: RegionId): GroupOf[] => {
    if (leader?.from === region)
      return [{ who: leaderGroup(game.state, region, leader.warbands), route: regionsOf(leader.route) }]
    const n = joining.find((j) => j.region === region)?.n ?? 0
    return [{ who: warbandsToGo(game.state, region, n), route: [to] }]
  }
  const origins = [...(leader ? [leader.from] : []), ...joining.map((j) => j.region)]
  return marchPlan({
    agenda: inOrder(origins.map((region) => ({ region, groups: groups(region) }))),
    promises: leader ? promisesFor(game, leader.route) : [],
  })
}

/** Where all come together: step 1, else step 2. */
export function pickGathering(game: Game, action: Action): Gathering | undefined {
  const from = leaderRegion(game.state)
  if (from === undefined) return undefined
  return conquest(game, action, from) ?? beside(game, action, from)
}

/** Step 1: a Region without Arverni Control that has a Legion; Caesar's only with more than twice as many mobile pieces. */
function conquest(game: Game, action: Action, from: RegionId): Gathering | undefined {
  const { state } = game
  const able = gatherings(game, action, from, 0).filter(
    ({ to, arriving }) =>
      hasLegion(state, to) &&
      !controls(state, arverni, to) &&
      piecesIn(state, arverni, to) + arriving > othersIn(state, to) &&
      (!namedLeaderIn(state, 'romans', to) || mobileArverni(state, to) + arriving > 2 * mobileRomans(state, to)),
  )
  return settle(game, action, able)
}

/** Step 2: the Region beside a Legion in which the most Arverni pieces can be, 1 Warband staying in each origin. */
function beside(game: Game, action: Action, from: RegionId): Gathering | undefined {
  const { state } = game
  const able = gatherings(game, action, from, 1).filter(({ to }) =>
    adjacentTo(state, to).some((r) => hasLegion(state, r)),
  )
  const inAll = ({ to, arriving }: Gathering): number => piecesIn(state, arverni, to) + arriving
  const top = Math.max(...able.map(inAll))
  return settle(
    game,
    action,
    able.filter((g) => inAll(g) === top),
  )
}

/** One of the gatherings: where the Leader has to enter the fewest Regions, then at random; nothing if nobody would March. */
function settle(game: Game, action: Action, able: readonly Gathering[]): Gathering | undefined {
  const open = openRegions(game.state).filter((r) => able.some((g) => g.to === r))
  const to = chooseRegion(game, arverni, 'V-MASS', open, [
    most('marching', (r) => (able.some((g) => g.to === r && isMarch(g)) ? 1 : 0)),
    fewest('regions-entered', (r) => entered(able.find((g) => g.to === r))),
  ])
  const found = able.find((g) => g.to === to)
  if (!found || !isMarch(found)) return undefined
  const { leader } = found
  if (!leader) return found
  const routes = leaderRoutes(game, leader.from, leader.warbands, allows(action)).filter((r) => r.to === to)
  const route = routeTo(game, routes, found.to)
  return route && { ...found, leader: { ...leader, route } }
}

const isMarch = ({ leader, joining }: Gathering): boolean => leader !== undefined || joining.length > 0

function entered(gathering: Gathering | undefined): number {
  if (!gathering?.leader) return 0
  return gathering.leader.route.through === undefined ? 1 : 2
}

/**
 * What could come together in each Region that the Leader can reach, or where he is.
 *
 * @param stay Warbands that stay in each origin
 */
export function gatherings(game: Game, action: Action, from: RegionId, stay: number): Gathering[] {
  const { state } = game
  const resources = purse(game, action)
  const starts = regionsFor(game, 'march', action)
  const here = gatherAt(game, action, from, resources, stay)
  const warbands = goers(state, from, stay)
  const mayGo = leaderMayLeave(state, from) && starts.includes(from) && costOf(game, 'march', action, from) <= resources
  if (!mayGo) return [here]
  const left = resources - costOf(game, 'march', action, from)
  const reach = termedReach(state, action, { ...emptyGroup, leader: true })
  const routes = leaderRoutes(game, from, warbands, allows(action)).filter((r) => regionsOf(r).length <= reach)
  return [
    here,
    ...destinationsOf(routes).flatMap((to): Gathering[] => {
      const route = routes.find((r) => r.to === to)
      if (!route || !mayEnd(action, to)) return []
      const others = gatherAt(game, action, to, left, stay, from)
      const arriving = 1 + warbands - route.losses + others.arriving
      return [{ ...others, leader: { from, route, warbands }, arriving }]
    }),
  ]
}

/** The Warbands beside the Region that can join there, as many as can be paid for. */
export function gatherAt(
  game: Game,
  action: Action,
  to: RegionId,
  resources: number,
  stay: number,
  leadersRegion?: RegionId,
): Gathering {
  const { state } = game
  const beside = adjacentTo(state, to)
  const most = (action.limited ? 1 : Infinity) - (leadersRegion === undefined ? 0 : 1)
  const starts = mayEnd(action, to) && most > 0 ? regionsFor(game, 'march', action) : []
  const able = starts
    .filter((r) => r !== leadersRegion && beside.includes(r) && allows(action)(r, to) && goers(state, r, stay) > 0)
    .map((region): Joining => ({ region, n: goers(state, region, stay), cost: costOf(game, 'march', action, region) }))
  const joining = affordable(game, able, resources, most)
  return { to, joining, arriving: joining.reduce((sum, j) => sum + j.n, 0) }
}

/** Those that bring the most Warbands for the Resources; from one Region only if there may be no more. */
function affordable(game: Game, able: readonly Joining[], resources: number, most: number): Joining[] {
  const taken: Joining[] = []
  if (most === 1) return able.filter((j) => j.cost <= resources).sort((a, b) => b.n - a.n).slice(0, 1) // prettier-ignore
  if (able.reduce((sum, j) => sum + j.cost, 0) <= resources) return [...able]
  for (let left = resources; ;) {
    const open = able.filter((j) => !taken.includes(j) && j.cost <= left)
    const inAll = (j: Joining): number =>
      j.n +
      mostFor(
        open.filter((o) => o !== j),
        left - j.cost,
      )
    const best = Math.max(...open.map(inAll))
    const next = open.find((j) => inAll(j) === best)
    if (!next) return taken
    taken.push(next)
    left -= next.cost
  }
}

function goers(state: State, region: RegionId, stay: number): number {
  return Math.max(0, Math.min(freeWarbands(state, region), warbandsIn(state, region) - stay))
}

/** Nobody may enter or leave Britannia once a Special Ability has gone with the March (4.1.3). */
function allows({ ability }: Action): (from: RegionId, to: RegionId) => boolean {
  return (from, to) => ability?.used === undefined || !touchesBritannia(from, to)
}

export function hasLegion(state: State, region: RegionId): boolean {
  return state.regions[region].forces.romans.legions > 0
}

export function mobileRomans(state: State, region: RegionId): number {
  const leader = state.leaders.romans
  const there = leader.place === 'map' && leader.region === region ? 1 : 0
  return there + state.regions[region].forces.romans.legions + troopsIn(state, 'romans', region)
}
