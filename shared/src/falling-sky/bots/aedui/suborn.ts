import { text } from '../../../kernel/text'
import { alliesIn, forcesIn, subduedIn } from '../../board/control'
import type { Action } from '../../commands/action'
import { availableTroops, canPlaceAlly } from '../../forces/available'
import { placeAlly, placeTroops, removeAlly, removeTroops } from '../../forces/pieces'
import type { Game } from '../../game'
import type { Faction, RegionId, TribeId } from '../../ids'
import { factions, sides } from '../../ids'
import { regionThing } from '../../names'
import { alliesAndCitadels } from '../../victory/scores'
import { countsAsCity } from '../guidelines/pieces'
import { chooseFaction, chooseRegion, chooseTribe, first, most } from '../guidelines/select'
import { barredByWinter } from '../guidelines/winter-showing'
import type { SubornAct, SubornIn } from '../plans/abilities'
import type { Agenda } from '../plans/responder'
import { inOrder } from '../plans/responder'
import { goTo } from '../walk'
import { isPlayer, turnNow } from './board'

const rule = '4.4.2'
const mostPieces = 3
const allyCost = 2

/** Whose Warbands are removed, in this order; after them Auxilia (8.6.3). */
const targets = ['arverni', 'belgae', 'germans', 'romans'] as const

/** One piece of a Suborn, and what it does to the board. */
interface Step {
  act: SubornAct
  carryOut(game: Game): void
}

/** A Region with the pieces that are removed and placed there, in order. */
interface Plan {
  region: RegionId
  steps: readonly Step[]
}

/**
 * A-SUBORN (8.6.3), Region by Region: 1. an Aedui Ally is placed; 2. if none, an enemy Ally is removed; 3. all Aedui
 * Warbands able are placed; 4. most enemy Warbands are removed, Arverni, Belgic, Germanic; 5. Auxilia.
 */
export function aSuborn(action: Action): Agenda<SubornIn> {
  const done: RegionId[] = []
  return (game) => {
    const plan = nextPlan(game, action, regionsFor(game, action, done))
    if (!plan) return undefined
    done.push(plan.region)
    goTo(turnNow(game), 'A-SUBORN', [text('bot.fact.aedui-where', { region: regionThing(plan.region) })])
    return { region: plan.region, next: inOrder(plan.steps.map((s) => s.act)) }
  }
}

/** Whether there is anything to Suborn. */
export function couldSuborn(game: Game, action: Action): boolean {
  return regionsFor(game, action, []).some(
    (r) =>
      withTroops(game, action, r).length > 0 ||
      placings(game, action, [r]).length > 0 ||
      removals(game, action, [r]).length > 0,
  )
}

function regionsFor(game: Game, action: Action, done: readonly RegionId[]): RegionId[] {
  const open = game.ruleset.abilityFlows.suborn?.regions(game, action) ?? []
  return open.filter((r) => !done.includes(r))
}

function nextPlan(game: Game, action: Action, open: readonly RegionId[]): Plan | undefined {
  const site = siteOf(game, placings(game, action, open)) ?? allyToRemove(game, action, open)
  if (site) return { region: site.region, steps: withTroops(game, action, site.region, site.step) }
  const plans = open.map((region): Plan => ({ region, steps: withTroops(game, action, region) }))
  const of = (r: RegionId): readonly Step[] => plans.find((p) => p.region === r)?.steps ?? []
  const region = chooseRegion(
    game,
    'aedui',
    'A-SUBORN',
    open.filter((r) => of(r).length > 0),
    targets.map((f) => most<RegionId>(`aedui-removes-${f}`, (r) => removed(of(r), f))), // as many Warbands can come anywhere
  )
  return plans.find((p) => p.region === region)
}

/** Steps 4 and 5: how many Warbands or Auxilia of the Faction are removed. */
function removed(steps: readonly Step[], of: Faction): number {
  return steps.filter(({ act }) => act.act === 'remove-troops' && act.piece.startsWith(`${of}:`)).length
}

/** A Tribe whose Ally is placed or removed. */
interface Site {
  region: RegionId
  tribe: TribeId
  of: Faction
  step: Step
}

