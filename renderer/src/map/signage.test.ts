import { describe, expect, it } from 'vitest'
import type { TribeId } from '@gallia/shared/falling-sky/ids'
import { discBoxes, roughMeasure, standing } from './fixtures/camps'
import { ally, greatRevolt } from './fixtures/boards'
import { fieldFor } from './fields'
import { regionAt } from './geography'
import { overlap } from './geometry'
import { signsOf } from './signage'
import { restScale, sizesAt } from './zoom'

describe('signs of The Great Revolt', () => {
  const map = standing(greatRevolt, restScale)

  it('put every Tribe’s name where no Tribe’s disc covers it', () => {
    const names = [...map.signage.values()].flatMap((s) => s.tribes.map((t) => ({ id: t.tribe.id, box: t.nameBox })))
    for (const name of names) {
      for (const disc of discBoxes(map)) {
        if (disc.id !== name.id) expect(overlap(name.box, disc.box), `${name.id} under ${disc.id}`).toBe(0)
      }
    }
  })

  it('keep every Control box in its own Region', () => {
    for (const [id, s] of map.signage) expect(regionAt(s.control), id).toBe(id)
  })

  it('leave out Cisalpina and its Tribe, which are no part of the base game', () => {
    expect(map.signage.has('cisalpina')).toBe(false)
    expect([...map.signage.values()].some((s) => s.tribes.some((t) => t.tribe.id === 'nori'))).toBe(false)
  })
})

describe('the names of today', () => {
  const at = (zoom: number, modern?: (id: TribeId) => string) => {
    const [scale, board] = [restScale * zoom, greatRevolt]
    return signsOf({
      board,
      sizes: sizesAt(scale),
      scale,
      measure: roughMeasure,
      fieldOf: fieldFor,
      colony: '',
      modern,
    })
  }
  const arverni = (signs: ReturnType<typeof at>) => signs.get('arverni')?.tribes.find((t) => t.tribe.id === 'arverni')
  const modern = (id: TribeId) => (id === 'arverni' ? 'Gergovie' : '')

  it('stand under the old ones where the map is near enough, in room of their own', () => {
    const [far, near, without] = [arverni(at(1.4, modern)), arverni(at(2.4, modern)), arverni(at(2.4))]
    expect([far?.modern, near?.modern, without?.modern]).toEqual(['', 'Gergovie', ''])
    const high = (sign: typeof near) => (sign ? sign.nameBox.y1 - sign.nameBox.y0 : 0)
    expect(high(near)).toBeGreaterThan(1.8 * high(without))
  })
})

describe('the Colony', () => {
  const sizes = sizesAt(restScale)
  const at = (board: typeof greatRevolt) =>
    signsOf({ board, sizes, scale: restScale, measure: roughMeasure, fieldOf: fieldFor, colony: 'Colony' })

  it('stands in the Region it was placed in, clear of the other Tribes', () => {
    const board = { ...greatRevolt, colony: 'ubii' as const, tribes: { ...greatRevolt.tribes, colony: ally('romans') } }
    const ubii = at(board).get('ubii')
    const colony = ubii?.tribes.find((t) => t.tribe.id === 'colony')
    expect(colony && regionAt(colony.tribe.at)).toBe('ubii')
    for (const t of ubii?.tribes ?? []) {
      if (t.tribe.id === 'colony' || !colony) continue
      const pixels = Math.hypot(t.tribe.at.x - colony.tribe.at.x, t.tribe.at.y - colony.tribe.at.y) * restScale
      expect(pixels).toBeGreaterThan(sizes.ally)
    }
  })

  it('is nowhere before card 71', () => {
    expect([...at(greatRevolt).values()].some((s) => s.tribes.some((t) => t.tribe.id === 'colony'))).toBe(false)
  })
})
