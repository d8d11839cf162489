import type { Action } from '../../commands/action'
import { freeAction } from '../../commands/action'
import type { Game } from '../../game'
import type { CommandId } from '../../ids'
import type { BotTurn, FreeCommandOf } from '../flowchart'
import { canPlan } from '../guidelines/can-plan'
import { grantedMarch, intoOne } from '../guidelines/granted-march'
import type { Responder } from '../mind'
import { battleCommandPlan } from '../plans/battle'
import { raidPlan, rallyPlan } from '../plans/commands'
import { chooseIfOpen, either, openIds } from '../plans/responder'
import { afterCommand } from './after'
import { withDiviciacus } from './agree'
import { a4, aBattle } from './battle'
import { turnNow } from './board'
import { aMarch, marchGranted } from './march'
import { a6, aRaid, raidAgenda } from './raid'
import { a5, aRally, rallyPreview } from './rally'

/** Free Commands (8.2.3): by the boxes of the flowchart, in the Regions that the Event allows. */
export function aFree(game: Game, { command, action, abilities, demanded }: FreeCommandOf): Responder | undefined {
  const plan = planOf(game, command, action, abilities > 0)
  return plan && abilities > 0 ? either(plan, afterCommand(action, command === 'battle', demanded)) : plan
}

function planOf(game: Game, command: CommandId, action: Action, mayAmbush: boolean): Responder | undefined {
  switch (command) {
    case 'battle':
      return withDiviciacus('battle', battleCommandPlan(aBattle(action, mayAmbush)))
    case 'rally':
      return withDiviciacus('rally', rallyPlan(aRally(action)))
    case 'raid':
      return withDiviciacus('raid', raidPlan(raidAgenda(action)))
    case 'march':
      return marchGranted(game, action)?.respond
    case 'recruit':
    case 'seize':
      return undefined
  }
}

/**
 * Which of the Commands that are offered the flowchart comes to (8.2.3), from A4 on.
 *
 * @param action the Command that is granted
 */
export function commandByChart(turn: BotTurn, action: Action, offered: readonly string[]): CommandId | undefined {
  const open = (id: CommandId): boolean => offered.includes(id)
  if (open('battle') && a4(turn, action).length > 0) return 'battle'
  if (open('rally') && a5(turn, action) && placesAny(turn.game, action)) return 'rally'
  if (open('raid') && a6(turn) && aRaid(turn, action)) return 'raid'
  if (open('march') && canPlan(turn.game, (copy) => aMarch({ ...turn, game: copy }, action))) return 'march'
  const anyhow = ['raid', 'rally', 'march', 'battle'] as const
  return anyhow.find(open)
}

function placesAny(game: Game, action: Action): boolean {
  const { settled, warbands } = rallyPreview(game, action)
  return settled + warbands > 0
}

/** A March that an Event describes, by A-MARCH. */
export const grantedMarches = grantedMarch(intoOne(marchGranted))

/** The choice among free Commands, within the limits of what the Event offers. */
export const freeCommandChoice: Responder = (decision, game) => {
  if (decision.kind !== 'choose') return undefined
  const offered = game.mind?.offered?.action ?? freeAction('aedui')
  const command = commandByChart(turnNow(game), offered, openIds(decision))
  return command && chooseIfOpen(decision, command)
}
