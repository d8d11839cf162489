import { describe, expect, test } from 'vitest'
import { scenarioIds } from '@gallia/shared/falling-sky/ids'
import { playTwice, type Visit } from '../../shared/cli/played-twice'
import { decodeSave, encodeSave, type SaveSummary } from '../host/save-format'

const summary: SaveSummary = {
  name: 'played twice',
  scenario: 'the-great-revolt',
  seats: {},
  yearBC: 52,
  card: 1,
  cards: 48,
  over: false,
  control: {},
  modified: 0,
}

/** As a game goes through its file, without the disk. */
const throughFile: Visit = async (save) => (await decodeSave(await encodeSave(summary, JSON.stringify(save)))).game

/** A load that forgets something, as a bug would. */
const forgetful: Visit = async (save) => {
  const read = JSON.parse(JSON.stringify(save)) as { effects: { rule: string }[] }
  return { ...read, effects: read.effects.map((effect, i) => (i === 0 ? { ...effect, rule: '0' } : effect)) }
}

describe('games by chance, played at one go and with loads on the way', () => {
  test.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'game %i is the same',
    { timeout: 120_000 },
    async (seed) => {
      const scenario = scenarioIds[seed % scenarioIds.length] ?? 'the-great-revolt'
      expect(await playTwice(scenario, seed, seed % 4 === 0 ? 'mixed' : 'random', throughFile)).toBeUndefined()
    },
  )

  test('a load that forgets a rule is noticed', { timeout: 120_000 }, async () => {
    expect(await playTwice('the-great-revolt', 17, 'random', forgetful)).toMatch(/"rule":"0"/)
  })
})
