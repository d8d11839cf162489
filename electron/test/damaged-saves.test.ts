import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { en } from '@gallia/shared/falling-sky/text/en'
import { fallingSky } from '../host/falling-sky'
import { nodeFiles } from '../host/files'
import { HostProblem } from '../host/problem'
import { decodeSave, encodeSave } from '../host/save-format'
import { sumOf } from './counting-game'
import { newGame, scratchFolder, testHost } from './tools'

/** A game of the folder whose main file the tests damage; its sum is 3, and 2 in the backup. */
interface Victim {
  folder: string
  id: string
  main: string
  whole: Buffer
}

async function victim(): Promise<Victim> {
  const folder = await scratchFolder()
  const host = testHost(folder)
  const { id } = await host.create(newGame)
  for (let n = 0; n < 3; n++) await host.answer(id, { choose: ['1'] })
  await host.shutdown()
  const main = join(folder, 'games', `${id}.gallia`)
  return { folder, id, main, whole: await readFile(main) }
}

/** What the host makes of the file: the sum of the game that opens, or why none does. The file stays as it is. */
async function opened({ folder, id, main }: Victim, content: Buffer): Promise<number | string> {
  await writeFile(main, content)
  const host = testHost(folder)
  // The list must stand, whatever lies in the folder.
  expect(await host.list()).toHaveLength(1)
  const outcome = await host.open(id).then(
    ({ board }) => sumOf(board),
    (error: unknown) => reasonOf(error),
  )
  expect(await readFile(main)).toEqual(content)
  return outcome
}

/** The key of a reason that has a sentence; anything else is a mistake of ours and fails the test. */
function reasonOf(error: unknown): string {
  if (!(error instanceof HostProblem)) throw error
  expect(en[error.reason.key], error.reason.key).toBeDefined()
  return error.reason.key
}

/** A save is `damaged` or `truncated` or `foreign` as one looks at it; what matters is that it is not taken for whole. */
const refusals = ['save.damaged', 'save.truncated', 'save.foreign', 'save.newer']

describe('a small save', () => {
  let game: Victim
  beforeEach(async () => {
    game = await victim()
  })

  test('cut off after any byte opens one save earlier', { timeout: 60_000 }, async () => {
    for (let length = 0; length < game.whole.length - 1; length++) {
      expect(await opened(game, game.whole.subarray(0, length)), `${length} bytes`).toBe(2)
    }
    // The last byte is a line end that says nothing.
    expect(await opened(game, game.whole.subarray(0, -1))).toBe(3)
  })

  test('cut off after any byte, and its backup with it, is refused and left alone', { timeout: 60_000 }, async () => {
    await writeFile(`${game.main}.bak`, 'torn')
    for (let length = 0; length < game.whole.length - 1; length++) {
      expect(refusals, `${length} bytes`).toContain(await opened(game, game.whole.subarray(0, length)))
    }
  })

  test('with any bit flipped is refused, or is the same game', { timeout: 60_000 }, async () => {
    const { game: same, header } = await decodeSave(game.whole)
    for (let bit = 0; bit < game.whole.length * 8; bit++) {
      const flipped = Buffer.from(game.whole)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const read = await decodeSave(flipped).catch((error: unknown) => reasonOf(error))
      if (typeof read === 'string') expect(refusals, `bit ${bit}`).toContain(read)
      else expect(read, `bit ${bit}`).toEqual({ header, game: same })
    }
  })

  test('of which a power cut has left zeros opens one save earlier', async () => {
    for (const from of [0, 1, 100, Math.floor(game.whole.length / 2), game.whole.length - 10]) {
      const zeroed = Buffer.from(game.whole).fill(0, from)
      expect(await opened(game, zeroed), `zeros from ${from}`).toBe(2)
    }
  })

  test('with something behind it, or twice in one file, is not taken for whole', async () => {
    expect(await opened(game, Buffer.concat([game.whole, Buffer.from('more')]))).toBe(2)
    expect(await opened(game, Buffer.concat([game.whole, game.whole]))).toBe(2)
  })

  test.each([
    ['nothing', ''],
    ['a line end', '\n'],
    ['a document', '%PDF-1.7\n%âãÏÓ'],
    ['another program’s JSON', '{"game":"go","moves":[]}\n'],
    ['a save of nothing', '{"gallia":"save"}\n\n'],
    ['binary', String.fromCharCode(...Array.from({ length: 256 }, (_, n) => n))],
  ])('of which only %s is left opens one save earlier', async (_what, content) => {
    expect(await opened(game, Buffer.from(content, 'latin1'))).toBe(2)
  })
})

describe('a long game', () => {
  test('cut off anywhere, or with a bit flipped anywhere, is refused with a reason', { timeout: 60_000 }, async () => {
    const whole = await readFile(fileURLToPath(new URL('saves/format-1.gallia', import.meta.url)))
    const folder = await scratchFolder()
    const host = testHost(folder, nodeFiles, fallingSky)
    // Steps that are no divisor of anything in the format.
    for (let at = 0; at < whole.length - 1; at += 211) {
      const short = await host.importGame(whole.subarray(0, at).toString('utf8')).catch((error: unknown) => reasonOf(error)) // prettier-ignore
      expect(refusals, `${at} bytes`).toContain(short)
      const flipped = Buffer.from(whole)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at & 7))
      const read = await host.importGame(flipped.toString('utf8')).catch((error: unknown) => reasonOf(error))
      expect(refusals, `a bit of byte ${at}`).toContain(read)
    }
    expect(await host.list()).toEqual([])
  })
})

/** A file with a right checksum whose game has something else at one place: nobody's disk does that, only ill will. */
describe('a game tampered with', () => {
  const tampered: [path: string, value: unknown][] = [
    ['journal', {}],
    ['journal.3', null],
    ['journal.3.question', ['romans']],
    ['journal.3.answer', 'pass'],
    ['journal.3', { adjust: 'everything' }],
    ['effects', 'many'],
    ['effects.7', -1],
    ['effects.7.rule', 7],
    ['effects.7.kind', null],
    ['effectAt.7', 4294967295],
    ['effectAt.7', 'constructor'],
    ['effectAt', []],
    ['checkpoints', []],
    ['checkpoints.1', null],
    ['checkpoints.1.at', 0.5],
    ['at', 1e300],
    ['at', -1],
    ['seed', '7'],
    ['setup', []],
    ['start', null],
    ['last', { index: 0 }],
    ['branches', { length: 5 }],
    ['branches.0', null],
    ['branches.0.at', {}],
    ['branches.0.line', -3],
    ['branches.0.journal', 1e300],
    ['branches.0.effects.2.rule', []],
  ]

  test.each(tampered)('(%s: %j) is refused with a reason, and leaves nothing behind', async (path, value) => {
    const whole = await readFile(fileURLToPath(new URL('saves/format-1-branches.gallia', import.meta.url)))
    const { header, game } = await decodeSave(whole)
    replaceAt(game, path.split('.'), value)
    const host = testHost(await scratchFolder(), nodeFiles, fallingSky)
    const content = await encodeSave(header, JSON.stringify(game))
    const taken = await host.importGame(content.toString('utf8')).catch((error: unknown) => reasonOf(error))
    expect(['save.not-a-game', 'save.cannot-replay']).toContain(taken)
    expect(await host.list()).toEqual([])
  })

  function replaceAt(json: unknown, [key = '', ...rest]: readonly string[], value: unknown): void {
    if (typeof json !== 'object' || json === null || !(key in json)) throw new Error(`nothing at ${key}`)
    if (rest.length) replaceAt(Reflect.get(json, key), rest, value)
    else Reflect.set(json, key, value)
  }
})
