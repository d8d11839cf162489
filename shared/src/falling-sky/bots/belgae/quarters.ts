import type { Answer, Decision } from '../../../kernel/decision'
import { free } from '../../board/circumvallation'
import { controls, piecesIn, settledTribes, troopsIn } from '../../board/control'
import { adjacentFor, playableRegions } from '../../board/map'
import type { Group } from '../../effects'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { emptyGroup, groupSize, regionThing } from '../../names'
import type { State } from '../../state'
import { choose, chooseRegion, first, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { chooseIfOpen, none } from '../plans/responder'
import { belgae, leaderRegion, near, othersIn } from './board'

/** One relocation in Quarters. */
interface Move {
  from: RegionId
  to: RegionId
  group: Group
}

/** B-QUARTERS (8.5.6): the answers of the whole phase, planned when the first of its questions is asked. */
export function bQuarters(): Responder {
  let moves: Move[] | undefined
  let now: Move | undefined
  return (decision, game) => {
    switch (decision.topic) {
      case 'quarters.origin':
        moves ??= relocations(game)
        now = moves.shift()
        return (now && chooseIfOpen(decision, now.from)) ?? none
      case 'quarters.group':
        return now && groupAnswer(decision, now.group)
      case 'quarters.destination':
        return now && chooseIfOpen(decision, now.to)
      default:
        return undefined
    }
  }
}

function groupAnswer(decision: Decision, group: Group): Answer | undefined {
  if (decision.kind !== 'allocate') return undefined
  const { leader, hidden, revealed, scouted } = group
  const wanted = { leader: leader ? 1 : 0, hidden, revealed, scouted }
  return { allocate: Object.fromEntries(Object.entries(wanted).filter(([, n]) => n > 0)) }
}

/** First out of Devastation, then the Leader to the largest group. */
function relocations(game: Game): Move[] {
  const leaving = outOfDevastation(game)
  return [...leaving, ...gathering(game, leaving)]
}

/** The adjacent Regions that pieces may enter without leave: un-Devastated, under Belgic Control. */
function havens(state: State, from: RegionId): RegionId[] {
  return adjacentFor(state, belgae, from).filter((r) => controls(state, belgae, r) && !state.regions[r].devastated)
}

/** All mobile pieces leave Devastated Regions without a Belgic Ally or Citadel, each for a random haven. */
function outOfDevastation(game: Game): Move[] {
  const { state } = game
  return playableRegions(state).flatMap((from) => {
    const group = free(state, belgae, from)
    if (!state.regions[from].devastated || settledTribes(state, belgae, from).length > 0) return []
    if (groupSize(group) === 0) return []
    const to = chooseRegion(game, belgae, 'B-QUARTERS', havens(state, from))
    return to ? [{ from, to, group }] : []
  })
}

/** A way to bring the Leader and a group of Warbands together. */
interface Gathering {
  leaderTo: RegionId
  /** Where the group of Warbands comes from; undefined: nobody else moves. */
  from: RegionId | undefined
  n: number
}

/**
 * The Leader and one group of Warbands move so that he is with the most Warbands, and then within 1 of the most Regions
 * with Belgic Forces. In the origin 1 Warband stays, and what keeps Belgic Control. Nobody moves who need not.
 */
function gathering(game: Game, before: readonly Move[]): Move[] {
  const { state } = game
  const board = new Later(state, before)
  const at = board.leader
  if (!at) return []
  const places = board.leaderMayMove ? [at, ...havens(state, at)] : [at]
  const ways = places.flatMap((leaderTo): Gathering[] => [
    { leaderTo, from: undefined, n: 0 },
    ...sources(state, leaderTo).flatMap((from): Gathering[] => {
      const n = board.spare(from, from === at && leaderTo !== at)
      return n > 0 ? [{ leaderTo, from, n }] : []
    }),
  ])
  const way = choose(
    game,
    belgae,
    ways,
    [
      most('warbands', (w) => board.warbands(w.leaderTo) + w.n),
      most('belgic-regions', (w) => near(state, w.leaderTo, (r) => board.piecesAfter(r, at, w))),
      first('stays', (w) => w.from === undefined),
      first('leader-stays', (w) => w.leaderTo === at),
    ],
    { node: 'B-QUARTERS', thing: (w) => regionThing(w.leaderTo) },
  )
  return way ? movesOf(board, at, way) : []
}

function sources(state: State, to: RegionId): RegionId[] {
  if (!controls(state, belgae, to) || state.regions[to].devastated) return []
  return adjacentFor(state, belgae, to)
}

function movesOf(board: Later, at: RegionId, { leaderTo, from, n }: Gathering): Move[] {
  const moves: Move[] = []
  if (from !== undefined) moves.push({ from, to: leaderTo, group: board.dearest(from, n) })
  const together = moves.find((m) => m.from === at)
  if (leaderTo === at) return moves
  if (together) together.group = { ...together.group, leader: true }
  else moves.push({ from: at, to: leaderTo, group: { ...emptyGroup, leader: true } })
  return moves
}

/** The board after moves that are planned; who has moved does not move again. */
class Later {
  constructor(
    private readonly state: State,
    private readonly moves: readonly Move[],
  ) {}

  get leader(): RegionId | undefined {
    return this.moves.find((m) => m.group.leader)?.to ?? leaderRegion(this.state)
  }

  get leaderMayMove(): boolean {
    const at = leaderRegion(this.state)
    return at !== undefined && !this.moves.some((m) => m.group.leader) && free(this.state, belgae, at).leader
  }

  warbands(region: RegionId): number {
    return troopsIn(this.state, belgae, region) + this.change(region, troopsOf)
  }

  private pieces(region: RegionId): number {
    return piecesIn(this.state, belgae, region) + this.change(region, groupSize)
  }

  private change(region: RegionId, size: (g: Group) => number): number {
    return this.moves.reduce(
      (sum, m) => sum + (m.to === region ? size(m.group) : 0) - (m.from === region ? size(m.group) : 0),
      0,
    )
  }

  private unmoved(region: RegionId): Group {
    return this.moves.some((m) => m.from === region) ? emptyGroup : free(this.state, belgae, region)
  }

  /** Warbands that may leave: 1 stays, and what keeps Belgic Control, the Leader gone or not. */
  spare(region: RegionId, withLeader: boolean): number {
    const margin = this.pieces(region) - (withLeader ? 1 : 0) - othersIn(this.state, region)
    const controlled = this.pieces(region) > othersIn(this.state, region)
    return Math.max(
      0,
      Math.min(troopsOf(this.unmoved(region)), this.warbands(region) - 1, controlled ? margin - 1 : Infinity),
    )
  }

  /** Belgic pieces in the Region when this has been done too. */
  piecesAfter(region: RegionId, leaderAt: RegionId, { leaderTo, from, n }: Gathering): number {
    const leader = (region === leaderTo ? 1 : 0) - (region === leaderAt ? 1 : 0)
    const group = (region === leaderTo ? n : 0) - (region === from ? n : 0)
    return this.pieces(region) + leader + group
  }

  /** Of the Warbands that may move the Hidden before the Revealed before the Scouted (8.4.1). */
  dearest(region: RegionId, n: number): Group {
    const { hidden, revealed } = this.unmoved(region)
    const h = Math.min(n, hidden)
    const r = Math.min(n - h, revealed)
    return { ...emptyGroup, hidden: h, revealed: r, scouted: n - h - r }
  }
}

function troopsOf({ hidden, revealed, scouted }: Group): number {
  return hidden + revealed + scouted
}
