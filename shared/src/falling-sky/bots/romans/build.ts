import type { Flow } from '../../../kernel/flow'
import { build } from '../../abilities/build'
import { alliesIn, controls, subduedIn, troopsIn } from '../../board/control'
import { labienusRegions } from '../../capabilities/in-abilities'
import type { Action } from '../../commands/action'
import { canPlaceAlly, canPlaceFort, availableAllies, availableForts } from '../../forces/available'
import { placeFort, removeAlly } from '../../forces/pieces'
import type { Game } from '../../game'
import type { Faction, RegionId, TribeId } from '../../ids'
import { tribeThing } from '../../names'
import { choose, chooseRegion, first, most } from '../guidelines/select'
import { countsAsCity } from '../guidelines/pieces'
import { barredByWinter } from '../guidelines/winter-showing'
import type { Responder } from '../mind'
import type { BuildIn } from '../plans/abilities'
import { buildPlan } from '../plans/abilities'
import type { Agenda } from '../plans/responder'
import { tryOut } from '../trial'
import { enemies, isPlayer, marginOf, wouldControl } from './board'

/** R-BUILD (8.8). */

const rule = '4.2.1'

/** The Romans stop spending on Build when fewer Resources than this are left. */
const keeps = 6
const price = 2

/** Region by Region what is intended there. */
type Intended = Map<RegionId, { fort: boolean; act?: string }>

/**
 * R-BUILD: all Forts, then Subdue all Allies, then place all Roman Allies that can be, while 6 or more Resources are in
 * hand; in the order in which the Regions are to be visited.
 *
 * @param except Regions that are left out: those that Seize is executed in
 */
export function rBuild(game: Game, action: Action, except: readonly RegionId[] = []): BuildIn[] {
  const open = build.regions(game, action).filter((r) => !except.includes(r))
  const intended: Intended = new Map()
  const budget = { left: action.free ? Infinity : game.state.resources.romans }
  const room = (region: RegionId): boolean =>
    (action.free || budget.left >= keeps) && (intended.has(region) || intended.size < labienusRegions(game.state))
  buildForts(game, open, intended, budget, room)
  subdueAllies(game, action, open, intended, budget, room)
  placeAllies(game, action, open, intended, budget, room)
  return [...intended].map(([region, { fort, act }]) => ({
    region,
    acts: [...(fort ? ['fort'] : []), ...(act === undefined ? [] : [act])],
  }))
}

type Budget = { left: number }
type Room = (region: RegionId) => boolean

/** How often the budget still pays. */
function payments({ left }: Budget): number {
  return left < keeps ? 0 : Math.floor((left - keeps) / price) + 1
}

/** How many more can be had at most; under Titus Labienus in one Region only (card 12). */
function capacity(game: Game, budget: Budget, pieces: number): number {
  return Math.min(pieces, payments(budget), labienusRegions(game.state))
}

/** Where all can be had there is nothing to choose: no die is rolled. */
function oneOf<T>(left: readonly T[], most: number, chosen: () => T | undefined): T | undefined {
  return left.length <= most ? left[0] : chosen()
}

/** 1. All Forts able: a. first where Arverni, Belgic or Germanic Warbands are. */
function buildForts(game: Game, open: readonly RegionId[], intended: Intended, budget: Budget, room: Room): void {
  const { state } = game
  const threatened = (r: RegionId): boolean =>
    (['arverni', 'belgae', 'germans'] as const).some((f) => troopsIn(state, f, r) > 0)
  let left = open.filter((r) => canPlaceFort(game, r))
  for (let n = availableForts(game); n > 0; n--) {
    left = left.filter(room)
    const region = oneOf(left, capacity(game, budget, n), () =>
      chooseRegion(game, 'romans', 'R-BUILD', left, [first('threatened', threatened)]),
    )
    if (region === undefined) return
    intended.set(region, { fort: true })
    budget.left -= price
    left = left.filter((r) => r !== region)
  }
}

interface AllyOf {
  region: RegionId
  tribe: TribeId
  of: Faction
}

