import { hide } from '../forces/pieces'
import type { CommandId, RegionId } from '../ids'
import type { EventCard } from './event'
import { freeCommand } from './support/free'
import { freeMarch } from './support/march'
import { chooseFaction } from './support/choose'

const forest: readonly RegionId[] = ['nervii', 'treveri']
const commands: readonly CommandId[] = ['recruit', 'seize', 'rally', 'raid', 'battle']

/** Arduenna: into the forest, strike, and vanish. */
export const arduenna: EventCard = {
  card: 67,
  *unshaded(game, play) {
    const faction = yield* chooseFaction(game, play, 'event.faction', () => game.ruleset.playerFactions)
    if (faction === undefined) return
    const inForest = (r: RegionId): boolean => forest.includes(r)
    yield* freeMarch(game, play, faction, { terms: { to: inForest }, optional: true })
    yield* freeCommand(game, play, faction, { commands, within: inForest })
    for (const region of forest) hide(game, play.rule, faction, region)
  },
}
