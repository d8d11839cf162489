import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { alliesIn, controls, forcesIn, subduedIn, troopsIn } from '../board/control'
import { adjacentFor, isHomeOf, playableRegions } from '../board/map'
import { availableTroops, canPlaceAlly } from '../forces/available'
import { flip, hide, moveGroup, placeAlly, placeTroops } from '../forces/pieces'
import { lose } from '../forces/resources'
import type { Game } from '../game'
import type { Group } from '../effects'
import type { Faction, RegionId, TribeId } from '../ids'
import { sides } from '../ids'
import { factionThing, groupSize } from '../names'
import type { Choice, Question } from '../questions'
import { pickOne, pickOneOrNone, regionChoice, regionQuestion } from '../questions'
import type { State } from '../state'
import type { Action, Command } from './action'
import { decides, permits, regionsWhere } from './action'
import type { MarchGroup } from './march-group'
import { askGroup, nobody } from './march-group'
import type { Marched } from './march-moved'
import { hasMovable, movable, moveMarching, newMarched } from './march-moved'
import { allowed, mayEnd, mostPieces, newTally } from './march-terms'
import { placeSome, settlementChoice } from './placing'
import { raidersPerRegion, raidTargets } from './raid-targets'
import { nextRegion } from './select'

/**
 * Germanic Commands (3.4.1-3.4.3): what they may do, for the Germans Phase, and as flows at the will of the Faction
 * that decides for them (Enlist 4.5.1, Events). They cost nothing.
 */

const germans = 'germans'

/** The Tribes of the Region at which a Germanic Rally may place its one Ally (3.4.1). Suebi are among them. */
export function germanicAllyTribes(game: Game, region: RegionId): TribeId[] {
  const { state } = game
  if (state.regions[region].devastated || !controls(state, germans, region)) return []
  return subduedIn(state, region).filter((t) => canPlaceAlly(game, germans, t))
}

/** The most Warbands that a Germanic Rally can place in the Region now: Allies there, at home at least 1 (3.4.1). */
export function germanicRallyWarbands(game: Game, region: RegionId): number {
  const { state } = game
  if (state.regions[region].devastated) return 0
  const n = Math.max(alliesIn(state, germans, region).length, isHomeOf(germans, region) ? 1 : 0)
  return Math.min(n, availableTroops(game, germans))
}

/** The Regions that a Germanic March may start in: those with Germanic Warbands (3.4.2). */
export function germanicMarchOrigins(state: State): RegionId[] {
  return playableRegions(state).filter((r) => troopsIn(state, germans, r) > 0)
}

/** The Regions that a Germanic group may March to (3.4.2): any adjacent one, Britannia's arrows included. */
export function germanicMarchDestinations(state: State, origin: RegionId): RegionId[] {
  return adjacentFor(state, germans, origin)
}

/** The Hidden Germanic Warbands that may Raid in the Region: at most two (3.4.3). */
export function germanicRaiders(state: State, region: RegionId): number {
  return Math.min(raidersPerRegion, forcesIn(state, germans, region).hidden)
}

/** The Factions that a Germanic Raid in the Region can hit (3.4.3). */
export function germanicRaidTargets(game: Game, region: RegionId): Faction[] {
  return raidTargets(game.state, germans, region)
}

/** One Germanic Raid: a Hidden Warband flips, the target loses a Resource, the Germans gain none (3.4.3). */
export function raidByGermans(game: Game, region: RegionId, target: Faction): void {
  flip(game, '3.4.3', germans, region, 'hidden', 'revealed', 1)
  lose(game, '3.4.3', target, 1, 'raided', region)
}

/** Germanic Rally (3.4.1) at the will of the Faction that decides. */
const germanicRally: Command = {
  id: 'rally',
  cost: () => 0,
  ...regionsWhere(
    (game, action, r) =>
      permits(game.state, action, r) && (openTribes(game, action, r).length > 0 || mostWarbands(game, action, r) > 0),
  ),
  *run(game, action) {
    const done: RegionId[] = []
    for (;;) {
      const region = yield* nextRegion(game, action, germanicRally, { rule: '3.4.1', topic: 'germanic-rally', done })
      if (region === undefined) return { regions: done }
      done.push(region)
      yield* rallyIn(game, action, region)
    }
  },
}

/** Whether Germans may do this, where they act just before another Command that it must leave a Region (4.1). */
function mayDo(game: Game, action: Action, act: (copy: Game) => void): boolean {
  return action.mayDo?.(game, act) ?? true
}

/** The Tribes of the Region at which they may place their Ally. */
function openTribes(game: Game, action: Action, region: RegionId): TribeId[] {
  return germanicAllyTribes(game, region).filter((t) =>
    mayDo(game, action, (copy) => placeAlly(copy, '3.4.1', germans, t)),
  )
}

/** The most Warbands that they may place in the Region now. */
function mostWarbands(game: Game, action: Action, region: RegionId): number {
  let n = germanicRallyWarbands(game, region)
  while (n > 0 && !mayDo(game, action, (copy) => void placeTroops(copy, '3.4.1', germans, region, n))) n--
  return n
}

