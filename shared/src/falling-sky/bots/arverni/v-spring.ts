import { piecesIn } from '../../board/control'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { regions } from '../../ids'
import { chooseRegion, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { openIds } from '../plans/responder'
import { arverni } from './board'

/** V-SPRING (8.7, 8.3.2): the Leader comes where the most Arverni are, Vercingetorix as soon as he may (RUL-40) and Successors alike. */
export const vSpring: Responder = (decision, game) => {
  if (decision.topic !== 'spring.leader' && decision.topic !== 'vercingetorix.region') return undefined
  if (decision.kind !== 'choose') return undefined
  const region = withMostArverni(
    game,
    regions.filter((r) => openIds(decision).includes(r)),
  )
  return region && { choose: [region] }
}

function withMostArverni(game: Game, open: readonly RegionId[]): RegionId | undefined {
  return chooseRegion(game, arverni, 'V-SPRING', open, [most('own-pieces', (r) => piecesIn(game.state, arverni, r))])
}
