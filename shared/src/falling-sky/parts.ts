import type { LegionsBox } from './effects'
import type { Faction, RegionId, Side, TribeId } from './ids'
import type { Eligibility, Forces, LeaderState, RegionState, State, TribeState } from './state'

/**
 * How effects change a state: its parts are not written to but replaced, so that copies of it (clone.ts) share what has
 * not changed. A part is written out field by field and not spread: parts of one shape are read several times faster
 * than those of many, and rules read nothing more often.
 */

function putRegion(state: State, id: RegionId, region: RegionState): void {
  const regions = copyByRegion(state.regions)
  regions[id] = region
  state.regions = regions
}

/** What the Tribe is now (1.3.2). */
export function putTribe(state: State, id: TribeId, tribe: TribeState): void {
  const tribes = { ...state.tribes }
  tribes[id] = tribe
  state.tribes = tribes
}

/** Where the Leader is now. */
export function putLeader(state: State, faction: Faction, leader: LeaderState): void {
  const leaders = copyByFaction(state.leaders)
  leaders[faction] = leader
  state.leaders = leaders
}

/** Whether the Faction may act now (2.3.1). */
export function putEligibility(state: State, faction: Faction, to: Eligibility): void {
  const eligibility = copyByFaction(state.eligibility)
  eligibility[faction] = to
  state.eligibility = eligibility
}

/** Puts the Devastated marker there, or takes it away. */
export function devastate(state: State, id: RegionId, devastated: boolean): void {
  putRegion(state, id, { forces: state.regions[id].forces, devastated })
}

/** Adds to the Faction's pieces in the Region. */
export function addForces(state: State, id: RegionId, faction: Faction, more: Partial<Forces>): void {
  putForces(state, id, faction, changed(state.regions[id].forces[faction], more, 1))
}

/** Takes from the Faction's pieces in the Region. */
export function takeForces(state: State, id: RegionId, faction: Faction, gone: Partial<Forces>): void {
  putForces(state, id, faction, changed(state.regions[id].forces[faction], gone, -1))
}

/** Turns some of the Faction's Warbands or Auxilia in the Region from one side to another (1.4.3). */
export function flipForces(state: State, id: RegionId, faction: Faction, from: Side, to: Side, n: number): void {
  const { hidden, revealed, scouted, legions, forts, settlements } = state.regions[id].forces[faction]
  const there = { hidden, revealed, scouted, legions, forts, settlements }
  there[from] -= n
  there[to] += n
  putForces(state, id, faction, there)
}

function changed(there: Forces, by: Partial<Forces>, sign: 1 | -1): Forces {
  const { hidden = 0, revealed = 0, scouted = 0, legions = 0, forts = 0, settlements = 0 } = by
  return {
    hidden: there.hidden + sign * hidden,
    revealed: there.revealed + sign * revealed,
    scouted: there.scouted + sign * scouted,
    legions: there.legions + sign * legions,
    forts: there.forts + sign * forts,
    settlements: there.settlements + sign * settlements,
  }
}

function putForces(state: State, id: RegionId, faction: Faction, there: Forces): void {
  const { forces: before, devastated } = state.regions[id]
  const forces = copyByFaction(before)
  forces[faction] = there
  putRegion(state, id, { forces, devastated })
}

/** Adds to, or takes from, the Faction's Resources. */
export function addResources(state: State, faction: Faction, n: number): void {
  const resources = copyByFaction(state.resources)
  resources[faction] += n
  state.resources = resources
}

/** Adds to, or takes from, the Legions in a box off the map. */
export function addLegions(state: State, box: LegionsBox, n: number): void {
  const { track, fallen, removed, harvestBox } = state.legions
  const legions = { track, fallen, removed, harvestBox }
  legions[box] += n
  state.legions = legions
}

function copyByFaction<T>({
  romans,
  arverni,
  aedui,
  belgae,
  germans,
}: Readonly<Record<Faction, T>>): Record<Faction, T> {
  return { romans, arverni, aedui, belgae, germans }
}

function copyByRegion<T>(all: Readonly<Record<RegionId, T>>): Record<RegionId, T> {
  const { morini, nervii, atrebates, sugambri, ubii, treveri, carnutes, mandubii, veneti } = all
  const { pictones, bituriges, aedui, sequani, arverni, britannia, provincia, cisalpina } = all
  return {
    morini, nervii, atrebates, sugambri, ubii, treveri, carnutes, mandubii, veneti, pictones,
    bituriges, aedui, sequani, arverni, britannia, provincia, cisalpina,
  } // prettier-ignore
}
