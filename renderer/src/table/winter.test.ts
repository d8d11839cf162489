import { describe, expect, it } from 'vitest'
import type { LogLine, TimelineEntry } from '@gallia/shared/protocol'
import { lastWinter } from './winter'

const line = (rule: string): LogLine => ({ text: { key: 'x' }, rule, faction: null, kind: 'x', at: 0 })
const entry = (card: number | 'winter', at: number): TimelineEntry => ({ card, at, line: at, acted: [] })
const log = ['2.3', '2.4', '6.1', '6.2', '3.4.2', '6.2.2', '6.3.3', '6.4.1', '2.3.7'].map(line)

describe('the last Winter Round', () => {
  it('is unknown before the first', () => {
    expect(lastWinter([entry(3, 0)], log, 'none')).toBeUndefined()
  })

  it('sorts its lines by phase, with what a phase makes other rules do', () => {
    const winter = lastWinter([entry(3, 0), entry('winter', 1), entry(4, 8)], log, 'none')
    expect(winter?.phases.map((p) => p.lines)).toEqual([[1, 2], [3, 4, 5], [6], [7], [], []])
    expect(winter?.phases.every((p) => p.state === 'done')).toBe(true)
    expect([winter?.over, winter?.ordinal]).toEqual([true, 1])
  })

  it('knows what is being played and what is still to come', () => {
    const winter = lastWinter([entry('winter', 0), entry(3, 0), entry('winter', 1)], log.slice(0, 7), 'quarters')
    expect(winter?.phases.map((p) => p.state)).toEqual(['done', 'done', 'now', 'todo', 'todo', 'todo'])
    expect([winter?.over, winter?.ordinal]).toEqual([false, 2])
  })
})
