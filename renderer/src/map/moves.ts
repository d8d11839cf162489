import { factions, regions } from '@gallia/shared/falling-sky/ids'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'

/** Pieces that went from one Region to another between two boards. */
export interface Move {
  faction: Faction
  /** `troops`: Auxilia or Warbands, whatever side they show (they may have turned on the way). */
  kind: 'leader' | 'legions' | 'troops'
  from: RegionId
  to: RegionId
  count: number
}

/** The moves that explain the difference of two boards: what has left some Regions and come to others. */
export function movesBetween(before: BoardView, after: BoardView): Move[] {
  return factions.flatMap((faction) =>
    (['leader', 'legions', 'troops'] as const).flatMap((kind) => {
      const change = (region: RegionId) => here(after, faction, kind, region) - here(before, faction, kind, region)
      return pair(regions.map((region) => ({ region, change: change(region) }))).map((m) => ({ faction, kind, ...m }))
    }),
  )
}

function here(board: BoardView, faction: Faction, kind: Move['kind'], region: RegionId): number {
  const forces = board.regions[region].forces[faction]
  switch (kind) {
    case 'leader': {
      const leader = board.leaders[faction]
      return leader.place === 'map' && leader.region === region ? 1 : 0
    }
    case 'legions':
      return forces.legions
    case 'troops':
      return forces.hidden + forces.revealed + forces.scouted
  }
}

/** Pieces that only came or only went (placed, removed) have no partner and don't move. */
function pair(
  changes: readonly { region: RegionId; change: number }[],
): { from: RegionId; to: RegionId; count: number }[] {
  const left = changes.filter((c) => c.change < 0).map((c) => ({ region: c.region, n: -c.change }))
  const came = changes.filter((c) => c.change > 0).map((c) => ({ region: c.region, n: c.change }))
  const moves: { from: RegionId; to: RegionId; count: number }[] = []
  for (const from of left) {
    for (const to of came) {
      const count = Math.min(from.n, to.n)
      if (count === 0) continue
      moves.push({ from: from.region, to: to.region, count })
      from.n -= count
      to.n -= count
    }
  }
  return moves
}
