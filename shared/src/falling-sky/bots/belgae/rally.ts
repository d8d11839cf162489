import { text } from '../../../kernel/text'
import type { Thing } from '../../../kernel/text'
import type { Action } from '../../commands/action'
import type { RallyAct } from '../../commands/rally'
import { rallyActs } from '../../commands/rally'
import { availableAllies, availableCitadels, availableTroops } from '../../forces/available'
import type { Game } from '../../game'
import type { RegionId, TribeId } from '../../ids'
import { regionThing, tribeThing } from '../../names'
import type { BotTurn, PlannedCommand } from '../flowchart'
import { countsAsCity } from '../guidelines/pieces'
import type { Criterion } from '../guidelines/select'
import { choose, first, most, narrow } from '../guidelines/select'
import type { Responder } from '../mind'
import type { RallyIn } from '../plans/commands'
import { rallyPlan } from '../plans/commands'
import { inOrder } from '../plans/responder'
import { goTo, test } from '../walk'
import { afterCommand } from './after'
import { addsControl, belgae, ownAction } from './board'

/** What a Rally would come to. */
export interface RallyCourse {
  rallies: readonly RallyIn[]
  /** Allies and Citadels, Warbands, Regions that come under Belgic Control. */
  settled: number
  warbands: number
  control: number
}

/** Settles what the priorities leave open: by the die in earnest, in any way where it is only considered. */
type Pick = <T>(candidates: readonly T[], criteria: readonly Criterion<T>[], thing: (t: T) => Thing) => T | undefined

const considering: Pick = (candidates, criteria) => narrow(candidates, criteria).left[0]
const inEarnest =
  (game: Game): Pick =>
  (candidates, criteria, thing) =>
    choose(game, belgae, candidates, criteria, { node: 'B-RALLY', thing })

/** A Region in which the Belgae could Rally. */
interface Open {
  region: RegionId
  cost: number
  acts: readonly RallyAct[]
}

/** What is still left to a Rally that is being planned. */
interface Means {
  open: Open[]
  budget: number
  regionsLeft: number
  allies: number
  citadels: number
  warbands: number
}

/**
 * The Rally by the priorities of B-RALLY (8.5.3): 1. City Allies become Citadels, 2. Allies, 3. Warbands, a. first where
 * they add Belgic Control. Each as many as can be, so that the Resources suffice for the most (8.4).
 */
export function courseOfRally(game: Game, action: Action, pick: Pick = considering): RallyCourse {
  const means = meansOf(game, action)
  const citadels = placeCitadels(means, pick)
  const allies = placeAllies(means, pick)
  const { rallies, warbands, control } = placeWarbands(game, means, pick)
  return {
    rallies: [...citadels, ...allies, ...rallies],
    settled: citadels.length + allies.length,
    warbands,
    control: control + allies.filter((r) => addsControl(game.state, r.region, 1)).length,
  }
}

function meansOf(game: Game, action: Action): Means {
  const { rally } = game.ruleset.commandFlows
  return {
    open: rally
      .regions(game, { ...action, free: true })
      .map((region) => ({ region, cost: rally.cost(game, action, region), acts: rallyActs(game, action, region) })),
    budget: action.free ? Infinity : game.state.resources.belgae,
    regionsLeft: action.limited ? 1 : (action.most ?? Infinity),
    allies: availableAllies(game, belgae),
    citadels: availableCitadels(game, belgae),
    warbands: availableTroops(game, belgae),
  }
}

const payable = (means: Means): Open[] =>
  means.regionsLeft > 0 ? means.open.filter((o) => o.cost <= means.budget) : []

function use(means: Means, { region, cost }: Open): void {
  means.open = means.open.filter((o) => o.region !== region)
  means.budget -= cost
  means.regionsLeft--
}

const tribesOf = ({ acts }: Open, kind: 'ally' | 'citadel'): TribeId[] =>
  acts.flatMap((a) => (a.kind === kind ? [a.tribe] : []))
const thingOf = ({ region }: Open): Thing => regionThing(region)

/** Nothing has to be chosen where Resources, Regions and pieces suffice for all of them. */
function sufficesFor(means: Means, open: readonly Open[], pieces: number, of: (o: Open) => number): boolean {
  const sum = (n: (o: Open) => number): number => open.reduce((all, o) => all + n(o), 0)
  return sum((o) => o.cost) <= means.budget && sum(of) <= pieces && open.length <= means.regionsLeft
}

