import type { Faction, RegionId } from '../ids'
import type { State } from '../state'
import { inForce } from './in-force'

/** What the Capabilities change in the Winter Round and in transfers, one question each. */

/** 38 Diviciacus, shaded: no Resources go from the Romans to the Aedui or back. */
export function transferBarred(state: State, from: Faction, to: Faction): boolean {
  const allied = (f: Faction): boolean => f === 'romans' || f === 'aedui'
  return allied(from) && allied(to) && inForce(state, 38, 'shaded') !== undefined
}

/** 63 Winter Campaign, unshaded: in Quarters the Romans pay or roll in Devastated Regions only. */
export function wintersFreely(state: State, region: RegionId): boolean {
  return !state.regions[region].devastated && inForce(state, 63, 'unshaded') !== undefined
}

/** 63 Winter Campaign, shaded: the Faction that takes two actions after the Harvest. */
export function winterCampaigner(state: State): Faction | undefined {
  return inForce(state, 63, 'shaded')?.holder
}
