import { describe, expect, it } from 'vitest'
import { regions, tribes } from '@gallia/shared/falling-sky/ids'
import { areas, lines, regionAt, regionPlace, regionPlaces, tribePlaces } from './geography'
import { insideRing, onCurve, walk } from './geometry'

describe('the geography', () => {
  it('has a place for every Region, and for every Tribe but the Colony', () => {
    expect(regionPlaces.map((r) => r.id)).toEqual([...regions])
    expect(tribePlaces.map((t) => t.id).sort()).toEqual(tribes.filter((t) => t !== 'colony').sort())
  })

  it('finds the Region under its own Control box, camp and Tribes', () => {
    for (const r of regionPlaces) {
      expect(regionAt(r.control), `${r.id} control`).toBe(r.id)
      expect(regionAt(r.camp), `${r.id} camp`).toBe(r.id)
    }
    for (const t of tribePlaces) expect(regionAt(t.at), t.id).toBe(t.region)
  })

  it('finds no Region at sea and in the lands around', () => {
    expect(regionAt({ x: 200, y: 1300 })).toBeUndefined()
    expect(regionAt({ x: 741, y: 1684 })).toBeUndefined()
  })

  it('has the three crossings and the Rhenus as borders', () => {
    const rhenus = lines.filter((l) => l.rhenus).map((l) => [l.left, l.right].sort().join(' '))
    expect([...new Set(rhenus)].sort()).toEqual(
      ['morini sugambri', 'nervii sugambri', 'sugambri treveri', 'treveri ubii', 'sequani ubii'].sort(),
    )
  })

  it('gives neighbours the same points along their border', () => {
    const shared = lines.find((l) => [l.left, l.right].sort().join() === 'arverni,pictones')
    const points = (id: string) => new Set(areas.find((a) => a.id === id)?.rings.flatMap((r) => pairs(r)))
    const border = pairs(shared?.line ?? [])
    expect(border.length).toBeGreaterThan(5)
    for (const side of ['arverni', 'pictones']) for (const p of border) expect(points(side)).toContain(p)
  })

  it('has Cities where the rules have them', () => {
    const cities = tribePlaces.flatMap((t) => (t.city ? [`${t.id} ${t.city}`] : [])).sort()
    expect(cities).toEqual([
      'aedui Bibracte',
      'arverni Gergovia',
      'bituriges Avaricum',
      'carnutes Cenabum',
      'mandubii Alesia',
      'sequani Vesontio',
    ])
  })
})

const pairs = (flat: readonly number[]): string[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => `${flat[i * 2]} ${flat[i * 2 + 1]}`)

describe('geometry', () => {
  it('tells inside from outside, islands included', () => {
    const britannia = regionPlace('britannia').rings
    expect(britannia.length).toBeGreaterThan(1)
    expect(britannia.some((r) => insideRing(r, { x: 721, y: 196 }))).toBe(true)
    expect(britannia.some((r) => insideRing(r, { x: 325, y: 572 }))).toBe(false)
  })

  it('walks a line at an even pace, and on beyond its end', () => {
    const path = walk([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }]) // prettier-ignore
    expect(path.length).toBe(20)
    expect(path.at(5)).toMatchObject({ x: 5, y: 0, angle: 0 })
    expect(path.at(15).y).toBeCloseTo(5)
    expect(path.at(25).y).toBeCloseTo(15)
  })

  it('puts the middle of a curve where it bends', () => {
    expect(onCurve([0, 0, 10, 20, 20, 0], 0.5)).toEqual({ x: 10, y: 10 })
  })
})
