import { text } from '../../../kernel/text'
import { free } from '../../board/circumvallation'
import { alliesIn, citadelsIn, troopsIn } from '../../board/control'
import { adjacentFor, playableRegions } from '../../board/map'
import type { Action } from '../../commands/action'
import { mayEnd } from '../../commands/march-terms'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { factions } from '../../ids'
import { regionThing } from '../../names'
import { isFrost } from '../../sequence/eligibility'
import { alliesAndCitadels } from '../../victory/scores'
import type { BotTurn } from '../flowchart'
import type { MarchTo } from '../guidelines/granted-march'
import { marchTo } from '../guidelines/granted-march'
import { choose, chooseRegion, fewest, first, most, narrow } from '../guidelines/select'
import { helpsPlayerToVictory, winterShows } from '../guidelines/winter-showing'
import type { GroupOf, MarchFrom } from '../plans/march'
import { destinationsOf, marchPlan } from '../plans/march'
import { inOrder } from '../plans/responder'
import { tryOut } from '../trial'
import { goTo } from '../walk'
import { leadIn, turnNow } from './board'

/** The most Regions that single Warbands are sent to (8.6.5). */
const mostScattered = 3

/**
 * A-MARCH (8.6.5): 1. out of one Region one Hidden Warband into each of up to three that have none; 2. add Aedui Control
 * to one Region with the fewest Warbands. No Region loses its last Aedui Warband or Aedui Control.
 *
 * @returns the origins with their groups; undefined if there is no such March
 */
export function aMarch(turn: BotTurn, action: Action): readonly MarchFrom[] | undefined {
  const { game } = turn
  const march = isFrost(game.state) && !action.free ? [] : planMarch(game, action)
  const origins = text('bot.fact.aedui-origins', { regions: march.map((m) => regionThing(m.region)) })
  goTo(turn, 'A-MARCH', [march.length > 0 ? origins : text('bot.fact.aedui-nowhere')])
  if (march.length === 0 || barred(game, action, march)) return undefined
  return march
}

/** While Winter is showing (an Event may grant a March then) nothing that pushes a player over its threshold (8.4.4). */
function barred(game: Game, action: Action, march: readonly MarchFrom[]): boolean {
  if (!winterShows(game)) return false
  const respond = marchPlan({ agenda: inOrder(march) })
  const plans = [{ faction: 'aedui' as const, respond }]
  const { state } = tryOut(game, (copy) => copy.ruleset.commandFlows.march.run(copy, action), { plans })
  return helpsPlayerToVictory(game, state)
}

/** A March that an Event grants (8.2.3), as the event describes it (5.4) or as a Command. */
export function marchGranted(game: Game, action: Action): MarchTo | undefined {
  const march = aMarch(turnNow(game), action) ?? []
  return marchTo(destinationsOf(march), () => marchPlan({ agenda: inOrder(march) }))
}

function planMarch(game: Game, action: Action): readonly MarchFrom[] {
  const muster = new Muster(game, action)
  scatter(game, muster)
  addControl(game, muster)
  return muster.origins()
}

/** Step 1: the origin from which most can be reached, first where enemies have Allies or Citadels, first the richest enemies. */
function scatter(game: Game, muster: Muster): void {
  const reach = new Map(muster.possibleOrigins().map((from) => [from, reachable(game, muster, from)]))
  const origins = [...reach.keys()].filter((r) => (reach.get(r) ?? []).length > 0)
  const of = (r: RegionId): readonly RegionId[] => reach.get(r) ?? []
  const origin = chooseRegion(game, 'aedui', 'A-MARCH', origins, [
    most('aedui-regions', (r) => of(r).length),
    most('aedui-enemy-settled', (r) => of(r).filter((to) => settledEnemies(game, to) > 0).length),
    most('aedui-richest-enemy', (r) => of(r).reduce((sum, to) => sum + settledEnemies(game, to), 0)),
  ])
  if (origin === undefined) return
  const left = [...neighbours(game, muster, origin)]
  if (left.length === of(origin).length) return left.forEach((to) => muster.send(origin, to, 1))
  for (let n = of(origin).length; n > 0; n--) {
    const to = chooseRegion(game, 'aedui', 'A-MARCH', left, destinationOrder(game))
    if (to === undefined) return
    left.splice(left.indexOf(to), 1)
    muster.send(origin, to, 1)
  }
}

