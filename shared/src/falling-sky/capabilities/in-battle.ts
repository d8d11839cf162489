import { leaderIn, troopsIn } from '../board/control'
import { firstEdition } from '../cards/edition'
import type { Fight, Party } from '../commands/battle/fight'
import {
  forcesOf,
  leaderOf,
  legionsOf,
  strikes,
  troopsBySide,
  troopsOf,
  wallsThatCount,
} from '../commands/battle/fight'
import type { Faction } from '../ids'
import { sides } from '../ids'
import type { State } from '../state'
import { holdsCapability, inForce } from './in-force'

/**
 * What the Capabilities change in Battle, one question each. The order in which the arithmetic asks them is that of
 * 5.3 (see commands/battle/arithmetic.ts).
 */

/** 10 Ballistae, unshaded: Besiege also cancels the halving by a Citadel. */
export function besiegeBreaksCitadel(state: State): boolean {
  return inForce(state, 10, 'unshaded') !== undefined
}

/** 10 Ballistae, unshaded: Battle rolls remove Roman Forts on 1-2 only. Returns the highest die that removes one. */
export function fortFallsOn(state: State): number {
  return inForce(state, 10, 'unshaded') ? 2 : 3
}

/** 10 Ballistae, shaded: after an Ambush the holder may remove a defending Fort or Citadel. */
export function storms(state: State, attacker: Faction): boolean {
  return holdsCapability(state, attacker, 10, 'shaded')
}

/**
 * 13 Balearic Slingers, unshaded: Roman Auxilia open fire on the Attacker, in one Region per enemy Battle Command; not
 * on one for whom they fight themselves (card 38).
 */
export function slingersReady(state: State, fight: Fight): boolean {
  const { attacker, region } = fight
  const enemy = !attacker.owners.includes('romans') && forcesOf(state, attacker, region) > 0 // none of card 25
  return enemy && inForce(state, 13, 'unshaded') !== undefined && !fight.command.slingers && auxiliaIn(state, fight) > 0
}

/** Roman Auxilia there, and what fights as such in a Roman Battle (card 38). */
export function auxiliaIn(state: State, { attacker, defender, region }: Fight): number {
  const romans = [attacker, defender].find((p) => p.faction === 'romans')
  return romans ? troopsOf(state, romans, region) : troopsIn(state, 'romans', region)
}

/** 15 Legio X, unshaded: with Leader and Legion the Romans inflict 2 Losses more and suffer 1 less, after rounding. */
export function legioX(state: State, party: Party, fight: Fight): boolean {
  if (party.faction !== 'romans' || !inForce(state, 15, 'unshaded')) return false
  return leaderOf(state, party, fight.region) && legionsOf(state, party, fight.region) > 0
}

/** 15 Legio X, shaded: Caesar attacking doubles one Legion only. */
export function caesarDoublesOne(state: State): boolean {
  return inForce(state, 15, 'shaded') !== undefined
}

/** 27 Massed Gallic Archers, unshaded: the Arverni attacking, by a free Battle too, inflict 1 Loss less, before halving. */
export function archersMissing(state: State, fight: Fight): boolean {
  return fight.attacker.faction === 'arverni' && inForce(state, 27, 'unshaded') !== undefined
}

/** 27 Massed Gallic Archers, shaded: where 6 Arverni Warbands fight, the other side first absorbs a Loss. Returns that side. */
export function archersTarget(state: State, fight: Fight): Party | undefined {
  if (!inForce(state, 27, 'shaded')) return undefined
  const arverni = [fight.attacker, fight.defender].find((p) => p.faction === 'arverni')
  if (!arverni || troopsOf(state, arverni, fight.region) < 6) return undefined
  return arverni === fight.attacker ? fight.defender : fight.attacker
}

/** 30 Vercingetorix's Elite, shaded: how many Warbands the Arverni pick. */
function eliteSize(state: State): number {
  return firstEdition(state) ? 2 : 4
}

/**
 * 30 Vercingetorix's Elite, shaded: how many Arverni Warbands count as Legions where the Arverni Leader fights; none of
 * the Aedui who fight for them (card 45).
 */
export function eliteWarbands(state: State, party: Party, { region }: Fight): number {
  const led = party.faction === 'arverni' && leaderIn(state, 'arverni', region) && (party.group?.leader ?? true)
  if (!led || !inForce(state, 30, 'shaded')) return 0
  const own = sides.reduce((n, side) => n + troopsBySide(state, party, 'arverni', side, region), 0)
  return Math.min(eliteSize(state), own)
}

/**
 * 59 Germanic Horse, unshaded: the Romans may have Auxilia inflict 1 Loss each in one Region per Battle Command, where
 * they strike or open fire.
 */
export function romanHorseReady(state: State, fight: Fight): boolean {
  if (!inForce(state, 59, 'unshaded') || fight.command.romanHorse || auxiliaIn(state, fight) === 0) return false
  return strikes(state, fight, 'romans') || slingersReady(state, fight)
}

/**
 * 59 Germanic Horse, shaded: its Gallic holder doubles the enemy's Losses in one Region per Battle Command where it
 * strikes, not when it attacks a Defender with a Fort or Citadel, nor when it defends with a Citadel itself. Returns the
 * holder if it may.
 */
export function gallicHorse(state: State, fight: Fight): Faction | undefined {
  const holder = inForce(state, 59, 'shaded')?.holder
  const { citadel, fort } = wallsThatCount(fight)
  if (holder === undefined || fight.command.gallicHorse || citadel || fort) return undefined
  return strikes(state, fight, holder) ? holder : undefined
}
