import { withinReach } from '../../abilities/reach'
import { adjacentFor } from '../../board/map'
import { harassers, harassmentLosses } from '../../commands/harassment'
import { marchStop } from '../../commands/march-route'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { enemies } from './board'
import { willHarass } from './seize'
import { forcesIn } from '../../board/control'

/** The ways of a Roman group, and what Harassment they meet (R-MARCH 3, R-SCOUTMARCH). */

/** The pieces of a group. */
export interface GroupSize {
  leader: boolean
  legions: number
  auxilia: number
  /** Aedui Warbands that go along as Auxilia (8.8.8). */
  aedui?: number
}

export interface Route {
  /** The Regions that it enters, the last one its destination. */
  path: readonly RegionId[]
  /** Losses by Harassment, if everybody Harasses who is not bound to refrain. */
  losses: number
  /** The Region passed through in which Warbands are to be Scouted first (R-SCOUTMARCH). */
  scout?: { region: RegionId; warbands: Readonly<Record<string, number>> }
}

const mostLosses = 1
const hiddenPerLoss = 3
const perAuxilia = 2

/** The best way to each Region that the group may reach: without Scouting, with the least Harassment, the shortest. */
export function routesOf(game: Game, origin: RegionId, group: GroupSize, reach: number): Map<RegionId, Route> {
  const best = new Map<RegionId, Route>()
  const walk = (path: readonly RegionId[], from: RegionId): void => {
    for (const to of adjacentFor(game.state, 'romans', from)) {
      if (to === origin || path.includes(to)) continue
      const route = routeBy(game, [...path, to], group)
      if (route && isBetter(route, best.get(to))) best.set(to, route)
      if (path.length + 1 < reach && !marchStop(game.state, from, to)) walk([...path, to], to)
    }
  }
  if (group.leader || group.legions + group.auxilia > 0) walk([], origin)
  return best
}

function isBetter(a: Route, b: Route | undefined): boolean {
  if (!b) return true
  const rank = (r: Route): number => (r.scout ? 100 : 0) + 10 * r.losses + r.path.length
  return rank(a) < rank(b)
}

/** The route by this path within the limit of Harassment: one Loss, on Auxilia of a group of two or more; or undefined. */
function routeBy(game: Game, path: readonly RegionId[], group: GroupSize): Route | undefined {
  const passed = path.slice(0, -1)
  const losses = passed.reduce((sum, r) => sum + lossesIn(game, r), 0)
  if (isBearable(losses, group)) return { path, losses }
  for (const region of passed) {
    const others = losses - lossesIn(game, region)
    const warbands = isBearable(others, group) ? toScout(game, region, group) : undefined
    if (warbands && !path.includes('britannia')) return { path, losses: others, scout: { region, warbands } }
  }
  return undefined
}

function isBearable(losses: number, { leader, legions, auxilia, aedui = 0 }: GroupSize): boolean {
  if (losses === 0) return true
  const troops = auxilia + aedui
  return losses <= mostLosses && troops > 0 && troops + legions + (leader ? 1 : 0) > 1
}

/** Losses of a group that passes through the Region. */
function lossesIn(game: Game, region: RegionId): number {
  return harassersIn(game, region).reduce((sum, f) => sum + harassmentLosses(game.state, f, region), 0)
}

function harassersIn(game: Game, region: RegionId): Faction[] {
  return harassers(game.state, 'romans', region).filter((f) => willHarass(game, f))
}

/** The Warbands to Scout there so that nobody can Harass any more, if the group's Auxilia are enough and Caesar near. */
function toScout(game: Game, region: RegionId, group: GroupSize): Record<string, number> | undefined {
  const { state } = game
  const named = state.leaders.romans.place === 'map' && state.leaders.romans.named
  if (!(group.leader && named) && !withinReach(state, 'romans', region)) return undefined
  const warbands: Record<string, number> = {}
  for (const f of harassersIn(game, region))
    warbands[`${f}:hidden`] = forcesIn(state, f, region).hidden - (hiddenPerLoss - 1)
  const n = Object.values(warbands).reduce((sum, k) => sum + k, 0)
  return n <= perAuxilia * group.auxilia ? warbands : undefined
}

/** The players who could be asked for a promise not to Harass on the way. */
export function promisesOn(game: Game, path: readonly RegionId[]): { of: Faction; region: RegionId }[] {
  const players = enemies.filter((f) => game.state.seats[f].kind === 'person')
  return path
    .slice(0, -1)
    .flatMap((region) =>
      players.filter((f) => harassmentLosses(game.state, f, region) > 0).map((of) => ({ of, region })),
    )
}
