import { describe, expect, it } from 'vitest'
import { isFair, placeCamp } from './camps'
import { fieldOf } from './fields'
import { boxAround, overlap } from './geometry'
import { collisions, coverings, standing } from './fixtures/camps'
import { boardOf, crowdedWar, greatRevolt } from './fixtures/boards'
import { fieldFor, outsideBox } from './fields'
import { regionPlace } from './geography'
import { restScale } from './zoom'
import { regions } from '@gallia/shared/falling-sky/ids'

const square = fieldOf([[0, 0, 400, 0, 400, 400, 0, 400]])
const row = { boxes: [boxAround({ x: 0, y: 0 }, 50, 20)], loose: [] }

describe('a field', () => {
  it('knows what share of a box lies outside', () => {
    expect(outsideBox(square, { x0: 100, y0: 100, x1: 200, y1: 200 })).toBe(0)
    expect(outsideBox(square, { x0: 300, y0: 100, x1: 500, y1: 200 })).toBeCloseTo(0.5, 1)
    expect(outsideBox(square, { x0: 500, y0: 500, x1: 600, y1: 600 })).toBe(1)
  })

  it('counts a hole in a Region as outside', () => {
    const ring = fieldOf([
      [0, 0, 400, 0, 400, 400, 0, 400],
      [100, 100, 300, 100, 300, 300, 100, 300],
    ])
    expect(outsideBox(ring, { x0: 120, y0: 120, x1: 280, y1: 280 })).toBe(1)
    expect(outsideBox(ring, { x0: 10, y0: 10, x1: 90, y1: 390 })).toBe(0)
  })
})

describe('a camp', () => {
  it('begins where it is told when nothing is in the way', () => {
    const [line] = placeCamp(square, [row], [], { x: 200, y: 200 })
    expect(Math.hypot((line?.at.x ?? 0) - 200, (line?.at.y ?? 0) - 200)).toBeLessThan(6)
    expect(line?.fair).toBe(true)
  })

  it('keeps off what must stay visible, and its lines off each other', () => {
    const name = boxAround({ x: 200, y: 200 }, 90, 30)
    const lines = placeCamp(square, [row, row, row], [name], { x: 200, y: 200 })
    expect(isFair(lines)).toBe(true)
    const boxes = lines.map((l) => boxAround(l.at, 50, 20))
    for (const [i, a] of boxes.entries()) {
      expect(overlap(a, name)).toBe(0)
      for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(0)
    }
  })

  it('is not fair where there is no room', () => {
    const all = boxAround({ x: 200, y: 200 }, 190)
    expect(isFair(placeCamp(square, [row], [all], { x: 200, y: 200 }))).toBe(false)
  })

  it('stays where it was while that is fair, and moves when it is not', () => {
    const before = [{ x: 100, y: 300 }]
    expect(placeCamp(square, [row], [], { x: 200, y: 200 }, before)[0]?.at).toEqual(before[0])
    const inTheWay = [boxAround({ x: 100, y: 300 }, 10)]
    expect(placeCamp(square, [row], inTheWay, { x: 200, y: 200 }, before)[0]?.at).not.toEqual(before[0])
  })

  it('lets a Leader’s name lie across the border, but not his piece', () => {
    const tall = { boxes: [boxAround({ x: 0, y: 0 }, 20)], loose: [boxAround({ x: 0, y: 25 }, 230, 8)] }
    expect(isFair(placeCamp(square, [tall], [], { x: 200, y: 200 }))).toBe(true)
    expect(isFair(placeCamp(square, [{ boxes: tall.loose, loose: [] }], [], { x: 200, y: 200 }))).toBe(false)
  })
})

describe('The Great Revolt when the whole map is shown', () => {
  const map = standing(greatRevolt, restScale)

  it('shows every piece: no Region needs a flag', () => {
    expect([...map.camps].filter(([, c]) => c.kind === 'flag').map(([id]) => id)).toEqual([])
  })

  it('covers no name, no Tribe and no Control box', () => {
    expect(coverings(map)).toEqual([])
  })

  it('has no two lines of pieces on each other', () => {
    expect(collisions(map)).toEqual([])
  })

  it('has every line at home: its middle lies in its own Region', () => {
    for (const id of regions) {
      for (const { at } of map.camps.get(id)?.lines ?? []) {
        expect(outsideBox(fieldFor(regionPlace(id)), boxAround(at, 8)), id).toBeLessThan(0.5)
      }
    }
  })

  it('leaves the camps of all other Regions alone when one changes', () => {
    const after = standing(carnutesLeft(), restScale, map)
    for (const id of regions) {
      if (id === 'carnutes') continue
      expect(
        after.camps.get(id)?.lines.map((l) => l.at),
        id,
      ).toEqual(map.camps.get(id)?.lines.map((l) => l.at))
    }
  })
})

function carnutesLeft() {
  const forces = { ...greatRevolt.regions.carnutes.forces }
  forces.arverni = { ...forces.arverni, hidden: 0 }
  const carnutes = { ...greatRevolt.regions.carnutes, forces }
  return { ...greatRevolt, regions: { ...greatRevolt.regions, carnutes } }
}

describe('The Great Revolt, zoomed in', () => {
  it.each([1.4, 2, 2.4, 3.2])('covers nothing at zoom %s', (zoom) => {
    const map = standing(greatRevolt, restScale * zoom)
    expect([...map.camps.values()].some((c) => c.kind === 'flag')).toBe(false)
    expect(coverings(map)).toEqual([])
    expect(collisions(map)).toEqual([])
  })
})

describe('a crowded war', () => {
  it('folds into flags only the Regions that are too full', () => {
    const map = standing(crowdedWar, restScale)
    const flags = [...map.camps].filter(([, c]) => c.kind === 'flag').map(([id]) => id)
    expect(flags).toContain('aedui')
    expect(flags).not.toContain('carnutes')
    expect(flags).not.toContain('ubii')
    expect(flags.length).toBeLessThanOrEqual(4)
  })

  it('shows every piece again when there is room', () => {
    const map = standing(crowdedWar, restScale * 2.4)
    expect([...map.camps.values()].filter((c) => c.kind === 'flag')).toEqual([])
  })

  it('shows tokens of emblem and strength in very small windows', () => {
    const map = standing(crowdedWar, restScale * 0.5)
    const tokens = map.camps.get('mandubii')?.lines[0]?.laid.items.flatMap((i) => (i.kind === 'token' ? [i] : []))
    expect(tokens?.map((t) => [t.faction, t.strength])).toEqual([
      ['romans', 7],
      ['arverni', 20],
      ['aedui', 2],
    ])
  })
})

describe('an empty board', () => {
  it('has no camps', () => {
    const bare = boardOf({
      regions: { ...Object.fromEntries(regions.map((r) => [r, { value: 1 }])) } as never,
      tribes: {},
      leaders: {},
    })
    const map = standing(bare, restScale)
    expect([...map.camps.values()].every((c) => c.lines.length === 0)).toBe(true)
  })
})
