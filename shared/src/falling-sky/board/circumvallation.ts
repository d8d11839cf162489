import type { Group } from '../effects'
import type { Faction, RegionId, TribeId } from '../ids'
import type { Circumvallation, State } from '../state'
import { groupSize } from '../names'
import { forcesIn, leaderIn, mobileIn, mobilePieces, settledTribes } from './control'

/**
 * Circumvallation (card 4): the pieces under the marker may not move out of their Region. They are counted by side, as
 * pieces have no names; where something flips or is removed and pieces under the marker and others are alike, those
 * under it come first.
 */

/** The marker on all pieces that the Faction has in the Region. */
export function markerOn(state: State, faction: Faction, region: RegionId): Circumvallation {
  const { hidden, revealed, scouted } = forcesIn(state, faction, region)
  const leader = leaderIn(state, faction, region)
  return { region, faction, leader, hidden, revealed, scouted, tribes: settledTribes(state, faction, region) }
}

/** The Faction's pieces under the marker in the Region. */
export function bound(state: State, faction: Faction, region: RegionId): Group {
  const marker = state.circumvallation
  if (marker?.faction !== faction || marker.region !== region)
    return { leader: false, legions: 0, hidden: 0, revealed: 0, scouted: 0 }
  const { leader, hidden, revealed, scouted } = marker
  return { leader, legions: 0, hidden, revealed, scouted }
}

/** The Faction's mobile pieces that may leave the Region: all but those under the marker. */
export function free(state: State, faction: Faction, region: RegionId): Group {
  const there = mobileIn(state, faction, region)
  if (state.circumvallation === null) return there
  const held = bound(state, faction, region)
  return {
    leader: there.leader && !held.leader,
    legions: there.legions,
    hidden: there.hidden - held.hidden,
    revealed: there.revealed - held.revealed,
    scouted: there.scouted - held.scouted,
  }
}

/** Whether any mobile pieces of the Faction may leave the Region. */
export function anyFree(state: State, faction: Faction, region: RegionId): boolean {
  if (state.circumvallation === null) return mobilePieces(state, faction, region) > 0
  return groupSize(free(state, faction, region)) > 0
}

/** Whether the marker must go: its pieces are gone, or no Romans remain there. */
export function isOver(marker: Circumvallation, romansThere: number): boolean {
  const { leader, hidden, revealed, scouted, tribes } = marker
  return romansThere === 0 || (!leader && hidden + revealed + scouted + tribes.length === 0)
}

/** The marker after `n` pieces of a side have been removed. */
export function without(
  marker: Circumvallation,
  gone: Partial<Pick<Group, 'hidden' | 'revealed' | 'scouted'>>,
): Circumvallation {
  const { hidden = 0, revealed = 0, scouted = 0 } = gone
  return {
    ...marker,
    hidden: Math.max(0, marker.hidden - hidden),
    revealed: Math.max(0, marker.revealed - revealed),
    scouted: Math.max(0, marker.scouted - scouted),
  }
}

/** The marker without the Tribe, or as it was. */
export function withoutTribe(marker: Circumvallation, tribe: TribeId): Circumvallation {
  return { ...marker, tribes: marker.tribes.filter((t) => t !== tribe) }
}
