import { describe, expect, it } from 'vitest'
import type { Faction, RegionId, TribeId } from '@gallia/shared/falling-sky/ids'
import type { Forces, TribeState } from '@gallia/shared/falling-sky/state'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { changesBetween } from './changes'
import { at, greatRevolt } from './fixtures/boards'

function withForces(board: BoardView, region: RegionId, faction: Faction, forces: Partial<Forces>): BoardView {
  const there = board.regions[region]
  const mine = { ...there.forces[faction], ...forces }
  const changed = { ...there, forces: { ...there.forces, [faction]: mine } }
  return { ...board, regions: { ...board.regions, [region]: changed } }
}
const withTribe = (board: BoardView, tribe: TribeId, state: TribeState): BoardView => ({
  ...board,
  tribes: { ...board.tribes, [tribe]: state },
})
const withRegion = (board: BoardView, region: RegionId, part: Partial<BoardView['regions'][RegionId]>): BoardView => ({
  ...board,
  regions: { ...board.regions, [region]: { ...board.regions[region], ...part } },
})

const changes = (after: BoardView) => changesBetween(greatRevolt, after)

describe('what differs between two boards', () => {
  it('is nothing between equal boards', () => {
    expect(changes(structuredClone(greatRevolt))).toEqual([])
  })

  it('is a move where pieces have left one Region and come to another, Leader and Warbands apart', () => {
    let after = withForces(greatRevolt, 'carnutes', 'arverni', { hidden: 2 })
    after = withForces(after, 'bituriges', 'arverni', { hidden: 8 })
    after = { ...after, leaders: { ...after.leaders, arverni: at('bituriges', true) } }
    const [from, to] = ['carnutes', 'bituriges'] as const
    expect(changes(after)).toEqual([
      { what: 'move', faction: 'arverni', count: 1, from: { region: from, kind: 'leader' }, to: { region: to, kind: 'leader' } },
      { what: 'move', faction: 'arverni', count: 8, from: { region: from, kind: 'hidden' }, to: { region: to, kind: 'hidden' } },
    ]) // prettier-ignore
  })

  it('follows Warbands that turned on the way', () => {
    let after = withForces(greatRevolt, 'morini', 'belgae', { hidden: 0 })
    after = withForces(after, 'nervii', 'belgae', { hidden: 1, revealed: 4 })
    expect(changes(after)).toEqual([
      { what: 'move', faction: 'belgae', count: 4, from: { region: 'morini', kind: 'hidden' }, to: { region: 'nervii', kind: 'revealed' } },
    ]) // prettier-ignore
  })

  it('is a turn where pieces stay and show another side', () => {
    const after = withForces(greatRevolt, 'morini', 'belgae', { hidden: 1, revealed: 2, scouted: 1 })
    expect(changes(after)).toEqual([
      { what: 'turn', faction: 'belgae', count: 1, region: 'morini', from: 'hidden', to: 'scouted' },
      { what: 'turn', faction: 'belgae', count: 2, region: 'morini', from: 'hidden', to: 'revealed' },
    ])
  })

  it('is placed or removed what has no partner elsewhere, also beside turns', () => {
    expect(changes(withForces(greatRevolt, 'morini', 'belgae', { hidden: 6 }))).toEqual([
      { what: 'place', faction: 'belgae', count: 2, at: { region: 'morini', kind: 'hidden' } },
    ])
    // One of four is lost, the others are Revealed.
    expect(changes(withForces(greatRevolt, 'morini', 'belgae', { hidden: 0, revealed: 3 }))).toEqual([
      { what: 'remove', faction: 'belgae', count: 1, at: { region: 'morini', kind: 'hidden' } },
      { what: 'turn', faction: 'belgae', count: 3, region: 'morini', from: 'hidden', to: 'revealed' },
    ])
  })

  it('pairs only as many as have left and come', () => {
    let after = withForces(greatRevolt, 'carnutes', 'arverni', { hidden: 5 })
    after = withForces(after, 'bituriges', 'arverni', { hidden: 3 })
    expect(changes(after)).toEqual([
      { what: 'move', faction: 'arverni', count: 3, from: { region: 'carnutes', kind: 'hidden' }, to: { region: 'bituriges', kind: 'hidden' } },
      { what: 'remove', faction: 'arverni', count: 2, at: { region: 'carnutes', kind: 'hidden' } },
    ]) // prettier-ignore
  })

  it('never moves a Fort', () => {
    let after = withForces(greatRevolt, 'nervii', 'romans', { forts: 0 })
    after = withForces(after, 'aedui', 'romans', { forts: 1 })
    expect(changes(after).map((c) => c.what)).toEqual(['remove', 'place'])
  })

  it('names what lies on a Tribe before and after, the Colony included', () => {
    expect(changes(withTribe(greatRevolt, 'remi', { status: 'dispersed' }))).toEqual([
      { what: 'tribe', tribe: 'remi', before: 'ally-romans', after: 'marker-dispersed' },
    ])
    expect(changes(withTribe(greatRevolt, 'colony', { status: 'subdued' }))).toEqual([
      { what: 'tribe', tribe: 'colony', before: undefined, after: 'marker-colony' },
    ])
  })

  it('tells of markers and of Control', () => {
    let after = withRegion(greatRevolt, 'arverni', { devastated: true, control: null })
    after = { ...after, circumvallation: { region: 'aedui', faction: 'aedui' } as BoardView['circumvallation'] }
    expect(changes(after)).toEqual([
      { what: 'marker', region: 'aedui', marker: 'marker-circumvallation', lies: true },
      { what: 'marker', region: 'arverni', marker: 'marker-devastated', lies: true },
      { what: 'control', region: 'arverni', before: 'arverni', after: undefined },
    ])
    expect(changesBetween(after, greatRevolt).filter((c) => c.what === 'marker').every((c) => !c.lies)).toBe(true) // prettier-ignore
  })
})
