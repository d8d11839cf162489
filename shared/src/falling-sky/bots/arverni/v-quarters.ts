import type { Answer, Decision } from '../../../kernel/decision'
import { controls, piecesIn, settledTribes } from '../../board/control'
import { adjacentFor } from '../../board/map'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { regionThing } from '../../names'
import type { State } from '../../state'
import { choose, chooseRegion, fewest, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { byTopic, chooseIfOpen, none } from '../plans/responder'
import { arverni, freeWarbands, leaderMayLeave, leaderRegion, openRegions, othersIn, warbandsIn } from './board'

/** One relocation (6.3.2). */
export interface Move {
  from: RegionId
  to: RegionId
  leader: boolean
  warbands: number
}

/**
 * V-QUARTERS (8.7.7): out of Devastated Regions without own Ally or Citadel; then, or thereby, the Leader to the largest
 * group of Warbands. The plan is made when the Arverni are first asked and followed until it is done.
 */
export const vQuarters: Responder = (decision, game) => {
  if (decision.topic !== 'quarters.origin' || !game.mind) return undefined
  const respond = relocating(planQuarters(game))
  const done = game.mind.follow(arverni, (asked, now) => {
    const answer = respond(asked, now)
    if (asked.topic === 'quarters.origin' && isNone(answer)) done()
    return answer
  })
  const answer = respond(decision, game)
  if (isNone(answer)) done()
  return answer
}

const isNone = (answer: Answer | undefined): boolean =>
  answer !== undefined && 'choose' in answer && answer.choose.length === 0

function relocating(moves: readonly Move[]): Responder {
  const left = [...moves]
  let now: Move | undefined
  return byTopic({
    'quarters.origin': (decision) => {
      for (now = left.shift(); now; now = left.shift()) {
        const answer = chooseIfOpen(decision, now.from)
        if (answer) return answer
      }
      return none
    },
    'quarters.group': (decision) => now && group(decision, now),
    'quarters.destination': (decision) => (now && chooseIfOpen(decision, now.to)) ?? none,
  })
}

/** So many Warbands, Hidden ones last; it makes no difference after Spring (6.6). */
function group(decision: Decision, { leader, warbands }: Move): Answer | undefined {
  if (decision.kind !== 'allocate') return undefined
  const amounts: Record<string, number> = leader ? { leader: 1 } : {}
  let left = warbands
  for (const side of ['scouted', 'revealed', 'hidden']) {
    const n = Math.min(left, decision.buckets.find((b) => b.id === side)?.max ?? 0)
    if (n > 0) amounts[side] = n
    left -= n
  }
  return { allocate: amounts }
}

/** What V-QUARTERS moves, in order. */
function planQuarters(game: Game): Move[] {
  const leaving = leaveDevastation(game)
  return [...leaving, ...joinTheLargest(game, leaving)]
}

/** Warbands leave Devastation where nobody is settled, each Region's for a random Region under Arverni Control beside it. */
function leaveDevastation(game: Game): Move[] {
  const { state } = game
  const leader = leaderRegion(state)
  return openRegions(state)
    .filter((r) => r !== leader && mustLeave(state, r) && freeWarbands(state, r) > 0)
    .flatMap((from) => {
      const to = chooseRegion(game, arverni, 'V-QUARTERS', shelters(state, from))
      return to ? [{ from, to, leader: false, warbands: freeWarbands(state, from) }] : []
    })
}

function mustLeave(state: State, region: RegionId): boolean {
  return state.regions[region].devastated && settledTribes(state, arverni, region).length === 0
}

/** The adjacent Regions that may be entered without anybody's leave. */
function shelters(state: State, region: RegionId): RegionId[] {
  return adjacentFor(state, arverni, region).filter((r) => isShelter(state, r))
}

function isShelter(state: State, region: RegionId): boolean {
  return !state.regions[region].devastated && controls(state, arverni, region)
}

/** A way to have the Leader among the most Warbands. */
interface Wintering {
  at: RegionId
  moves: readonly Move[]
  warbands: number
}

/**
 * The Leader and one group of Warbands, or either, so that he is with the most Warbands, then within 1 of the most Regions
 * with Arverni; of equals the one with the fewest moves, then a die.
 */
function joinTheLargest(game: Game, leaving: readonly Move[]): readonly Move[] {
  const { state } = game
  const region = leaderRegion(state)
  if (region === undefined) return []
  const best = choose(
    game,
    arverni,
    winterings(state, region, leaving),
    [
      most('warbands', (w) => w.warbands),
      most('arverni-within-1', (w) => arverniNear(state, w.at, [...leaving, ...w.moves])),
      fewest('moves', (w) => w.moves.length),
    ],
    { node: 'V-QUARTERS', thing: (w) => regionThing(w.at) },
  )
  return best?.moves ?? []
}

function winterings(state: State, region: RegionId, leaving: readonly Move[]): Wintering[] {
  const away = leaderMayLeave(state, region) ? shelters(state, region) : []
  const flees = mustLeave(state, region) && away.length > 0
  const stays = flees ? [] : [region]
  return [...stays, ...away].flatMap((at) => {
    const all = freeWarbands(state, region)
    const own: Move[] = at === region ? [] : [{ from: region, to: at, leader: true, warbands: flees ? all : 0 }]
    const together = at === region ? [] : [{ ...leaderWith(state, region, at, leaving) }]
    const groups = isShelter(state, at) ? groupsFor(state, at, region, leaving) : []
    const options: Move[][] = [
      own,
      ...(flees ? [] : together.filter((m) => m.warbands > 0).map((m) => [m])),
      ...groups.map((g) => [...own, g]),
    ]
    return options.map((moves) => ({ at, moves, warbands: warbandsAfter(state, at, [...leaving, ...moves]) }))
  })
}

/** The Leader with the Warbands of his Region that needn't stay. */
function leaderWith(state: State, from: RegionId, to: RegionId, leaving: readonly Move[]): Move {
  return { from, to, leader: true, warbands: spare(state, from, leaving, true) }
}

/** The groups that could join him there from beside. */
function groupsFor(state: State, at: RegionId, leadersRegion: RegionId, leaving: readonly Move[]): Move[] {
  return adjacentFor(state, arverni, at)
    .filter((from) => from !== leadersRegion && !leaving.some((m) => m.from === from))
    .map((from) => ({ from, to: at, leader: false, warbands: spare(state, from, leaving, false) }))
    .filter((m) => m.warbands > 0)
}

/** Warbands that can go while 1 stays, and enough to keep Arverni Control. Those that have come don't move again. */
function spare(state: State, region: RegionId, moved: readonly Move[], withLeader: boolean): number {
  const come = moved.filter((m) => m.to === region).reduce((sum, m) => sum + m.warbands, 0)
  const own = piecesIn(state, arverni, region) + come - (withLeader ? 1 : 0)
  const control = controls(state, arverni, region) ? own - othersIn(state, region) - 1 : Infinity
  return Math.max(0, Math.min(freeWarbands(state, region), warbandsIn(state, region) + come - 1, control))
}

function warbandsAfter(state: State, region: RegionId, moves: readonly Move[]): number {
  return moves.reduce(
    (n, m) => n + (m.to === region ? m.warbands : 0) - (m.from === region ? m.warbands : 0),
    warbandsIn(state, region),
  )
}

/** Regions within 1 that have Arverni pieces after the moves. */
function arverniNear(state: State, at: RegionId, moves: readonly Move[]): number {
  const size = (m: Move): number => m.warbands + (m.leader ? 1 : 0)
  const after = (r: RegionId): number =>
    moves.reduce((n, m) => n + (m.to === r ? size(m) : 0) - (m.from === r ? size(m) : 0), piecesIn(state, arverni, r))
  return [at, ...adjacentFor(state, arverni, at)].filter((r) => after(r) > 0).length
}
