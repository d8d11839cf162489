import { free } from '../../board/circumvallation'
import type { RegionId } from '../../ids'
import type { State } from '../../state'
import type { GroupOf, MarchFrom, Marchers } from '../plans/march'
import { arverni } from './board'

/** An origin whose groups are formed when they March, as the board stands then: an ability may have come before. */
export function origin(region: RegionId, groups: () => readonly GroupOf[]): MarchFrom {
  let formed: readonly GroupOf[] | undefined
  return {
    region,
    get groups() {
      return (formed ??= groups())
    },
  }
}

/**
 * So many Warbands of an origin in which all have hidden: a Hidden one stays behind as long as others can go, Revealed
 * ones that were Scouted go before the last Hidden one.
 */
export function warbandsToGo(state: State, region: RegionId, n: number, leader = false): Marchers {
  const { hidden, revealed, scouted } = free(state, arverni, region)
  const hiding = hidden + revealed // when the origin's turn has come there are no Revealed ones but those that were Scouted
  const withoutLast = Math.min(n, Math.max(0, hiding - 1))
  const marked = Math.min(n - withoutLast, scouted)
  return { ...(leader && { leader: 1 }), hidden: n - marked, revealed: marked }
}

/** The Leader with so many Warbands as he may take, or all. */
export function leaderGroup(state: State, region: RegionId, n: number): Marchers {
  return warbandsToGo(state, region, n, true)
}
