import type { Faction, RegionId, TribeId } from '../ids'
import { regions, tribes } from '../ids'
import type { PieceCounts } from '../board/derived'
import { derived } from '../board/derived'
import { mayStandIn, regionOf, tribeFacts } from '../board/map'
import { settledOnMap } from '../board/settlements'
import type { Game } from '../game'
import type { State } from '../state'
import { dispersedMarkers } from './inventory'
import { forcesIn } from '../board/control'

/** Pieces of the Faction on the map, by kind. */
export function onMap(state: State, faction: Faction): PieceCounts {
  const known = derived(state).onMap
  const found = known.get(faction) ?? countOnMap(state, faction)
  known.set(faction, found)
  return found
}

function countOnMap(state: State, faction: Faction): PieceCounts {
  const { allies, citadels } = settledOnMap(state)[faction]
  const count = { legions: 0, troops: 0, allies, citadels, forts: 0 }
  for (const region of regions) {
    const there = forcesIn(state, faction, region)
    count.legions += there.legions
    count.troops += there.hidden + there.revealed + there.scouted
    count.forts += there.forts
  }
  return count
}

/** Warbands (Auxilia for the Romans) that can still be placed (1.4.1). */
export function availableTroops(game: Game, faction: Faction): number {
  return game.ruleset.inventory[faction].troops - onMap(game.state, faction).troops
}
export function availableAllies(game: Game, faction: Faction): number {
  return game.ruleset.inventory[faction].allies - settledOnMap(game.state)[faction].allies
}
export function availableCitadels(game: Game, faction: Faction): number {
  return game.ruleset.inventory[faction].citadels - settledOnMap(game.state)[faction].citadels
}
export function availableForts(game: Game): number {
  return game.ruleset.inventory.romans.forts - onMap(game.state, 'romans').forts
}
/** Dispersed markers, either side, that are not on the map (3.2.3; Razed doesn't count, RUL-36). */
export function availableDispersed(state: State): number {
  return (
    dispersedMarkers -
    tribes.filter((t) => state.tribes[t].status === 'dispersed' || state.tribes[t].status === 'gathering').length
  )
}

/** Whose Tribe it is: `open` where an Event lets others in (card 26). */
export type Stacking = 'as-printed' | 'open'

/** Whether the Faction may ever have an Ally at the Tribe: it is not another Faction's own (1.4.2). */
export function isOpenTo(faction: Faction, tribe: TribeId): boolean {
  return tribe === 'colony' || (tribeFacts(tribe).only ?? faction) === faction
}

/** Whether the stacking rules let the Faction have an Ally at the Tribe (1.4.2): it must be Subdued and not another Faction's own. */
export function mayHoldTribe(
  state: State,
  faction: Faction,
  tribe: TribeId,
  stacking: Stacking = 'as-printed',
): boolean {
  if (state.tribes[tribe].status !== 'subdued') return false
  if (!mayStandIn(state, faction, regionOf(state, tribe))) return false
  return stacking === 'open' || isOpenTo(faction, tribe)
}

/** Whether the Faction could place an Ally at the Tribe now: Subdued, allowed, and a disc Available (1.4.1, 1.4.2). */
export function canPlaceAlly(game: Game, faction: Faction, tribe: TribeId, stacking?: Stacking): boolean {
  return mayHoldTribe(game.state, faction, tribe, stacking) && availableAllies(game, faction) > 0
}

/** Whether a Fort could be placed in the Region: one per Region (1.4.2), one Available. */
export function canPlaceFort(game: Game, region: RegionId): boolean {
  return game.state.regions[region].forces.romans.forts === 0 && availableForts(game) > 0
}

/** Whether the Faction could have a Citadel at the empty City, as Events place it: stacking, and one Available (1.4.2). */
export function canFoundCitadel(game: Game, faction: Faction, id: TribeId, stacking?: Stacking): boolean {
  const city = id !== 'colony' && tribeFacts(id).city !== undefined
  return city && mayHoldTribe(game.state, faction, id, stacking) && availableCitadels(game, faction) > 0
}

/**
 * Whether the Faction could replace its Ally at the Tribe by a Citadel (1.4.2, 3.3.1). Whom an Event has let into
 * another's City has an Ally there, no more.
 */
export function canPlaceCitadel(game: Game, faction: Faction, id: TribeId): boolean {
  const tribe = game.state.tribes[id]
  if (id === 'colony' || tribe.status !== 'allied' || tribe.faction !== faction || tribe.citadel) return false
  const { city, only = faction } = tribeFacts(id)
  return city !== undefined && only === faction && availableCitadels(game, faction) > 0
}
