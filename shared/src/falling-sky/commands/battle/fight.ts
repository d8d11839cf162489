import { bound } from '../../board/circumvallation'
import {
  alliesIn,
  citadelsIn,
  forcesIn,
  leaderIn,
  mobileIn,
  namedLeaderIn,
  othersStandIn,
  settledCount,
  standsIn,
  troopsIn,
} from '../../board/control'
import { isLentAway, ownersIn } from '../../board/lent'
import type { Group } from '../../effects'
import type { Faction, RegionId, Side } from '../../ids'
import { factions, sides } from '../../ids'
import { groupSize, inBoth } from '../../names'
import type { State } from '../../state'

/**
 * One side of a Battle. Usually all pieces of a Faction in the Region; a rule may add the Warbands of another Faction
 * or let only one group take part.
 */
export interface Party {
  faction: Faction
  /** Whose Warbands or Auxilia fight and absorb for it, itself first: lent ones too (4.5.1, card 38). */
  owners: readonly Faction[]
  /** The Faction whose Allies and Citadels stand by it as its own, where an Event says so (card 45). */
  settled?: Faction
  /** Only these pieces of the Faction are in the Battle; grows smaller with their Losses. */
  group?: Group
  /** The group has come into the Region just now: none of it is under the Circumvallation marker (card 4). */
  arrived?: boolean
  /** Its Warbands that inflict and take Losses as Legions (card 30); grows smaller with their Losses. */
  elite?: Record<Side, number>
}

/** One Battle in one Region (3.2.4, 3.3.4, 3.4.4). */
export interface Fight {
  rule: string
  region: RegionId
  attacker: Party
  defender: Party
  ambush: boolean
  /** The Romans have announced Besiege for it (4.2.3). */
  besiege: boolean
  /** What the Defender had there when the Battle began (RUL-23, RUL-37). */
  walls: { citadel: boolean; fort: boolean }
  /** Pieces under the Circumvallation marker attack the Romans, on their own or with others of their side (card 4). */
  sally: 'alone' | 'with-others' | undefined
  /** Roman Auxilia inflict 1 Loss each (59 unshaded). */
  romanHorse: boolean
  /** The Faction whose enemy's Losses are doubled (59 shaded). */
  gallicHorse: Faction | undefined
  terms: BattleTerms
  command: BattleCommand
}

/** A Battle Command, a Germans Phase or an Event with its Battles: some effects work in one of its Regions only. */
export interface BattleCommand {
  slingers: boolean
  romanHorse: boolean
  gallicHorse: boolean
  /** Whether Romans and Aedui have agreed to stand in for each other in defence (38 unshaded); asked once. */
  diviciacus: 'not-asked' | 'agreed' | 'refused'
}

export function newBattleCommand(): BattleCommand {
  return { slingers: false, romanHorse: false, gallicHorse: false, diviciacus: 'not-asked' }
}

/** What an Event or a rule changes about a Battle. */
export interface BattleTerms {
  noRetreat?: boolean
  noCounterattack?: boolean
  /** A Citadel of the Defender does not halve Losses (card 36). */
  ignoreCitadel?: boolean
  /** A Fort of the Defender neither halves nor absorbs Losses (card 21). */
  ignoreFort?: boolean
  /** A Fort of the Defender does not halve Losses (card 58). */
  fortDoesNotHalve?: boolean
  /** The Attacker's Auxilia inflict this many times their usual Losses (card 6, in the first edition card 11). */
  auxiliaTimes?: number
  /** The Attacker's Losses are doubled before rounding (card 11). */
  doubled?: boolean
  /** Losses that the Attacker inflicts beyond those of its Forces (card 25). */
  more?: number
  /** What the Defender's first Loss removes, if there: a Legion without a roll (card 2), an Ally (card 25). */
  firstLoss?: 'legion' | 'ally'
  /** The Attacker's pieces finish Hidden (card 36). */
  attackersHide?: boolean
  /** Ambush without a look at Hidden numbers and Leaders (cards 36, 53, 58). */
  ambushAlways?: boolean
  /** Ambush where Hidden numbers and the Leader allow it (card 45). */
  ambushIfAble?: boolean
}

/** Begins a Battle: what is read "at the start" is read now. */
export function beginFight(
  state: State,
  rule: string,
  region: RegionId,
  attacker: Party | Faction,
  defender: Faction,
  settings: { terms?: BattleTerms; command?: BattleCommand } = {},
): Fight {
  const { terms = {}, command = newBattleCommand() } = settings
  const party = typeof attacker === 'string' ? partyOf(state, attacker, region) : attacker
  const { citadel, fort } = wallsOf(state, defender, region)
  const sally = defender === 'romans' ? sallyOf(state, party, region) : undefined
  return {
    rule,
    region,
    attacker: party,
    defender: partyOf(state, defender, region),
    ambush: false,
    besiege: false,
    walls: { citadel, fort: fort || sally === 'alone' }, // they meet the Romans as in a Fort
    sally,
    romanHorse: false,
    gallicHorse: undefined,
    terms,
    command,
  }
}

/** All that fights for a Faction in a Region: its own pieces, and Warbands or Auxilia lent to it (4.5.1, card 38). */
export function partyOf(state: State, faction: Faction, region: RegionId): Party {
  const owners = isLentAway(state, faction, region) ? [] : ownersIn(state, faction, region)
  return { faction, owners, settled: undefined, group: undefined, elite: undefined }
}

