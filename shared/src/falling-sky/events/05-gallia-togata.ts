import { playableRegions } from '../board/map'
import { availableTroops } from '../forces/available'
import { placeTroops } from '../forces/pieces'
import type { EventCard } from './event'
import { putInForce } from './support/lasting'
import { recallLegions } from './support/legions'
import { pickTroops, removePicked } from './support/pieces'
import { removeFirst } from './support/remove-first'

/** Gallia Togata: Cisalpina becomes a Roman Region (its rules are in chapters 1, 3 and 6); or troops are called back. */
export const galliaTogata: EventCard = {
  card: 5,
  *unshaded(game, play) {
    putInForce(game, play)
    yield* removeFirst(game, play, () => play.faction === 'romans' && availableTroops(game, 'romans') < 3)
    placeTroops(game, play.rule, 'romans', 'cisalpina', 3)
  },
  *shaded(game, play) {
    if (game.state.senate.box === 'adulation') return
    yield* recallLegions(game, play, 'romans', 'togata.legion', 1, 'track')
    const auxilia = { factions: ['romans'] as const, regions: playableRegions(game.state) }
    removePicked(game, play, yield* pickTroops(game, play, 'romans', 'togata.auxilia', auxilia, 2, 2))
  },
}
