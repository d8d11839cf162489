import { pickAtRandom } from '../../dice'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import type { Capability } from '../../state'
import type { Responder } from '../mind'
import { byTopic, chooseIfOpen } from '../plans/responder'
import { belgae, isPlayer } from './board'

/**
 * Shifting Loyalties (50): an unshaded Capability of the player Romans or player Aedui goes; failing that one of the
 * Belgae (AMB-3). A Capability affects the Faction on whose board it lies.
 */
export const lost: Responder = byTopic({
  'loyalties.capability': (decision, game) => {
    const among = candidates(game)
    return among.length > 0 ? chooseIfOpen(decision, `${pickAtRandom(game, '8.3.4', among).card}`) : undefined
  },
})

/** Whether there is one to remove. */
export function losesSome(game: Game): boolean {
  return candidates(game).length > 0
}

function candidates({ state }: Game): Capability[] {
  const unshaded = state.capabilities.filter((c) => c.side === 'unshaded')
  const of = (faction: Faction): Capability[] => unshaded.filter((c) => c.holder === faction)
  const players = (['romans', 'aedui'] as const).filter((f) => isPlayer(state, f)).flatMap(of)
  return players.length > 0 ? players : of(belgae)
}
