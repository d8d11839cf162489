import { expect, it } from 'vitest'
import { text } from '@gallia/shared/kernel/text'
import { pieceOfBucket } from './pieces'

const faction = (id: string) => ({ kind: 'faction', id })

it.each([
  ['legion', text('quarters.legions'), 'legion'],
  ['leader', text('pieces.leader'), 'leader-romans'],
  ['aedui:hidden', text('name'), 'warband-aedui-hidden'],
  // A number has no words of its own: its label has.
  ['n', text('pieces.auxilia.revealed', { n: 3 }), 'auxilia-revealed'],
  ['n', text('transfer.resources'), 'resource'],
  ['belgae', text('rally.warbands-of', { faction: faction('belgae') }), 'warband-belgae-hidden'],
  ['n', text('rally.warbands-of', { faction: faction('germans') }), 'warband-germans-hidden'],
  ['treveri', text('name', { name: { kind: 'region', id: 'treveri' } }), undefined],
])('the bucket %s, %o, has the picture %s', (id, label, picture) => {
  expect(pieceOfBucket({ id, label, max: 4 }, 'romans')).toBe(picture)
})
