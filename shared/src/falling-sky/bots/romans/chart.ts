import { margin } from '../../victory/scores'
import type { Action } from '../../commands/action'
import { newAction } from '../../commands/action'
import type { Game } from '../../game'
import type { CommandId } from '../../ids'
import { eventOf } from '../guidelines/events'
import type { BotTurn, Decided, Flowchart, FreeCommandOf } from '../flowchart'
import type { Responder } from '../mind'
import { byTopic, either, noMore, yesIf } from '../plans/responder'
import { goTo } from '../walk'
import { abilityAfter } from './abilities'
import { rBattle } from './battle'
import { r1, r2, r5, regionsMeetingR1 } from './conditions'
import { freeTurn, granted } from './granted'
import { romanInstructions } from './instructions'
import { rMarch } from './march'
import { rQuarters } from './quarters'
import { recruitAnswers, rRecruit } from './recruit'
import { rSeize, seizeAnswers } from './seize'

/** The flowchart of the Non-player Romans (8.8). */
export const romanChart: Flowchart = {
  faction: 'romans',
  rule: '8.8',
  decide,
  free,
  respond: either(rQuarters, diviciacus(), granted),
  instructions: romanInstructions,
}

/** R1 to R5 (8.8.1-8.8.5). */
function decide(turn: BotTurn): Decided {
  const action = newAction('romans')
  const meeting = r1(turn)
  if (meeting.length > 0) return battles(turn, action, meeting) ?? marches(turn, action, meeting)
  if (r2(turn)) return marches(turn, action, [])
  const event = eventOf(turn, 'R3')
  if (event) return event
  return r5(turn) ? recruits(turn, action) : marches(turn, action, [])
}

/** R-BATTLE; R-SCOUT after it, if no Besiege is used. */
function battles(turn: BotTurn, action: Action, meeting: readonly ReturnType<typeof regionsMeetingR1>[number][]) {
  const found = rBattle(turn, action, meeting)
  return found && command('battle', withScout(action, found))
}

function withScout(action: Action, { respond, besieges }: { respond: Responder; besieges: boolean }): Responder {
  return abilityAfter(respond, { action, abilities: besieges ? [] : ['scout'] })
}

/** R-MARCH, else R-RECRUIT. */
function marches(
  turn: BotTurn,
  action: Action,
  meeting: readonly ReturnType<typeof regionsMeetingR1>[number][],
): Decided {
  const respond = rMarch(turn, action, meeting)
  return respond ? command('march', respond) : recruits(turn, action)
}

/** R-RECRUIT, else R-SEIZE, else PASS. */
function recruits(turn: BotTurn, action: Action): Decided {
  const recruiting = rRecruit(turn, action)
  if (recruiting) return command('recruit', recruiting)
  const seizing = rSeize(turn, action)
  if (seizing) return command('seize', seizing)
  goTo(turn, 'R-PASS')
  return { kind: 'pass' }
}

function command(id: CommandId, respond: Responder): Decided {
  return { kind: 'command', command: id, respond }
}

/** A free Command (8.2.3) by the box for it, in the Regions that the Event allows. */
function free(game: Game, { command: id, action, abilities }: FreeCommandOf): Responder | undefined {
  const turn = freeTurn(game)
  switch (id) {
    case 'battle': {
      const found = rBattle(turn, action, regionsMeetingR1(game))
      return found && (abilities > 0 ? withScout(action, found) : either(declined, found.respond))
    }
    case 'march':
      return rMarch(turn, action, regionsMeetingR1(game), { alone: abilities === 0 })
    case 'recruit':
      return recruitAnswers(action)
    case 'seize':
      return seizeAnswers(action)
    default:
      return undefined
  }
}

const declined: Responder = (decision) => (decision.topic === 'ability.after' ? noMore(decision) : undefined)

/**
 * R-DIVICIACUS (8.8.8): agrees in Aedui Commands unless the Aedui exceed their threshold, not during Aedui defence; uses
 * Aedui Warbands in its own Commands.
 */
function diviciacus(): Responder {
  return byTopic({
    'consent.diviciacus': (decision, game) => {
      const defends = decision.prompt.params?.['attacker'] !== undefined
      return yesIf(!defends && margin(game.state, 'aedui') < 1)
    },
  })
}
