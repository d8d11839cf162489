import { text } from '../../../kernel/text'
import { regionsTogether } from '../../capabilities/diviciacus'
import type { Action } from '../../commands/action'
import { freeAction } from '../../commands/action'
import { harassers } from '../../commands/harassment'
import { seize } from '../../commands/seize'
import { alliesIn, controls, piecesIn, subduedIn } from '../../board/control'
import { groupOf, playableRegions } from '../../board/map'
import { pickAtRandom } from '../../dice'
import { availableDispersed } from '../../forces/available'
import { maxResources } from '../../forces/inventory'
import type { Game } from '../../game'
import type { Faction, RegionId, TribeId } from '../../ids'
import type { BotTurn } from '../flowchart'
import { chooseRegion, first } from '../guidelines/select'
import { barredByWinter } from '../guidelines/winter-showing'
import type { Responder } from '../mind'
import type { SeizeIn } from '../plans/commands'
import { seizePlan } from '../plans/commands'
import type { Agenda } from '../plans/responder'
import { either, inOrder } from '../plans/responder'
import { harasses } from '../reactions/harassment'
import { test } from '../walk'
import { abilityAfter } from './abilities'
import { askAedui, withAedui } from './aedui-help'
import { isPlayer } from './board'

/** R-SEIZE (8.8.5). */

/**
 * R-SEIZE (8.8.5): only where no Harassment Loss will occur. Aedui Warbands count for Control as far as the Aedui agree
 * (8.8.8).
 *
 * @returns the answers of the Command; undefined: nothing is possible, PASS
 */
export function rSeize(turn: BotTurn, action: Action): Responder | undefined {
  const game = withAedui(turn.game)
  const regions = [...dispersing(game, action), ...foraging(game, action)]
  if (!test(turn, 'R-SEIZE', regions.length > 0, [text('bot.fact.regions', { n: new Set(regions).size })]))
    return undefined
  return seizeAnswers(action)
}

/** The Command with R-BUILD after it, not in its Regions, or R-SCOUT. */
export function seizeAnswers(action: Action): Responder {
  const seized: RegionId[] = []
  const agenda: Agenda<SeizeIn> = (game) => {
    const next = nextSeize(game, action, seized)
    if (next) seized.push(next.region)
    return next
  }
  const seizes = either(
    askAedui('seize', ({ state }) => regionsTogether(state)),
    seizePlan(agenda),
  )
  return abilityAfter(seizes, { action, abilities: ['build', 'scout'], except: () => seized })
}

/** 1. Disperse all Tribes able: a. where players have pieces, b. in Belgica. 2. Then Seize for further Resources only. */
function nextSeize(game: Game, action: Action, seized: readonly RegionId[]): SeizeIn | undefined {
  const region = chooseRegion(
    game,
    'romans',
    'R-SEIZE',
    dispersing(game, action).filter((r) => !seized.includes(r)),
    [first('players', (r) => hasPlayers(game, r)), first('belgica', (r) => groupOf(r) === 'belgica')],
  )
  if (region !== undefined) return { region, disperse: someTribes(game, region) }
  const [next] = foraging(game, action).filter((r) => !seized.includes(r))
  return next && { region: next, disperse: [] }
}

/** As many of the Tribes as markers, and 8.4.4, allow. */
function someTribes(game: Game, region: RegionId): TribeId[] {
  const chosen: TribeId[] = []
  const most = availableDispersed(game.state)
  for (let left = dispersible(game, region); chosen.length < most;) {
    left = left.filter((t) => !chosen.includes(t) && !barred(game, region, [...chosen, t]))
    if (left.length === 0) break
    chosen.push(pickAtRandom(game, '8.3.4', left))
  }
  return chosen
}

function dispersing(game: Game, action: Action): RegionId[] {
  return safeRegions(game, action).filter((r) => dispersible(game, r).some((t) => !barred(game, r, [t])))
}

/** Whether a Gallic Rally that may follow could bring a player his victory while Winter shows (8.4.4). */
function barred(game: Game, region: RegionId, tribes: readonly TribeId[]): boolean {
  return barredByWinter(game, function* (copy) {
    const done = copy.mind?.follow('romans', seizePlan(inOrder([{ region, disperse: tribes }])))
    yield* seize.run(
      copy,
      freeAction('romans', (r) => r === region),
    )
    done?.()
  })
}

/** Where Resources could be had; with 45 there are no further ones. */
function foraging(game: Game, action: Action): RegionId[] {
  const { state } = game
  if (state.resources.romans === maxResources) return []
  return safeRegions(game, action).filter(
    (r) => !state.regions[r].devastated && subduedIn(state, r).length + alliesIn(state, 'romans', r).length > 0,
  )
}

/** All Tribes able except Helvii. */
function dispersible({ state }: Game, region: RegionId): TribeId[] {
  if (!controls(state, 'romans', region) || availableDispersed(state) === 0) return []
  return subduedIn(state, region).filter((t) => t !== 'helvii')
}

/** The Regions that could be Seized and where nobody will Harass. */
function safeRegions(game: Game, action: Action): RegionId[] {
  const open = seize.regions(game, action)
  return playableRegions(game.state).filter(
    (r) => open.includes(r) && !harassers(game.state, 'romans', r).some((f) => willHarass(game, f)),
  )
}

/** Germans and Non-player Belgae and Arverni do, Aedui don't; of a player it must be feared. */
export function willHarass(game: Game, by: Faction): boolean {
  return isPlayer(game, by) || harasses(by, 'romans')
}

function hasPlayers(game: Game, region: RegionId): boolean {
  return game.ruleset.playerFactions.some(
    (f) => f !== 'romans' && isPlayer(game, f) && piecesIn(game.state, f, region) > 0,
  )
}
