import type { Action } from '../../commands/action'
import { freeAction } from '../../commands/action'
import type { Game } from '../../game'
import type { CommandId } from '../../ids'
import { openTurn } from '../flowchart'
import { canPlan } from '../guidelines/can-plan'
import { belgae } from './board'
import { wouldFight } from './battle'
import { fleeing } from './flee'
import { marching } from './march'
import { b5, courseOfRaid, leastGain } from './raid'
import { courseOfRally, isWorthwhile } from './rally'
import { threats } from './threats'

/**
 * Which of the Commands that an Event offers (8.2.3): the one to which the flowchart leads. Threatened Belgae Battle or
 * flee (B1); they Rally if that places an Ally, a Citadel or 3 Warbands or adds Control (B4); poor ones Raid on a die of
 * 1-4 (B5); else they March to add Control, else Raid. Undefined if none of these is offered and able.
 */
export function commandFor(game: Game, offered: readonly string[], action: Action): CommandId | undefined {
  const open = (id: CommandId): boolean => offered.includes(id)
  if (open('battle') && wouldFight(game, { threats: threats(game.state), action })) return 'battle'
  if (open('march') && isToFlee(game) && canPlan(game, (copy) => fleeing(copy, action))) return 'march'
  if (open('rally') && isWorthwhile(courseOfRally(game, action))) return 'rally'
  const gain = open('raid') ? courseOfRaid(game, action).gain : 0
  if (gain >= leastGain && b5(openTurn(game, belgae))) return 'raid'
  if (open('march') && canPlan(game, (copy) => marching(copy, action))) return 'march'
  return open('raid') ? 'raid' : undefined
}

/** Whether the flowchart comes to B-FLEE: threatened (B1), and no Battle would be fought. */
export function isToFlee(game: Game): boolean {
  const all = threats(game.state)
  return all.length > 0 && !wouldFight(game, { threats: all, action: anywhere })
}

/** What the flowchart looks at to tell whether there would be a Battle: the whole map, whatever the Event allows. */
const anywhere: Action = freeAction(belgae)
