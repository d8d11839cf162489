import type { Bucket } from '../../kernel/decision'
import { text } from '../../kernel/text'
import type { Faction, RegionId } from '../ids'
import { sides } from '../ids'
import { regionThing } from '../names'
import type { Forces, State } from '../state'
import { troops } from '../text/describe'

/** Legions, and Warbands or Auxilia by side: what Devastate and Rampage can hit (4.3.2, 4.5.2). */
export type Soldiers = Pick<Forces, 'legions' | 'hidden' | 'revealed' | 'scouted'>

/** Buckets for an allocation over a Faction's Legions, Warbands and Auxilia; ids `legion`, `hidden`, `revealed`, `scouted`. */
export function soldierBuckets(state: State, faction: Faction, region: RegionId, of?: Soldiers): Bucket[] {
  const there = of ?? state.regions[region].forces[faction]
  const on = [regionThing(region)]
  return [
    { id: 'legion', label: text('pieces.legion', { n: there.legions }), max: there.legions, on },
    ...sides.map((side) => ({ id: side, label: troops(faction, side, there[side]), max: there[side], on })),
  ].filter((b) => b.max > 0)
}
