import { describe, expect, it } from 'vitest'
import { onlyOption, selectorOf, selectorOfAnswer } from './pointed'

describe('what is pointed at', () => {
  it('is a plaque or a part of the screen; Regions are the map’s', () => {
    expect(selectorOf({ kind: 'plaque', faction: 'aedui' })).toBe('[data-plaque="aedui"]')
    expect(selectorOf({ kind: 'region', region: 'aedui' })).toBeUndefined()
  })

  it('is every row of an answer, or what confirms that nothing is chosen', () => {
    expect(selectorOfAnswer({ allocate: { legions: 4, hidden: 0 } })).toBe(
      '[data-area="decision"] [data-bucket="legions"]',
    )
    expect(selectorOfAnswer({ choose: [] })).toBe('[data-area="decision"] [data-action="confirm"]')
  })

  it('is one option where the answer is one', () => {
    expect(onlyOption({ choose: ['march'] })).toBe('march')
    expect(onlyOption({ choose: ['a', 'b'] })).toBeUndefined()
    expect(onlyOption({ allocate: { n: 2 } })).toBeUndefined()
  })
})
