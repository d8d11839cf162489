import type { Game } from '../../game'
import type { Action } from '../../commands/action'
import { freeAction } from '../../commands/action'
import type { CommandId } from '../../ids'
import { belgae } from './board'
import { wouldFight } from './battle'
import { courseOfRally, isWorthwhile } from './rally'
import { marching } from './march'
import { threats } from './threats'

/**
 * Which of the Commands that an Event offers (8.2.3): the one to which the flowchart leads. Threatened Belgae Battle
 * (B1); they Rally if that places an Ally, a Citadel or 3 Warbands or adds Control (B4), else March to add Control, else
 * Raid. Undefined if none of these is offered and able.
 */
export function commandFor(
  game: Game,
  offered: readonly string[],
  action: Action = freeAction(belgae),
): CommandId | undefined {
  const able: Record<'battle' | 'rally' | 'march' | 'raid', () => boolean> = {
    battle: () => wouldFight(game, { threats: threats(game.state), action }),
    rally: () => isWorthwhile(courseOfRally(game, action)),
    march: () => marching(game, action) !== undefined,
    raid: () => true,
  }
  return (['battle', 'rally', 'march', 'raid'] as const).find((id) => offered.includes(id) && able[id]())
}
