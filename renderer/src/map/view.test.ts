import { describe, expect, it } from 'vitest'
import { core } from './geography'
import { isDirection, nextPlace } from './keys'
import { rendererChoice } from './renderer-choice'
import { between, filling, fitsAt, fitScale, keepInView } from './view'
import { regionNameSize, restScale, sizesAt } from './zoom'

describe('the view', () => {
  const view = { width: 852, height: 810, map: core }
  it('fits the whole map into the window, whichever way is narrow', () => {
    const wide = fitScale({ width: 5000, height: 500, map: core })
    expect((core.y1 - core.y0) * wide).toBeCloseTo(500)
    const tall = fitScale({ width: 500, height: 5000, map: core })
    expect((core.x1 - core.x0) * tall).toBeCloseTo(500)
  })

  it('can never lose the map: a third of the window shows it', () => {
    const scale = fitScale(view)
    for (const origin of [
      { x: 1e5, y: 0 },
      { x: -1e5, y: 0 },
      { x: 0, y: 1e5 },
      { x: 0, y: -1e5 },
    ]) {
      const kept = keepInView(origin, scale, view)
      const shows = (from: number, to: number, size: number) => Math.min(size, to) - Math.max(0, from)
      expect(shows(kept.x + core.x0 * scale, kept.x + core.x1 * scale, view.width)).toBeGreaterThanOrEqual(
        view.width / 3 - 1,
      )
      expect(shows(kept.y + core.y0 * scale, kept.y + core.y1 * scale, view.height)).toBeGreaterThanOrEqual(
        view.height / 3 - 1,
      )
    }
  })

  it('leaves a view alone that shows enough', () => {
    expect(keepInView({ x: -100, y: -50 }, 0.6, view)).toEqual({ x: -100, y: -50 })
  })
})

describe('the way to another view', () => {
  const from = { middle: { x: 1000, y: 1000 }, scale: 0.4 }
  const to = { middle: { x: 1400, y: 800 }, scale: 1.6 }
  it('begins and ends where it should', () => {
    expect(between(from, to, 0)).toEqual(from)
    expect(between(from, to, 1).scale).toBeCloseTo(1.6)
    expect(between(from, to, 1).middle).toEqual(to.middle)
  })

  it('zooms by equal factors, around the one point that stays where it is', () => {
    const half = between(from, to, 0.5)
    expect(half.scale).toBeCloseTo(0.8)
    // The point that is at the same place of the window at both ends is there in between too.
    const still = { x: (1.6 * 1400 - 0.4 * 1000) / 1.2, y: (1.6 * 800 - 0.4 * 1000) / 1.2 }
    const inWindow = (look: typeof from) => (still.x - look.middle.x) * look.scale
    expect(inWindow(half)).toBeCloseTo(inWindow(from))
    expect(inWindow(half)).toBeCloseTo(inWindow(to))
  })

  it('is straight where the zoom stays', () => {
    const half = between(from, { ...from, middle: { x: 1200, y: 1000 } }, 0.5)
    expect(half).toEqual({ middle: { x: 1100, y: 1000 }, scale: 0.4 })
  })
})

it('brings a place at the rim no nearer to the middle than the map reaches', () => {
  const view = { width: 800, height: 600, map: core }
  const corner = filling({ x: core.x0, y: core.y1 }, 1, view)
  expect(corner).toEqual({ x: core.x0 + 400, y: core.y1 - 300 })
  const inland = { x: (core.x0 + core.x1) / 2, y: (core.y0 + core.y1) / 2 }
  expect(filling(inland, 1, view)).toEqual(inland)
  // Smaller than the window, the map can't fill it.
  expect(filling({ x: core.x0, y: core.y0 }, 0.1, view)).toEqual({ x: core.x0, y: core.y0 })
})

it('shows a part of the land whole', () => {
  const scale = fitsAt({ x0: 0, y0: 0, x1: 400, y1: 100 }, { width: 800, height: 600 })
  expect(400 * scale).toBeLessThan(800)
  expect(400 * scale).toBeGreaterThan(600)
})

describe('sizes', () => {
  it('grow in steps, not with the land', () => {
    expect(sizesAt(restScale)).toEqual(sizesAt(restScale * 1.39))
    expect([0.5, 0.8, 1, 1.4, 2.4].map((z) => sizesAt(restScale * z).piece)).toEqual([18, 22, 26, 34, 44])
    expect([1, 1.4, 2.4].map((z) => sizesAt(restScale * z).sideBySide)).toEqual([1, 3, 6])
  })

  it('never make a badge smaller than 12 px', () => {
    for (const z of [0.2, 0.5, 0.7, 1, 2, 3]) expect(sizesAt(restScale * z).badge).toBeGreaterThanOrEqual(12)
  })

  it('follow the wish for smaller or larger pieces, and leave the names as they are', () => {
    const [small, normal, large] = (['small', 'normal', 'large'] as const).map((p) => sizesAt(restScale, 1, p))
    expect([small?.piece, normal?.piece, large?.piece]).toEqual([22, 26, 31])
    expect([small?.citadel, large?.ally]).toEqual([31, 32])
    expect(large?.tribeName).toBe(normal?.tribeName)
  })

  it('follow the text size', () => {
    expect(sizesAt(restScale, 1.3).tribeName).toBeCloseTo(sizesAt(restScale).tribeName * 1.3)
    expect(sizesAt(restScale, 1.3).piece).toBe(sizesAt(restScale).piece)
  })

  it('give larger Regions larger names, within limits', () => {
    const sizes = sizesAt(restScale)
    expect(regionNameSize(sizes, 10)).toBe(sizes.regionName.min)
    expect(regionNameSize(sizes, 100)).toBe(sizes.regionName.max)
  })
})

describe('arrow keys', () => {
  const places = [
    { id: 'north', at: { x: 0, y: -100 } },
    { id: 'far north', at: { x: 0, y: -300 } },
    { id: 'east', at: { x: 100, y: 10 } },
    { id: 'south-east', at: { x: 80, y: 90 } },
  ]
  const next = (key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight') => nextPlace({ x: 0, y: 0 }, key, places)?.id
  it('go to the nearest place in their direction', () => {
    expect(next('ArrowUp')).toBe('north')
    expect(next('ArrowRight')).toBe('east')
    expect(next('ArrowDown')).toBe('south-east')
    expect(next('ArrowLeft')).toBeUndefined()
  })
  it('are the four of them', () => {
    expect(isDirection('ArrowUp')).toBe(true)
    expect(isDirection('Enter')).toBe(false)
  })
})

it('takes the renderer from the address', () => {
  expect(rendererChoice('?pref=canvas&aa=0')).toEqual({ preference: 'canvas', antialias: false })
  expect(rendererChoice('')).toEqual({ antialias: true })
  expect(rendererChoice('?pref=nonsense')).toEqual({ antialias: true })
})
