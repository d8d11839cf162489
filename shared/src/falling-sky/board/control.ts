import type { Faction, RegionId, TribeId } from '../ids'
import { factions } from '../ids'
import type { Group } from '../effects'
import type { Forces, LeaderState, RegionState, State } from '../state'
import { derived } from './derived'
import { anyLent, lenderIn } from './lent'
import { playableRegions, tribeFacts, tribesIn } from './map'
import type { RegionSet } from './region-set'
import { only } from './region-set'
import type { Settled } from './settlements'
import { settlementsIn } from './settlements'

/**
 * The Faction's pieces in the Region, Leader and discs apart. Nothing is read more often: a field that is named is read
 * several times faster than one that is looked up.
 */
export function forcesIn({ regions }: Pick<State, 'regions'>, faction: Faction, region: RegionId): Forces {
  const { forces } = regions[region]
  switch (faction) {
    case 'romans':
      return forces.romans
    case 'arverni':
      return forces.arverni
    case 'aedui':
      return forces.aedui
    case 'belgae':
      return forces.belgae
    case 'germans':
      return forces.germans
  }
}

/** Whether the Faction's Leader, named or Successor, is in the Region. */
export function leaderIn(state: State, faction: Faction, region: RegionId): boolean {
  const leader = state.leaders[faction]
  return leader.place === 'map' && leader.region === region
}

/** Whether the Leader with his symbol up (Caesar, Vercingetorix, Ambiorix) is in the Region. */
export function namedLeaderIn(state: State, faction: Faction, region: RegionId): boolean {
  const leader = state.leaders[faction]
  return leader.place === 'map' && leader.region === region && leader.named
}

/** Warbands (Auxilia for the Romans) of the Faction in the Region, whatever their side. */
export function troopsIn(state: State, faction: Faction, region: RegionId): number {
  const { hidden, revealed, scouted } = forcesIn(state, faction, region)
  return hidden + revealed + scouted
}

/** The Tribes in the Region with an Ally disc (not a Citadel) of the Faction. */
export function alliesIn(state: State, faction: Faction, region: RegionId): readonly TribeId[] {
  return settlementsIn(state, region).by[faction].allies
}

/** The Tribes in the Region with a Citadel of the Faction. */
export function citadelsIn(state: State, faction: Faction, region: RegionId): readonly TribeId[] {
  return settlementsIn(state, region).by[faction].citadels
}

/** The Tribes in the Region with an Ally or a Citadel of the Faction. */
export function settledTribes(state: State, faction: Faction, region: RegionId): readonly TribeId[] {
  return settlementsIn(state, region).by[faction].all
}

/** The Faction whose Ally or Citadel is at the Tribe. */
export function holderOf({ tribes }: State, tribe: TribeId): Faction | undefined {
  const at = tribes[tribe]
  return at.status === 'allied' ? at.faction : undefined
}

/** How many Tribes of the Region have an Ally or a Citadel of the Faction. */
export function settledCount(state: State, faction: Faction, region: RegionId): number {
  return settledTribes(state, faction, region).length
}

/** The Subdued Tribes of the Region (1.3.2). */
export function subduedIn(state: State, region: RegionId): readonly TribeId[] {
  return settlementsIn(state, region).subdued
}

/** The Faction's Leader, Legions and Warbands or Auxilia in the Region. */
export function mobilePieces(state: State, faction: Faction, region: RegionId): number {
  return (
    (leaderIn(state, faction, region) ? 1 : 0) +
    forcesIn(state, faction, region).legions +
    troopsIn(state, faction, region)
  )
}

/** All mobile pieces of the Faction in the Region, as a group. */
export function mobileIn(state: State, faction: Faction, region: RegionId): Group {
  const { legions, hidden, revealed, scouted } = forcesIn(state, faction, region)
  return { leader: leaderIn(state, faction, region), legions, hidden, revealed, scouted }
}

/** All pieces of the Faction in the Region; all kinds count 1 each (1.6). */
export function piecesIn(state: State, faction: Faction, region: RegionId): number {
  const settled = settlementsIn(state, region).by[faction]
  return counted(forcesIn(state, faction, region), settled, state.leaders[faction], region)
}

/**
 * The Faction that Controls the Region, with more pieces there than all others together, or undefined for No Control
 * (1.6). Warbands and Auxilia that count as another Faction's (4.5.1, card 38) count as its pieces here too.
 */
export function controller(state: State, region: RegionId): Faction | undefined {
  return holdingIn(state, region).controller
}

/** The Regions of this game by who Controls them (1.6). */
export function controlledSets(state: State): Readonly<Record<Faction | 'nobody', RegionSet>> {
  const known = derived(state)
  if (known.controlled) return known.controlled
  const sets = { romans: 0, arverni: 0, aedui: 0, belgae: 0, germans: 0, nobody: 0 }
  for (const region of playableRegions(state)) sets[controller(state, region) ?? 'nobody'] |= only(region)
  known.controlled = sets
  return sets
}

