import { controls, namedLeaderIn, piecesIn } from '../../board/control'
import { adjacentFor, adjacentTo, playableRegions, within1 } from '../../board/map'
import { free } from '../../board/circumvallation'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { groupSize } from '../../names'
import type { State } from '../../state'
import { chooseRegion, most } from '../guidelines/select'
import type { Instruction } from '../instructions'
import type { Responder } from '../mind'
import { battleCommandPlan } from '../plans/battle'
import { byTopic, chooseIfOpen, either, inOrder, lazily, none, take } from '../plans/responder'
import { arverni, isPlayer, leaderRegion, mobileArverni, openRegions, othersIn, warbandsIn } from './board'
import { instructBattle } from './instructed-battle'
import { hasLegion, mobileRomans } from './v-mass'

/** Events by which the Arverni move and fight (32, 62, 72; 67 in arduenna.ts). */

/** Groups that an Event moves anywhere. */
interface Shift {
  to: RegionId
  from: readonly { region: RegionId; stay: number }[]
}

/** The moves of an Event, origin by origin, the Leader's first. */
function shifting({ to, from }: Shift): Responder {
  const left = [...from]
  let now: Shift['from'][number] | undefined
  return byTopic({
    'event.shift.from': (decision) => {
      for (now = left.shift(); now; now = left.shift()) {
        const answer = chooseIfOpen(decision, now.region)
        if (answer) return answer
      }
      return none
    },
    'event.shift.group': (decision, game) => {
      if (!now || decision.kind !== 'allocate') return undefined
      const all = warbandsIn(game.state, now.region) - now.stay
      return take(decision, { leader: 1, ...wholeOrPart(game.state, now.region, all, now.stay) })
    },
    'event.shift.to': (decision) => chooseIfOpen(decision, to),
  })
}

function wholeOrPart(state: State, region: RegionId, n: number, stay: number): Record<string, number> {
  const { hidden, revealed, scouted } = free(state, arverni, region)
  if (stay === 0) return { hidden, revealed, scouted }
  const later = Math.min(scouted, Math.max(0, n - hidden - revealed))
  const marked = Math.min(revealed, Math.max(0, n - hidden))
  return { hidden: Math.min(hidden, n), revealed: marked, scouted: later }
}

// ---------------------------------------------------------------------------------------------- Forced Marches

/** Forced Marches 32: with 9 or more Allies and Citadels (the caller's test); the moves are those of V-MASS and nothing else. */
export const forcedMarches: Instruction = {
  declined: (game) => forcedOptions(game).length === 0,
  respond: lazily((game) => {
    const options = forcedOptions(game)
    const open = openRegions(game.state).filter((r) => options.some((o) => o.to === r))
    const to = chooseRegion(game, arverni, 'V-MASS', open)
    const shift = options.find((o) => o.to === to)
    return shift && shifting(shift)
  }),
}

/** The Regions in which V-MASS would gather everybody, from wherever they are but Britannia: by its step 1, else by its step 2. */
function forcedOptions(game: Game): Shift[] {
  const { state } = game
  const leader = leaderRegion(state)
  if (leader === undefined || leader === 'britannia' || !free(state, arverni, leader).leader) return []
  const open = openRegions(state).filter((r) => r !== 'britannia')
  const shift = (to: RegionId, stay: number): Shift => ({
    to,
    from: [leader, ...open.filter((r) => r !== leader)]
      .filter((r) => r !== to && movers(state, r, stay) + (r === leader ? 1 : 0) > 0)
      .map((region) => ({ region, stay })),
  })
  const arriving = ({ from }: Shift): number =>
    from.reduce((sum, { region, stay }) => sum + movers(state, region, stay) + (region === leader ? 1 : 0), 0)
  const conquests = open
    .filter((to) => hasLegion(state, to) && !controls(state, arverni, to))
    .map((to) => shift(to, 0))
    .filter(
      (s) =>
        piecesIn(state, arverni, s.to) + arriving(s) > othersIn(state, s.to) &&
        (!namedLeaderIn(state, 'romans', s.to) ||
          mobileArverni(state, s.to) + arriving(s) > 2 * mobileRomans(state, s.to)),
    )
  if (conquests.some((s) => s.from.length > 0)) return conquests.filter((s) => s.from.length > 0)
  const beside = open.filter((to) => adjacentTo(state, to).some((r) => hasLegion(state, r))).map((to) => shift(to, 1))
  const inAll = (s: Shift): number => piecesIn(state, arverni, s.to) + arriving(s)
  const top = Math.max(...beside.map(inAll))
  return beside.filter((s) => inAll(s) === top && s.from.length > 0)
}

