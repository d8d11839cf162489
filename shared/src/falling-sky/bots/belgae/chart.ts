import type { Decided, BotTurn, Flowchart } from '../flowchart'
import { goTo } from '../walk'
import { bBattle } from './battle'
import { b2, b3 } from './event'
import { bFlee } from './flee'
import { free } from './free'
import { instructions } from './instructions'
import { bMarch } from './march'
import { b4, bRally } from './rally'
import { b5, bRaid } from './raid'
import { reactions } from './reactions'
import { b1 } from './threats'

/** The flowchart of the Belgae (8.5), from the top. */
function decide(turn: BotTurn): Decided {
  return underThreat(turn) ?? atLeisure(turn)
}

/** B1: Battle, else March under threat; if neither can be done, on to B2. */
function underThreat(turn: BotTurn): Decided | undefined {
  const threats = b1(turn)
  return threats.length > 0 ? (bBattle(turn, threats) ?? bFlee(turn, threats)) : undefined
}

/** B2 to B5; March falls back to Raid, Raid to Pass (BOT-10). */
function atLeisure(turn: BotTurn): Decided {
  if (b2(turn)) return pass(turn)
  const event = b3(turn)
  if (event) return event
  if (b4(turn)) return bRally(turn)
  const command = b5(turn) ? bRaid(turn) : (bMarch(turn) ?? bRaid(turn))
  return command ?? pass(turn)
}

function pass(turn: BotTurn): Decided {
  goTo(turn, 'B-PASS')
  return { kind: 'pass' }
}

/** The Non-player Belgae (8.5). */
export const belgaeChart: Flowchart = { faction: 'belgae', rule: '8.5', decide, free, respond: reactions, instructions }
