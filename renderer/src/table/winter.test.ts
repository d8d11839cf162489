import { describe, expect, it } from 'vitest'
import { text } from '@gallia/shared/kernel/text'
import type { LogLine, TimelineEntry } from '@gallia/shared/protocol'
import { lastWinter, readFrom } from './winter'

const line = (rule: string): LogLine => ({ text: { key: 'x' }, rule, faction: null, kind: 'x', at: 0 })
const begins = (phase: string): LogLine => ({
  ...line('6.0'),
  kind: 'phase',
  text: text('log.phase', { phase: text(`phase.${phase}`) }),
})
const entry = (card: number | 'winter', at: number): TimelineEntry => ({ card, at, line: at, acted: [] })
const log = [
  line('2.3'), line('2.4'), begins('victory'), line('6.1'), begins('germans'), line('6.2.1'), line('3.4.2'),
  begins('quarters'), line('6.3.3'), begins('harvest'), line('6.4.1'), line('2.3.7'),
] // prettier-ignore

describe('the last Winter Round', () => {
  it('is unknown before the first', () => {
    expect(lastWinter([entry(3, 0)], log, 'none')).toBeUndefined()
  })

  it('sorts its lines by phase, with what a phase makes other rules do', () => {
    const winter = lastWinter([entry(3, 0), entry('winter', 1), entry(4, 11)], log, 'none')
    expect(winter?.phases.map((p) => p.lines)).toEqual([[1, 3], [5, 6], [8], [10], [], []])
    expect(winter?.phases.every((p) => p.state === 'done')).toBe(true)
    expect([winter?.over, winter?.ordinal]).toEqual([true, 1])
  })

  it('knows what is being played and what is still to come', () => {
    const winter = lastWinter([entry('winter', 0), entry(3, 0), entry('winter', 1)], log.slice(0, 8), 'quarters')
    expect(winter?.phases.map((p) => p.state)).toEqual(['done', 'done', 'now', 'todo', 'todo', 'todo'])
    expect([winter?.over, winter?.ordinal]).toEqual([false, 2])
  })
})

describe('a Winter is read', () => {
  const over = lastWinter([entry('winter', 1), entry(4, 11)], log, 'none')
  const running = lastWinter([entry('winter', 1)], log.slice(0, 8), 'quarters')
  const from = (winter: typeof over, seen: number): string | undefined => winter && readFrom(winter, seen)?.phase

  it('from the phase that is played', () => {
    expect(from(running, 0)).toBe('quarters')
  })

  it('from where it was skipped, when it is over', () => {
    expect(from(over, 6)).toBe('germans')
    expect(from(over, 10)).toBe('harvest')
  })

  it('from its beginning, when all of it has been seen', () => {
    expect(from(over, 11)).toBe('victory')
  })
})
