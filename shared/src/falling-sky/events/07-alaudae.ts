import { controls } from '../board/control'
import { playableRegions } from '../board/map'
import { availableTroops } from '../forces/available'
import { placeLegions, placeTroops } from '../forces/pieces'
import type { RegionId } from '../ids'
import { pickOne, regionChoice } from '../questions'
import type { EventCard } from './event'
import { asidesOf } from './support/free'
import { recallLegions } from './support/legions'
import { pickTroops, removePicked } from './support/pieces'
import { removeFirst } from './support/remove-first'

const fewOnTrack = 7

/** Alaudae: a Legion raised in Gaul, with Auxilia; or one that leaves. */
export const alaudae: EventCard = {
  card: 7,
  *unshaded(game, play) {
    const { state } = game
    const regions = (): RegionId[] => playableRegions(state).filter((r) => controls(state, 'romans', r))
    const lacks = (): boolean => state.legions.track === 0 || availableTroops(game, 'romans') === 0
    yield* removeFirst(game, play, () => play.faction === 'romans' && lacks() && regions().length > 0)
    if (state.legions.track === 0 && availableTroops(game, 'romans') === 0) return
    const region = yield* pickOne(
      game,
      { faction: 'romans', topic: 'alaudae.region', rule: play.rule },
      () => regions().map((r) => regionChoice(r)),
      asidesOf(play, 'romans'),
    )
    if (!region) return
    placeLegions(game, play.rule, region, 1)
    placeTroops(game, play.rule, 'romans', region, 1)
  },
  *shaded(game, play) {
    if (game.state.legions.track > fewOnTrack) return
    yield* recallLegions(game, play, play.faction, 'alaudae.legion', 1, 'track')
    const auxilia = { factions: ['romans'] as const, regions: playableRegions(game.state) }
    removePicked(game, play, yield* pickTroops(game, play, play.faction, 'alaudae.auxilia', auxilia, 1, 1))
  },
}
