import { text } from '../../../kernel/text'
import type { Action } from '../../commands/action'
import { rallyActs } from '../../commands/rally'
import { availableAllies, availableCitadels, availableTroops } from '../../forces/available'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import type { BotTurn } from '../flowchart'
import { countsAsCity } from '../guidelines/pieces'
import { chooseRegion, chooseTribe, first, most } from '../guidelines/select'
import type { RallyIn } from '../plans/commands'
import { rallyPlan } from '../plans/commands'
import type { Agenda } from '../plans/responder'
import { tryOut } from '../trial'
import { test } from '../walk'
import { withAuxilia } from './agree'
import { warbandsFact, warbandsOnMap } from './board'

/** With fewer Warbands on the map the Aedui Rally in any case (8.6.3). */
const enoughWarbands = 5
/** So many pieces are worth a Rally by themselves. */
const manyPieces = 3

/** A5 (8.6.3): 0-4 Warbands on the map, or would Rally alone place a Citadel, an Ally, or 3 or more pieces? */
export function a5(turn: BotTurn, action: Action): boolean {
  const { game } = turn
  if (warbandsOnMap(game) < enoughWarbands) return test(turn, 'A5', true, [warbandsFact(game)])
  const { settled, warbands } = rallyPreview(game, action)
  const places = text('bot.fact.aedui-rally', { settled, warbands })
  return test(turn, 'A5', settled > 0 || warbands >= manyPieces, [warbandsFact(game), places])
}

/** What Rally alone would place now, Auxilia by Diviciacus included (8.6.8). */
export function rallyPreview(now: Game, action: Action): { settled: number; warbands: number } {
  const placed = { settled: 0, warbands: 0 }
  const game = withAuxilia(now)
  const { rally } = game.ruleset.commandFlows
  if (!rally.possible(game, action)) return placed
  tryOut(game, (copy) => rally.run(copy, action), {
    plans: [{ faction: 'aedui', respond: rallyPlan(aRally(action)) }],
    effect: (effect) => {
      if (effect.kind === 'place-citadel' || effect.kind === 'place-ally') placed.settled++
      if (effect.kind === 'place-troops') placed.warbands += effect.n
    },
  })
  return placed
}

/** A-RALLY (8.6.3): Allies in Cities become Citadels, then all Allies, then all Warbands; each Region once. */
export function aRally(action: Action): Agenda<RallyIn> {
  const done: RegionId[] = []
  return (game) => {
    const open = game.ruleset.commandFlows.rally.regions(game, action).filter((r) => !done.includes(r))
    const next = citadel(game, action, open) ?? ally(game, action, open) ?? warbands(game, action, open)
    if (next) done.push(next.region)
    return next
  }
}

function citadel(game: Game, action: Action, open: readonly RegionId[]): RallyIn | undefined {
  return settle(game, action, open, 'citadel')
}

function ally(game: Game, action: Action, open: readonly RegionId[]): RallyIn | undefined {
  return settle(game, action, open, 'ally')
}

/** Cities and the Remi come first (8.4.1). */
function settle(game: Game, action: Action, open: readonly RegionId[], place: 'citadel' | 'ally'): RallyIn | undefined {
  const sites = open.flatMap((region) =>
    rallyActs(game, action, region).flatMap((act) => (act.kind === place ? [{ region, tribe: act.tribe }] : [])),
  )
  const regions = [...new Set(sites.map((s) => s.region))]
  const left = place === 'ally' ? availableAllies(game, 'aedui') : availableCitadels(game, 'aedui')
  const all = regions.length <= left && affordsAll(game, action, regions)
  const tribes = sites.filter((s) => !all || s.region === regions[0]).map((s) => s.tribe)
  const tribe = chooseTribe(game, 'aedui', 'A-RALLY', tribes, [first('aedui-city', countsAsCity)])
  const site = sites.find((s) => s.tribe === tribe)
  return site && { region: site.region, act: { place, tribe: site.tribe } }
}

/** Where most are placed comes first, so that Resources and Warbands go as far as they can (8.4). */
function warbands(game: Game, action: Action, open: readonly RegionId[]): RallyIn | undefined {
  const at = (r: RegionId): number =>
    rallyActs(game, action, r).reduce((n, act) => (act.kind === 'warbands' ? act.n : n), 0)
  const able = open.filter((r) => at(r) > 0)
  const enough = able.reduce((sum, r) => sum + at(r), 0) <= availableTroops(game, 'aedui')
  if (enough && affordsAll(game, action, able)) return able[0] && { region: able[0], act: { place: 'troops' } }
  const region = chooseRegion(game, 'aedui', 'A-RALLY', able, [most('aedui-warbands', at)])
  return region && { region, act: { place: 'troops' } }
}

/** Whether the Command can be executed in all of the Regions, so that their order is no matter. */
function affordsAll(game: Game, action: Action, regions: readonly RegionId[]): boolean {
  const { rally } = game.ruleset.commandFlows
  const cost = regions.reduce((sum, r) => sum + rally.cost(game, action, r), 0)
  return !action.limited && action.most === undefined && (action.free || cost <= game.state.resources.aedui)
}
