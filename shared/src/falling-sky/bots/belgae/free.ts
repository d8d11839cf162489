import type { Action } from '../../commands/action'
import type { Game } from '../../game'
import type { FreeCommandOf } from '../flowchart'
import type { MarchTo } from '../guidelines/granted-march'
import { grantedMarch, intoOne } from '../guidelines/granted-march'
import type { Responder } from '../mind'
import { either } from '../plans/responder'
import { afterCommand } from './after'
import type { AfterAbility } from './after'
import { fighting, planBattles } from './battle'
import { isToFlee } from './choice-of-command'
import { fleeing } from './flee'
import { marching } from './march'
import { morasses } from './morasses'
import { raiding } from './raid'
import { rallying } from './rally'
import { threats } from './threats'

/**
 * A free Command (8.2.3) by the box for it, within the Regions of the grant; with a Special Ability where the Event
 * allows one. Morasses (36) has ways of its own.
 */
export function free(game: Game, granted: FreeCommandOf): Responder | undefined {
  const special = morasses(game, granted)
  if (special) return special
  if (granted.abilities > 0 && granted.command === 'battle') return fightingByChart(game, granted.action)
  const respond = byCommand(game, granted)
  if (granted.abilities === 0) return respond
  const open: AfterAbility[] =
    granted.command === 'rally' || granted.command === 'raid' ? ['rampage', 'enlist'] : ['enlist']
  return either(
    respond,
    afterCommand(() => undefined, open),
  )
}

/** With the Special Ability by B-BATTLE; where no Battle is worth it, one that must be fought goes without. */
function fightingByChart(game: Game, action: Action): Responder {
  const campaign = { threats: threats(game.state), action }
  return planBattles(game, campaign)?.respond ?? fighting(campaign)
}

/** B-FLEE if the flowchart comes to it, else B-MARCH, the lowest March box (8.2.3). */
function marchByChart(game: Game, action: Action): MarchTo | undefined {
  return (isToFlee(game) ? fleeing(game, action) : undefined) ?? marching(game, action)
}

/** A March that an Event describes. */
export const grantedMarches = grantedMarch(intoOne(marchByChart))

function byCommand(game: Game, { command, action }: FreeCommandOf): Responder | undefined {
  switch (command) {
    case 'rally':
      return rallying(game, action)
    case 'raid':
      return raiding(game, action)
    case 'march':
      return marchByChart(game, action)?.respond
    case 'battle':
      return fighting({ threats: threats(game.state), action })
    case 'recruit':
    case 'seize':
      return undefined
  }
}
