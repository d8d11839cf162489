import { namedLeaderIn } from '../../board/control'
import type { State } from '../../state'
import type { Fight, Party } from './fight'
import { leaderOf, legionsOf, troopsOf } from './fight'

/**
 * The one arithmetic of Losses (3.2.4 steps 3 and 4): used by the resolution, by previews and by forecasts alike. The
 * order of the steps is that of 5.3: values per piece, then what is added or doubled, then halving, then rounding down.
 */

/** How a number of Losses came about, to be shown and logged. */
export interface LossSum {
  legions: number
  perLegion: number
  leader: number
  troops: number
  /** Losses per Warband or Auxilia. */
  perTroop: number
  /** Before halving and rounding. */
  total: number
  halved: boolean
  losses: number
}

/** What one piece of each kind inflicts. */
interface Values {
  perLegion: number
  perTroop: number
}

const plain: Values = { perLegion: 1, perTroop: 0.5 }

/** Losses that the Attacker causes. `retreat`: whether the Defender Retreats, which halves them like walls do; never quarters. */
export function attackLosses(state: State, fight: Fight, retreat: boolean): LossSum {
  return sumLosses(state, fight, fight.attacker, attackValues(state, fight), retreat || fight.walls)
}

/** Losses that the Defender's surviving pieces cause: plain values, nothing doubled (RUL-10), nothing halved. */
export function counterattackLosses(state: State, fight: Fight): LossSum {
  return sumLosses(state, fight, fight.defender, plain, false)
}

/** Caesar attacking doubles his Legions (3.2.4), Ambiorix attacking the Belgic Warbands (3.3.4). */
function attackValues(state: State, { attacker, region }: Fight): Values {
  const led = namedLeaderIn(state, attacker.faction, region) && leaderOf(state, attacker, region)
  if (led && attacker.faction === 'romans') return { ...plain, perLegion: 2 }
  if (led && attacker.faction === 'belgae') return { ...plain, perTroop: 1 }
  return plain
}

function sumLosses(
  state: State,
  { region }: Fight,
  party: Party,
  { perLegion, perTroop }: Values,
  halved: boolean,
): LossSum {
  const legions = legionsOf(state, party, region)
  const leader = leaderOf(state, party, region) ? 1 : 0
  const troops = troopsOf(state, party, region)
  const total = legions * perLegion + leader + troops * perTroop
  return { legions, perLegion, leader, troops, perTroop, total, halved, losses: Math.floor(halved ? total / 2 : total) }
}
