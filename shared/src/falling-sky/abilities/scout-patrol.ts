import { free } from '../board/circumvallation'
import type { Action } from '../commands/action'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'

/** The paragraph of Scout. */
export const rule = '4.2.2'

/** Who Scouts: all Auxilia, or the Hidden pieces of a Faction that an Event names (card 44). */
export interface Patrol {
  owner: Faction
  /** Those that an Event names, by where they are; undefined: all of the owner's there. */
  named: Map<RegionId, number> | undefined
  /** Those that this Scout has moved, by the Region that they are in now: each moves once. */
  arrived: Arrived
}
type Arrived = ReadonlyMap<RegionId, { hidden: number; revealed: number }>
const nobodyYet: Arrived = new Map()

/** The patrols of the Scout: one, or those that an Event names. */
export function patrolsOf({ faction, scouts }: Action): Patrol[] {
  if (!scouts) return [{ owner: faction, named: undefined, arrived: nobodyYet }]
  return scouts.map((s) => ({ owner: s.owner, named: new Map(s.in), arrived: nobodyYet }))
}

export const none = { hidden: 0, revealed: 0 }

/** The patrol's pieces of the Region that may still move. */
export function movable(
  game: Game,
  { owner, named, arrived }: Patrol,
  region: RegionId,
): { hidden: number; revealed: number } {
  const { hidden, revealed } = free(game.state, owner, region)
  const moved = arrived.get(region) ?? none
  const may = named ? { hidden: Math.min(hidden, named.get(region) ?? 0), revealed: 0 } : { hidden, revealed }
  return { hidden: Math.max(0, may.hidden - moved.hidden), revealed: Math.max(0, may.revealed - moved.revealed) }
}

/** The part of a topic that tells Warbands which Scout from Auxilia. */
export function whose({ owner }: Patrol): string {
  return owner === 'romans' ? '' : `.${owner}`
}