/** One Ally at most, and then Warbands. */
function* rallyIn(game: Game, action: Action, region: RegionId): Flow {
  const question = (what: string): Question =>
    regionQuestion(decides(action), '3.4.1', `germanic-rally.${what}`, region)
  const mustPlace = mostWarbands(game, action, region) === 0
  const tribe = yield* (mustPlace ? pickOne : pickOneOrNone)(game, question('ally'), () =>
    openTribes(game, action, region).map((t) => settlementChoice('ally', t, t)),
  )
  if (tribe) placeAlly(game, '3.4.1', germans, tribe)
  const most = mostWarbands(game, action, region)
  yield* placeSome(game, question('warbands'), germans, region, { least: tribe ? 0 : 1, most })
}

/** Germanic March (3.4.2) at the will of the Faction that decides: one group per origin, to one adjacent Region. */
const germanicMarch: Command = {
  id: 'march',
  cost: () => 0,
  ...regionsWhere(canMarchFrom),
  *run(game, action) {
    const done: RegionId[] = []
    const marched = newMarched(game, [germans])
    const unmoved: Command = {
      ...germanicMarch,
      ...regionsWhere((g, a, r) => canMarchFrom(g, a, r) && hasMovable(g, marched, germans, r)),
    }
    for (;;) {
      const origin = yield* nextRegion(game, action, unmoved, { rule: '3.4.2', topic: 'germanic-march', done })
      if (origin === undefined) return { regions: done }
      done.push(origin)
      yield* marchFrom(game, action, marched, origin)
    }
  },
}

function canMarchFrom({ state }: Game, action: Action, region: RegionId): boolean {
  if (!permits(state, action, region) || troopsIn(state, germans, region) === 0) return false
  return !action.march || destinations(state, action, region).length > 0
}

/** The Regions that a group from there may March to, within the terms of an Event. */
function destinations(state: State, action: Action, origin: RegionId): RegionId[] {
  return germanicMarchDestinations(state, origin).filter((r) => mayEnd(action, r))
}

/** Those of them to which this group may go. */
function openTo(game: Game, action: Action, origin: RegionId, group: Group): RegionId[] {
  return destinations(game.state, action, origin).filter((to) =>
    mayDo(game, action, (copy) => moveGroup(copy, '3.4.2', germans, origin, to, group)),
  )
}

/** The most of the Warbands that may go to one of them together. */
function mostMarchers(game: Game, action: Action, origin: RegionId, who: Group): number {
  if (!action.mayDo) return groupSize(who)
  let group = who
  while (groupSize(group) > 0 && openTo(game, action, origin, group).length === 0) group = oneLess(group)
  return groupSize(group)
}

function oneLess(group: Group): Group {
  const side = sides.find((s) => group[s] > 0)
  return side ? { ...group, [side]: group[side] - 1 } : group
}

/** All Warbands of the origin hide, then one group may leave; by an Event's terms it must, and others may be left alone. */
function* marchFrom(game: Game, action: Action, marched: Marched, origin: RegionId): Flow {
  const { march: terms } = action
  if (!terms?.stayersKeepSide) hide(game, '3.4.2', germans, origin)
  const question = regionQuestion(decides(action), '3.4.2', 'germanic-march.group', origin)
  const candidates = (): MarchGroup => ({
    ...nobody,
    own: allowed(terms, newTally(), movable(game, marched, germans, origin)),
  })
  const most = mostMarchers(game, action, origin, candidates().own)
  const limits = { min: terms ? 1 : 0, max: Math.min(most, mostPieces(terms, newTally())) }
  const { own: group } = yield* askGroup(game, question, germans, origin, candidates, action.asides, limits)
  if (groupSize(group) === 0) return
  const to = yield* pickOne(game, regionQuestion(decides(action), '3.4.2', 'germanic-march.destination', origin), () =>
    openTo(game, action, origin, group).map((r) => regionChoice(r)),
  )
  if (to === undefined) return
  moveMarching(game, marched, { rule: '3.4.2', faction: germans, from: origin, to, group, onward: false })
}

/** Germanic Raid (3.4.3) at the will of the Faction that decides: one or two Warbands per Region, each against a Faction. */
const germanicRaid: Command = {
  id: 'raid',
  cost: () => 0,
  ...regionsWhere(
    (game, action, r) =>
      permits(game.state, action, r) && germanicRaiders(game.state, r) > 0 && openTargets(game, action, r).length > 0,
  ),
  *run(game, action) {
    const done: RegionId[] = []
    for (;;) {
      const region = yield* nextRegion(game, action, germanicRaid, { rule: '3.4.3', topic: 'germanic-raid', done })
      if (region === undefined) return { regions: done }
      done.push(region)
      yield* raidIn(game, action, region)
    }
  },
}

function openTargets(game: Game, action: Action, region: RegionId): Faction[] {
  return germanicRaidTargets(game, region).filter((target) =>
    mayDo(game, action, (copy) => raidByGermans(copy, region, target)),
  )
}

function* raidIn(game: Game, action: Action, region: RegionId): Flow {
  const most = Math.min(germanicRaiders(game.state, region), action.raiders ?? Infinity)
  for (let n = 0; n < most; n++) {
    const target = yield* (n === 0 ? pickOne : pickOneOrNone)(
      game,
      regionQuestion(decides(action), '3.4.3', 'germanic-raid.target', region),
      () =>
        openTargets(game, action, region).map((f): Choice<Faction> => ({
          id: f,
          value: f,
          label: text('name', { name: factionThing(f) }),
        })),
    )
    if (target === undefined) return
    raidByGermans(game, region, target)
  }
}

/** The Germanic Commands by their id; Battle is in battle/germanic.ts. */
export const germanicCommands = { rally: germanicRally, march: germanicMarch, raid: germanicRaid } as const
