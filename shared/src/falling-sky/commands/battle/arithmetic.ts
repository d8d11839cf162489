import { namedLeaderIn } from '../../board/control'
import { archersMissing, besiegeBreaksCitadel, caesarDoublesOne, legioX } from '../../capabilities/in-battle'
import type { State } from '../../state'
import type { Fight, Party } from './fight'
import { leaderOf, legionsOf, troopsOf } from './fight'

/**
 * The one arithmetic of Losses (3.2.4 steps 3 and 4): used by the resolution, by previews and by forecasts alike. The
 * order of the steps is that of 5.3: values per piece, then what is taken off or doubled, then halving, then rounding
 * down, then what is added after everything.
 */

/** How a number of Losses came about, to be shown and logged. */
export interface LossSum {
  /** Before halving and rounding. */
  total: number
  halved: boolean
  losses: number
}

/** Losses that the Attacker causes. `retreat`: whether the Defender Retreats, which halves them like walls do; never quarters. */
export function attackLosses(state: State, fight: Fight, retreat: boolean): LossSum {
  const { attacker, defender, terms } = fight
  const legions = legionPoints(state, fight)
  const troops = troopPoints(state, fight, attacker, attackPerTroop(state, fight))
  const forces = Math.max(
    0,
    legions + leaderPoint(state, fight, attacker) + troops - (archersMissing(state, fight) ? 1 : 0),
  )
  const total = forces * (terms.doubled ? 2 : 1) * (fight.gallicHorse === attacker.faction ? 2 : 1)
  return finish(state, fight, attacker, defender, total, retreat || wallsHalve(state, fight), terms.more ?? 0)
}

/** Losses that the Defender's surviving pieces cause: no Caesar, no Ambiorix (RUL-10), nothing halved. */
export function counterattackLosses(state: State, fight: Fight): LossSum {
  const { attacker, defender, region } = fight
  const perTroop = defender.faction === 'romans' && fight.romanHorse ? 1 : 0.5
  const forces =
    legionsOf(state, defender, region) +
    leaderPoint(state, fight, defender) +
    troopPoints(state, fight, defender, perTroop)
  const total = forces * (fight.gallicHorse === defender.faction ? 2 : 1)
  return finish(state, fight, defender, attacker, total, false, 0)
}

/** Losses of the Auxilia that open fire (card 13): a half each, 1 with Germanic Horse (card 59). */
export function openingLosses(auxilia: number, fight: Fight): number {
  return Math.floor(auxilia * (fight.romanHorse ? 1 : 0.5))
}

/** Caesar attacking doubles his Legions (3.2.4), under Legio X shaded one of them only (card 15). */
function legionPoints(state: State, { attacker, region }: Fight): number {
  const legions = legionsOf(state, attacker, region)
  const caesar =
    attacker.faction === 'romans' && namedLeaderIn(state, 'romans', region) && leaderOf(state, attacker, region)
  if (!caesar) return legions
  return caesarDoublesOne(state) ? legions + Math.min(1, legions) : legions * 2
}

function leaderPoint(state: State, { region }: Fight, party: Party): number {
  return leaderOf(state, party, region) ? 1 : 0
}

/** Ambiorix attacking: 1 per Belgic Warband (3.3.4). Auxilia: 1 with Germanic Horse, and what an Event makes of them. */
function attackPerTroop(state: State, { attacker, region, romanHorse, terms }: Fight): number {
  if (attacker.faction === 'romans') return (romanHorse ? 1 : 0.5) * (terms.auxiliaTimes ?? 1)
  const ambiorix =
    attacker.faction === 'belgae' && namedLeaderIn(state, 'belgae', region) && leaderOf(state, attacker, region)
  return ambiorix ? 1 : 0.5
}

/** Warbands or Auxilia; those of Vercingetorix's Elite count as Legions (card 30). */
function troopPoints(state: State, { region }: Fight, party: Party, perTroop: number): number {
  const elite = party.elite ? party.elite.hidden + party.elite.revealed + party.elite.scouted : 0
  return elite + (troopsOf(state, party, region) - elite) * perTroop
}

/** Whether the Defender's Citadel or Fort halves the Losses. */
export function wallsHalve(state: State, { walls, besiege, terms }: Fight): boolean {
  const citadel = walls.citadel && !terms.ignoreCitadel && !(besiege && besiegeBreaksCitadel(state))
  return citadel || (walls.fort && !terms.ignoreFort && !terms.fortDoesNotHalve)
}

/** Halving, rounding down, and what comes after: an Event's extra Losses, Legio X (card 15). */
function finish(
  state: State,
  fight: Fight,
  by: Party,
  on: Party,
  total: number,
  halved: boolean,
  more: number,
): LossSum {
  const rounded = Math.floor(halved ? total / 2 : total) + more
  const legio = (legioX(state, by, fight) ? 2 : 0) - (legioX(state, on, fight) ? 1 : 0)
  return { total, halved, losses: Math.max(0, rounded + legio) }
}
