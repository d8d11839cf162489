import type { Bucket } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { forcesIn, troopsIn } from '../board/control'
import { removeLegions, removeTroops } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { sides } from '../ids'
import { regionThing } from '../names'
import type { Question } from '../questions'
import { allocate } from '../questions'
import type { Forces, State } from '../state'
import { troops } from '../text/describe'

/** Legions, and Warbands or Auxilia by side: what Devastate and Rampage can hit (4.3.2, 4.5.2). */
export type Soldiers = Pick<Forces, 'legions' | 'hidden' | 'revealed' | 'scouted'>

export function soldiersIn(state: State, faction: Faction, region: RegionId): number {
  return troopsIn(state, faction, region) + forcesIn(state, faction, region).legions
}

/**
 * Asks for `min` to `max` of a Faction's soldiers in a Region.
 *
 * @param of Those that may be picked, if not all; where the number is free, all are suggested
 */
export function* pickSoldiers(
  game: Game,
  question: Question,
  faction: Faction,
  region: RegionId,
  min: number,
  max: number,
  of?: Soldiers,
): Flow<Soldiers> {
  const suggested = min < max
  const buckets = (): Bucket[] =>
    soldierBuckets(game.state, faction, region, of).map((b) => (suggested ? { ...b, suggested: b.max } : b))
  const {
    legion = 0,
    hidden = 0,
    revealed = 0,
    scouted = 0,
  } = yield* allocate(
    game,
    question,
    buckets,
    () => min,
    () => max,
  )
  return { legions: legion, hidden, revealed, scouted }
}

export function removeSoldiers(game: Game, rule: string, faction: Faction, region: RegionId, hit: Soldiers): void {
  removeTroops(game, rule, faction, region, hit)
  removeLegions(game, rule, region, hit.legions)
}

/** Buckets with the ids `legion`, `hidden`, `revealed`, `scouted`. */
function soldierBuckets(state: State, faction: Faction, region: RegionId, of?: Soldiers): Bucket[] {
  const there = of ?? forcesIn(state, faction, region)
  const on = [regionThing(region)]
  return [
    { id: 'legion', label: text('pieces.legion', { n: there.legions }), max: there.legions, on },
    ...sides.map((side) => ({ id: side, label: troops(faction, side, there[side]), max: there[side], on })),
  ].filter((b) => b.max > 0)
}
