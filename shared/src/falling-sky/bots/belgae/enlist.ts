import { affectedByEnlist } from '../../abilities/enlist'
import { alliesIn, controller, troopsIn } from '../../board/control'
import { groupOf, playableRegions } from '../../board/map'
import { ambushByGermans, germanicAmbushPossible, germanicTargets } from '../../commands/battle/germanic'
import {
  germanicAllyTribes,
  germanicMarchDestinations,
  germanicRaiders,
  germanicRaidTargets,
  germanicRallyWarbands,
} from '../../commands/germanic'
import { availableTroops } from '../../forces/available'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { regionThing } from '../../names'
import { isFrost } from '../../sequence/eligibility'
import { countsAsCity } from '../guidelines/pieces'
import type { Criterion } from '../guidelines/select'
import { choose, chooseRegion, chooseTribe, first, most } from '../guidelines/select'
import { barredByWinter } from '../guidelines/winter-showing'
import { goTo } from '../walk'
import type { Responder } from '../mind'
import type { GermanicPlan } from '../plans/abilities'
import { enlistPlan, germanicPlan } from '../plans/abilities'
import { tryOut } from '../trial'
import { belgae, enemies, isPlayer } from './board'

/**
 * B-ENLIST 2 (8.5.1): after the Command one free Limited Command of the Germans in or from a Region within reach:
 * 1. Battle, 2. March, 3. Rally, 4. Raid. Undefined if none is possible.
 */
export function bEnlist(game: Game, within: (region: RegionId) => boolean = () => true): Responder | undefined {
  const reach = playableRegions(game.state).filter((r) => within(r) && affectedByEnlist(game.state, belgae, r))
  if (reach.length === 0) return undefined
  const plan = battle(game, reach) ?? march(game, reach) ?? rally(game, reach) ?? raid(game, reach)
  if (!plan) return undefined
  goTo({ game, faction: belgae, options: afterwards }, 'B-ENLIST')
  return enlistPlan({ mode: plan.command, germans: germanicPlan(plan) })
}

/** The box needs no options: the Command is over. */
const afterwards = { place: 'first', command: 'full', event: false } as const

/** A German Command with somebody whom it is directed against. */
interface Against {
  region: RegionId
  target: Faction
}

const playersFirst = (game: Game): Criterion<{ target: Faction }> =>
  first('player', (c) => isPlayer(game.state, c.target))

/** 1. Battle, with Ambush, if it can inflict any Loss: a. a player, b. another Non-player. */
function battle(game: Game, reach: readonly RegionId[]): GermanicPlan | undefined {
  const possible = reach.flatMap((region) =>
    enemies
      .filter((target) => germanicTargets(game.state, region).includes(target))
      .map((target) => ({ region, target }))
      .filter((c) => inflictsLoss(game, c) && !barredByWinter(game, (copy) => ambush(copy, c))),
  )
  const next = directed(game, possible, [playersFirst(game)])
  return next && { command: 'battle', ...next }
}

const ambush = (game: Game, { region, target }: Against): ReturnType<typeof ambushByGermans> =>
  ambushByGermans(game, region, target)

/** Whether the Battle could cost the target a Loss, tried by the real rules; Caesar's roll fails (AMB-15). */
function inflictsLoss(game: Game, against: Against): boolean {
  let losses = 0
  if (!germanicAmbushPossible(game.state, against.region, against.target)) return false
  tryOut(game, (copy) => ambush(copy, against), {
    die: () => 1,
    loss: ({ faction }) => {
      if (faction === against.target) losses++
    },
  })
  return losses > 0
}

/** A Region by the criteria, then at random; in it the target by 8.4.1. */
function directed<T extends Against>(
  game: Game,
  candidates: readonly T[],
  criteria: readonly Criterion<T>[],
): T | undefined {
  const order = (c: T): number => enemies.findIndex((f) => f === c.target)
  const equal = (a: T, b: T): boolean => criteria.every(({ of }) => of(a) === of(b))
  const best = candidates.filter(
    (c) => !candidates.some((o) => o.region === c.region && equal(o, c) && order(o) < order(c)),
  )
  return choose(game, belgae, best, criteria, { node: 'B-ENLIST', thing: (c) => regionThing(c.region) })
}

