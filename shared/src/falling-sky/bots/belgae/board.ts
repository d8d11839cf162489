import { free } from '../../board/circumvallation'
import { controls, mobilePieces, piecesIn, troopsIn } from '../../board/control'
import { lenderIn } from '../../board/lent'
import { adjacentTo, playableRegions } from '../../board/map'
import type { Action } from '../../commands/action'
import { newAction } from '../../commands/action'
import type { Effect } from '../../effects'
import { change } from '../../effects'
import type { Game } from '../../game'
import { gameOf } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import type { State } from '../../state'
import { copyWithOwnDice } from '../trial'

/** Questions about the board that several boxes of the Belgic flowchart (8.5) ask. */

export const belgae = 'belgae'

/** Those whom the Belgae fight, in the order in which they target them (8.4.1); never Germans (8.5.1). */
export const enemies = ['romans', 'aedui', 'arverni'] as const satisfies readonly Faction[]

/** A Command of the Sequence of Play: it costs, and may be executed anywhere. */
export function ownAction(): Action {
  return newAction(belgae)
}

export function isPlayer(state: State, faction: Faction): boolean {
  return state.seats[faction].kind === 'person'
}

/** The Region of the Belgic Leader, named or not. */
export function leaderRegion({ leaders }: State): RegionId | undefined {
  return leaders.belgae.place === 'map' ? leaders.belgae.region : undefined
}

/** Belgic Warbands in the Region that may leave it (card 4). */
export function freeWarbands(state: State, region: RegionId): number {
  const { hidden, revealed, scouted } = free(state, belgae, region)
  return hidden + revealed + scouted
}

/** The pieces in the Region that are not Belgic: what a Belgic majority must exceed. Enlisted Germans count as Belgic. */
export function othersIn(state: State, region: RegionId): number {
  const lender = lenderIn(state, belgae, region)
  const lent = lender ? troopsIn(state, lender, region) : 0
  return factions.reduce((sum, f) => sum + (f === belgae ? 0 : piecesIn(state, f, region)), 0) - lent
}

/** Belgic pieces in the Region, Enlisted ones too. */
export function belgicIn(state: State, region: RegionId): number {
  const lender = lenderIn(state, belgae, region)
  return piecesIn(state, belgae, region) + (lender ? troopsIn(state, lender, region) : 0)
}

/** Whether as many more Belgic pieces, and as many fewer of others, would give the Belgae a Control that they lack. */
export function addsControl(state: State, region: RegionId, more: number, fewer = 0): boolean {
  return !controls(state, belgae, region) && belgicIn(state, region) + more > othersIn(state, region) - fewer
}

/** The Region and those adjacent to it: "within 1" (4.1.2). */
export function around(state: State, region: RegionId): RegionId[] {
  return [region, ...adjacentTo(state, region)]
}

/** Regions within 1 in which the predicate finds Belgic pieces. */
export function near(state: State, region: RegionId, belgicPieces: (r: RegionId) => number): number {
  return around(state, region).filter((r) => belgicPieces(r) > 0).length
}

/** The Regions with mobile Belgic pieces, in the order of the map. */
export function belgicRegions(state: State): RegionId[] {
  return playableRegions(state).filter((r) => mobilePieces(state, belgae, r) > 0)
}

/** The game on a copy on which this has happened: to ask what would be. */
export function havingDone(game: Game, ...effects: readonly Effect[]): Game {
  const state = copyWithOwnDice(game.state)
  for (const effect of effects) change(state, effect)
  return gameOf({ ...game, state, apply: (effect) => change(state, effect) })
}
