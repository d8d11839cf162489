import { playableRegions, within1 } from '../board/map'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import type { EventCard } from './event'
import { freeCommandAndAbility } from './support/free'
import { freeMarchTo } from './support/march'

/** Mons Cevenna: over the mountains by Provincia, and on with a Command and a Special Ability. */
export const monsCevenna: EventCard = {
  card: 9,
  *unshaded(game, play) {
    const { faction } = play
    const near = (r: RegionId): boolean => nearProvincia(game, r)
    const spec = { terms: { reach: 1 }, within: near, limited: true }
    const region = yield* freeMarchTo(game, play, faction, spec, () => playableRegions(game.state).filter(near), false)
    if (region === undefined) return
    yield* freeCommandAndAbility(game, play, faction, (r) => r === region)
  },
}

/** Provincia itself, Aedui, Arverni, Sequani (MAP-2). */
function nearProvincia({ state }: Game, region: RegionId): boolean {
  return within1(state, region, 'provincia')
}
