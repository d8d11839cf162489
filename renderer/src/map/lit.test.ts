import type { RegionId } from '@gallia/shared/falling-sky/ids'
import { describe, expect, it } from 'vitest'
import { regions } from '@gallia/shared/falling-sky/ids'
import { greatRevolt } from './fixtures/boards'
import { carryIntent, lightsOf, mayCarry, placeOf, pointedAt } from './lit'
import { homeOf } from './signage'

const home = homeOf(greatRevolt)

describe('lights', () => {
  it('dim nothing while nothing is asked', () => {
    const lights = lightsOf([], 'carnutes', home)
    expect(lights.any).toBe(false)
    expect(regions.some((r) => lights.dimmed(r))).toBe(false)
  })

  it('dim every Region that is neither lit nor the origin', () => {
    const lights = lightsOf([{ id: 'region:aedui', key: '1' }, { id: 'region:morini' }], 'carnutes', home)
    expect(regions.filter((r) => !lights.dimmed(r)).sort()).toEqual(['aedui', 'carnutes', 'morini'])
    expect(lights.target('region:aedui')?.key).toBe('1')
    expect(lights.target('region:carnutes')).toBeUndefined()
  })

  it('leave the home of a lit Tribe bright without making it a choice', () => {
    const lights = lightsOf([{ id: 'tribe:remi' }], undefined, home)
    expect(lights.tribes).toEqual(['remi'])
    expect(lights.regions).toEqual([])
    expect(lights.dimmed('atrebates')).toBe(false)
    expect(lights.dimmed('morini')).toBe(true)
    expect(lights.target('region:atrebates')).toBeUndefined()
  })

  it('tell a Tribe from the Region of the same name', () => {
    const lights = lightsOf([{ id: 'tribe:aedui' }], undefined, home)
    expect(lights.target('region:aedui')).toBeUndefined()
    expect(lights.target('tribe:aedui')).toBeDefined()
  })

  it('find the Colony where it was placed', () => {
    const board = { ...greatRevolt, colony: 'ubii' as const }
    expect(lightsOf([{ id: 'tribe:colony' }], undefined, homeOf(board)).dimmed('ubii')).toBe(false)
    expect(lightsOf([{ id: 'tribe:colony' }], undefined, home).dimmed('ubii')).toBe(true)
  })
})

describe('what is pointed at', () => {
  const lights = lightsOf([{ id: 'tribe:remi' }], undefined, home)
  it('is a lit Tribe before its Region', () => {
    expect(pointedAt('remi', 'atrebates', lights)).toEqual({ kind: 'tribe', id: 'remi' })
  })
  it('is the Region where the Tribe is not lit', () => {
    expect(pointedAt('bellovaci', 'atrebates', lights)).toEqual({ kind: 'region', id: 'atrebates' })
  })
  it('is nothing on the sea', () => {
    expect(pointedAt(undefined, undefined, lights)).toBeUndefined()
  })
})

it('reads places with hyphens', () => {
  expect(placeOf('tribe:suebi-north')).toEqual({ kind: 'tribe', id: 'suebi-north' })
})

describe('dragging a stack', () => {
  const stack = { region: 'carnutes', faction: 'arverni', kind: 'hidden', count: 10 } as const
  const march = { carries: true, seat: 'arverni' } as const
  const lit = (...ids: readonly RegionId[]) =>
    lightsOf(
      ids.map((id) => ({ id: `region:${id}` as const })),
      undefined,
      () => undefined,
    )

  it('from the origin to a lit Region picks that Region, and nothing else there', () => {
    const props = { ...march, origin: 'carnutes' as const }
    expect(carryIntent(stack, 'bituriges', props, lit('bituriges'))).toEqual({
      what: 'pick',
      place: { kind: 'region', id: 'bituriges' },
    })
    expect(carryIntent(stack, 'aedui', props, lit('bituriges'))).toBeUndefined()
    expect(carryIntent(stack, undefined, props, lit('bituriges'))).toBeUndefined()
    expect(carryIntent(stack, 'carnutes', props, lit('bituriges'))).toBeUndefined()
  })

  it('out of a lit Region picks it as the origin, for pieces of the seat alone', () => {
    const pick = { what: 'pick', place: { kind: 'region', id: 'carnutes' } }
    expect(carryIntent(stack, 'bituriges', march, lit('carnutes', 'veneti'))).toEqual(pick)
    expect(carryIntent({ ...stack, faction: 'aedui' }, 'bituriges', march, lit('carnutes'))).toBeUndefined()
  })

  it('out of the Region of a group takes the stack into the group', () => {
    const props = { ...march, origin: 'carnutes' as const, group: { region: 'carnutes', faction: 'arverni', pieces: {} } as const } // prettier-ignore
    expect(carryIntent(stack, 'bituriges', props, lit())).toEqual({ what: 'take', stack })
  })

  it('means nothing where the question is not about pieces that go somewhere', () => {
    expect(mayCarry(stack, { seat: 'arverni' }, lit('carnutes'))).toBe(false)
    expect(mayCarry(stack, march, lit('carnutes'))).toBe(true)
    expect(mayCarry({ ...stack, region: 'veneti' }, { ...march, origin: 'carnutes' }, lit('bituriges'))).toBe(false)
  })
})
