import { describe, expect, it } from 'vitest'
import { text } from '@gallia/shared/kernel/text'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { LogLine } from '@gallia/shared/protocol'
import { greatRevolt } from '../map/fixtures/boards'
import { cuesOf } from './cues'

const line = (kind: string, more: Partial<LogLine> = {}): LogLine => ({
  text: text('x'),
  rule: '',
  faction: null,
  kind,
  at: 0,
  ...more,
})

/** So many Arverni Warbands stand somewhere else than before. */
function marched(n: number): BoardView {
  const { carnutes, bituriges } = greatRevolt.regions
  const moved = (region: typeof carnutes, by: number) => ({
    ...region,
    forces: { ...region.forces, arverni: { ...region.forces.arverni, hidden: region.forces.arverni.hidden + by } },
  })
  return {
    ...greatRevolt,
    regions: { ...greatRevolt.regions, carnutes: moved(carnutes, -n), bituriges: moved(bituriges, n) },
  }
}

const heard = (after: BoardView, lines: readonly LogLine[] = [], pace = 1) =>
  cuesOf({ before: greatRevolt, after, lines, pace })

describe('what is heard', () => {
  it('is one sound for a group, when it has arrived, at the speed of the map', () => {
    expect(heard(marched(3))).toEqual([{ sound: 'troop', at: 420 }])
    expect(heard(marched(3), [], 0.5)).toEqual([{ sound: 'troop', at: 210 }])
  })

  it('is nothing where nothing happens', () => {
    expect(heard(greatRevolt, [line('select')])).toEqual([])
  })

  it('is a card, or the horn where it brings the Winter', () => {
    expect(heard(greatRevolt, [line('card')])).toEqual([{ sound: 'card', at: 0 }])
    expect(heard(greatRevolt, [line('winter'), line('card')])).toEqual([{ sound: 'winter', at: 0 }])
  })

  it('is one roll, however many dice fall', () => {
    const rolls = [line('roll', { die: 2 }), line('roll', { die: 5 })]
    expect(heard(greatRevolt, rolls)).toEqual([{ sound: 'dice', at: 0 }])
  })

  it('is bright when a Faction begins to meet its condition, and only then', () => {
    const meets: BoardView = {
      ...greatRevolt,
      factions: { ...greatRevolt.factions, aedui: { ...greatRevolt.factions.aedui, meetsCondition: true } },
    }
    expect(heard(meets).map((c) => c.sound)).toEqual(['triumph'])
    expect(cuesOf({ before: meets, after: meets, lines: [], pace: 1 })).toEqual([])
  })

  it('keeps sounds apart where nothing is shown moving, and leaves out what would be a noise', () => {
    const bare: BoardView = {
      ...greatRevolt,
      regions: Object.fromEntries(
        Object.entries(greatRevolt.regions).map(([id, region]) => [
          id,
          { ...region, forces: { ...region.forces, romans: { ...region.forces.romans, legions: 0, hidden: 0 }, belgae: { ...region.forces.belgae, hidden: 0 } } },
        ]),
      ) as BoardView['regions'],
    } // prettier-ignore
    const times = heard(bare, [], 0).map((c) => c.at)
    expect(times.length).toBeGreaterThan(1)
    expect(times.length).toBeLessThanOrEqual(6)
    expect(times.slice(1).every((at, i) => at - (times[i] ?? 0) >= 70)).toBe(true)
  })

  it('is nothing where several turns have passed at once', () => {
    expect(heard(marched(3), [line('card'), line('acted'), line('acted')])).toEqual([])
  })
})