function placeCitadels(means: Means, pick: Pick): RallyIn[] {
  const placed: RallyIn[] = []
  while (means.citadels > 0) {
    const at = pick(
      payable(means).filter((o) => tribesOf(o, 'citadel').length > 0),
      [],
      thingOf,
    )
    const tribe = at && tribesOf(at, 'citadel')[0]
    if (!at || !tribe) break
    use(means, at)
    means.citadels--
    means.allies++ // the disc that it replaces is Available again
    placed.push({ region: at.region, act: { place: 'citadel', tribe } })
  }
  return placed
}

function placeAllies(means: Means, pick: Pick): RallyIn[] {
  const placed: RallyIn[] = []
  const cityFirst = first<TribeId>('city', countsAsCity)
  while (means.allies > 0) {
    const left = payable(means).filter((o) => tribesOf(o, 'ally').length > 0)
    const city = first<Open>('city', (o) => tribesOf(o, 'ally').some(countsAsCity))
    const at = sufficesFor(means, left, means.allies, () => 1)
      ? left[0]
      : pick(left, [most('most-in-all', bestSum(left, () => 1)(means)), city], thingOf)
    const tribe = at && pick(tribesOf(at, 'ally'), [cityFirst], tribeThing)
    if (!at || !tribe) break
    use(means, at)
    means.allies--
    placed.push({ region: at.region, act: { place: 'ally', tribe } })
  }
  return placed
}

function placeWarbands(
  game: Game,
  means: Means,
  pick: Pick,
): { rallies: RallyIn[]; warbands: number; control: number } {
  const rallies: RallyIn[] = []
  let warbands = 0
  let control = 0
  const number = ({ acts }: Open): number =>
    Math.min(means.warbands, Math.max(0, ...acts.map((a) => (a.kind === 'warbands' ? a.n : 0))))
  const controlling = (o: Open): boolean => addsControl(game.state, o.region, number(o))
  for (;;) {
    const left = payable(means).filter((o) => number(o) > 0)
    const at = sufficesFor(means, left, means.warbands, number)
      ? left[0]
      : pick(left, [first('adds-control', controlling), most('most-in-all', bestSum(left, number)(means))], thingOf)
    if (!at) return { rallies, warbands, control }
    const n = number(at)
    if (controlling(at)) control++
    use(means, at)
    means.warbands -= n
    warbands += n
    rallies.push({ region: at.region, act: { place: 'troops', n } })
  }
}

/** What can be had in all if the next Region is this one: its worth and the most that the Resources left still buy. */
function bestSum(open: readonly Open[], worth: (o: Open) => number): (means: Means) => (next: Open) => number {
  return ({ budget, regionsLeft }) =>
    (next) => {
      const rest = open.filter((o) => o !== next)
      if (regionsLeft !== Infinity) {
        const best = rest.map(worth).sort((a, b) => b - a)
        return worth(next) + best.slice(0, regionsLeft - 1).reduce((sum, n) => sum + n, 0)
      }
      return worth(next) + mostFor(rest, worth, budget - next.cost)
    }
}

/** The most that a number of Resources buys. */
function mostFor(open: readonly Open[], worth: (o: Open) => number, budget: number): number {
  const all = open.reduce((sum, o) => sum + o.cost, 0)
  if (all <= budget) return open.reduce((sum, o) => sum + worth(o), 0)
  const best = new Array<number>(budget + 1).fill(0)
  for (const o of open)
    for (let b = budget; b >= o.cost; b--) best[b] = Math.max(best[b] ?? 0, (best[b - o.cost] ?? 0) + worth(o))
  return best[budget] ?? 0
}

const manyWarbands = 3

/** Whether the Rally would place a Belgic Ally, a Citadel or 3 Warbands, or add any Belgic Control. */
export function isWorthwhile({ settled, warbands, control }: RallyCourse): boolean {
  return settled > 0 || warbands >= manyWarbands || control > 0
}

/** B4 (8.5.3): would a Rally be worth it? */
export function b4(turn: BotTurn): boolean {
  const course = courseOfRally(turn.game, ownAction())
  const { settled, warbands, control } = course
  return test(turn, 'B4', isWorthwhile(course), [
    text('bot.fact.settled', { n: settled }),
    text('bot.fact.warbands', { n: warbands }),
    text('bot.fact.control', { n: control }),
  ])
}

/** B-RALLY (8.5.3), then B-RAMPAGE, else B-ENLIST. */
export function bRally(turn: BotTurn): PlannedCommand {
  goTo(turn, 'B-RALLY')
  return { kind: 'command', command: 'rally', respond: afterCommand(rallying(turn.game, ownAction()), ['rampage', 'enlist']) } // prettier-ignore
}

/** The answers of a Rally within the limits of the action, such as an Event's. */
export function rallying(game: Game, action: Action): Responder {
  const { rallies } = courseOfRally(game, action, inEarnest(game))
  return rallyPlan(inOrder(rallies))
}
