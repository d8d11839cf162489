import { describe, expect, it } from 'vitest'
import type { AllocateDecision } from '@gallia/shared/kernel/decision'
import { text } from '@gallia/shared/kernel/text'
import type { BoardView, RegionView } from '@gallia/shared/falling-sky/view'
import { baseBoard } from '../../test/fake-game'
import { quickPicks } from './quick-picks'

const carnutes = [{ kind: 'region', id: 'carnutes' }]
const group = (more: Partial<AllocateDecision> = {}): AllocateDecision => ({
  kind: 'allocate', faction: 'arverni', topic: 'march.group', prompt: text('ask.march.group'), rule: '3.3.2', about: carnutes, min: 0, max: 6,
  buckets: [['leader', 1], ['hidden', 3], ['revealed', 2]].map(([id, max]) => ({ id: String(id), label: text('name'), max: Number(max) })),
  ...more,
}) // prettier-ignore

/** Carnutes under somebody's Control, with pieces to spare. */
const held = (part: Partial<RegionView>): BoardView => ({
  ...baseBoard,
  regions: { ...baseBoard.regions, carnutes: { ...baseBoard.regions.carnutes, ...part } },
})
const picks = (decision: AllocateDecision, board: BoardView) =>
  Object.fromEntries(quickPicks(decision, board).map(({ id, amounts }) => [id, amounts]))

describe('quick picks for a group that leaves', () => {
  const mine = held({ control: 'arverni', spare: 4 })

  it('are all, all but one, as many as leave Control behind, and none', () => {
    expect(picks(group(), mine)).toEqual({
      all: { leader: 1, hidden: 3, revealed: 2 },
      'all-but-one': { leader: 1, hidden: 3, revealed: 1 },
      'keep-control': { leader: 1, hidden: 3, revealed: 0 },
      none: {},
    })
  })

  it.each([
    ['nobody can be spared', held({ control: 'arverni', spare: 0 })],
    ['all can be spared', held({ control: 'arverni', spare: 6 })],
    ['somebody else has Control', held({ control: 'romans', spare: 4 })],
    ['nobody has Control', held({ control: null, spare: 0 })],
  ])('leave out Control where %s', (_, board) => {
    expect(Object.keys(picks(group(), board))).toEqual(['all', 'all-but-one', 'none'])
  })

  it('are only groups that may go: not too few, not too many, and nobody alone stays', () => {
    expect(picks(group({ min: 5 }), mine)).not.toHaveProperty('keep-control')
    expect(Object.keys(picks(group({ max: 4 }), mine))).toEqual(['keep-control', 'none'])
    const leader = group({ buckets: [{ id: 'leader', label: text('name'), max: 1 }], max: 1 })
    expect(Object.keys(picks(leader, mine))).toEqual(['all', 'none'])
  })

  it('know the Germans as the owners of a Germanic group, whoever decides for them', () => {
    const germans = group({ topic: 'germanic-march.group', faction: 'romans' })
    expect(picks(germans, held({ control: 'germans', spare: 2 }))).toHaveProperty('keep-control')
    expect(picks(germans, held({ control: 'romans', spare: 2 }))).not.toHaveProperty('keep-control')
  })

  it('have nothing to do with Losses', () => {
    expect(Object.keys(picks(group({ topic: 'battle.losses', min: 3, max: 3 }), mine))).toEqual(['all', 'none'])
  })
})
