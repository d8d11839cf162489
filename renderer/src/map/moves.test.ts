import { describe, expect, it } from 'vitest'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'
import type { Forces } from '@gallia/shared/falling-sky/state'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { at, greatRevolt } from './fixtures/boards'
import { movesBetween } from './moves'

function withForces(board: BoardView, region: RegionId, faction: Faction, forces: Partial<Forces>): BoardView {
  const there = board.regions[region]
  const mine = { ...there.forces[faction], ...forces }
  const changed = { ...there, forces: { ...there.forces, [faction]: mine } }
  return { ...board, regions: { ...board.regions, [region]: changed } }
}

describe('moves between two boards', () => {
  it('are none between equal boards', () => {
    expect(movesBetween(greatRevolt, greatRevolt)).toEqual([])
  })

  it('are what has left one Region and come to another, Leader and Warbands apart', () => {
    let after = withForces(greatRevolt, 'carnutes', 'arverni', { hidden: 2 })
    after = withForces(after, 'bituriges', 'arverni', { hidden: 8 })
    after = { ...after, leaders: { ...after.leaders, arverni: at('bituriges', true) } }
    expect(movesBetween(greatRevolt, after)).toEqual([
      { faction: 'arverni', kind: 'leader', from: 'carnutes', to: 'bituriges', count: 1 },
      { faction: 'arverni', kind: 'troops', from: 'carnutes', to: 'bituriges', count: 8 },
    ])
  })

  it('follow Warbands that turned on the way', () => {
    let after = withForces(greatRevolt, 'morini', 'belgae', { hidden: 0 })
    after = withForces(after, 'nervii', 'belgae', { hidden: 1, revealed: 4 })
    expect(movesBetween(greatRevolt, after)).toEqual([
      { faction: 'belgae', kind: 'troops', from: 'morini', to: 'nervii', count: 4 },
    ])
  })

  it('see no move where pieces only flip, are placed or removed', () => {
    expect(movesBetween(greatRevolt, withForces(greatRevolt, 'morini', 'belgae', { hidden: 0, revealed: 4 }))).toEqual(
      [],
    )
    expect(movesBetween(greatRevolt, withForces(greatRevolt, 'morini', 'belgae', { hidden: 6 }))).toEqual([])
    expect(movesBetween(greatRevolt, withForces(greatRevolt, 'morini', 'belgae', { hidden: 1 }))).toEqual([])
  })

  it('pair only as many as have left and come', () => {
    let after = withForces(greatRevolt, 'carnutes', 'arverni', { hidden: 5 })
    after = withForces(after, 'bituriges', 'arverni', { hidden: 3 })
    expect(movesBetween(greatRevolt, after)).toEqual([
      { faction: 'arverni', kind: 'troops', from: 'carnutes', to: 'bituriges', count: 3 },
    ])
  })
})
