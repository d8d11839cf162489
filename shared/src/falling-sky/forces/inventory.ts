import type { Faction } from '../ids'

/** How many pieces of each kind a Faction has in all (1.4.1). `troops` are Auxilia for the Romans, Warbands for all others. */
export interface Inventory {
  leader: number
  legions: number
  troops: number
  allies: number
  citadels: number
  /** The permanent Fort of Provincia among them. */
  forts: number
}

export const baseInventory: Record<Faction, Inventory> = {
  romans: { leader: 1, legions: 12, troops: 20, allies: 6, citadels: 0, forts: 6 },
  arverni: { leader: 1, legions: 0, troops: 35, allies: 10, citadels: 3, forts: 0 },
  aedui: { leader: 0, legions: 0, troops: 20, allies: 6, citadels: 2, forts: 0 },
  belgae: { leader: 1, legions: 0, troops: 25, allies: 10, citadels: 1, forts: 0 },
  germans: { leader: 0, legions: 0, troops: 15, allies: 6, citadels: 0, forts: 0 },
}

/** Dispersed markers, whichever side is up (3.2.3). Razed is a marker of its own (RUL-36). */
export const dispersedMarkers = 4
/** Places on a row of the Legions track, filled from the lowest row (Adulation) up. */
export const legionsPerRow = 4
export const maxResources = 45