const destinationOrder = (game: Game): Parameters<typeof chooseRegion>[4] => [
  first('aedui-enemy-settled', (r) => settledEnemies(game, r) > 0),
  most('aedui-richest-enemy', (r) => settledEnemies(game, r)),
]

/** The best destinations that the origin's spare Hidden Warbands can reach, as many as there are Warbands. */
function reachable(game: Game, muster: Muster, from: RegionId): readonly RegionId[] {
  const n = Math.min(mostScattered, muster.spareHidden(from))
  const best: RegionId[] = []
  const left = [...neighbours(game, muster, from)]
  while (best.length < n && left.length > 0) {
    const [next] = narrow(left, destinationOrder(game) ?? []).left
    if (next === undefined) break
    best.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return best
}

/** Neighbours that lack a Hidden Aedui Warband. */
function neighbours({ state }: Game, muster: Muster, from: RegionId): readonly RegionId[] {
  const open = muster.destinationsFrom(from)
  return open.filter((r) => state.regions[r].forces.aedui.hidden === 0)
}

/** How many Allies and Citadels the richest of the enemies has on the map that have one in the Region; 0 where none has. */
function settledEnemies({ state }: Game, region: RegionId): number {
  const there = factions.filter(
    (f) => f !== 'aedui' && alliesIn(state, f, region).length + citadelsIn(state, f, region).length > 0,
  )
  return Math.max(0, ...there.map((f) => alliesAndCitadels(state, f)))
}

/** Step 2: Aedui Control of one Region more, with the fewest Warbands. */
function addControl(game: Game, muster: Muster): void {
  const ways = playableRegions(game.state).flatMap((to) => muster.wayToControl(to) ?? [])
  const way = choose(
    game,
    'aedui',
    ways,
    [fewest('aedui-fewest-warbands', (w) => w.warbands), fewest('aedui-fewest-origins', (w) => w.paid)],
    {
      node: 'A-MARCH',
      thing: (w) => regionThing(w.to),
    },
  )
  for (const { from, n } of way?.groups ?? []) muster.send(from, way?.to ?? from, n)
}

/** How a Region comes under Aedui Control. */
interface Way {
  to: RegionId
  warbands: number
  /** Origins that are still to be paid for. */
  paid: number
  groups: readonly { from: RegionId; n: number }[]
}

/** The Warbands of a March that is being planned: who is where, and who may still go. */
class Muster {
  private readonly sent: { from: RegionId; to: RegionId; n: number }[] = []
  private readonly open: readonly RegionId[]

  constructor(
    private readonly game: Game,
    private readonly action: Action,
  ) {
    this.open = game.ruleset.commandFlows.march.regions(game, action)
  }

  send(from: RegionId, to: RegionId, n: number): void {
    this.sent.push({ from, to, n })
  }

  origins(): MarchFrom[] {
    const regions = [...new Set(this.sent.map((s) => s.from))]
    return regions.map((region) => ({ region, groups: this.groupsFrom(region) }))
  }

  /** Hidden ones go first: all of the Region are Hidden when it is selected but for Scouted ones, which turn Revealed. */
  private groupsFrom(region: RegionId): GroupOf[] {
    const { hidden, revealed } = free(this.game.state, 'aedui', region)
    let left = hidden + revealed
    return this.sent
      .filter((s) => s.from === region)
      .map(({ to, n }) => {
        const out = Math.min(n, left)
        left -= out
        return { who: { hidden: out, revealed: n - out }, route: [to] }
      })
  }

  /** The Regions that can be selected and paid for. */
  possibleOrigins(): RegionId[] {
    return this.open.filter((r) => this.affords(r))
  }

  private affords(region: RegionId): boolean {
    return this.cost([...this.selected(), region]) <= this.purse()
  }

  private selected(): RegionId[] {
    return this.sent.map((s) => s.from)
  }

  private cost(origins: readonly RegionId[]): number {
    const { march } = this.game.ruleset.commandFlows
    return [...new Set(origins)].reduce((sum, r) => sum + march.cost(this.game, this.action, r), 0)
  }

  private purse(): number {
    return this.action.free ? Infinity : this.game.state.resources.aedui
  }

  /** Whether one Region only may be selected (2.3.5). */
  private mayStartFrom(region: RegionId): boolean {
    const selected = new Set([...this.selected(), region])
    const most = this.action.limited ? 1 : (this.action.most ?? Infinity)
    return this.open.includes(region) && selected.size <= most
  }

  /** The neighbours in which a March may end. */
  destinationsFrom(region: RegionId): RegionId[] {
    return adjacentFor(this.game.state, 'aedui', region).filter((r) => mayEnd(this.action, r))
  }

  spareHidden(region: RegionId): number {
    const { hidden, revealed } = free(this.game.state, 'aedui', region)
    return Math.min(hidden + revealed - this.gone(region), this.spare(region))
  }

  /** How many Warbands may leave: not the last one, nor one on which Aedui Control depends. */
  spare(region: RegionId): number {
    const { state } = this.game
    const { hidden, revealed, scouted } = free(state, 'aedui', region)
    const unmoved = hidden + revealed + scouted - this.gone(region)
    const there = troopsIn(state, 'aedui', region) + this.change(region)
    const lead = this.lead(region)
    return Math.max(0, Math.min(unmoved, there - 1, lead > 0 ? lead - 1 : Infinity))
  }

  private lead(region: RegionId): number {
    return leadIn(this.game, region) + this.change(region)
  }

  private gone(region: RegionId): number {
    return this.sent.filter((s) => s.from === region).reduce((sum, s) => sum + s.n, 0)
  }

  private change(region: RegionId): number {
    const come = this.sent.filter((s) => s.to === region).reduce((sum, s) => sum + s.n, 0)
    return come - this.gone(region)
  }

  /** How the Region comes under Aedui Control, from as few origins as can be; undefined if it can't or is. */
  wayToControl(to: RegionId): Way | undefined {
    const lead = this.lead(to)
    if (lead > 0) return undefined
    const warbands = 1 - lead
    const sources = this.sources(to)
    if (sources.reduce((sum, r) => sum + this.spare(r), 0) < warbands) return undefined
    const ways = subsets(sources).flatMap((from) => this.wayFrom(from, to, warbands) ?? [])
    return ways.reduce<Way | undefined>((best, way) => (best && best.paid <= way.paid ? best : way), undefined)
  }

  /** So many Warbands from these origins; undefined if they are not enough or can't be paid. */
  private wayFrom(origins: readonly RegionId[], to: RegionId, warbands: number): Way | undefined {
    if (!this.canJoin(origins)) return undefined
    const groups: { from: RegionId; n: number }[] = []
    let left = warbands
    for (const from of origins) {
      const n = Math.min(left, this.spare(from))
      if (n > 0) groups.push({ from, n })
      left -= n
    }
    const paid = groups.filter((g) => !this.selected().includes(g.from)).length
    return left > 0 ? undefined : { to, warbands, paid, groups }
  }

  /** Neighbours with Warbands to spare that have not Marched: origins already selected first, then the fullest. */
  private sources(to: RegionId): RegionId[] {
    const selected = this.selected()
    const rank = (r: RegionId): number => (selected.includes(r) ? 1000 : 0) + this.spare(r)
    return playableRegions(this.game.state)
      .filter((r) => this.mayStartFrom(r) && this.spare(r) > 0)
      .filter((r) => this.destinationsFrom(r).includes(to))
      .sort((a, b) => rank(b) - rank(a))
  }

  private canJoin(more: readonly RegionId[]): boolean {
    const origins = [...this.selected(), ...more]
    const most = this.action.limited ? 1 : (this.action.most ?? Infinity)
    return new Set(origins).size <= most && this.cost(origins) <= this.purse()
  }
}

/** All subsets, smaller ones and those of the first items before others. */
function subsets<T>(items: readonly T[]): T[][] {
  const all = items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
  return all.sort((a, b) => a.length - b.length)
}
