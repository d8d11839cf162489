import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import type { Criterion } from '../guidelines/select'
import { chooseRegion, narrow } from '../guidelines/select'
import { arverni } from './board'

/**
 * The next of several Regions that are all to be taken one after another. Only where there is not enough for all of them
 * can the order matter: then equals go to the die (8.3.4), else to the order of the map.
 */
export function nextOf(
  game: Game,
  node: string,
  candidates: readonly RegionId[],
  criteria: readonly Criterion<RegionId>[],
  scarce: boolean,
): RegionId | undefined {
  return scarce ? chooseRegion(game, arverni, node, candidates, criteria) : narrow(candidates, criteria).left[0]
}
