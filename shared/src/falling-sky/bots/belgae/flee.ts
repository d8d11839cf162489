import { text } from '../../../kernel/text'
import { free } from '../../board/circumvallation'
import { controls, controlValue, piecesIn, troopsIn } from '../../board/control'
import { adjacentFor, playableRegions } from '../../board/map'
import type { Action } from '../../commands/action'
import { permits } from '../../commands/action'
import { mayEnd } from '../../commands/march-terms'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { groupSize, regionThing } from '../../names'
import { isFrost } from '../../sequence/eligibility'
import type { BotTurn, PlannedCommand } from '../flowchart'
import type { MarchTo } from '../guidelines/granted-march'
import { marchTo } from '../guidelines/granted-march'
import { choose, chooseRegion, first, most } from '../guidelines/select'
import type { MarchFrom } from '../plans/march'
import { destinationsOf, everybody, marchPlan } from '../plans/march'
import { inOrder } from '../plans/responder'
import { goTo } from '../walk'
import { afterCommand } from './after'
import { belgae, leaderRegion, near, othersIn, ownAction } from './board'
import type { Threat } from './threats'
import { threats } from './threats'

/** B-FLEE (8.5.1), the March under threat, then B-ENLIST. Undefined in Frost, or if nobody can go. */
export function bFlee(turn: BotTurn, found: readonly Threat[]): PlannedCommand | undefined {
  const { game } = turn
  if (isFrost(game.state)) return undefined
  const marches = new Flight(game, origins(game, found), ownAction()).plan()
  if (marches.length === 0) return undefined
  goTo(turn, 'B-FLEE', [text('bot.fact.leaves', { regions: marches.map((m) => regionThing(m.region)) })])
  const respond = marchPlan({ agenda: inOrder(marches) })
  return { kind: 'command', command: 'march', respond: afterCommand(respond, ['enlist']) }
}

/** A March under threat that an Event grants (8.2.3); undefined if nobody can go. */
export function fleeing(game: Game, action: Action): MarchTo | undefined {
  const marches = new Flight(game, origins(game, threats(game.state)), action).plan()
  return marchTo(destinationsOf(marches), () => marchPlan({ agenda: inOrder(marches) }))
}

/** 1. Every Region that meets B1, and the Leader's if it does not hold the single largest group of Warbands (BOT-6). */
export function origins(game: Game, found: readonly Threat[]): RegionId[] {
  const { state } = game
  const leader = leaderRegion(state)
  return playableRegions(state).filter(
    (r) => found.some((t) => t.region === r) || (r === leader && !isLargestGroup(game, r)),
  )
}

function isLargestGroup({ state }: Game, region: RegionId): boolean {
  const n = troopsIn(state, belgae, region)
  return playableRegions(state).every((r) => r === region || troopsIn(state, belgae, r) < n)
}

/** Where the groups go, one after the other. */
class Flight {
  /** Mobile pieces that have arrived, by Region. */
  private readonly arrived = new Map<RegionId, number>()
  private readonly movers: readonly RegionId[]
  private budget: number

  constructor(
    private readonly game: Game,
    private readonly origins: readonly RegionId[],
    private readonly action: Action,
  ) {
    this.budget = action.free ? Infinity : game.state.resources.belgae
    this.movers = origins.filter((r) => permits(game.state, action, r) && this.able(r))
  }

  plan(): MarchFrom[] {
    const marches: MarchFrom[] = []
    for (let left = [...this.movers]; ;) {
      const region = choose(
        this.game,
        belgae,
        left.filter((r) => this.cost(r) <= this.budget),
        [first('leader', (r) => r === leaderRegion(this.game.state))],
        { node: 'B-FLEE', thing: regionThing },
      )
      if (!region || marches.length === this.mostOrigins) return marches
      left = left.filter((r) => r !== region)
      const to = this.destination(region)
      if (!to) return marches
      this.budget -= this.cost(region)
      this.arrived.set(to, (this.arrived.get(to) ?? 0) + this.size(region))
      marches.push({ region, groups: [{ who: everybody, route: [to] }] })
    }
  }

  private get mostOrigins(): number {
    return this.action.limited ? 1 : (this.action.most ?? Infinity)
  }
  private able(region: RegionId): boolean {
    return this.size(region) > 0 && this.open(region).length > 0
  }
  private size(region: RegionId): number {
    return groupSize(free(this.game.state, belgae, region))
  }
  private cost(region: RegionId): number {
    return this.game.ruleset.commandFlows.march.cost(this.game, this.action, region)
  }
  private open(region: RegionId): RegionId[] {
    const near = adjacentFor(this.game.state, belgae, region)
    return near.filter((r) => !this.origins.includes(r) && mayEnd(this.action, r))
  }

  /**
   * 2. No origin; a. within 1 of the most Regions with Belgic pieces, b. of those without Belgic Control the one where the
   * group adds the most Control Value.
   */
  private destination(from: RegionId): RegionId | undefined {
    const n = this.size(from)
    const { state } = this.game
    const adds = (to: RegionId): number =>
      !controls(state, belgae, to) &&
      this.belgicIn(to) <= othersIn(state, to) &&
      this.belgicIn(to) + n > othersIn(state, to)
        ? controlValue(state, to)
        : 0
    return chooseRegion(this.game, belgae, 'B-FLEE', this.open(from), [
      most('belgic-regions', (to) => near(state, to, (r) => this.belgicIn(r) + (r === to ? n : 0))),
      most('control-value', adds),
    ])
  }

  /** Belgic pieces there when all groups have left their origins. */
  private belgicIn(region: RegionId): number {
    const leaving = this.movers.includes(region) ? this.size(region) : 0
    return piecesIn(this.game.state, belgae, region) - leaving + (this.arrived.get(region) ?? 0)
  }
}
