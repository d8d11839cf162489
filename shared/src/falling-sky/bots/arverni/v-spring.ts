import { piecesIn } from '../../board/control'
import { mayStandIn, playableRegions } from '../../board/map'
import { placeLeader } from '../../forces/pieces'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { regions } from '../../ids'
import { vercingetorixMayEnter } from '../../sequence/vercingetorix'
import { chooseRegion, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { openIds } from '../plans/responder'
import { arverni } from './board'

/** V-SPRING (8.7, 8.3.2): the Leader comes where the most Arverni are. */
export const vSpring: Responder = (decision, game) => {
  if (decision.topic !== 'spring.leader' && decision.topic !== 'vercingetorix.region') return undefined
  if (decision.kind !== 'choose') return undefined
  const region = withMostArverni(
    game,
    regions.filter((r) => openIds(decision).includes(r)),
  )
  return region && { choose: [region] }
}

/** Vercingetorix enters as soon as he may (8.3.2, RUL-40). */
export function entersAtOnce(game: Game): void {
  if (!vercingetorixMayEnter(game.state)) return
  const open = playableRegions(game.state).filter((r) => mayStandIn(game.state, arverni, r))
  const region = withMostArverni(game, open)
  if (region) placeLeader(game, '1.4.3', arverni, region, true)
}

function withMostArverni(game: Game, open: readonly RegionId[]): RegionId | undefined {
  return chooseRegion(game, arverni, 'V-SPRING', open, [
    most('own-pieces', (r) => piecesIn(game.state, arverni, r)),
  ])
}
