import { describe, expect, it } from 'vitest'
import type { CoursePoint } from '@gallia/shared/falling-sky/record/course'
import { rangeOf, seriesOf, ticksIn } from './series'

const side = (scores: number[], margin: number, resources: number) => ({ scores, margin, resources })
const point = (margin: number, removed = 0): CoursePoint => ({
  factions: {
    romans: side([12], margin, 20),
    arverni: side([2, 10], -4, 18),
    aedui: side([3], -7, 15),
    belgae: side([5], -10, 10),
  },
  legions: { map: 8, track: 3 - removed, fallen: 1, removed },
  control: { romans: 3, arverni: 5, aedui: 1, belgae: 2, germans: 2 },
})

describe('the charts', () => {
  it('show both scores of the Arverni, that of the Legions dashed', () => {
    const arverni = seriesOf('score', [point(-3), point(-2)]).filter((s) => s.faction === 'arverni')
    expect(arverni.map((s) => [s.values, s.dashed ?? false])).toEqual([
      [[10, 10], false],
      [[2, 2], true],
    ])
  })

  it('show Legions out of play only where there are some', () => {
    expect(seriesOf('legions', [point(-3)]).map((s) => s.label)).toEqual(['map', 'track', 'fallen'])
    expect(seriesOf('legions', [point(-3), point(-3, 2)]).map((s) => s.values)).toContainEqual([0, 2])
  })

  it('hold every value, and zero between margins', () => {
    const series = seriesOf('margin', [point(-3), point(4)])
    expect(rangeOf('margin', series)).toEqual({ low: -10, high: 4 })
    const ticks = ticksIn({ low: -10, high: 4 })
    expect(ticks).toContain(0)
    expect(ticks.length).toBeLessThanOrEqual(8)
    expect(ticks.every((t) => t >= -10 && t <= 4)).toBe(true)
  })
})
