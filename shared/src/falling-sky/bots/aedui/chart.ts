import { cardOrder } from '../../sequence/eligibility'
import { cardData } from '../../cards/cards'
import type { BotTurn, Decided, Flowchart } from '../flowchart'
import { firstSymbols } from '../guidelines/first-symbols'
import { battleCommandPlan } from '../plans/battle'
import { raidPlan, rallyPlan } from '../plans/commands'
import { marchPlan } from '../plans/march'
import { either, inOrder } from '../plans/responder'
import { goTo, rolls, test } from '../walk'
import { afterCommand } from './after'
import { aAgreeGift, withAuxilia, withDiviciacus } from './agree'
import type { Prospect } from './battle'
import { a4, aBattle } from './battle'
import { paidAction } from './board'
import { aEvent } from './event'
import { aFree } from './free'
import { aeduiInstructions } from './instructions'
import { aMarch } from './march'
import { a6, aRaid, raidAgenda } from './raid'
import { a5, aRally } from './rally'
import { aReactions } from './reactions'

/** The Non-player Aedui (8.6). */
export const aeduiChart: Flowchart = {
  faction: 'aedui',
  rule: '8.6',
  decide,
  free: aFree,
  respond: aReactions,
  atOnce: aAgreeGift,
  instructions: aeduiInstructions,
}

/** The flowchart from the top (8.6). */
function decide(turn: BotTurn): Decided {
  if (a1(turn)) return pass(turn)
  const event = aEvent(turn)
  if (event) return event
  const battles = a4(turn, paidAction())
  if (battles.length > 0) return battle(turn, battles)
  if (a5(turn, paidAction())) return rallyOrRaid(turn)
  return a6(turn) ? raidOrPass(turn) : marchOrRaid(turn)
}

/** A1 (8.6.1): is the Aedui symbol first on the showing card but not on this one, and the die 1-4? */
function a1(turn: BotTurn): boolean {
  const { state } = turn.game
  const { next } = state.cards
  const nextFirst = typeof next === 'number' && cardData(next).order[0] === 'aedui'
  if (!test(turn, 'A1', nextFirst && cardOrder(state)[0] !== 'aedui', firstSymbols(state))) return false
  return rolls(turn, 'A1', '8.6.1')
}

function pass(turn: BotTurn): Decided {
  goTo(turn, 'A-PASS')
  return { kind: 'pass' }
}

/** A-BATTLE (8.6.2), then Trade. */
function battle(turn: BotTurn, battles: readonly Prospect[]): Decided {
  goTo(turn, 'A-BATTLE')
  const action = paidAction()
  const plan = withDiviciacus('battle', battleCommandPlan(aBattle(action, true, battles)))
  return { kind: 'command', command: 'battle', respond: either(plan, afterCommand(action, true)) }
}

/** A-RALLY (8.6.3), then Trade or Suborn; where nothing can be placed, Raid. */
function rallyOrRaid(turn: BotTurn): Decided {
  const action = paidAction()
  goTo(turn, 'A-RALLY')
  if (!turn.game.ruleset.commandFlows.rally.possible(withAuxilia(turn.game), action)) return raidOrPass(turn)
  const respond = either(withDiviciacus('rally', rallyPlan(aRally(action))), afterCommand(action, false))
  return { kind: 'command', command: 'rally', respond }
}

/** A-RAID (8.6.4), then Trade or Suborn; Pass if it can't gain 2. */
function raidOrPass(turn: BotTurn): Decided {
  const action = paidAction()
  if (!aRaid(turn, action)) return pass(turn)
  const plan = withDiviciacus('raid', raidPlan(raidAgenda(action)))
  return { kind: 'command', command: 'raid', respond: either(plan, afterCommand(action, false)) }
}

/** A-MARCH (8.6.5), then Trade or Suborn; if none is possible Raid. */
function marchOrRaid(turn: BotTurn): Decided {
  const action = paidAction()
  const march = aMarch(turn, action)
  if (!march) return raidOrPass(turn)
  const respond = either(marchPlan({ agenda: inOrder(march) }), afterCommand(action, false))
  return { kind: 'command', command: 'march', respond }
}
