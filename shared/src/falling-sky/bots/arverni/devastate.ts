import { text } from '../../../kernel/text'
import { devastate } from '../../abilities/devastate'
import { legionsOf, partyOf } from '../../commands/battle/fight'
import { troopsIn } from '../../board/control'
import type { Action } from '../../commands/action'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import { regionThing } from '../../names'
import type { State } from '../../state'
import { barredByWinter } from '../guidelines/winter-showing'
import { devastatePlan } from '../plans/abilities'
import { inOrder } from '../plans/responder'
import { tryOut } from '../trial'
import { record } from '../walk'
import type { AbilityIntent } from './beside'
import { arverni } from './board'

/** V-DEVASTATE (8.7.1): all Regions in which it pays; undefined if there is none. Tells which. */
export function vDevastate(game: Game, action: Action): AbilityIntent | undefined {
  const regions = devastatedByChoice(game, action)
  record(game, arverni, {
    node: 'V-DEVASTATE',
    question: text('bot.V-DEVASTATE'),
    answer: text(regions.length ? 'bot.yes' : 'bot.no'),
    ...(regions.length && { candidates: regions.map(regionThing) }),
  })
  if (regions.length === 0) return undefined
  return { ability: 'devastate', respond: devastatePlan(inOrder(regions.map((region) => ({ region })))) }
}

/** The Regions that V-DEVASTATE would Devastate now. */
export function devastatedByChoice(game: Game, action: Action): RegionId[] {
  return devastate
    .regions(game, action)
    .filter((r) => devastatePays(game.state, r) && !barredByWinter(game, (copy) => devastateOn(copy, action, [r])))
}

/**
 * Whether Devastating forces removal of a Legion or two Auxilia, or of at least one enemy piece and at least as many
 * Roman and Aedui pieces together as Arverni ones. The Romans choose between Legions and Auxilia: two pieces of theirs
 * are two Auxilia or a Legion among them, one is a Legion only if there is nothing else.
 */
export function devastatePays(state: State, region: RegionId): boolean {
  const lost = (faction: Faction): number => removedFrom(state, faction, region)
  const romans = lost('romans')
  if (romans >= 2 || (romans === 1 && troopsIn(state, 'romans', region) === 0)) return true
  const enemies = factions.filter((f) => f !== arverni).reduce((sum, f) => sum + lost(f), 0)
  return enemies > 0 && romans + lost('aedui') >= lost(arverni)
}

/** One in four of the Arverni Warbands, one in three of another Faction's Warbands, Auxilia and Legions (4.3.2). */
function removedFrom(state: State, faction: Faction, region: RegionId): number {
  const legions = legionsOf(state, partyOf(state, faction, region), region)
  return Math.floor((troopsIn(state, faction, region) + legions) / (faction === arverni ? 4 : 3))
}

/** The board after Devastating these Regions. */
export function afterDevastating(game: Game, action: Action, regions: readonly RegionId[]): State {
  return tryOut(game, (copy) => devastateOn(copy, action, regions)).state
}

function* devastateOn(copy: Game, action: Action, regions: readonly RegionId[]): ReturnType<typeof devastate.run> {
  const done = copy.mind?.follow(arverni, devastatePlan(inOrder(regions.map((region) => ({ region })))))
  const outcome = yield* devastate.run(copy, { ...action, asides: () => [] })
  done?.()
  return outcome
}
