import { gauls } from '../ids'
import type { EventCard } from './event'
import { chooseFactions } from './support/choose'
import { staysEligible } from './support/eligibility'
import { freeCommand } from './support/free'
import { inCardOrder } from './support/order'

/** Druids: Gauls act one after the other, each in one Region, with a Special Ability if they like. */
export const druids: EventCard = {
  card: 48,
  *unshaded(game, play) {
    const named = yield* chooseFactions(game, play, 'druids.factions', () => gauls)
    for (const faction of inCardOrder(play.card, named))
      yield* freeCommand(game, play, faction, { limited: true, abilities: 1 })
    staysEligible(game, play, play.faction)
  },
}
