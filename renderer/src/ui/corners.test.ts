import { describe, expect, it } from 'vitest'
import { boxIn, freeCorner } from './corners'

const around = { x: 240, y: 90, width: 800, height: 700 }
const size = { width: 340, height: 260 }

describe('the callout', () => {
  it('stays where nothing is in its way', () => {
    expect(freeCorner(around, size, [])).toBe('top-left')
  })

  it('leaves the corner of what it speaks of', () => {
    const thing = { x: 300, y: 150, width: 200, height: 120 }
    expect(freeCorner(around, size, [[thing]])).toBe('top-right')
  })

  it('rather lies on a sheet than on what it speaks of', () => {
    const thing = { x: 240, y: 90, width: 800, height: 300 }
    const sheet = { x: 660, y: 500, width: 380, height: 290 }
    expect(freeCorner(around, size, [[thing], [sheet]])).toBe('bottom-left')
    const all = { x: 240, y: 500, width: 800, height: 290 }
    expect(freeCorner(around, size, [[thing], [all]])).toMatch(/^bottom/)
  })

  it('keeps to the corners that it may lie in, the first of them if all are as good', () => {
    const right = ['bottom-right', 'top-right'] as const
    expect(freeCorner(around, size, [], right)).toBe('bottom-right')
    const thing = { x: 900, y: 700, width: 100, height: 60 }
    expect(freeCorner(around, size, [[thing]], right)).toBe('top-right')
  })

  it('is inside the map in every corner', () => {
    for (const corner of ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const) {
      const box = boxIn(around, size, corner)
      expect(box.x).toBeGreaterThanOrEqual(around.x)
      expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width)
      expect(box.y).toBeGreaterThanOrEqual(around.y)
      expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height)
    }
  })
})
