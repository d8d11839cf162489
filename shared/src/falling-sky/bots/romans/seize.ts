import { text } from '../../../kernel/text'
import type { Action } from '../../commands/action'
import { harassers } from '../../commands/harassment'
import { seize } from '../../commands/seize'
import { alliesIn, controls, piecesIn, subduedIn } from '../../board/control'
import { groupOf, playableRegions } from '../../board/map'
import { pickAtRandom } from '../../dice'
import { availableDispersed } from '../../forces/available'
import type { Game } from '../../game'
import type { Faction, RegionId, TribeId } from '../../ids'
import type { BotTurn } from '../flowchart'
import { chooseRegion, first } from '../guidelines/select'
import type { Responder } from '../mind'
import type { SeizeIn } from '../plans/commands'
import { seizePlan } from '../plans/commands'
import type { Agenda } from '../plans/responder'
import { harasses } from '../reactions/harassment'
import { test } from '../walk'
import { abilityAfter } from './abilities'
import { isPlayer } from './board'

/** R-SEIZE (8.8.5). */

/**
 * R-SEIZE (8.8.5): only where no Harassment Loss will occur.
 *
 * @returns the answers of the Command; undefined: nothing is possible, PASS
 */
export function rSeize(turn: BotTurn, action: Action): Responder | undefined {
  const { game } = turn
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
  return abilityAfter(seizePlan(agenda), { action, abilities: ['build', 'scout'], except: () => seized })
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
  if (region !== undefined) return { region, disperse: someTribes(game, dispersible(game, region)) }
  const [next] = foraging(game, action).filter((r) => !seized.includes(r))
  return next && { region: next, disperse: [] }
}

function someTribes(game: Game, tribes: readonly TribeId[]): TribeId[] {
  const chosen: TribeId[] = []
  const most = Math.min(tribes.length, availableDispersed(game.state))
  while (chosen.length < most)
    chosen.push(
      pickAtRandom(
        game,
        '8.3.4',
        tribes.filter((t) => !chosen.includes(t)),
      ),
    )
  return chosen
}

function dispersing(game: Game, action: Action): RegionId[] {
  return safeRegions(game, action).filter((r) => dispersible(game, r).length > 0)
}

function foraging(game: Game, action: Action): RegionId[] {
  const { state } = game
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
