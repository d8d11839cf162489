import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { regions } from '@gallia/shared/falling-sky/ids'
import { migrate } from '../host/migrations'
import { HostProblem } from '../host/problem'
import {
  decodeSave,
  encodeSave,
  expectedBytes,
  headBytes,
  readHeader,
  withSummary,
  type SaveSummary,
} from '../host/save-format'

const summary: SaveSummary = {
  name: 'Alesia – “die letzte”',
  scenario: 'the-great-revolt',
  seats: { romans: 'Livia', belgae: '' },
  yearBC: 52,
  card: 3,
  cards: 24,
  over: false,
  control: { arverni: 'romans', provincia: null },
  margins: { romans: -3, belgae: 2 },
  modified: 1_764_000_000_000,
}
const game = {
  format: 1,
  journal: Array.from({ length: 200 }, (_, n) => ({ question: `q${n}`, answer: { choose: [`${n % 7}`] } })),
}
const content = (): Promise<Buffer> => encodeSave(summary, JSON.stringify(game))

describe('a save file', () => {
  test('gives back what was put in', async () => {
    const { header, game: read } = await decodeSave(await content())
    expect(header).toMatchObject({ ...summary, format: 1 })
    expect(read).toEqual(game)
  })

  test('is listed from its first bytes, and its length is known', async () => {
    const whole = await content()
    const head = whole.subarray(0, headBytes)
    const header = readHeader(head)
    expect(header.name).toBe(summary.name)
    expect(expectedBytes(head, header)).toBe(whole.length - 1)
  })

  test('has a header that fits into what is read of it, whatever people are called', async () => {
    const wide: SaveSummary = {
      ...summary,
      name: '\u0001'.repeat(80),
      seats: Object.fromEntries(['romans', 'arverni', 'aedui', 'belgae'].map((f) => [f, '\u0001'.repeat(40)])),
      control: Object.fromEntries(regions.map((id) => [id, 'germans' as const])),
      margins: { romans: -12, arverni: -12, aedui: -12, belgae: -12 },
    }
    const whole = await encodeSave(wide, '{}')
    expect(readHeader(whole.subarray(0, headBytes)).name).toBe(wide.name)
  })

  test('with a header longer than what is read of it is refused', async () => {
    const long = await encodeSave({ ...summary, name: 'x'.repeat(headBytes) }, JSON.stringify(game))
    await expect(decodeSave(long)).rejects.toMatchObject({ reason: { key: 'save.damaged' } })
    expect(() => readHeader(long)).toThrow(HostProblem)
  })

  test('keeps the game untouched under another name', async () => {
    const renamed = withSummary(await content(), { name: 'Bibracte' })
    const { header, game: read } = await decodeSave(renamed)
    expect(header.name).toBe('Bibracte')
    expect(read).toEqual(game)
  })

  test('with any byte changed or any end cut off is refused, never read as another game', async () => {
    const whole = await content()
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 3), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = Buffer.from(whole)
        damaged[at] = (damaged[at] ?? 0) ^ change
        await expectSameOrRefused(damaged)
        await expect(decodeSave(whole.subarray(0, at))).rejects.toBeInstanceOf(HostProblem)
      }),
      { numRuns: 400 },
    )
  })

  test('made of anything at all is refused with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.boolean(), async (anything, dressed) => {
        const text = dressed ? `{"gallia":"save",${anything}` : anything
        await expect(decodeSave(Buffer.from(text))).rejects.toBeInstanceOf(HostProblem)
      }),
    )
  })

  test('that would unpack to fill the memory is refused', async () => {
    const bomb = await encodeSave(summary, `[${'[],'.repeat(12_000_000)}0]`)
    expect(bomb.length).toBeLessThan(100_000)
    await expect(decodeSave(bomb)).rejects.toMatchObject({ reason: { key: 'save.damaged' } })
  })
})

/** A changed byte may be a line end or blank that means nothing; then the game must be the same to the last letter. */
async function expectSameOrRefused(damaged: Buffer): Promise<void> {
  const read = await decodeSave(damaged).catch((error: unknown) => error)
  if (read instanceof HostProblem) return
  expect(read).toMatchObject({ header: { ...summary }, game })
}

describe('migrations', () => {
  const steps = {
    1: (old: unknown) => ({ was: [1, old] }),
    2: (old: unknown) => ({ was: [2, old] }),
  }

  test('go step by step from the file’s format to the present one', () => {
    expect(migrate('a game', 1, steps, 3)).toEqual({ was: [2, { was: [1, 'a game'] }] })
    expect(migrate('a game', 2, steps, 3)).toEqual({ was: [2, 'a game'] })
    expect(migrate('a game', 3, steps, 3)).toBe('a game')
  })

  test('refuse a format from which there is no way', () => {
    expect(() => migrate('a game', 1, {}, 2)).toThrow(HostProblem)
  })
})