/** Whether any pieces in the Region count as the Faction's, lent ones included (4.5.1, card 38). */
export function standsIn(state: State, faction: Faction, region: RegionId): boolean {
  return holdingIn(state, region).pieces[faction] > 0
}

/** Whether any pieces in the Region count as another Faction's. */
export function othersStandIn(state: State, faction: Faction, region: RegionId): boolean {
  const { pieces, all } = holdingIn(state, region)
  return all > pieces[faction]
}

/** How many pieces of the Faction that Controls the Region may leave it so that it still does (1.6). */
export function spareIn(state: State, region: RegionId): number {
  const { pieces, all, controller: by } = holdingIn(state, region)
  return by === undefined ? 0 : 2 * pieces[by] - all - 1
}

/** The pieces in a Region as Control counts them (1.6). */
interface Holding {
  /** Those that count as the Faction's: lent Warbands and Auxilia (4.5.1, card 38) are where they serve. */
  readonly pieces: Readonly<Record<Faction, number>>
  /** Those of all Factions together. */
  readonly all: number
  readonly controller: Faction | undefined
}

/** The parts of a state that the holding of a Region follows from, and what followed. */
interface Found extends Pick<State, 'tribes' | 'colony' | 'leaders' | 'enlisted' | 'diviciacus'> {
  region: RegionState
  holding: Holding
}

/** What was found last of each Region: most effects change one of them. */
const lastOf = new Map<RegionId, Found>()

function holdingIn(state: State, id: RegionId): Holding {
  const { tribes, colony, leaders, enlisted, diviciacus } = state
  const region = state.regions[id]
  const last = lastOf.get(id)
  if (
    last?.region === region &&
    last.tribes === tribes &&
    last.colony === colony &&
    last.leaders === leaders &&
    last.enlisted === enlisted &&
    last.diviciacus === diviciacus
  )
    return last.holding
  const holding = countHolding(state, id)
  lastOf.set(id, { region, tribes, colony, leaders, enlisted, diviciacus, holding })
  return holding
}

/** The Factions' names are written out here: this is counted more often than anything, and named fields are read fastest. */
function countHolding(state: State, region: RegionId): Holding {
  const { forces } = state.regions[region]
  const { by } = settlementsIn(state, region)
  const { leaders } = state
  const own = {
    romans: counted(forces.romans, by.romans, leaders.romans, region),
    arverni: counted(forces.arverni, by.arverni, leaders.arverni, region),
    aedui: counted(forces.aedui, by.aedui, leaders.aedui, region),
    belgae: counted(forces.belgae, by.belgae, leaders.belgae, region),
    germans: counted(forces.germans, by.germans, leaders.germans, region),
  }
  const pieces = anyLent(state) ? withLent(state, region, own) : own
  const { romans, arverni, aedui, belgae, germans } = pieces
  const all = romans + arverni + aedui + belgae + germans
  return { pieces, all, controller: withMoreThan(all / 2, pieces) }
}

function withMoreThan(n: number, { romans, arverni, aedui, belgae, germans }: Holding['pieces']): Faction | undefined {
  if (romans > n) return 'romans'
  if (arverni > n) return 'arverni'
  if (aedui > n) return 'aedui'
  if (belgae > n) return 'belgae'
  return germans > n ? 'germans' : undefined
}

/** All pieces of a Faction, of whom these are known. */
function counted(forces: Forces, settled: Settled, leader: LeaderState, region: RegionId): number {
  const { hidden, revealed, scouted, legions, forts, settlements } = forces
  const led = leader.place === 'map' && leader.region === region ? 1 : 0
  return hidden + revealed + scouted + legions + forts + settlements + settled.all.length + led
}

/** What counts as each Faction's where Warbands or Auxilia serve another (4.5.1, card 38). */
function withLent(state: State, region: RegionId, own: Holding['pieces']): Holding['pieces'] {
  const pieces = { ...own }
  for (const faction of factions) {
    const lender = lenderIn(state, faction, region)
    if (!lender) continue
    const lent = troopsIn(state, lender, region)
    pieces[faction] += lent
    pieces[lender] -= lent
  }
  return pieces
}

export function controls(state: State, faction: Faction, region: RegionId): boolean {
  return controller(state, region) === faction
}

/** The Region's Control Value (1.3.1): its Tribes without Suebi and Dispersed or Razed ones, and the Colony (7.2). */
export function controlValue(state: State, region: RegionId): number {
  const counts = (id: TribeId): boolean => {
    if (id !== 'colony' && tribeFacts(id).suebi) return false
    const { status } = state.tribes[id]
    return status === 'subdued' || status === 'allied'
  }
  return tribesIn(state, region).filter(counts).length
}
