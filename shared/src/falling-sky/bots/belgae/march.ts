import { text } from '../../../kernel/text'
import { free } from '../../board/circumvallation'
import { adjacentFor, groupOf, mayStandIn, playableRegions } from '../../board/map'
import { leaderIn, troopsIn } from '../../board/control'
import type { Action } from '../../commands/action'
import { permits } from '../../commands/action'
import { mayEnd } from '../../commands/march-terms'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { regionThing } from '../../names'
import { isFrost } from '../../sequence/eligibility'
import type { State } from '../../state'
import type { BotTurn, PlannedCommand } from '../flowchart'
import type { MarchTo } from '../guidelines/granted-march'
import { marchTo } from '../guidelines/granted-march'
import { chooseRegion, fewest, first, most } from '../guidelines/select'
import type { GroupOf, MarchFrom } from '../plans/march'
import { destinationsOf, marchPlan } from '../plans/march'
import { inOrder } from '../plans/responder'
import { goTo } from '../walk'
import { afterCommand } from './after'
import { belgae, belgicIn, freeWarbands, leaderRegion, othersIn, ownAction } from './board'

const controlsAtMost = 2
const escort = 4

/** B-MARCH (8.5.5) to add Control, then B-ENLIST. Undefined if there is no such March: Frost, no Resources, no Region. */
export function bMarch(turn: BotTurn): PlannedCommand | undefined {
  const { game } = turn
  if (isFrost(game.state)) return undefined
  const march = new ControlMarch(game, ownAction())
  const won = march.plan()
  if (won.length === 0) return undefined
  goTo(turn, 'B-MARCH', [text('bot.fact.wins', { regions: won.map(regionThing) })])
  const respond = marchPlan({ agenda: inOrder(march.origins()) })
  return { kind: 'command', command: 'march', respond: afterCommand(respond, ['enlist']) }
}

/** A March that an Event grants (8.2.3); undefined if it can add no Control. */
export function marching(game: Game, action: Action): MarchTo | undefined {
  const march = new ControlMarch(game, action)
  const won = march.plan()
  const origins = march.origins()
  return marchTo([...won, ...destinationsOf(origins)], () => marchPlan({ agenda: inOrder(origins) }))
}

/** Warbands that go, from where to where. */
interface Move {
  from: RegionId
  to: RegionId
  n: number
  leader: boolean
}

/** A March in the making: what is left of Warbands and Resources while Region after Region is won. */
class ControlMarch {
  private readonly moves: Move[] = []
  private budget: number

  constructor(
    private readonly game: Game,
    private readonly action: Action,
  ) {
    this.budget = action.free ? Infinity : this.state.resources.belgae
  }

  private get state(): State {
    return this.game.state
  }

  /** Plans the moves. Returns the Regions that come under Belgic Control. */
  plan(): RegionId[] {
    const won: RegionId[] = []
    while (won.length < controlsAtMost) {
      const region = this.win('belgica') ?? this.win('elsewhere')
      if (!region) break
      won.push(region)
    }
    if (won.length > 0) this.moveLeader(won)
    return won
  }

  /** The origins in the order in which they were taken, each with its groups. */
  origins(): MarchFrom[] {
    const order = [...new Set(this.moves.map((m) => m.from))]
    return order.map((region) => ({ region, groups: this.groupsFrom(region) }))
  }

  /** All Warbands hide before they leave; the Scouted stay Revealed (3.3.2). Hidden ones go first (8.4.1). */
  private groupsFrom(region: RegionId): GroupOf[] {
    const { hidden, revealed } = free(this.state, belgae, region)
    let left = hidden + revealed
    return this.moves
      .filter((m) => m.from === region)
      .map(({ to, n, leader }) => {
        const unseen = Math.min(n, left)
        left -= unseen
        return { who: { leader: leader ? 1 : 0, hidden: unseen, revealed: n - unseen }, route: [to] }
      })
  }

  /** 1. One Region more under Belgic Control: the one that takes the fewest Warbands, else at random. */
  private win(where: 'belgica' | 'elsewhere'): RegionId | undefined {
    const inBelgica = (r: RegionId): boolean => groupOf(r) === 'belgica'
    const open = playableRegions(this.state).filter(
      (r) =>
        mayStandIn(this.state, belgae, r) &&
        mayEnd(this.action, r) &&
        inBelgica(r) === (where === 'belgica') &&
        this.needed(r) > 0 &&
        this.couldSend(r) >= this.needed(r),
    )
    const to = chooseRegion(this.game, belgae, 'B-MARCH', open, [fewest('needed', (r) => this.needed(r))])
    if (to) this.send(to, where === 'belgica' ? Infinity : this.needed(to))
    return to
  }

  /** Warbands that are missing for Belgic Control; 0 where the Belgae have it. */
  private needed(region: RegionId): number {
    return Math.max(0, othersIn(this.state, region) - this.belgicAfter(region) + 1)
  }

  private belgicAfter(region: RegionId): number {
    return belgicIn(this.state, region) + this.arriving(region) - this.leaving(region)
  }
  private arriving(region: RegionId): number {
    return this.moves.filter((m) => m.to === region).reduce((sum, m) => sum + m.n + (m.leader ? 1 : 0), 0)
  }
  private leaving(region: RegionId): number {
    return this.moves.filter((m) => m.from === region).reduce((sum, m) => sum + m.n + (m.leader ? 1 : 0), 0)
  }