/** Whether the Faction has a Citadel and a Fort in the Region; that of Provincia counts (RUL-33). */
function wallsOf(state: State, faction: Faction, region: RegionId): Fight['walls'] {
  return {
    citadel: citadelsIn(state, faction, region).length > 0,
    fort: forcesIn(state, faction, region).forts > 0,
  }
}

/** Those of the Defender's walls that matter: an Event may ignore its Citadel or its Fort (cards 21, 36). */
export function wallsThatCount({ walls, terms }: Fight): Fight['walls'] {
  return { citadel: walls.citadel && !terms.ignoreCitadel, fort: walls.fort && !terms.ignoreFort }
}

/** Warbands or Auxilia of one owner and side that fight for the party. */
export function troopsBySide(state: State, party: Party, owner: Faction, side: Side, region: RegionId): number {
  const there = forcesIn(state, owner, region)[side]
  return party.group ? (owner === party.faction ? Math.min(there, party.group[side]) : 0) : there
}

/**
 * Whether pieces under the Circumvallation marker are among the attackers, and alone (card 4): the party's own, or
 * those of the Aedui that fight for it (card 45).
 */
function sallyOf(state: State, party: Party, region: RegionId): Fight['sally'] {
  if (party.arrived) return undefined
  const attacking = (owner: Faction): Group => party.group ?? mobileIn(state, owner, region)
  const owners = party.group ? [party.faction] : party.owners
  const held = owners.reduce((n, owner) => n + groupSize(inBoth(attacking(owner), bound(state, owner, region))), 0)
  if (held === 0) return undefined
  return held === mobileOf(state, party, region) ? 'alone' : 'with-others'
}

/** Hidden Warbands or Auxilia that fight for the party; nothing else is ever Hidden (1.4.3). */
export function hiddenOf(state: State, party: Party, region: RegionId): number {
  return party.owners.reduce((sum, owner) => sum + troopsBySide(state, party, owner, 'hidden', region), 0)
}

/** Warbands or Auxilia that fight for the party. */
export function troopsOf(state: State, party: Party, region: RegionId): number {
  let n = 0
  for (const owner of party.owners)
    if (!party.group) n += troopsIn(state, owner, region)
    else for (const side of sides) n += troopsBySide(state, party, owner, side, region)
  return n
}

export function legionsOf(state: State, { faction, group }: Party, region: RegionId): number {
  const { legions } = forcesIn(state, faction, region)
  return group ? Math.min(legions, group.legions) : legions
}

export function leaderOf(state: State, { faction, group }: Party, region: RegionId): boolean {
  return leaderIn(state, faction, region) && (group?.leader ?? true)
}

/** Mobile pieces of the party. */
export function mobileOf(state: State, party: Party, region: RegionId): number {
  return (leaderOf(state, party, region) ? 1 : 0) + legionsOf(state, party, region) + troopsOf(state, party, region)
}

/** All pieces of the party; a group has no static ones. */
export function forcesOf(state: State, party: Party, region: RegionId): number {
  const mobile = mobileOf(state, party, region)
  if (party.group) return mobile
  const { forts, settlements } = forcesIn(state, party.faction, region)
  let settled = 0
  for (const faction of settlers(party)) settled += settledCount(state, faction, region)
  return mobile + forts + settlements + settled
}

/** Whose Allies and Citadels take Losses for the party. */
export function settlers({ faction, settled }: Party): Faction[] {
  return settled ? [faction, settled] : [faction]
}

/** The Factions that can be attacked there: any other with pieces (3.2.4 step 1). Empty if the attacker has none itself. */
export function targetsIn(state: State, attacker: Faction, region: RegionId): Faction[] {
  if (!standsIn(state, attacker, region)) return []
  return factions.filter((f) => f !== attacker && standsIn(state, f, region))
}

/** Whether there is a Faction that can be attacked there. */
export function hasTarget(state: State, attacker: Faction, region: RegionId): boolean {
  return standsIn(state, attacker, region) && othersStandIn(state, attacker, region)
}

/** Whether Caesar himself is where the Romans defend: he may counter an Ambush (4.3.3). */
export function caesarDefends(state: State, { defender, region }: Fight): boolean {
  return defender.faction === 'romans' && namedLeaderIn(state, 'romans', region)
}

/** Whether the Faction's pieces can inflict Losses in the Battle: it attacks, or it defends and may Counterattack. */
export function strikes(state: State, fight: Fight, faction: Faction): boolean {
  const { attacker, defender, ambush, terms } = fight
  if (attacker.faction === faction) return true
  if (defender.faction !== faction || terms.noCounterattack) return false
  return !ambush || caesarDefends(state, fight)
}

/** Whether the Romans could Besiege in this Battle: a Legion there, and an Ally or Citadel of the Defender (4.2.3). */
export function canBesiege(state: State, { attacker, defender, region }: Fight): boolean {
  if (attacker.faction !== 'romans' || legionsOf(state, attacker, region) === 0) return false
  return alliesIn(state, defender.faction, region).length + citadelsIn(state, defender.faction, region).length > 0
}
