import { describe, expect, it } from 'vitest'
import { baseBoard } from '../../test/fake-game'
import { eligibilityText, sequenceRows } from './eligibility'

const board = (cards: Partial<typeof baseBoard.cards>) => ({ ...baseBoard, cards: { ...baseBoard.cards, ...cards } })

describe('the sequence of play (2.3)', () => {
  it('shows who decides and who waits', () => {
    const rows = sequenceRows(board({}), 'arverni')
    expect(rows.map(({ faction, place, state }) => [faction, place, state])).toEqual([
      ['arverni', 'first', 'now'],
      ['belgae', 'second', 'waits'],
    ])
  })

  it('moves the places on when a Faction passes', () => {
    const rows = sequenceRows(
      board({ acted: [{ faction: 'arverni', did: 'pass' }], waiting: ['belgae', 'aedui', 'romans'] }),
      'belgae',
    )
    expect(rows.map(({ faction, place }) => [faction, place])).toEqual([
      ['arverni', 'passed'],
      ['belgae', 'first'],
      ['aedui', 'second'],
    ])
  })

  it('says of each Faction what it is on this card', () => {
    const now = board({ acted: [{ faction: 'arverni', did: 'command' }], waiting: ['belgae', 'aedui', 'romans'] })
    const said = (f: 'arverni' | 'belgae' | 'aedui') => eligibilityText(now, f, 'aedui', 'belgae').key
    expect([said('arverni'), said('belgae'), said('aedui')]).toEqual([
      'ui.eligibility.done',
      'ui.eligibility.second',
      'ui.eligibility.asked',
    ])
    expect(eligibilityText(now, 'romans', 'aedui', 'belgae').key).toBe('ui.eligibility.eligible')
  })
})