  /** Warbands that may still leave the Region: 1 stays, and Belgic Control (BOT-8). */
  private spare(region: RegionId): number {
    const sent = this.moves.filter((m) => m.from === region).reduce((sum, m) => sum + m.n, 0)
    const unmoved = freeWarbands(this.state, region) - sent
    const all = troopsIn(this.state, belgae, region) - sent
    const keeping = this.controlsAfter(region) ? this.belgicAfter(region) - othersIn(this.state, region) - 1 : Infinity
    return Math.max(0, Math.min(unmoved, all - 1, keeping))
  }

  private controlsAfter(region: RegionId): boolean {
    return this.belgicAfter(region) > othersIn(this.state, region)
  }

  /** The Regions from which Warbands could still come. */
  private sources(to: RegionId): RegionId[] {
    return adjacentFor(this.state, belgae, to).filter(
      (r) =>
        permits(this.state, this.action, r) && this.spare(r) > 0 && this.fare(r) <= this.budget && this.mayStart(r),
    )
  }

  private mayStart(region: RegionId): boolean {
    const origins = new Set(this.moves.map((m) => m.from))
    return origins.has(region) || origins.size < (this.action.limited ? 1 : (this.action.most ?? Infinity))
  }

  /** What it costs to take (more) pieces from there. */
  private fare(from: RegionId): number {
    if (this.moves.some((m) => m.from === from)) return 0
    return this.game.ruleset.commandFlows.march.cost(this.game, this.action, from)
  }

  /** The most Warbands that the Resources bring there. */
  private couldSend(to: RegionId): number {
    const sources = this.sources(to)
    const paid = sources.filter((r) => this.fare(r) === 0)
    const others = sources.filter((r) => this.fare(r) > 0)
    const limit = this.action.limited ? 1 : Infinity
    return paid.reduce((sum, r) => sum + this.spare(r), 0) + this.mostSpare(others, this.budget, limit)
  }

  private mostSpare(from: readonly RegionId[], budget: number, regions: number): number {
    const [one, ...rest] = from
    if (!one || regions <= 0) return 0
    const without = this.mostSpare(rest, budget, regions)
    const fare = this.fare(one)
    if (fare > budget) return without
    return Math.max(without, this.spare(one) + this.mostSpare(rest, budget - fare, regions - 1))
  }

  /** Takes up to `n` Warbands from one source after the other, so that in the end the most or enough have come. */
  private send(to: RegionId, n: number): void {
    let left = Math.min(n, this.couldSend(to))
    while (left > 0) {
      const reach = (r: RegionId): number => Math.min(left, this.reachedBy(to, r))
      const from = chooseRegion(this.game, belgae, 'B-MARCH', this.sources(to), [
        most('most-in-all', reach),
        first('paid', (r) => this.fare(r) === 0),
        most('warbands', (r) => this.spare(r)),
      ])
      if (!from) return
      const going = Math.min(left, this.spare(from))
      this.budget -= this.fare(from)
      this.moves.push({ from, to, n: going, leader: false })
      left -= going
    }
  }

  /** What can still come if this source is taken next. */
  private reachedBy(to: RegionId, from: RegionId): number {
    const rest = this.sources(to).filter((r) => r !== from)
    const paid = rest.filter((r) => this.fare(r) === 0).reduce((sum, r) => sum + this.spare(r), 0)
    const others = rest.filter((r) => this.fare(r) > 0)
    return (
      this.spare(from) +
      paid +
      this.mostSpare(others, this.budget - this.fare(from), this.action.limited ? 0 : Infinity)
    )
  }

  /**
   * 2. The Leader alone joins the most Belgic pieces in one of these Regions; or he goes to another Region if he would
   * otherwise end without 4 Belgic Warbands.
   */
  private moveLeader(won: readonly RegionId[]): void {
    const at = leaderRegion(this.state)
    if (!at || !free(this.state, belgae, at).leader || !this.mayStart(at) || this.fare(at) > this.budget) return
    const near = adjacentFor(this.state, belgae, at).filter((r) => mayEnd(this.action, r))
    const pieces = (r: RegionId): number => this.belgicAfter(r) - (leaderIn(this.state, belgae, r) ? 1 : 0)
    const better = won.filter((r) => near.includes(r) && pieces(r) > pieces(at))
    const most4 = [most('own-pieces', pieces)]
    const stays = better.length === 0 ? at : undefined
    const joins = stays ?? best(better, pieces)
    if (this.warbandsAfter(joins) >= escort) return this.lead(at, better, most4)
    const guarded = near.filter((r) => this.warbandsAfter(r) >= escort)
    this.lead(at, guarded.length > 0 ? guarded : better, most4)
  }

  private warbandsAfter(region: RegionId): number {
    const moved = (m: Move): number => (m.to === region ? m.n : m.from === region ? -m.n : 0)
    return this.moves.reduce((sum, m) => sum + moved(m), troopsIn(this.state, belgae, region))
  }

  private lead(from: RegionId, among: readonly RegionId[], by: Parameters<typeof chooseRegion>[4]): void {
    const to = chooseRegion(this.game, belgae, 'B-MARCH', among, by)
    if (!to) return
    this.budget -= this.fare(from)
    this.moves.push({ from, to, n: 0, leader: true })
  }
}

function best(regions: readonly RegionId[], of: (r: RegionId) => number): RegionId {
  return regions.reduce((a, b) => (of(b) > of(a) ? b : a))
}
