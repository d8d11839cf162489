import { free } from '../../board/circumvallation'
import { adjacentTo } from '../../board/map'
import type { Action } from '../../commands/action'
import { newAction } from '../../commands/action'
import { march } from '../../commands/march'
import { pickAtRandom } from '../../dice'
import type { Game } from '../../game'
import { withState } from '../../game'
import type { RegionId } from '../../ids'
import type { State } from '../../state'
import { forecastBattle } from '../forecast'
import { chooseRegion } from '../guidelines/select'
import type { Instruction } from '../instructions'
import type { Responder } from '../mind'
import { battleCommandPlan } from '../plans/battle'
import type { GroupOf, Marchers } from '../plans/march'
import { marchPlan } from '../plans/march'
import { byTopic, chooseIfOpen, either, inOrder, lazily, none } from '../plans/responder'
import { tryOut } from '../trial'
import { arverni, freeWarbands, leaderMayLeave, leaderRegion, mobileArverni, regionsFor } from './board'
import { instructBattle } from './instructed-battle'
import type { Gathering } from './v-mass'
import { gatherAt, gatheringMarch, gatherings, hasLegion } from './v-mass'
import type { Route } from './v-verc'
import { leaderRoutes, promisesFor, regionsOf } from './v-verc'

/** Arduenna 67: March and Battle so as to inflict the most Losses on Legions. */
export const arduenna: Instruction = {
  declined: (game) => forays(game).length === 0,
  respond: lazily((game) => {
    const foray = pickForay(game, forays(game))
    return foray && foraying(game, foray)
  }),
}

const forest = ['nervii', 'treveri'] as const
type Forest = (typeof forest)[number]
const isForest = (region: RegionId): region is Forest => forest.some((f) => f === region)

/** How the Arverni March in the forest, and the Regions in which they then Battle. */
interface Foray {
  /** Where all go; undefined: nobody Marches, or they divide. */
  to?: Forest
  march: (() => Responder) | undefined
  battles: readonly RegionId[]
  /** Losses on Legions. */
  legions: number
}

function foraying(game: Game, { march: plan, battles: regions }: Foray): Responder {
  instructBattle(game, battleCommandPlan(inOrder(regions.map((region) => ({ region, target: 'romans' as const })))))
  return either(
    byTopic({
      'event.faction': (decision) => chooseIfOpen(decision, arverni),
      'event.command': (decision) => chooseIfOpen(decision, 'battle'),
      ...(!plan && { 'march.region': () => none }),
    }),
    plan?.(),
  )
}

/** Of equals the one without a March, then those in which all go to one Region. */
function pickForay(game: Game, all: readonly Foray[]): Foray | undefined {
  const staying = all.find((f) => !f.march)
  if (staying) return staying
  const open = forest.filter((r) => all.some((f) => f.to === r))
  if (open.length === 0) return all.length > 1 ? pickAtRandom(game, '8.3.4', all) : all[0]
  const to = chooseRegion(game, arverni, 'V2', open)
  return all.find((f) => f.to === to)
}

/** The best forays; they divide only where that brings more than going to one Region. None if no Legion can take a Loss. */
function forays(game: Game): Foray[] {
  const together = [foray(game, undefined), ...forest.flatMap((to) => allTo(game, to))]
  const top = best(together)
  const legions = forest.reduce((sum, r) => sum + game.state.regions[r].forces.romans.legions, 0)
  const mayDivide = forest.every((r) => hasLegion(game.state, r)) && (top[0]?.legions ?? 0) < legions
  return mayDivide ? best([...together, ...divided(game)], top) : top
}

/** Those with the most Losses on Legions; the ones before if none is better. */
function best(all: readonly Foray[], before: Foray[] = []): Foray[] {
  const most = Math.max(...all.map((f) => f.legions))
  return most > (before[0]?.legions ?? 0) ? all.filter((f) => f.legions === most) : before
}

function foray(game: Game, plan: Foray['march']): Foray {
  const then = withState(game, plan ? afterMarch(game, plan()) : game.state)
  const losses = forest.map((region) => ({ region, n: legionLosses(then, region) }))
  return {
    march: plan,
    battles: losses.filter((l) => l.n > 0).map((l) => l.region),
    legions: losses.reduce((sum, l) => sum + l.n, 0),
  }
}

const intoForest = (): Action => newAction(arverni, { free: true, optional: true, march: { to: isForest } })

function afterMarch(game: Game, marching: Responder): State {
  return tryOut(game, function* (copy) {
    const done = copy.mind?.follow(arverni, marching)
    yield* march.run(copy, intoForest())
    done?.()
  }).state
}

function legionLosses(game: Game, region: RegionId): number {
  if (!hasLegion(game.state, region) || mobileArverni(game.state, region) === 0) return 0
  const { on } = forecastBattle(game, { attacker: arverni, region, target: 'romans' })
  return on.filter((piece) => piece === 'legion').length
}

