import { controls, controlValue } from '../board/control'
import { playableRegions } from '../board/map'
import { settledOnMap } from '../board/settlements'
import type { Faction } from '../ids'
import { factions, tribes } from '../ids'
import type { State } from '../state'

/** A condition of victory (7.2): the score must be more than the threshold. */
export interface Condition {
  key: 'subdued-allied' | 'legions-off-map' | 'allies-citadels' | 'control-allies'
  score: number
  threshold: number
}

/** Subdued and Dispersed Tribes and Roman Allies (1.7, 7.2). Razed Tribes count as Dispersed. */
export function romanScore(state: State): number {
  let score = 0
  for (const id of tribes) {
    const tribe = state.tribes[id]
    if (tribe.status === 'closed') continue
    if (tribe.status !== 'allied' || tribe.faction === 'romans') score++
  }
  return score
}

/** Legions on the track, Fallen, removed by Events and in a scenario's box (1.9). */
export function offMapLegions(state: State): number {
  const { track, fallen, removed, harvestBox } = state.legions
  return track + fallen + removed + harvestBox
}

/** Allies and Citadels of the Faction on the map. */
export function alliesAndCitadels(state: State, faction: Faction): number {
  const { allies, citadels } = settledOnMap(state)[faction]
  return allies + citadels
}

/** The most Allies and Citadels that any other Faction has, Germans and Romans included (1.9). */
export function otherMostAllies(state: State): number {
  return Math.max(...factions.filter((f) => f !== 'aedui').map((f) => alliesAndCitadels(state, f)))
}

/** The Control Value of all Regions that the Belgae Control, plus their Allies and Citadels (7.2). */
export function belgicScore(state: State): number {
  const regions = playableRegions(state).filter((r) => controls(state, 'belgae', r))
  return regions.reduce((sum, r) => sum + controlValue(state, r), 0) + alliesAndCitadels(state, 'belgae')
}

/** The Faction's conditions; it meets them if every score is above its threshold (7.2). Germans have none. */
export function conditions(state: State, faction: Faction): Condition[] {
  switch (faction) {
    case 'romans':
      return [{ key: 'subdued-allied', score: romanScore(state), threshold: 15 }]
    case 'arverni':
      return [
        { key: 'legions-off-map', score: offMapLegions(state), threshold: 6 },
        { key: 'allies-citadels', score: alliesAndCitadels(state, 'arverni'), threshold: 8 },
      ]
    case 'aedui':
      return [{ key: 'allies-citadels', score: alliesAndCitadels(state, 'aedui'), threshold: otherMostAllies(state) }]
    case 'belgae':
      return [{ key: 'control-allies', score: belgicScore(state), threshold: 15 }]
    case 'germans':
      return []
  }
}

/** Whether the Faction meets its victory condition (7.2). */
export function meetsCondition(state: State, faction: Faction): boolean {
  const all = conditions(state, faction)
  return all.length > 0 && all.every((c) => c.score > c.threshold)
}

/** The victory margin (7.3): the score less the threshold, of the Arverni the lower one. */
export function margin(state: State, faction: Faction): number {
  return marginOf(conditions(state, faction))
}

/** The victory margin by the Faction's conditions (7.3). */
export function marginOf(all: readonly Condition[]): number {
  return Math.min(...all.map((c) => c.score - c.threshold))
}
