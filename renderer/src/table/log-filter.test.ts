import { describe, expect, it } from 'vitest'
import type { LogLine } from '@gallia/shared/protocol'
import { isFiltered, noFilter, passes } from './log-filter'

const line = (part: Partial<LogLine>): LogLine => ({
  text: { key: 'log.move' },
  rule: '3.3.2',
  faction: 'arverni',
  kind: 'move',
  at: 3,
  ...part,
})
const words = () => 'Vercingetorix and 8 Hidden Warbands from Carnutes to Bituriges.'

describe('the filter of the log', () => {
  it('lets everything through when nothing is wanted', () => {
    expect(isFiltered({ ...noFilter, typed: '  ' })).toBe(false)
    expect(passes(line({}), noFilter, words)).toBe(true)
  })

  it('keeps the deeds of one Faction', () => {
    expect(passes(line({}), { ...noFilter, faction: 'romans' }, words)).toBe(false)
    expect(passes(line({ faction: null }), { ...noFilter, faction: 'romans' }, words)).toBe(false)
    expect(passes(line({}), { ...noFilter, faction: 'arverni' }, words)).toBe(true)
  })

  it('keeps what happens to pieces, apart from what is only told', () => {
    expect(passes(line({}), { ...noFilter, kind: 'pieces' }, words)).toBe(true)
    for (const kind of ['note', 'roll', 'card', 'resources', 'command'])
      expect(passes(line({ kind }), { ...noFilter, kind: 'pieces' }, words)).toBe(false)
    expect(passes(line({ kind: 'roll', die: 3 }), { ...noFilter, kind: 'dice' }, words)).toBe(true)
  })

  it('keeps lines of any kind that change a score', () => {
    const scores = [{ faction: 'romans' as const, scores: [13], margin: -2 }]
    expect(passes(line({ scores }), { ...noFilter, kind: 'scores' }, words)).toBe(true)
    expect(passes(line({}), { ...noFilter, kind: 'scores' }, words)).toBe(false)
  })

  it('finds lines that hold every word that is typed, in any order', () => {
    expect(passes(line({}), { ...noFilter, typed: 'bituriges verc' }, words)).toBe(true)
    expect(passes(line({}), { ...noFilter, typed: 'bituriges caesar' }, words)).toBe(false)
  })
})
