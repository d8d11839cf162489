import type { Game } from '../../game'
import type { FreeCommandOf } from '../flowchart'
import type { Responder } from '../mind'
import { either } from '../plans/responder'
import { afterCommand } from './after'
import type { AfterAbility } from './after'
import { fighting } from './battle'
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
  const respond = byCommand(game, granted)
  if (granted.abilities === 0) return respond
  const open: AfterAbility[] =
    granted.command === 'rally' || granted.command === 'raid' ? ['rampage', 'enlist'] : ['enlist']
  return either(
    respond,
    afterCommand(() => undefined, open),
  )
}

function byCommand(game: Game, { command, action }: FreeCommandOf): Responder | undefined {
  switch (command) {
    case 'rally':
      return rallying(game, action)
    case 'raid':
      return raiding(game, action)
    case 'march':
      return marching(game, action)
    case 'battle':
      return fighting({ threats: threats(game.state), action })
    case 'recruit':
    case 'seize':
      return undefined
  }
}