function movers(state: State, region: RegionId, stay: number): number {
  const { hidden, revealed, scouted } = free(state, arverni, region)
  return Math.max(0, Math.min(hidden + revealed + scouted, warbandsIn(state, region) - stay))
}

// ---------------------------------------------------------------------------------------------- War Fleet, Impetuosity

const victims = ['romans', 'aedui', 'belgae'] as const

/** The player whose pieces are in the Region and can be fought: Romans before Aedui before Belgae. */
function playerIn(game: Game, region: RegionId): Faction | undefined {
  return victims.find((f) => isPlayer(game, f) && piecesIn(game.state, f, region) > untouchable(f, region))
}

/** The Fort of Provincia takes no Loss. */
function untouchable(faction: Faction, region: RegionId): number {
  return faction === 'romans' && region === 'provincia' ? 1 : 0
}

/** A force on its way to a player. */
interface Raid {
  from?: RegionId
  to: RegionId
  n: number
  target: Faction
}

function pickRaid(game: Game, raids: readonly Raid[]): Raid | undefined {
  const open = openRegions(game.state).filter((r) => raids.some((raid) => raid.to === r))
  const bestAt = (r: RegionId): Raid | undefined =>
    [...raids].filter((raid) => raid.to === r).sort((a, b) => b.n - a.n)[0]
  const to = chooseRegion(game, arverni, 'V2', open, [
    most('target', (r) => -victims.findIndex((f) => f === bestAt(r)?.target)),
    most('force', (r) => bestAt(r)?.n ?? 0),
  ])
  if (!to) return undefined
  const n = bestAt(to)?.n
  const equals = raids.filter((raid) => raid.to === to && raid.n === n)
  const from = chooseRegion(game, arverni, 'V2', equals.flatMap((raid) => raid.from ?? [])) // prettier-ignore
  return equals.find((raid) => raid.from === from)
}

/** Battles that player in that Region. */
function attack(game: Game, { to, target }: Raid): Responder {
  instructBattle(game, battleCommandPlan(inOrder([{ region: to, target }])))
  return byTopic({
    'event.command': (decision) => chooseIfOpen(decision, 'battle'),
    'event.battle': (decision) => chooseIfOpen(decision, to),
    'battle.target': (decision) => chooseIfOpen(decision, target),
  })
}

/** War Fleet 62: all that can sail goes where it wins Control over a player's pieces, and Battles there. */
export const warFleet: Instruction = {
  declined: (game) => landings(game).length === 0,
  respond: lazily((game) => {
    const landing = pickRaid(game, landings(game))
    if (!landing) return undefined
    const from = coast(game.state).filter((r) => r !== landing.to)
    const leader = leaderRegion(game.state)
    const order = [...from.filter((r) => r === leader), ...from.filter((r) => r !== leader)]
    const moves = shifting({ to: landing.to, from: order.map((region) => ({ region, stay: 0 })) })
    return either(moves, attack(game, landing))
  }),
}

function landings(game: Game): Raid[] {
  const { state } = game
  const sailing = (from: RegionId): number => groupSize(free(state, arverni, from))
  return coast(state).flatMap((to) => {
    const target = playerIn(game, to)
    const n = coast(state).filter((r) => r !== to).reduce((sum, r) => sum + sailing(r), 0) // prettier-ignore
    return target && winsControl(state, to, n) ? [{ to, n, target }] : []
  })
}

function winsControl(state: State, region: RegionId, arriving: number): boolean {
  if (controls(state, arverni, region) || arriving === 0) return false
  return piecesIn(state, arverni, region) + arriving > othersIn(state, region)
}

/** Arverni, Pictones, and all within 1 Region of Britannia. */
function coast(state: State): RegionId[] {
  return playableRegions(state).filter((r) => r === 'arverni' || r === 'pictones' || within1(state, r, 'britannia'))
}

/** Impetuosity 72: the largest group of Hidden Warbands that wins Control over a player's pieces beside it, and Battles there. */
export const impetuosity: Instruction = {
  declined: (game) => rushes(game).length === 0,
  respond: lazily((game) => {
    const rush = pickRaid(game, rushes(game))
    const { from } = rush ?? {}
    if (!rush || !from) return undefined
    return either(
      byTopic({
        'march.region': (decision) => chooseIfOpen(decision, from),
        'march.group': (decision) => take(decision, { hidden: rush.n }),
        'march.destination': (decision) => chooseIfOpen(decision, rush.to),
      }),
      attack(game, rush),
    )
  }),
}

function rushes(game: Game): Raid[] {
  const { state } = game
  return openRegions(state).flatMap((from) => {
    const n = free(state, arverni, from).hidden
    return adjacentFor(state, arverni, from).flatMap((to) => {
      const target = playerIn(game, to)
      return target && winsControl(state, to, n) ? [{ from, to, n, target }] : []
    })
  })
}
