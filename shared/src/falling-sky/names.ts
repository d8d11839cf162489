import type { Text, Thing } from '../kernel/text'
import { text } from '../kernel/text'
import type { Group } from './effects'
import type { Faction, RegionId, TribeId } from './ids'
import type { State } from './state'
import { namedLeaders } from './state'

/** Things of the game as text parameters and board references: screens look their names up by kind and id. */
export const factionThing = (id: Faction): Thing => ({ kind: 'faction', id })
export const regionThing = (id: RegionId): Thing => ({ kind: 'region', id })
export const tribeThing = (id: TribeId): Thing => ({ kind: 'tribe', id })
export const cardThing = (id: number): Thing => ({ kind: 'card', id: String(id) })
/** The piece's name while its symbol is up, or `successor-<faction>`. */
export const leaderThing = (faction: Faction, named: boolean): Thing => ({
  kind: 'leader',
  id: (named && namedLeaders[faction]) || `successor-${faction}`,
})

/** The Faction's Leader as he is on the map now. */
export function leaderName(state: State, faction: Faction): Thing {
  const leader = state.leaders[faction]
  return leaderThing(faction, leader.place === 'map' && leader.named)
}

/** "3 Hidden Warbands, 1 Legion": the pieces of a group as a list. */
export function groupText(state: State, faction: Faction, group: Group): Text[] {
  const troop = faction === 'romans' ? 'auxilia' : 'warband'
  return [
    ...(group.leader ? [text('pieces.leader', { leader: leaderName(state, faction) })] : []),
    ...(group.legions ? [text('pieces.legion', { n: group.legions })] : []),
    ...(['hidden', 'revealed', 'scouted'] as const).flatMap((side) =>
      group[side] ? [text(`pieces.${troop}.${side}`, { n: group[side] })] : [],
    ),
  ]
}

/** The size of a group in pieces. */
export function groupSize(group: Group): number {
  return (group.leader ? 1 : 0) + group.legions + group.hidden + group.revealed + group.scouted
}

/** The pieces of a group that are not in the other. */
export function less(a: Group, b: Group): Group {
  return {
    leader: a.leader && !b.leader,
    legions: Math.max(0, a.legions - b.legions),
    hidden: Math.max(0, a.hidden - b.hidden),
    revealed: Math.max(0, a.revealed - b.revealed),
    scouted: Math.max(0, a.scouted - b.scouted),
  }
}

/** The pieces of both groups. */
export function together(a: Group, b: Group): Group {
  return {
    leader: a.leader || b.leader,
    legions: a.legions + b.legions,
    hidden: a.hidden + b.hidden,
    revealed: a.revealed + b.revealed,
    scouted: a.scouted + b.scouted,
  }
}

/** The pieces that are in both groups. */
export function inBoth(a: Group, b: Group): Group {
  return less(a, less(a, b))
}

export const emptyGroup: Group = { leader: false, legions: 0, hidden: 0, revealed: 0, scouted: 0 }
