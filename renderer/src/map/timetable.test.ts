import { describe, expect, it } from 'vitest'
import type { RegionId } from '@gallia/shared/falling-sky/ids'
import type { Change } from './changes'
import { mostShown, timetable } from './timetable'

const move: Change = {
  what: 'move',
  faction: 'arverni',
  count: 3,
  from: { region: 'carnutes', kind: 'hidden' },
  to: { region: 'bituriges', kind: 'hidden' },
}
const place = (region: RegionId): Change => ({
  what: 'place',
  faction: 'aedui',
  count: 1,
  at: { region, kind: 'hidden' },
})
const control: Change = { what: 'control', region: 'bituriges', before: 'aedui', after: 'arverni' }
const startOf = (what: Change['what'], changes: readonly Change[]) =>
  timetable(changes).items.find((i) => i.change.what === what)?.start

describe('the order of what moves', () => {
  it('takes no time where nothing moves', () => {
    expect(timetable([])).toEqual({ items: [], total: 0 })
  })

  it('is: first what moves, then what is placed, and Control with it', () => {
    const changes = [control, place('aedui'), move]
    expect(startOf('move', changes)).toBe(0)
    expect(startOf('place', changes)).toBeGreaterThan(400)
    expect(startOf('control', changes)).toBe(startOf('place', changes))
    expect(startOf('place', [place('aedui')])).toBe(0)
  })

  it('shows one piece a moment after the other, and ends with the last', () => {
    const { items, total } = timetable([place('aedui'), place('morini'), place('veneti')])
    expect(items.map((i) => i.start)).toEqual([0, 30, 60])
    expect(total).toBe(60 + 220)
  })

  it('lets a Legion fall longer than anything else takes to go', () => {
    const lost: Change = { what: 'remove', faction: 'romans', count: 1, at: { region: 'aedui', kind: 'legions' } }
    expect(timetable([lost]).total).toBe(700)
  })

  it('shows no single piece where everything is another: a jump to another moment', () => {
    const many = Array.from({ length: mostShown + 1 }, () => place('aedui'))
    expect(timetable([...many, control]).items.map((i) => i.change.what)).toEqual(['control'])
  })
})
