import type { BotTurn, Decided, Flowchart } from '../flowchart'
import { either } from '../plans/responder'
import { goTo } from '../walk'
import { campaign } from './campaign'
import { freePlan, grantedActions } from './free'
import { instructions } from './instructions'
import { v1, vBattle } from './v-battle'
import { v2, v2c } from './v-event'
import { vFlee } from './v-flee'
import { vMass } from './v-mass'
import { vQuarters } from './v-quarters'
import { v5, vRaid } from './v-raid'
import { v3, vRally } from './v-rally'
import { v4, vSpread } from './v-spread'
import { vSpring } from './v-spring'

/** The flowchart of the Non-player Arverni (8.7). */
export const arverniChart: Flowchart = {
  faction: 'arverni',
  rule: '8.7',
  decide,
  free: freePlan,
  respond: either(vQuarters, vSpring, campaign, grantedActions),
  instructions,
}

/** From the top (8.1): under threat, the Event, Rally, Spread, Raid or Mass. */
function decide(turn: BotTurn): Decided {
  const threatened = v1(turn) ? (vBattle(turn) ?? vFlee(turn)) : undefined
  return threatened ?? executedEvent(turn) ?? command(turn)
}

function executedEvent(turn: BotTurn): Decided | undefined {
  const event = v2(turn)
  return event && v2c(turn, event) ? event : undefined
}

function command(turn: BotTurn): Decided {
  if (v3(turn)) return vRally(turn) ?? spread(turn)
  if (v4(turn)) return spread(turn)
  if (v5(turn)) return raid(turn)
  return vMass(turn) ?? raid(turn)
}

const spread = (turn: BotTurn): Decided => vSpread(turn) ?? raid(turn)
const raid = (turn: BotTurn): Decided => vRaid(turn) ?? pass(turn)

function pass(turn: BotTurn): Decided {
  goTo(turn, 'V-PASS')
  return { kind: 'pass' }
}
