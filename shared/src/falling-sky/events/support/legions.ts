import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { playableRegions } from '../../board/map'
import type { LegionsBox } from '../../effects'
import { removeLegions } from '../../forces/pieces'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { regionThing } from '../../names'
import { allocate } from '../../questions'
import type { Play } from '../event'
import { asidesOf } from './free'

/**
 * Asks a Faction which Legions leave the map, `n` of them (fewer if there are fewer), and removes them to the box. The
 * buckets are Regions.
 *
 * @param topic the question; its prompt is `ask.<topic>` with `n`
 */
export function* recallLegions(game: Game, play: Play, by: Faction, topic: string, n: number, to: LegionsBox): Flow {
  const { state } = game
  const legionsIn = (r: RegionId): number => state.regions[r].forces.romans.legions
  const amounts = yield* allocate(
    game,
    { faction: by, topic, rule: play.rule, params: { n } },
    () =>
      playableRegions(state)
        .filter((r) => legionsIn(r) > 0)
        .map((r) => ({
          id: r,
          label: text('pieces.legion', { n: legionsIn(r) }),
          detail: text('name', { name: regionThing(r) }),
          max: legionsIn(r),
          on: [regionThing(r)],
        })),
    () => n,
    () => n,
    asidesOf(play, by),
  )
  for (const r of playableRegions(state)) removeLegions(game, play.rule, r, amounts[r] ?? 0, to)
}
