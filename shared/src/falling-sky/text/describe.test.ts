import { expect, it } from 'vitest'
import { describe } from './describe'

it('the log says of the Senate at an end of its track whether it is Firm', () => {
  const said = (box: 'uproar' | 'intrigue', firm: boolean) => describe({ kind: 'senate', rule: '6.5.1', box, firm }).key
  expect([said('uproar', true), said('uproar', false), said('intrigue', false)]).toEqual([
    'log.senate.firm', 'log.senate.not-firm', 'log.senate',
  ]) // prettier-ignore
})

it('the log names the text of a card only if there are two', () => {
  const said = (card: number) => describe({ kind: 'event', rule: '5.1', faction: 'romans', card, side: 'unshaded' }).key
  expect([said(2), said(4)]).toEqual(['log.event', 'log.event.only'])
})
