import type { Faction, RegionId } from '../ids'
import type { State } from '../state'

/**
 * Warbands or Auxilia that count as another Faction's until its Command ends: Germanic Warbands as Belgic where the
 * Belgae Enlist (4.5.1), Aedui Warbands and Auxilia as each other by Diviciacus (card 38).
 */

/** Whether any Warbands or Auxilia count as another Faction's, in whatever Region. */
export function anyLent({ enlisted, diviciacus }: State): boolean {
  return enlisted.length + diviciacus.romans.length + diviciacus.aedui.length > 0
}

/** The Faction whose Warbands or Auxilia in the Region count as this Faction's, beside its own. */
export function lenderIn(state: State, faction: Faction, region: RegionId): Faction | undefined {
  switch (faction) {
    case 'belgae':
      return state.enlisted.includes(region) ? 'germans' : undefined
    case 'romans':
      return state.diviciacus.romans.includes(region) ? 'aedui' : undefined
    case 'aedui':
      return state.diviciacus.aedui.includes(region) ? 'romans' : undefined
    case 'arverni':
    case 'germans':
      return undefined
  }
}

/** The Factions whose Warbands or Auxilia in the Region count as this Faction's, itself first. */
export function ownersIn(state: State, faction: Faction, region: RegionId): readonly Faction[] {
  const lender = lenderIn(state, faction, region)
  return lender ? [faction, lender] : alone[faction]
}

/** Each Faction by itself: asked for so often that the lists are made once. */
const alone: Readonly<Record<Faction, readonly Faction[]>> = {
  romans: ['romans'],
  arverni: ['arverni'],
  aedui: ['aedui'],
  belgae: ['belgae'],
  germans: ['germans'],
}

/** Whether the Faction's Warbands or Auxilia in the Region count as another's. */
export function isLentAway(state: State, faction: Faction, region: RegionId): boolean {
  switch (faction) {
    case 'germans':
      return state.enlisted.includes(region)
    case 'aedui':
      return state.diviciacus.romans.includes(region)
    case 'romans':
      return state.diviciacus.aedui.includes(region)
    case 'arverni':
    case 'belgae':
      return false
  }
}

/** The rule by which these Warbands or Auxilia serve another Faction. */
export function lendingRule(lender: Faction): string {
  return lender === 'germans' ? '4.5.1' : 'card 38'
}