/** 2. Subdue all Allies able: a. of Gauls with the highest margins, b. of players before others; Germanic ones last. */
function subdueAllies(
  game: Game,
  action: Action,
  open: readonly RegionId[],
  intended: Intended,
  budget: Budget,
  room: Room,
): void {
  const { state } = game
  let left: AllyOf[] = open
    .filter((region) => mayTouchAllies(game, action, intended, region))
    .flatMap((region) => enemies.flatMap((of) => alliesIn(state, of, region).map((tribe) => ({ region, tribe, of }))))
  const subdued: TribeId[] = []
  for (;;) {
    left = left.filter(({ region, tribe }) => room(region) && !barredByWinter(game, subdue([...subdued, tribe])))
    const after = tryOut(game, building(intended, subdued)).state // the margins as the steps so far leave them
    const chosen = choose(
      game,
      'romans',
      left,
      [
        most('margin', (a) => marginOf(after, a.of)),
        first('player', (a) => isPlayer(game, a.of)),
        first('city', (a) => countsAsCity(a.tribe)),
      ],
      { node: 'R-BUILD', thing: (a) => tribeThing(a.tribe) },
    )
    if (!chosen) return
    subdued.push(chosen.tribe)
    intend(intended, budget, chosen.region, `subdue:${chosen.tribe}`)
    left = left.filter(({ region }) => region !== chosen.region)
  }
}

/** What has been settled so far: the Forts, and these Allies Subdued. */
function building(intended: Intended, subdued: readonly TribeId[]): (copy: Game) => Flow {
  return function* (copy) {
    for (const [region, { fort }] of intended) if (fort) placeFort(copy, rule, region)
    yield* subdue(subdued)(copy)
  }
}

function subdue(tribes: readonly TribeId[]): (copy: Game) => Flow {
  return function* (copy) {
    for (const tribe of tribes) removeAlly(copy, rule, tribe)
  }
}

/** 3. Place all Roman Allies able, in Cities and at Remi first (8.4.1). */
function placeAllies(
  game: Game,
  action: Action,
  open: readonly RegionId[],
  intended: Intended,
  budget: Budget,
  room: Room,
): void {
  const { state } = game
  let left = open
    .filter((region) => intended.get(region)?.act === undefined && mayTouchAllies(game, action, intended, region))
    .flatMap((region) => subduedIn(state, region).map((tribe) => ({ region, tribe })))
    .filter(({ tribe }) => canPlaceAlly(game, 'romans', tribe))
  for (let n = availableAllies(game, 'romans'); n > 0; n--) {
    left = left.filter(({ region }) => room(region))
    const regions = new Set(left.map(({ region }) => region)).size
    const chosen = oneOf(left, regions < left.length ? 1 : capacity(game, budget, n), () =>
      choose(game, 'romans', left, [first('city', (a) => countsAsCity(a.tribe))], {
        node: 'R-BUILD',
        thing: (a) => tribeThing(a.tribe),
      }),
    )
    if (!chosen) return
    intend(intended, budget, chosen.region, `ally:${chosen.tribe}`)
    left = left.filter(({ region }) => region !== chosen.region)
  }
}

function intend(intended: Intended, budget: Budget, region: RegionId, act: string): void {
  intended.set(region, { fort: intended.get(region)?.fort ?? false, act })
  budget.left -= price
}

/** With Roman Control, the new Fort counted, and not where this Command has Seized (4.2.1). */
function mayTouchAllies({ state }: Game, action: Action, intended: Intended, region: RegionId): boolean {
  if (action.seized?.includes(region)) return false
  return controls(state, 'romans', region) || (intended.get(region)?.fort === true && wouldControl(state, region, 1))
}

/**
 * The answers of a Build, as it is intended when it begins; where leave is refused what is left is used elsewhere.
 *
 * @param planned what `rBuild` has come to
 * @param except as for `rBuild`
 */
export function buildAnswers(
  action: Action,
  planned: readonly BuildIn[],
  except: () => readonly RegionId[] = () => [],
): Responder {
  const tried: RegionId[] = []
  let intended = [...planned]
  const agenda: Agenda<BuildIn> = (game) => {
    if (intended.length === 0) intended = rBuild(game, action, [...except(), ...tried])
    const next = intended.shift()
    if (next) tried.push(next.region)
    return next
  }
  return buildPlan(agenda)
}