const marchersAtLeast = 2

/** 2. March, not in Frost, with two or more and the most Warbands: (1) against a Controller, (2) in place, to hide. */
function march(game: Game, reach: readonly RegionId[]): GermanicPlan | undefined {
  return isFrost(game.state) ? undefined : (marchOut(game, reach) ?? marchInPlace(game, reach))
}

/** (1) Out of Belgica or Germania into a Region that Romans, Arverni or Aedui Control: a. players, b. Non-players. */
function marchOut(game: Game, reach: readonly RegionId[]): GermanicPlan | undefined {
  const { state } = game
  const possible = reach
    .filter((r) => ['belgica', 'germania'].includes(groupOf(r)) && troopsIn(state, 'germans', r) >= marchersAtLeast)
    .flatMap((from) =>
      germanicMarchDestinations(state, from).flatMap((region) => {
        const target = enemies.find((f) => f === controller(state, region))
        return target ? [{ from, region, target }] : []
      }),
    )
  const next = choose(
    game,
    belgae,
    possible,
    [playersFirst(game), most('warbands', (c) => troopsIn(state, 'germans', c.from))],
    { node: 'B-ENLIST', thing: (c) => regionThing(c.region) },
  )
  if (!next) return undefined
  const { hidden, revealed, scouted } = state.regions[next.from].forces.germans
  return { command: 'march', region: next.from, to: next.region, hidden: hidden + revealed, revealed: scouted }
}

/** (2) In place, so that two or more Revealed Warbands hide or lose their Scouted markers, the most possible. */
function marchInPlace(game: Game, reach: readonly RegionId[]): GermanicPlan | undefined {
  const { state } = game
  const shown = (r: RegionId): number => troopsIn(state, 'germans', r) - state.regions[r].forces.germans.hidden
  const possible = reach.filter((r) => shown(r) >= marchersAtLeast)
  const region = chooseRegion(game, belgae, 'B-ENLIST', possible, [most('warbands', shown)])
  return region && { command: 'march', region }
}

/** 3. Rally to place a piece: an Ally if able, then the most Warbands. */
function rally(game: Game, reach: readonly RegionId[]): GermanicPlan | undefined {
  const allies = (r: RegionId): number => germanicAllyTribes(game, r).length
  const placed = (r: RegionId): number => {
    const beside = allies(r) > 0 ? alliesIn(game.state, 'germans', r).length + 1 : germanicRallyWarbands(game, r)
    return Math.min(beside, availableTroops(game, 'germans'))
  }
  const region = chooseRegion(
    game,
    belgae,
    'B-ENLIST',
    reach.filter((r) => allies(r) > 0 || placed(r) > 0),
    [first('ally', (r) => allies(r) > 0), most('warbands', placed)],
  )
  if (!region) return undefined
  const tribe = chooseTribe(game, belgae, 'B-ENLIST', germanicAllyTribes(game, region), [first('city', countsAsCity)])
  return { command: 'rally', region, ...(tribe && { ally: tribe }) }
}

/** 4. Raid against a player who would lose 1 or 2 Resources. */
function raid(game: Game, reach: readonly RegionId[]): GermanicPlan | undefined {
  const { state } = game
  const loss = ({ region, target }: Against): number =>
    Math.min(germanicRaiders(state, region), state.resources[target])
  const possible = reach.flatMap((region) =>
    enemies
      .filter((target) => isPlayer(state, target) && germanicRaidTargets(game, region).includes(target))
      .map((target) => ({ region, target }))
      .filter((c) => loss(c) > 0),
  )
  const next = directed(game, possible, [most('resources', loss)])
  return next && { command: 'raid', region: next.region, targets: [next.target, next.target] }
}
