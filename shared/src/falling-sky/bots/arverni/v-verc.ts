import { adjacentFor } from '../../board/map'
import { harassers, harassmentLosses } from '../../commands/harassment'
import { marchStop, touchesBritannia } from '../../commands/march-route'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { regionThing } from '../../names'
import { choose } from '../guidelines/select'
import { harasses } from '../reactions/harassment'
import { arverni, isPlayer, vercingetorixRegion } from './board'

/** A way for the Leader's group: one Region, or two where he is Vercingetorix and needs the second. */
export interface Route {
  to: RegionId
  /** The Region that he passes through, if any. */
  through?: RegionId
  /** The most Losses by Harassment on the way. */
  losses: number
}

const mostLosses = 3

/**
 * V-VERC (8.7.1): the Regions that the Leader's group can reach, each by the ways with the fewest Harassment Losses: at
 * most 3, none on him, a second Region only where the first can't be it. Players may Harass unless they have promised
 * not to, so their Losses count.
 *
 * @param warbands those who go with him and take the Losses
 * @param within the Regions that the March may enter; by default all
 */
export function leaderRoutes(
  game: Game,
  from: RegionId,
  warbands: number,
  within: (from: RegionId, to: RegionId) => boolean = () => true,
): Route[] {
  const { state } = game
  const steps = (r: RegionId): RegionId[] => adjacentFor(state, arverni, r).filter((to) => within(r, to))
  const near = steps(from)
  const direct = near.map((to): Route => ({ to, losses: 0 }))
  if (vercingetorixRegion(state) !== from) return direct
  const further = near
    .filter((through) => !marchStop(state, from, through))
    .flatMap((through) =>
      steps(through)
        .filter((to) => to !== from && !near.includes(to))
        .map((to): Route => ({ to, through, losses: lossesOnLeaving(game, through) })),
    )
    .filter(({ losses }) => losses <= mostLosses && losses <= warbands)
  return [...direct, ...further.filter((r) => further.every((o) => o.to !== r.to || o.losses >= r.losses))]
}

/** The Regions that some way leads to, in the order in which they are found. */
export function destinationsOf(routes: readonly Route[]): RegionId[] {
  return [...new Set(routes.map((r) => r.to))]
}

/** The way to the Region, one of the best at random. */
export function routeTo(game: Game, routes: readonly Route[], to: RegionId): Route | undefined {
  const ways = routes.filter((r) => r.to === to)
  return choose(game, arverni, ways, [], { node: 'V-VERC', thing: (r) => regionThing(r.through ?? r.to) })
}

/** The Regions of a route, in their order. */
export function regionsOf({ through, to }: Route): RegionId[] {
  return through === undefined ? [to] : [through, to]
}

/** The Losses by Harassment that a group leaving the Region may suffer: of those who would, and of players, who might. */
function lossesOnLeaving(game: Game, region: RegionId): number {
  const { state } = game
  return harassers(state, arverni, region)
    .filter((f) => isPlayer(game, f) || harasses(f, arverni))
    .reduce((sum, f) => sum + harassmentLosses(state, f, region), 0)
}

/** The promises not to Harass that players could make for the route. */
export function promisesFor(game: Game, { through }: Route): { of: Faction; region: RegionId }[] {
  if (through === undefined) return []
  return harassers(game.state, arverni, through)
    .filter((of) => isPlayer(game, of))
    .map((of) => ({ of, region: through }))
}

/** Whether a route enters or leaves Britannia: then no Special Ability may go with the March (4.1.3). */
export function throughBritannia(from: RegionId, route: Route): boolean {
  return regionsOf(route).some((to, i, all) => touchesBritannia(i === 0 ? from : (all[i - 1] ?? from), to))
}