// -------------------------------------------------------------------------------------------- To one Region

/** All who can come to the Region, the Leader if he can. */
function allTo(game: Game, to: Forest): Foray[] {
  const gathering = gatheringIn(game, to, leaderRegion(game.state))
  return gathering ? [{ ...foray(game, () => gatheringMarch(game, gathering)), to }] : []
}

function gatheringIn(game: Game, to: Forest, leader: RegionId | undefined): Gathering | undefined {
  const action = intoForest()
  const found =
    (leader === undefined ? undefined : gatherings(game, action, leader, 0).find((g) => g.to === to && g.leader)) ??
    gatherAt(game, action, to, Infinity, 0)
  return found.arriving > 0 ? found : undefined
}

// -------------------------------------------------------------------------------------------- To both

/** The Warbands of an origin by where they end, which may be where they are; the Leader's way, if he goes. */
interface Column {
  from: RegionId
  n: Record<Forest, number>
  route: LeaderWay | undefined
}

type LeaderWay = Route & { to: Forest }

/** Every way to divide those who can be in either Region; who can be in one only is there. */
function divided(game: Game): Foray[] {
  return leaderWays(game).flatMap((route) => {
    const columns = columnsOf(game, route)
    const flexible = columns.reduce((sum, c) => sum + Math.min(c.n.nervii, c.n.treveri), 0)
    return Array.from({ length: flexible + 1 }, (_, n) => foray(game, () => columnsMarch(game, share(columns, n))))
  })
}

/** The Leader stays, or takes the shortest way to one Region or the other. */
function leaderWays(game: Game): (LeaderWay | undefined)[] {
  const { state } = game
  const from = leaderRegion(state)
  if (from === undefined || !leaderMayLeave(state, from)) return [undefined]
  const routes = leaderRoutes(game, from, freeWarbands(state, from))
  const way = (to: Forest): LeaderWay[] => routes.filter((r) => r.to === to).map((r) => ({ ...r, to }))
  return [undefined, ...forest.flatMap((to) => way(to).slice(0, 1))]
}

/** The Warbands that could be in each of the two Regions: they stay there, are beside it, or go with the Leader. */
function columnsOf(game: Game, route: LeaderWay | undefined): Column[] {
  const { state } = game
  const leader = leaderRegion(state)
  return regionsFor(game, 'march', intoForest()).map((from): Column => {
    const way = from === leader ? route : undefined
    const could = (to: Forest): boolean => from === to || adjacentTo(state, from).includes(to) || way?.to === to
    const n = (to: Forest): number => (could(to) ? freeWarbands(state, from) : 0)
    return { from, n: { nervii: n('nervii'), treveri: n('treveri') }, route: way }
  })
}

/** Sends so many of those who could be in either Region to the Nervii, those who are there first, and the others to the Treveri. */
function share(columns: readonly Column[], toNervii: number): Column[] {
  const order: RegionId[] = ['nervii', ...columns.map((c) => c.from).filter((r) => !isForest(r)), 'treveri']
  const sorted = [...columns].sort((a, b) => order.indexOf(a.from) - order.indexOf(b.from))
  let left = toNervii
  return sorted.map((column) => {
    const both = Math.min(column.n.nervii, column.n.treveri)
    if (both === 0) return column
    const nervii = Math.min(both, left)
    left -= nervii
    return { ...column, n: { nervii, treveri: both - nervii } }
  })
}

function columnsMarch(game: Game, columns: readonly Column[]): Responder {
  const marching = columns.map((column) => ({ region: column.from, groups: groupsOf(game.state, column) }))
  return marchPlan({
    agenda: inOrder(marching.filter(({ groups }) => groups.length > 0)),
    promises: columns.flatMap(({ route }) => (route ? promisesFor(game, route) : [])),
  })
}

/** The groups that leave an origin, the Leader's first. */
function groupsOf(state: State, { from, n, route }: Column): GroupOf[] {
  const { hidden, revealed, scouted } = free(state, arverni, from)
  let hiding = hidden + revealed // they hide as the March begins, Scouted ones lose their marker instead
  let marked = scouted
  const some = (wanted: number): Marchers => {
    const taken = { hidden: Math.min(wanted, hiding), revealed: Math.min(Math.max(0, wanted - hiding), marked) }
    hiding -= taken.hidden
    marked -= taken.revealed
    return taken
  }
  const led = route && { who: { leader: 1, ...some(n[route.to]) }, route: regionsOf(route) }
  const others = forest
    .filter((to) => to !== from && to !== route?.to && n[to] > 0)
    .map((to): GroupOf => ({ who: some(n[to]), route: [to] }))
  return [...(led ? [led] : []), ...others]
}
