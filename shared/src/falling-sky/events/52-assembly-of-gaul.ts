import { controller } from '../board/control'
import { lose } from '../forces/resources'
import type { Game } from '../game'
import { gauls } from '../ids'
import type { EventCard } from './event'
import { chooseFactions } from './support/choose'
import { freeCommand } from './support/free'
import { germanicCommand } from './support/germanic-command'

const resources = 8
const abilities = 2

/** Assembly of Gaul: without the Carnutes it costs the Gauls dear; its host acts with two Special Abilities. */
export const assemblyOfGaul: EventCard = {
  card: 52,
  *unshaded(game, play) {
    if (!carnutesAreTame(game)) return
    for (const faction of yield* chooseFactions(game, play, 'assembly.factions', () => gauls))
      lose(game, play.rule, faction, resources, 'event')
  },
  /** Germans have no Special Ability; the executor acts for them. */
  *shaded(game, play) {
    const host = controller(game.state, 'carnutes')
    if (host === 'germans') yield* germanicCommand(game, play)
    else if (host) yield* freeCommand(game, play, host, { abilities })
  },
}

/** Subdued, Dispersed with either side of the marker or Razed (which counts as Dispersed), or a Roman Ally. */
function carnutesAreTame({ state }: Game): boolean {
  const tribe = state.tribes.carnutes
  return tribe.status !== 'allied' || tribe.faction === 'romans'
}
