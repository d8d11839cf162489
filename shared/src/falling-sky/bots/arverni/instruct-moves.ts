import { controls, namedLeaderIn, piecesIn } from '../../board/control'
import { adjacentFor, adjacentTo, playableRegions, within1 } from '../../board/map'
import { free } from '../../board/circumvallation'
import type { Action } from '../../commands/action'
import { newAction } from '../../commands/action'
import { march } from '../../commands/march'
import type { Game } from '../../game'
import { withState } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { groupSize } from '../../names'
import type { State } from '../../state'
import { forecastBattle } from '../forecast'
import { chooseRegion, most } from '../guidelines/select'
import type { Instruction } from '../instructions'
import type { Responder } from '../mind'
import { battleCommandPlan } from '../plans/battle'
import { byTopic, chooseIfOpen, either, inOrder, none, take } from '../plans/responder'
import { tryOut } from '../trial'
import { arverni, isPlayer, leaderRegion, mobileArverni, openRegions, othersIn, warbandsIn } from './board'
import { instructBattle } from './instructed-battle'
import type { Gathering } from './v-mass'
import { gatherAt, gatheringMarch, gatherings, hasLegion, mobileRomans } from './v-mass'

/** Events by which the Arverni move and fight (32, 62, 67, 72). */

/** A plan that is made when the first question of the Event comes, as the board stands then. */
function lazily(make: (game: Game) => Responder | undefined): () => Responder {
  return () => {
    let plan: Responder | undefined
    let made = false
    return (decision, game) => {
      if (!made) plan = make(game)
      made = true
      return plan?.(decision, game)
    }
  }
}

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

// ---------------------------------------------------------------------------------------------- Arduenna

const forest = ['nervii', 'treveri'] as const

/** Where the Arverni March in the forest, or nowhere, and the Regions in which they then Battle. */
interface Foray {
  gathering?: Gathering
  battles: readonly RegionId[]
  legions: number
}

/** Arduenna 67: March and Battle so as to inflict the most Losses on Legions. */
export const arduenna: Instruction = {
  declined: (game) => forays(game).length === 0,
  respond: lazily((game) => {
    const all = forays(game)
    const to = chooseRegion(
      game,
      arverni,
      'V2',
      forest.filter((r) => all.some((f) => f.gathering?.to === r)),
    )
    const foray = all.find((f) => f.gathering?.to === to)
    return foray && foraying(game, foray)
  }),
}

function foraying(game: Game, { gathering, battles: regions }: Foray): Responder {
  instructBattle(game, battleCommandPlan(inOrder(regions.map((region) => ({ region, target: 'romans' as const })))))
  return either(
    byTopic({
      'event.faction': (decision) => chooseIfOpen(decision, arverni),
      'event.command': (decision) => chooseIfOpen(decision, 'battle'),
      ...(!gathering && { 'march.region': () => none }),
    }),
    gathering && gatheringMarch(game, gathering),
  )
}

/** The best of: nobody Marches, or all who can to one of the two Regions. */
function forays(game: Game): Foray[] {
  const leader = leaderRegion(game.state)
  const options = [undefined, ...forest].map((to): Foray => {
    const gathering = to && gatheringIn(game, to, leader)
    const state = gathering ? afterMarch(game, gathering) : game.state
    const losses = forest.map((region) => ({ region, n: legionLosses(withState(game, state), region) }))
    return {
      ...(gathering && { gathering }),
      battles: losses.filter((l) => l.n > 0).map((l) => l.region),
      legions: losses.reduce((sum, l) => sum + l.n, 0),
    }
  })
  const best = Math.max(...options.map((o) => o.legions))
  const top = best > 0 ? options.filter((o) => o.legions === best) : []
  const staying = top.filter((o) => !o.gathering)
  return staying.length ? staying : top
}

const intoForest = (): Action =>
  newAction(arverni, { free: true, optional: true, march: { to: (r) => forest.some((f) => f === r) } })

function gatheringIn(game: Game, to: RegionId, leader: RegionId | undefined): Gathering | undefined {
  const action = intoForest()
  const found =
    (leader === undefined ? undefined : gatherings(game, action, leader, 0).find((g) => g.to === to && g.leader)) ??
    gatherAt(game, action, to, Infinity, 0)
  return found.arriving > 0 ? found : undefined
}

function afterMarch(game: Game, gathering: Gathering): State {
  return tryOut(game, function* (copy) {
    const done = copy.mind?.follow(arverni, gatheringMarch(copy, gathering))
    yield* march.run(copy, intoForest())
    done?.()
  }).state
}

function legionLosses(game: Game, region: RegionId): number {
  if (!hasLegion(game.state, region) || mobileArverni(game.state, region) === 0) return 0
  const { on } = forecastBattle(game, { attacker: arverni, region, target: 'romans' })
  return on.filter((piece) => piece === 'legion').length
}
