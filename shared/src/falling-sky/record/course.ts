import { controller } from '../board/control'
import { playableRegions } from '../board/map'
import { onMap } from '../forces/available'
import type { Faction } from '../ids'
import { factions } from '../ids'
import type { PlayerFaction } from '../position/position'
import { playerFactions } from '../position/position'
import { recordOf } from '../position/read'
import type { State } from '../state'
import { conditions, margin } from '../victory/scores'

/** How the game stood at the end of a card or a Winter: a point of the charts. */
export interface CoursePoint {
  factions: Record<PlayerFaction, { scores: number[]; margin: number; resources: number }>
  legions: { map: number; track: number; fallen: number; removed: number }
  /** Regions under each Faction's Control. */
  control: Record<Faction, number>
}

export function coursePoint(state: State): CoursePoint {
  const { track, fallen, removed, harvestBox } = state.legions
  const controllers = playableRegions(state).map((region) => controller(state, region))
  return {
    factions: recordOf(playerFactions, (faction) => ({
      scores: conditions(state, faction).map((c) => c.score),
      margin: margin(state, faction),
      resources: state.resources[faction],
    })),
    legions: { map: onMap(state, 'romans').legions, track, fallen, removed: removed + harvestBox },
    control: recordOf(factions, (faction) => controllers.filter((by) => by === faction).length),
  }
}
