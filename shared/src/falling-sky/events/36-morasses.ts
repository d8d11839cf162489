import { playableRegions } from '../board/map'
import type { Faction } from '../ids'
import { gauls } from '../ids'
import type { EventCard } from './event'
import { chooseFaction } from './support/choose'
import type { FreeCommand } from './support/free'
import { freeBattle, freeCommand, freeCommands } from './support/free'

/** Every one an Ambush, whatever the Hidden pieces and wherever the Leader. */
const ambushes: FreeCommand = { commands: ['battle'], grant: { terms: { ambushAlways: true } } }
const marches: FreeCommand = { commands: ['march'] }

/** Morasses: a Gallic Faction is caught without a way out, or strikes from the swamps and is gone. */
export const morasses: EventCard = {
  card: 36,
  *unshaded(game, play) {
    const terms = { noRetreat: true, noCounterattack: true, ignoreCitadel: true, attackersHide: true }
    yield* freeBattle(game, play, play.faction, { regions: playableRegions(game.state), targets: gauls, terms })
  },
  *shaded(game, play) {
    const able = (): Faction[] =>
      gauls.filter((f) => freeCommands(game, f, ambushes).length + freeCommands(game, f, marches).length > 0)
    const faction = yield* chooseFaction(game, play, 'morasses.faction', able)
    if (!faction) return
    yield* freeCommand(game, play, faction, ambushes)
    yield* freeCommand(game, play, faction, marches)
  },
}
