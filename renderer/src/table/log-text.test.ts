import { expect, it } from 'vitest'
import { text } from '@gallia/shared/kernel/text'
import type { LogLine } from '@gallia/shared/protocol'
import { crowdedWar } from '../map/fixtures/boards'
import { useText } from '../text/i18n'
import { besideTheMap } from './board-in-words'
import { lineWithName, logAsText } from './log-text'

const aedui = { kind: 'faction', id: 'aedui' }
const line = (key: string, params: LogLine['text']['params']): LogLine => ({
  text: text(key, params),
  rule: '3.3.2',
  faction: 'aedui',
  kind: 'note',
  at: 0,
})

it('names who acts where the sentence does not: the Region of the Aedui is not the Aedui', () => {
  const select = { what: { kind: 'command', id: 'march' } }
  const lines = [
    line('log.select', { ...select, region: { kind: 'region', id: 'aedui' } }),
    line('log.select', { ...select, region: { kind: 'region', id: 'mandubii' } }),
    line('log.acted.pass', { faction: aedui }),
  ]
  const [, here, there, done] = logAsText('A game', lines, [], useText()).split('\n')
  expect(here).toMatch(/^Aedui: .*Aedui/)
  expect(there).toMatch(/^Aedui: .*Mandubii/)
  expect(done).toMatch(/^Aedui/)
  expect(done).not.toMatch(/^Aedui: Aedui/)
})

it('tells whose piece it is where no emblem stands beside the sentence', () => {
  const removed = line('log.remove-troops', {
    pieces: [text('pieces.warband.hidden', { n: 2 })],
    region: { kind: 'region', id: 'aedui' },
  })
  expect(lineWithName(removed, useText())).toBe('Aedui: 2 Hidden Warbands removed from Aedui.')
})

it('says of a board what does not lie on the map: each Faction, the cards, Rome, and what is in force', () => {
  const board = {
    ...crowdedWar,
    cards: { ...crowdedWar.cards, current: 1, next: 'winter' as const, left: 7 },
    senate: { box: 'uproar' as const, firm: true },
    legions: { track: 5, fallen: 2, removed: 1, harvestBox: 1 },
    capabilities: [{ card: 12, side: 'shaded' as const, holder: 'romans' as const }],
    lasting: [20],
  }
  const said = besideTheMap(board, useText())
  expect(said).toHaveLength(7)
  expect(said[0]).toMatch(/^Romans .*margin .* · Resources: \d+ · \w+/)
  expect(said[4]).toBe('The card being played: 1 Cicero · The next card: Winter · Cards left: 8')
  expect(said[5]).toBe('Senate: Uproar (Firm) · Legions track: 5. Fallen: 2. Out of play: 2.')
  expect(said[6]).toBe('In force: 12 Titus Labienus (shaded, Romans); 20 Optimates')
  expect(besideTheMap({ ...board, capabilities: [], lasting: [] }, useText())).toHaveLength(6)
})
