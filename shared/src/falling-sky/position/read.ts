import { baseInventory } from '../forces/inventory'
import type { Faction, RegionId, TribeId } from '../ids'
import { factions, regions, tribes } from '../ids'
import type { Circumvallation, Forces, LeaderState, State, TribeState } from '../state'
import type { PlayerFaction, Position, PositionForces } from './position'
import { seatsOf } from './seats'

/** Tribes that are not in the game unless something opens them: Nori (Ariovistus), the Colony (card 71). */
export const closedTribes: readonly TribeId[] = ['nori', 'colony']
export const permanentFortRegion: RegionId = 'provincia'

/** A record with a value for each of the keys, in their order. */
export function recordOf<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  const record: Partial<Record<K, V>> = {}
  for (const key of keys) record[key] = value(key)
  return record as Record<K, V>
}

/**
 * The state that a position describes. The position must have passed `checkPosition`: it is not looked at again here.
 */
export function readPosition(position: Position): State {
  const { cards, legions, senate } = position
  const off = { fallen: legions?.fallen ?? 0, removed: legions?.removed ?? 0, harvestBox: legions?.harvestBox ?? 0 }
  const onMap = sum(regions.map((r) => position.regions?.[r]?.romans?.legions ?? 0))
  const track = legions?.track ?? baseInventory.romans.legions - onMap - off.fallen - off.removed - off.harvestBox
  const held = readHoldings(position)
  return {
    ruleset: 'base',
    scenario: position.scenario ?? 'position',
    options: { deck: 'standard', evenInitiative: false, suddenFrost: false, ...position.options },
    seats: seatsOf(position.seats ?? {}),
    regions: recordOf(regions, (region) => ({
      forces: recordOf(factions, (faction) => readForces(region, faction, position.regions?.[region]?.[faction])),
      devastated: position.markers?.[region]?.includes('devastated') ?? false,
    })),
    tribes: recordOf(tribes, (tribe) => held.get(tribe) ?? unheld(position, tribe)),
    leaders: recordOf(factions, (faction) => readLeader(position, faction)),
    legions: { track, ...off },
    resources: recordOf(factions, (faction) => (isPlayer(faction) ? (position.resources?.[faction] ?? 0) : 0)),
    senate: { box: senate?.box ?? 'intrigue', firm: senate?.firm ?? false },
    eligibility: recordOf(factions, (faction) => (isPlayer(faction) && position.eligibility?.[faction]) || 'eligible'),
    cards: {
      current: cards?.current ?? null,
      next: cards?.next ?? null,
      deck: [...(cards?.deck ?? [])],
      played: [...(cards?.played ?? [])],
      acted: (cards?.acted ?? []).map((deed) => ({ ...deed })),
    },
    capabilities: (position.capabilities ?? []).map((capability) => ({ ...capability })),
    enlisted: [...(position.enlisted ?? [])],
    diviciacus: { romans: [...(position.diviciacus?.romans ?? [])], aedui: [...(position.diviciacus?.aedui ?? [])] },
    circumvallation: readMarker(position),
    colony: position.colony ?? null,
    lasting: [...(position.lasting ?? [])],
    winters: position.winters ?? 0,
    winterPhase: position.winterPhase ?? 'none',
    dice: { seed: position.seed ?? 0, script: position.dice ? [...position.dice] : null },
    result: position.result ? structuredCopy(position.result) : null,
  }
}

export function isPlayer(faction: Faction): faction is PlayerFaction {
  return faction !== 'germans'
}

function readForces(region: RegionId, faction: Faction, forces: PositionForces | undefined): Forces {
  const troops = faction === 'romans' ? forces?.auxilia : forces?.warbands
  const permanent = faction === 'romans' && region === permanentFortRegion ? 1 : 0
  return {
    hidden: troops?.hidden ?? 0,
    revealed: troops?.revealed ?? 0,
    scouted: troops?.scouted ?? 0,
    legions: forces?.legions ?? 0,
    forts: forces?.forts ?? permanent,
    settlements: 0,
  }
}

/** The Tribes with an Ally or a Citadel. */
function readHoldings(position: Position): Map<TribeId, TribeState> {
  const held = new Map<TribeId, TribeState>()
  for (const byFaction of Object.values(position.regions ?? {})) {
    for (const faction of factions) {
      for (const tribe of byFaction[faction]?.allies ?? [])
        held.set(tribe, { status: 'allied', faction, citadel: false })
      for (const tribe of byFaction[faction]?.citadels ?? [])
        held.set(tribe, { status: 'allied', faction, citadel: true })
    }
  }
  return held
}

function unheld(position: Position, tribe: TribeId): TribeState {
  return { status: position.tribes?.[tribe] ?? usualStatus(tribe, position.colony !== undefined) }
}

/** What a Tribe is if nothing is said of it. */
export function usualStatus(tribe: TribeId, colonyPlaced: boolean): 'subdued' | 'closed' {
  if (tribe === 'colony' && colonyPlaced) return 'subdued'
  return closedTribes.includes(tribe) ? 'closed' : 'subdued'
}

function readMarker({ circumvallation: marker }: Position): Circumvallation | null {
  if (!marker) return null
  const { region, faction, leader = false, hidden = 0, revealed = 0, scouted = 0, tribes: held = [] } = marker
  return { region, faction, leader, hidden, revealed, scouted, tribes: [...held] }
}

function readLeader(position: Position, faction: Faction): LeaderState {
  for (const region of regions) {
    const leader = position.regions?.[region]?.[faction]?.leader
    if (leader) return { place: 'map', region, named: leader !== 'successor' }
  }
  return { place: position.leaders?.[faction] ?? usualLeaderPlace(faction) }
}

/** Where a Leader is who is not named: Available, if the Faction has one. */
export function usualLeaderPlace(faction: Faction): 'available' | 'none' {
  return baseInventory[faction].leader > 0 ? 'available' : 'none'
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}

export function structuredCopy<T>(json: T): T {
  return JSON.parse(JSON.stringify(json)) as T
}