/** Step 1: where an Aedui Ally can be placed. */
function placings(game: Game, action: Action, open: readonly RegionId[]): Site[] {
  if (!affords(game, action, allyCost)) return []
  return open.flatMap((region) =>
    subduedIn(game.state, region)
      .filter((t) => canPlaceAlly(game, 'aedui', t))
      .map((tribe): Site => ({ region, tribe, of: 'aedui', step: placesAlly(tribe) }))
      .filter((s) => !barred(game, [s.step])),
  )
}

/** Step 2: of the Faction that has most Allies and Citadels on the map; those of NP Romans only if no other is within reach. */
function allyToRemove(game: Game, action: Action, open: readonly RegionId[]): Site | undefined {
  const all = removals(game, action, open)
  const others = all.filter((s) => s.of !== 'romans' || isPlayer(game, 'romans'))
  const sites = others.length > 0 ? others : all
  const owners = factions.filter((f) => sites.some((s) => s.of === f))
  const owner = chooseFaction(game, 'aedui', 'A-SUBORN', owners, [
    most('aedui-allies-citadels', (f) => alliesAndCitadels(game.state, f)),
    most('enemy-order', (f) => -targets.findIndex((t) => t === f)),
  ])
  return siteOf(game, sites.filter((s) => s.of === owner)) // prettier-ignore
}

function removals(game: Game, action: Action, open: readonly RegionId[]): Site[] {
  if (!affords(game, action, allyCost)) return []
  return open.flatMap((region) =>
    targets.flatMap((of) =>
      alliesIn(game.state, of, region)
        .map((tribe): Site => ({ region, tribe, of, step: removesAlly(tribe) }))
        .filter((s) => !barred(game, [s.step])),
    ),
  )
}

/** Cities and the Remi come first (8.4.1). */
function siteOf(game: Game, sites: readonly Site[]): Site | undefined {
  const tribes = sites.map((s) => s.tribe)
  const tribe = chooseTribe(game, 'aedui', 'A-SUBORN', tribes, [first('aedui-city', countsAsCity)])
  return sites.find((s) => s.tribe === tribe)
}

/** What has been done to an Ally, and steps 3 to 5 as far as pieces, Resources and the showing Winter (8.4.4) let them. */
function withTroops(game: Game, action: Action, region: RegionId, ally?: Step): Step[] {
  const steps = ally ? [ally] : []
  const spent = (): number => steps.length + (ally ? allyCost - 1 : 0)
  for (const next of troopSteps(game, region)) {
    if (steps.length === mostPieces || !affords(game, action, spent() + 1)) break
    if (!barred(game, [...steps, next])) steps.push(next)
  }
  return steps
}

function* troopSteps(game: Game, region: RegionId): Generator<Step> {
  const able = Math.min(mostPieces, availableTroops(game, 'aedui'))
  for (let n = 0; n < able; n++) yield placesWarband(region)
  for (const of of targets)
    for (const side of sides)
      for (let n = forcesIn(game.state, of, region)[side]; n > 0; n--)
        yield {
          act: { act: 'remove-troops', piece: `${of}:${side}` },
          carryOut: (copy) => removeTroops(copy, rule, of, region, { [side]: 1 }),
        }
}

const placesAlly = (tribe: TribeId): Step => ({
  act: { act: 'place-ally', piece: `${tribe}:aedui` },
  carryOut: (copy) => placeAlly(copy, rule, 'aedui', tribe),
})

const removesAlly = (tribe: TribeId): Step => ({
  act: { act: 'remove-ally', piece: tribe },
  carryOut: (copy) => removeAlly(copy, rule, tribe),
})

const placesWarband = (region: RegionId): Step => ({
  act: { act: 'place-troops', piece: 'aedui' },
  carryOut: (copy) => void placeTroops(copy, rule, 'aedui', region, 1),
})

function affords(game: Game, action: Action, cost: number): boolean {
  return action.free || game.state.resources.aedui >= cost
}

/** Whether these steps together could push a player over its threshold while Winter is showing (8.4.4). */
function barred(game: Game, steps: readonly Step[]): boolean {
  return barredByWinter(game, function* (copy) {
    for (const step of steps) step.carryOut(copy)
  })
}
