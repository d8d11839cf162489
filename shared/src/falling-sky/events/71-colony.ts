import { controller } from '../board/control'
import { mayStandIn, playableRegions } from '../board/map'
import { availableAllies, canPlaceAlly } from '../forces/available'
import { placeAlly, placeColony } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { pickOne, regionChoice } from '../questions'
import type { EventCard } from './event'
import { removeFirst } from './support/remove-first'

/** Colony: a new Tribe, allied to the executor, raises a Region's Control Value. */
export const colony: EventCard = {
  card: 71,
  *unshaded(game, play) {
    const { faction, rule } = play
    if (game.state.colony !== null) return
    yield* removeFirst(game, play, () => availableAllies(game, faction) === 0)
    const question = { faction, topic: 'colony.region', rule }
    const region = yield* pickOne(game, question, () => openTo(game, faction).map((r) => regionChoice(r)), play.asides)
    if (!region) return
    placeColony(game, rule, region)
    if (canPlaceAlly(game, faction, 'colony')) placeAlly(game, rule, faction, 'colony')
  },
}

/** Regions that the Faction Controls, or nobody. */
function openTo({ state }: Game, faction: Faction): RegionId[] {
  return playableRegions(state).filter((r) => {
    const by = controller(state, r)
    return mayStandIn(state, faction, r) && (by === undefined || by === faction)
  })
}
