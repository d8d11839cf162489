import { text } from '../../../kernel/text'
import { leaderIn } from '../../board/control'
import { playableRegions } from '../../board/map'
import type { Action } from '../../commands/action'
import { march } from '../../commands/march'
import { mayEnd, termedReach } from '../../commands/march-terms'
import { onMap } from '../../forces/available'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { emptyGroup, regionThing } from '../../names'
import { isFrost } from '../../sequence/eligibility'
import type { State } from '../../state'
import type { BotTurn } from '../flowchart'
import { chooseRegion, first, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { test } from '../walk'
import { aeduiLent } from './aedui-help'
import { afterMoves, bySide, enemySettled, hasCore, leaderRegion, legionsIn } from './board'
import { Destinations } from './destinations'
import { marchAnswers } from './march-answers'
import { marchingFrom } from './march-pieces'
import type { Sent } from './march-split'
import { largerPart, split } from './march-split'
import type { GroupSize, Route } from './routes'
import { routesOf } from './routes'

/** R-MARCH (8.8.1, 8.8.3). */

const mostOrigins = 3
const fewLegions = 6

/**
 * R-MARCH (8.8.1): origins, destinations and groups.
 *
 * @param meeting the Regions that meet R1
 * @returns the answers of the Command with its Special Ability; undefined: no March, R-RECRUIT
 */
export function rMarch(
  turn: BotTurn,
  action: Action,
  meeting: readonly RegionId[],
  limits: MarchLimits = {},
): Responder | undefined {
  const { game } = turn
  if (!action.free && isFrost(game.state)) {
    test(turn, 'R-MARCH', false, [text('bot.fact.frost')])
    return undefined
  }
  const sent = planMarch(game, byCommand(game, action, limits), meeting)
  const facts = sent.map(({ origin, to }) => text('bot.fact.march', { from: regionThing(origin), to: regionThing(to) }))
  return test(turn, 'R-MARCH', sent.length > 0, facts) ? marchAnswers(game, action, sent) : undefined
}

/** What a March that an Event grants lacks. */
export interface MarchLimits {
  /** No Special Ability goes with it, so nobody Scouts the way. */
  alone?: boolean
  /** All go to one Region. */
  single?: boolean
}

/** How pieces may move: by a March Command, or as an Event lets them. */
export interface Movement {
  /** The Regions that pieces may leave. */
  from: readonly RegionId[]
  cost: (region: RegionId) => number
  resources: number
  /** The most origins. */
  origins: number
  /** All go to one Region. */
  single?: boolean
  /** The Aedui Warbands of a Region that go as Auxilia (8.8.8). */
  lent?: (region: RegionId) => number
  routes: (region: RegionId, group: GroupSize) => Map<RegionId, Route>
}

/** By a March Command, within the terms that an Event sets. */
export function byCommand(game: Game, action: Action, { alone = false, single = false }: MarchLimits = {}): Movement {
  const { state } = game
  const open = ([to, { scout }]: [RegionId, Route]): boolean => mayEnd(action, to) && !(alone && scout)
  const most = Math.min(action.limited ? 1 : mostOrigins, action.most ?? mostOrigins)
  return {
    from: march.regions(game, action),
    cost: (region) => march.cost(game, action, region),
    resources: state.resources.romans,
    origins: most,
    single,
    ...(!action.free && { lent: (region) => aeduiLent(game, region) }),
    routes: (region, group) => {
      const reach = termedReach(state, action, { ...emptyGroup, leader: group.leader })
      return new Map([...routesOf(game, region, group, reach)].filter(open))
    },
  }
}

/** A Region that pieces leave, with who and where they could go. */
export interface Origin {
  region: RegionId
  group: GroupSize
  /** The ways of all of them, and those of a part without the Leader. */
  together: Map<RegionId, Route>
  apart: Map<RegionId, Route>
}

/**
 * The groups of R-MARCH; none if there is no March. A Region that could be the third origin and meets R1 is the second
 * where there is no other: then there is one more without enemy Allies and Citadels.
 */
export function planMarch(game: Game, movement: Movement, meeting: readonly RegionId[]): Sent[] {
  const { state } = game
  const open = movement.from.filter((r) => hasCore(state, r))
  const at = (region: RegionId): Origin => originAt(state, movement, region)
  const purse = new Purse(movement)
  const lead = firstOrigin(game, open.filter((r) => meeting.includes(r)).map(at))
  const origins = lead && purse.pays(lead.region) ? [lead] : []
  const third = thirdOrigin(game, open.filter((r) => r !== lead?.region).map(at))
  const taken = [...origins, ...(third ? [third] : [])]
  const free = open.filter((r) => taken.every((o) => o.region !== r)).map(at)
  const others = free.filter((o) => meeting.includes(o.region))
  const isSecond = origins.length > 0 && third !== undefined && meeting.includes(third.region)
  const instead = isSecond && !others.some((o) => hasDestination(state, o)) ? thirdOrigin(game, free) : undefined
  const candidates = [...taken, ...(instead ? [instead] : [])]
  const leading = candidates[0]
  if (!leading) return []
  const destinations = new Destinations(game, (region) => leading.together.get(region)?.losses ?? 0)
  const [to, also] = chooseDestinations(game, destinations, candidates, others, movement.single)
  if (to === undefined) return []
  const second = origins.length > 0 ? secondOrigin(game, others, to, also) : undefined
  if (second && purse.pays(second.region)) origins.push(second)
  for (const last of [third, instead])
    if (last && reaches(last, to, also) && purse.pays(last.region)) origins.push(last)
  return split(state, origins, to, also)
}

/** What the origins cost, as they are taken one by one. */
class Purse {
  private left: number
  private origins: number

  constructor(private readonly movement: Movement) {
    this.left = movement.resources
    this.origins = movement.origins
  }

  /** Takes the cost of one more origin, if there is enough. */
  pays(region: RegionId): boolean {
    const cost = this.movement.cost(region)
    if (this.origins === 0 || cost > this.left) return false
    this.left -= cost
    this.origins--
    return true
  }
}

/** (1) One Region that meets R1, from which there is somewhere to go. */
function firstOrigin(game: Game, meeting: readonly Origin[]): Origin | undefined {
  return oneOf(
    game,
    meeting.filter((o) => hasDestination(game.state, o)),
  )
}

/** (2) Another that meets R1, unless it is a destination. */
function secondOrigin(
  game: Game,
  others: readonly Origin[],
  to: RegionId,
  also: RegionId | undefined,
): Origin | undefined {
  return oneOf(
    game,
    others.filter((o) => o.region !== to && o.region !== also && reaches(o, to, also)),
  )
}

/** (3) One Region without enemy Allies and Citadels: the Leader's, else the one with the most Legions. */
function thirdOrigin(game: Game, open: readonly Origin[]): Origin | undefined {
  const { state } = game
  return oneOf(
    game,
    open.filter((o) => !enemySettled(state, o.region) && hasDestination(state, o)),
    [first('leader', (r) => leaderIn(state, 'romans', r)), most('legions', (r) => legionsIn(state, r))],
  )
}

function oneOf(
  game: Game,
  origins: readonly Origin[],
  criteria: Parameters<typeof chooseRegion>[4] = [],
): Origin | undefined {
  const among = origins.map((o) => o.region)
  const region = chooseRegion(game, 'romans', 'R-MARCH', among, criteria)
  return origins.find((o) => o.region === region)
}

function originAt(state: State, { routes, lent }: Movement, region: RegionId): Origin {
  const group = marchingFrom(state, region, lent?.(region))
  const together = routes(region, group)
  const apart = group.leader ? routes(region, { ...group, leader: false }) : together
  return { region, group, together, apart }
}

function hasDestination(state: State, { together }: Origin): boolean {
  return [...together.keys()].some((r) => enemySettled(state, r))
}

function reaches({ together }: Origin, ...to: readonly (RegionId | undefined)[]): boolean {
  return to.some((r) => r !== undefined && together.has(r))
}

/** Two Regions with an enemy Ally or Citadel; one, if all of few Legions and the Leader can come there. */
function chooseDestinations(
  game: Game,
  destinations: Destinations,
  origins: readonly Origin[],
  others: readonly Origin[],
  single = false,
): [RegionId | undefined, RegionId | undefined] {
  const { state } = game
  const [leading] = origins
  const open = playableRegions(state).filter((r) => enemySettled(state, r) && origins.every((o) => o.region !== r))
  const whole = (r: RegionId): State => arrived(state, allTo(origins, r))
  if (onMap(state, 'romans').legions <= fewLegions) {
    const forAll = destinations.choose(
      open.filter((r) => allCanReach(game, origins, others, r)),
      whole,
    )
    if (forAll !== undefined) return [forAll, undefined]
  }
  const reached = open.filter((r) => origins.some((o) => o.together.has(r) || o.apart.has(r)))
  const alone = (r: RegionId): boolean => single || reached.every((other) => other === r)
  const to = destinations.choose(
    open.filter((r) => leading?.together.has(r) === true),
    (r) => (alone(r) ? whole(r) : arrived(state, largerPart(allTo(origins, r)))),
  )
  if (to === undefined || single) return [to, undefined]
  const also = destinations.choose(
    reached.filter((r) => r !== to),
    (r) => arrived(state, split(state, origins, to, r)),
  )
  return [to, also]
}

/** Whether all Legions on the map and the Leader are there already, or in an origin from which they can reach it. */
function allCanReach(game: Game, origins: readonly Origin[], others: readonly Origin[], to: RegionId): boolean {
  const { state } = game
  const leader = leaderRegion(state)
  const from = playableRegions(state).filter((r) => r !== to && (legionsIn(state, r) > 0 || r === leader))
  const extra = from.filter((r) => origins.every((o) => o.region !== r))
  const secondary = extra.length === 1 && extra.every((r) => others.some((o) => o.region === r && o.together.has(to)))
  if (extra.length > 0 && !secondary) return false
  return from.length > 0 && origins.filter((o) => from.includes(o.region)).every((o) => o.together.has(to))
}

/** All groups that can come there together. */
function allTo(origins: readonly Origin[], to: RegionId): Sent[] {
  return origins.flatMap(({ region, group, together }) => {
    const route = together.get(to)
    return route ? [{ origin: region, to, group, route }] : []
  })
}

/** The board with these groups arrived. */
function arrived(state: State, sent: readonly Sent[]): State {
  const moves = sent.map(({ origin, to, group: { leader, legions, auxilia, aedui } }) => ({
    from: origin,
    to,
    who: { leader, legions, ...bySide(state, origin, auxilia), ...(aedui && { aedui }) },
  }))
  return afterMoves(state, moves)
}
