import { controller, settledTribes } from '../../board/control'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { regions } from '../../ids'
import { chooseRegion, first } from '../guidelines/select'
import type { Responder } from '../mind'
import { byTopic, none, openIds } from '../plans/responder'
import { isPlayer } from './board'

/**
 * A-QUARTERS (8.6.7): the Aedui move only to leave Devastated Regions without an own Ally or Citadel, all Warbands
 * together, to own Control if there is any, else with the leave of the Romans, else of another player.
 */
export const aQuarters: Responder = byTopic({
  'quarters.origin': (decision, game) => {
    if (decision.kind !== 'choose') return undefined
    const origin = regions.find((r) => openIds(decision).includes(r) && mustLeave(game, r))
    return origin ? { choose: [origin] } : none
  },
  'quarters.destination': (decision, game) => {
    if (decision.kind !== 'choose') return undefined
    const open = regions.filter((r) => openIds(decision).includes(r))
    const by = (r: RegionId): Faction | undefined => controller(game.state, r)
    const to = chooseRegion(game, 'aedui', 'A-QUARTERS', open, [
      first('own-control', (r) => by(r) === 'aedui'),
      first('aedui-roman-control', (r) => by(r) === 'romans'),
      first('aedui-player-control', (r) => isPlayer(game, by(r) ?? 'germans')),
    ])
    return to ? { choose: [to] } : none
  },
})

function mustLeave({ state }: Game, region: RegionId): boolean {
  return state.regions[region].devastated && settledTribes(state, 'aedui', region).length === 0
}
