import type { Text } from '../../../kernel/text'
import { text } from '../../../kernel/text'
import { namedLeaderIn } from '../../board/control'
import { archersMissing, besiegeBreaksCitadel, caesarDoublesOne, legioX } from '../../capabilities/in-battle'
import { leaderName } from '../../names'
import type { State } from '../../state'
import type { Fight, Party } from './fight'
import { leaderOf, legionsOf, troopsOf, wallsThatCount } from './fight'

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
  /** What the total is made of, in the order of the steps. */
  parts: Text[]
  /** What halves it. */
  halvedBy: 'retreat' | 'citadel' | 'fort' | undefined
  /** What is added or taken off after rounding. */
  later: Text[]
}

/** Losses that the Attacker causes. `retreat`: whether the Defender Retreats, which halves them like walls do; never quarters. */
export function attackLosses(state: State, fight: Fight, retreat: boolean): LossSum {
  const { attacker, defender, terms } = fight
  const legions = legionPoints(state, fight)
  const perTroop = attackPerTroop(state, fight)
  const troops = troopPoints(state, fight, attacker, perTroop)
  const missing = archersMissing(state, fight) ? 1 : 0
  const forces = Math.max(0, legions + leaderPoint(state, fight, attacker) + troops - missing)
  const times = (terms.doubled ? 2 : 1) * (fight.gallicHorse === attacker.faction ? 2 : 1)
  const parts = [
    ...forceParts(state, fight, attacker, legions, perTroop),
    ...(missing ? [text('battle.sum.archers')] : []),
    ...(times > 1 ? [text('battle.sum.times', { times })] : []),
  ]
  const sum = finish(state, fight, attacker, defender, forces * times, retreat || wallsHalve(state, fight), {
    parts,
    more: terms.more ?? 0,
  })
  if (sum.halved) sum.halvedBy = retreat ? 'retreat' : citadelHalves(state, fight) ? 'citadel' : 'fort'
  return sum
}

/** Losses that the Defender's surviving pieces cause: no Caesar, no Ambiorix (RUL-10), nothing halved. */
export function counterattackLosses(state: State, fight: Fight): LossSum {
  const { attacker, defender, region } = fight
  const perTroop = defender.faction === 'romans' && fight.romanHorse ? 1 : 0.5
  const legions = legionsOf(state, defender, region)
  const forces = legions + leaderPoint(state, fight, defender) + troopPoints(state, fight, defender, perTroop)
  const times = fight.gallicHorse === defender.faction ? 2 : 1
  const parts = [
    ...forceParts(state, fight, defender, legions, perTroop),
    ...(times > 1 ? [text('battle.sum.times', { times })] : []),
  ]
  return finish(state, fight, defender, attacker, forces * times, false, { parts, more: 0 })
}

/** What a side's Losses are made of: Legions, Leader, Elite, Warbands or Auxilia. */
function forceParts(state: State, { region }: Fight, party: Party, legions: number, times: number): Text[] {
  const n = legionsOf(state, party, region)
  const elite = eliteOf(party)
  const troops = troopsOf(state, party, region) - elite
  const kind = party.faction === 'romans' ? 'auxilia' : 'warbands'
  return [
    ...(n ? [text(legions > n ? 'battle.sum.legions.caesar' : 'battle.sum.legions', { n, total: legions })] : []),
    ...(leaderOf(state, party, region)
      ? [text('battle.sum.leader', { leader: leaderName(state, party.faction) })]
      : []),
    ...(elite ? [text('battle.sum.elite', { n: elite })] : []),
    ...(troops ? [text(`battle.sum.${kind}`, { n: troops, times })] : []),
  ]
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
  const elite = eliteOf(party)
  return elite + (troopsOf(state, party, region) - elite) * perTroop
}

function eliteOf({ elite }: Party): number {
  return elite ? elite.hidden + elite.revealed + elite.scouted : 0
}

/** Whether the Defender's Citadel or Fort halves the Losses. */
function wallsHalve(state: State, fight: Fight): boolean {
  return citadelHalves(state, fight) || (wallsThatCount(fight).fort && !fight.terms.fortDoesNotHalve)
}

function citadelHalves(state: State, fight: Fight): boolean {
  return wallsThatCount(fight).citadel && !(fight.besiege && besiegeBreaksCitadel(state))
}

/** Halving, rounding down, and what comes after: an Event's extra Losses, Legio X (card 15). */
function finish(
  state: State,
  fight: Fight,
  by: Party,
  on: Party,
  total: number,
  halved: boolean,
  { parts, more }: { parts: Text[]; more: number },
): LossSum {
  const rounded = Math.floor(halved ? total / 2 : total) + more
  const hits = legioX(state, by, fight) ? 2 : 0
  const spares = legioX(state, on, fight) ? 1 : 0
  const later = [
    ...(more ? [text('battle.sum.more', { n: more })] : []),
    ...(hits ? [text('battle.sum.legio-hits', { n: hits })] : []),
    ...(spares ? [text('battle.sum.legio-spares', { n: spares })] : []),
  ]
  return { total, halved, losses: Math.max(0, rounded + hits - spares), parts, halvedBy: undefined, later }
}
