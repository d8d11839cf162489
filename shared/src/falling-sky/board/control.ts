import type { Faction, RegionId, TribeId } from '../ids'
import { factions } from '../ids'
import type { Group } from '../effects'
import type { RegionState, State } from '../state'
import { derived } from './derived'
import { isLentAway, lenderIn } from './lent'
import { tribeFacts, tribesIn } from './map'

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
  const { hidden, revealed, scouted } = state.regions[region].forces[faction]
  return hidden + revealed + scouted
}

/** The Tribes in the Region with an Ally disc (not a Citadel) of the Faction. */
export function alliesIn(state: State, faction: Faction, region: RegionId): TribeId[] {
  return tribesIn(state, region).filter((t) => holds(state, faction, t, false))
}

/** The Tribes in the Region with a Citadel of the Faction. */
export function citadelsIn(state: State, faction: Faction, region: RegionId): TribeId[] {
  return tribesIn(state, region).filter((t) => holds(state, faction, t, true))
}

/** The Tribes in the Region with an Ally or a Citadel of the Faction. */
export function settledTribes(state: State, faction: Faction, region: RegionId): TribeId[] {
  return tribesIn(state, region).filter((t) => isSettled(state, faction, t))
}

/** How many Tribes of the Region have an Ally or a Citadel of the Faction. */
export function settledCount(state: State, faction: Faction, region: RegionId): number {
  let n = 0
  for (const tribe of tribesIn(state, region)) if (isSettled(state, faction, tribe)) n++
  return n
}

function isSettled(state: State, faction: Faction, id: TribeId): boolean {
  const tribe = state.tribes[id]
  return tribe.status === 'allied' && tribe.faction === faction
}

function holds(state: State, faction: Faction, id: TribeId, citadel: boolean): boolean {
  const tribe = state.tribes[id]
  return tribe.status === 'allied' && tribe.faction === faction && tribe.citadel === citadel
}

/** The Subdued Tribes of the Region (1.3.2). */
export function subduedIn(state: State, region: RegionId): TribeId[] {
  return tribesIn(state, region).filter((t) => state.tribes[t].status === 'subdued')
}

/** The Faction's Leader, Legions and Warbands or Auxilia in the Region. */
export function mobilePieces(state: State, faction: Faction, region: RegionId): number {
  return (
    (leaderIn(state, faction, region) ? 1 : 0) +
    state.regions[region].forces[faction].legions +
    troopsIn(state, faction, region)
  )
}

/** All mobile pieces of the Faction in the Region, as a group. */
export function mobileIn(state: State, faction: Faction, region: RegionId): Group {
  const { legions, hidden, revealed, scouted } = state.regions[region].forces[faction]
  return { leader: leaderIn(state, faction, region), legions, hidden, revealed, scouted }
}

/** All pieces of the Faction in the Region; all kinds count 1 each (1.6). */
export function piecesIn(state: State, faction: Faction, region: RegionId): number {
  const { forts, settlements } = state.regions[region].forces[faction]
  return mobilePieces(state, faction, region) + forts + settlements + settledCount(state, faction, region)
}

/**
 * The Faction that Controls the Region, with more pieces there than all others together, or undefined for No Control
 * (1.6). Warbands and Auxilia that count as another Faction's (4.5.1, card 38) count as its pieces here too.
 */
export function controller(state: State, region: RegionId): Faction | undefined {
  const { controllers } = derived(state)
  const known = controllers.get(region)
  if (known !== undefined || controllers.has(region)) return known
  const found = lastFound(state, region)
  controllers.set(region, found)
  return found
}

/** The parts of a state that Control of a Region follows from. */
interface Holding extends Pick<State, 'tribes' | 'leaders' | 'enlisted' | 'diviciacus' | 'colony'> {
  region: RegionState
  by: Faction | undefined
}

/** What was found last of each Region: most effects change one of them, and trials come back to where they began. */
const holdings = new Map<RegionId, Holding>()

function lastFound(state: State, id: RegionId): Faction | undefined {
  const { tribes, leaders, enlisted, diviciacus, colony } = state
  const region = state.regions[id]
  const last = holdings.get(id)
  if (
    last?.region === region &&
    last.tribes === tribes &&
    last.leaders === leaders &&
    last.enlisted === enlisted &&
    last.diviciacus === diviciacus &&
    last.colony === colony
  )
    return last.by
  const by = computeController(state, id)
  holdings.set(id, { region, tribes, leaders, enlisted, diviciacus, colony, by })
  return by
}

function computeController(state: State, region: RegionId): Faction | undefined {
  let all = 0
  let most: Faction | undefined
  let mostPieces = 0
  for (const faction of factions) {
    const n = countingIn(state, faction, region)
    all += n
    if (n > mostPieces) {
      most = faction
      mostPieces = n
    }
  }
  return mostPieces * 2 > all ? most : undefined
}

/** How many pieces count as the Faction's where Control is concerned. */
function countingIn(state: State, faction: Faction, region: RegionId): number {
  const lender = lenderIn(state, faction, region)
  const borrowed = lender ? troopsIn(state, lender, region) : 0
  const lent = isLentAway(state, faction, region) ? troopsIn(state, faction, region) : 0
  return piecesIn(state, faction, region) + borrowed - lent
}

/** How many pieces of the Faction that Controls the Region may leave it so that it still does (1.6). */
export function spareIn(state: State, region: RegionId): number {
  const by = controller(state, region)
  if (by === undefined) return 0
  const others = factions.filter((f) => f !== by).reduce((sum, f) => sum + countingIn(state, f, region), 0)
  return countingIn(state, by, region) - others - 1
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
