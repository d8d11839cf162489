import { leaderIn, namedLeaderIn } from '../../board/control'
import type { Faction, RegionId } from '../../ids'
import type { State } from '../../state'
import type { Fight } from './fight'
import { troopsOf } from './fight'

/**
 * The one arithmetic of Losses (3.2.4 steps 3 and 4): used by the resolution, by previews and by forecasts alike. All
 * sums are in half Losses; the order of the steps is that of 5.3.
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

/** Losses that the Attacker causes. `retreat`: whether the Defender Retreats, which halves them like walls do; never quarters. */
export function attackLosses(state: State, fight: Fight, retreat: boolean): LossSum {
  const { attacker, region } = fight
  const perLegion = namedLeaderIn(state, 'romans', region) ? 2 : 1
  const ambiorix = attacker === 'belgae' && namedLeaderIn(state, 'belgae', region)
  return sum(state, attacker, region, perLegion, ambiorix ? 1 : 0.5, retreat || fight.walls)
}

/** Losses that the Defender's surviving pieces cause: plain values, nothing doubled (RUL-10), nothing halved. */
export function counterattackLosses(state: State, fight: Fight): LossSum {
  return sum(state, fight.defender, fight.region, 1, 0.5, false)
}

function sum(
  state: State,
  faction: Faction,
  region: RegionId,
  perLegion: number,
  perTroop: number,
  halved: boolean,
): LossSum {
  const { legions } = state.regions[region].forces[faction]
  const leader = leaderIn(state, faction, region) ? 1 : 0
  const troops = troopsOf(state, faction, region)
  const total = legions * perLegion + leader + troops * perTroop
  return { legions, perLegion, leader, troops, perTroop, total, halved, losses: Math.floor(halved ? total / 2 : total) }
}
