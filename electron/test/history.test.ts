import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openPosition } from '@gallia/shared/falling-sky/adjust/open'
import { fallingSky } from '../host/falling-sky'
import { nodeFiles } from '../host/files'
import type { Host } from '../host/host'
import { decodeSave } from '../host/save-format'
import { playSomehow } from './real-game'
import { newGame, scratchFolder, testHost } from './tools'

const seats = { ...newGame.seats, belgae: { kind: 'person', name: 'Ambiorix' } } as const
const realHost = (folder: string): Host => testHost(folder, nodeFiles, fallingSky)
const stored = (name: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`saves/${name}.gallia`, import.meta.url)), 'utf8')

/** A game that was played for 40 answers, taken back to the 20th and played on otherwise. */
async function branched(folder: string): Promise<{ host: Host; id: string }> {
  const host = realHost(folder)
  const { id } = await host.create({ ...newGame, seats })
  await playSomehow(host, id, 40, 1)
  await host.goTo(id, 20)
  await playSomehow(host, id, 10, 2)
  return { host, id }
}

describe('lines of play that were left', { timeout: 60_000 }, () => {
  test('are told with when they were left, and are there after a visit to the disk', async () => {
    const folder = await scratchFolder()
    const { host, id } = await branched(folder)
    const { branches } = await host.open(id)
    expect(branches?.length).toBeGreaterThan(0)
    expect(branches?.every((b) => typeof b.left === 'number')).toBe(true)
    expect((await realHost(folder).open(id)).branches).toEqual(branches)
  })

  test('are looked at, and gone on with: the other line is kept then', async () => {
    const { host, id } = await branched(await scratchFolder())
    const before = await host.open(id)
    const longest = (before.branches ?? []).findIndex((b) => b.answers === 40)
    const entry = before.branches?.[longest]
    if (!entry) throw new Error('no branch')
    const { log, timeline } = await host.branch(id, longest)
    expect([log.from, log.from + log.lines.length, timeline.length]).toEqual([entry.line, entry.lines, entry.cards])
    const end = await host.viewAt(id, entry.lines, longest)
    const reply = await host.resume(id, longest, 40, before.revision)
    expect(reply.ok).toBe(true)
    expect(reply.view.board).toEqual(end)
    expect(reply.view.log.from).toBe(entry.line)
    expect(reply.view.branches?.some((b) => b.answers === before.answers && b.at === entry.at)).toBe(true)
    await expect(host.branch(id, 99)).rejects.toMatchObject({ reason: { key: 'host.no-such-branch' } })
  })

  test('come out of the stored save of a game that has them, and old saves have none', async () => {
    const host = realHost(await scratchFolder())
    const old = await host.open((await host.importGame(await stored('format-1'))).id)
    expect([old.notice, old.branches]).toEqual([null, []])
    const { id } = await host.importGame(await stored('format-1-branches'))
    const opened = await host.open(id)
    expect(opened.notice).toBeNull()
    expect(opened.edited).toBe(true)
    expect(opened.branches?.length).toBeGreaterThan(1)
    for (const branch of opened.branches?.keys() ?? []) {
      const now = await host.open(id)
      const entry = now.branches?.[branch]
      if (entry) expect((await host.resume(id, branch, entry.answers)).ok).toBe(true)
    }
  })
})

describe('a board set by hand', { timeout: 60_000 }, () => {
  test('is played on from, shown as edited in the list, and undone like an answer', async () => {
    const folder = await scratchFolder()
    const { host, id } = await branched(folder)
    const now = await host.open(id)
    const start = await host.viewAt(id, now.stretch?.line ?? 0)
    const position = { ...openPosition(start), resources: { romans: 41 } }
    const reply = await host.adjust(id, position, now.revision)
    expect(reply.ok).toBe(true)
    expect(reply.view.board.resources.romans).toBe(41)
    expect(reply.view.edited).toBe(true)
    expect((await host.list()).find((entry) => entry.id === id)?.edited).toBe(true)
    expect((await realHost(folder).list()).find((entry) => entry.id === id)?.edited).toBe(true)
    const undone = await host.undo(id)
    expect(undone.view.edited).toBeUndefined()
    expect(undone.view.board.resources).toEqual(start.resources)
    // The log of the screen is that of the host, whichever way it went.
    expect(undone.view.log.from).toBeLessThanOrEqual(now.stretch?.line ?? 0)
  })

  test('is refused with the field, and the game stays as it was', async () => {
    const { host, id } = await branched(await scratchFolder())
    const now = await host.open(id)
    const position = { ...openPosition(now.board), legions: { fallen: 13 } }
    const reply = await host.adjust(id, position, now.revision)
    expect(reply).toMatchObject({ ok: false, reason: { params: { path: 'legions.fallen' } } })
    expect(reply.view.board).toEqual(now.board)
  })

  test('never carries the deck to the screen', async () => {
    const { host, id } = await branched(await scratchFolder())
    const now = await host.open(id)
    const position = { ...openPosition(await host.viewAt(id, now.stretch?.line ?? 0)), resources: { romans: 41 } }
    const reply = await host.adjust(id, position)
    expect(JSON.stringify(reply)).not.toContain('"deck":[')
    const { game } = await decodeSave(Buffer.from((await host.exportGame(id)).content))
    expect(JSON.stringify(game)).toContain('"deck":[')
  })
})

describe('the hall of fame', { timeout: 120_000 }, () => {
  test('keeps a game that was played to its end, once, also when its file is gone', async () => {
    const folder = await scratchFolder()
    const host = realHost(folder)
    const short = { ...newGame, seats, options: { ...newGame.options, deck: 'short' } as const }
    const { id } = await host.create(short)
    const end = await playSomehow(host, id, 10_000, 4)
    expect(end.board.result).not.toBeNull()
    const [game, ...others] = await host.hallOfFame()
    expect(others).toEqual([])
    expect(game).toMatchObject({ id, name: 'Alesia', reason: end.board.result?.reason })
    expect(game?.ranking.map((place) => place.margin)).toEqual(end.board.result?.ranking.map((place) => place.margin))
    await host.undo(id)
    await host.redo(id)
    await host.remove(id)
    expect(await realHost(folder).hallOfFame()).toEqual([game])
  })
})
