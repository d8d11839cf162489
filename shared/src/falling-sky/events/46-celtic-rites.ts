import { lose } from '../forces/resources'
import type { Faction } from '../ids'
import { gauls } from '../ids'
import type { EventCard } from './event'
import { chooseFaction, chooseFactions } from './support/choose'
import { ineligibleThroughNext, staysEligible } from './support/eligibility'
import { freeCommand, freeCommands } from './support/free'

const resources = 3

/** Celtic Rites: Gauls pay and lie idle, or one of them strikes at no cost. */
export const celticRites: EventCard = {
  card: 46,
  *unshaded(game, play) {
    for (const faction of yield* chooseFactions(game, play, 'rites.factions', () => gauls)) {
      lose(game, play.rule, faction, resources, 'event')
      ineligibleThroughNext(game, play, faction)
    }
  },
  *shaded(game, play) {
    const able = (): Faction[] => gauls.filter((f) => freeCommands(game, f).length > 0)
    const faction = yield* chooseFaction(game, play, 'rites.faction', able)
    if (faction) yield* freeCommand(game, play, faction)
    staysEligible(game, play, play.faction)
  },
}
