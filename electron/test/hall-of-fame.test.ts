import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FinishedGame } from '@gallia/shared/protocol'
import { nodeFiles } from '../host/files'
import { HallOfFame } from '../host/hall-of-fame'
import { scratchFolder } from './tools'

const game = (id: string, ended = 1): FinishedGame => ({
  id,
  name: 'Alesia',
  scenario: 'the-great-revolt',
  ended,
  yearBC: 50,
  reason: 'final-winter',
  ranking: [{ factions: ['romans'], name: 'Livia', margin: 2 }],
})

describe('the hall of fame', () => {
  let folder: string
  let path: string
  beforeEach(async () => {
    folder = await scratchFolder()
    path = join(folder, 'hall-of-fame.json')
  })

  test('shows what it can read of a file, and keeps the rest in it', async () => {
    const unknown = { ...game('of another Gallia'), scenario: 'gergovia' }
    await writeFile(path, JSON.stringify({ games: [game('old'), unknown, 'nonsense'] }))
    const fame = new HallOfFame(nodeFiles, folder)
    expect(await fame.list()).toEqual([game('old')])
    await fame.note(game('new', 2))
    expect(await fame.list()).toEqual([game('new', 2), game('old')])
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
      games: [game('old'), unknown, 'nonsense', game('new', 2)],
    })
  })

  test('keeps a torn file aside', async () => {
    await writeFile(path, '{"games": [{"id": "ol')
    const fame = new HallOfFame(nodeFiles, folder)
    expect(await fame.list()).toEqual([])
    await fame.note(game('new'))
    expect(await fame.list()).toEqual([game('new')])
    expect(await readFile(`${path}.damaged`, 'utf8')).toBe('{"games": [{"id": "ol')
  })

  test('is not written anew where it can’t be read for the moment', async () => {
    const busy = Object.assign(new Error('busy'), { code: 'EBUSY' })
    await writeFile(path, JSON.stringify({ games: [game('old')] }))
    const fame = new HallOfFame({ ...nodeFiles, readFile: () => Promise.reject(busy) }, folder)
    expect(await fame.list()).toEqual([])
    await fame.note(game('new'))
    expect(await new HallOfFame(nodeFiles, folder).list()).toEqual([game('old')])
  })
})
