import { controlValue, controller, piecesIn } from '../../board/control'
import { free } from '../../board/circumvallation'
import { adjacentFor } from '../../board/map'
import { rampage, rampageTargets } from '../../abilities/rampage'
import { soldiersIn } from '../../abilities/soldiers'
import type { Action } from '../../commands/action'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { groupSize, regionThing } from '../../names'
import type { State } from '../../state'
import type { Criterion } from '../guidelines/select'
import { choose, most } from '../guidelines/select'
import { helpsPlayerToVictory, winterShows } from '../guidelines/winter-showing'
import type { Responder } from '../mind'
import type { RampageIn } from '../plans/abilities'
import { rampagePlan } from '../plans/abilities'
import type { Agenda } from '../plans/responder'
import { addsControl, belgae, enemies, ownAction, havingDone } from './board'

/** Whether the Faction is to be fought in the Region after the Rampage: its last piece must then stay (B-RAMPAGE). */
export type ToBeFought = (region: RegionId, faction: Faction) => boolean

const nobody: ToBeFought = () => false

/** One Rampage that is possible now. */
interface Candidate {
  region: RegionId
  target: Faction
  n: number
  /** Pieces that would be removed if nobody grants a Retreat. */
  removes: number
}

/**
 * B-RAMPAGE (8.5.1): Region by Region with all Hidden Warbands that are of use: 1. to force removals, 2. to add the most
 * Belgic Control Value, 3. elsewhere against the most Romans, then Aedui, then Arverni.
 */
export function bRampage(game: Game, toBeFought: ToBeFought = nobody, action = ownAction()): Responder | undefined {
  if (candidates(game, action, [], toBeFought).length === 0) return undefined
  return rampagePlan(rampageAgenda(action, toBeFought))
}

function rampageAgenda(action: Action, toBeFought: ToBeFought): Agenda<RampageIn> {
  const done: RegionId[] = []
  return (game) => {
    const next = nextOf(game, candidates(game, action, done, toBeFought))
    if (next) done.push(next.region)
    return next && { region: next.region, target: next.target, n: next.n }
  }
}

function candidates(game: Game, action: Action, done: readonly RegionId[], toBeFought: ToBeFought): Candidate[] {
  const { state } = game
  return rampage
    .regions(game, action)
    .filter((r) => !done.includes(r))
    .flatMap((region) =>
      enemies
        .filter((f) => rampageTargets(state, belgae, region).includes(f))
        .map((target) => candidate(state, region, target, toBeFought)),
    )
    .filter((c) => c.n > 0 && !barred(game, c))
}

function candidate(state: State, region: RegionId, target: Faction, toBeFought: ToBeFought): Candidate {
  const spared = toBeFought(region, target) ? fightable(state, target, region) - 1 : Infinity
  const n = Math.min(state.regions[region].forces.belgae.hidden, soldiersIn(state, target, region), spared)
  return { region, target, n, removes: n - ableToRetreat(state, target, region, n) }
}

/** Pieces that a Battle could hit: all but the permanent Fort of Provincia. */
function fightable(state: State, faction: Faction, region: RegionId): number {
  return piecesIn(state, faction, region) - (faction === 'romans' && region === 'provincia' ? 1 : 0)
}

/** How many of the hit pieces could Retreat to a Region under their own Control. */
function ableToRetreat(state: State, target: Faction, region: RegionId, n: number): number {
  const home = adjacentFor(state, target, region).some((r) => controller(state, r) === target)
  return home ? Math.min(n, groupSize({ ...free(state, target, region), leader: false })) : 0
}

/** While Winter shows: the Legions that might be removed could bring a player his victory (8.4.4). */
function barred(game: Game, { region, target, n }: Candidate): boolean {
  if (target !== 'romans' || !winterShows(game)) return false
  const legions = Math.min(n, game.state.regions[region].forces.romans.legions)
  if (legions === 0) return false
  const after = havingDone(game, { kind: 'remove-legions', rule: '4.5.2', region, n: legions, to: 'fallen' })
  return helpsPlayerToVictory(game, after.state)
}

function nextOf(game: Game, all: readonly Candidate[]): Candidate | undefined {
  const { state } = game
  const take = (among: readonly Candidate[], criteria: readonly Criterion<Candidate>[]): Candidate | undefined =>
    choose(game, belgae, among, [...criteria, inTargetOrder(among)], {
      node: 'B-RAMPAGE',
      thing: (c) => regionThing(c.region),
    })
  const value = (c: Candidate): number => (addsControl(state, c.region, 0, c.n) ? controlValue(state, c.region) : 0)
  return (
    take(
      all.filter((c) => c.removes > 0),
      [most('removals', (c) => c.removes)],
    ) ??
    take(
      all.filter((c) => value(c) > 0),
      [most('control-value', value)],
    ) ??
    take(all, [most('enemy-order', (c) => -enemies.findIndex((f) => f === c.target)), most('pieces', (c) => c.n)])
  )
}

/** Equal targets in one Region: Romans, then Aedui, then Arverni (8.4.1). */
function inTargetOrder(among: readonly Candidate[]): Criterion<Candidate> {
  const rank = (c: Candidate): number => enemies.findIndex((f) => f === c.target)
  return most('enemy-order', (c) => (among.some((o) => o.region === c.region && rank(o) < rank(c)) ? 0 : 1))
}
