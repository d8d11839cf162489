import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { scenarioIds } from '@gallia/shared/falling-sky/ids'
import { fallingSky } from '../host/falling-sky'
import { nodeFiles } from '../host/files'
import type { Host } from '../host/host'
import { presentFormat } from '../host/migrations'
import { decodeSave } from '../host/save-format'
import { playSomehow } from './real-game'
import { newGame, scratchFolder, testHost } from './tools'

const seats = { ...newGame.seats, belgae: { kind: 'person', name: 'Ambiorix' } } as const
const realHost = (folder: string): Host => testHost(folder, nodeFiles, fallingSky)
const saves = fileURLToPath(new URL('saves', import.meta.url))

describe('a real game', () => {
  test.each(scenarioIds)(
    '%s looks the same after every visit to the disk, and plays on the same',
    { timeout: 60_000 },
    async (scenario) => {
      const folder = await scratchFolder()
      const host = realHost(folder)
      const { id } = await host.create({ ...newGame, scenario, seats })
      for (let part = 0; part < 4; part++) {
        const { save: _save, log: _log, revision: _revision, ...shown } = await playSomehow(host, id, 40, part)
        const { log: whole } = await host.open(id)
        const again = await realHost(folder).open(id)
        expect(again).toMatchObject(shown)
        expect(again.log).toEqual(whole)
        expect(again.notice).toBeNull()
      }
      // The same answers again, half of them in a host that has only read the file.
      const copy = await host.duplicate(id)
      const here = await playSomehow(host, id, 30, 9)
      const there = await playSomehow(realHost(folder), copy.id, 30, 9)
      expect(there.board).toEqual(here.board)
      expect(there.decision).toEqual(here.decision)
    },
  )

  test('begun with the cards of the first edition keeps them in its file', async () => {
    const folder = await scratchFolder()
    const host = realHost(folder)
    const options = { ...newGame.options, firstEditionCards: true }
    const { id } = await host.create({ ...newGame, options, seats })
    const { board } = await playSomehow(host, id, 30, 5)
    const again = await realHost(folder).open(id)
    expect(again.board.options).toEqual(options)
    expect(again.board).toEqual(board)
  })

  test('can be taken back to the start and done again, and the log with it', { timeout: 60_000 }, async () => {
    const host = realHost(await scratchFolder())
    const { id, board } = await host.create({ ...newGame, seats })
    const end = await playSomehow(host, id, 60, 3)
    const { log } = await host.open(id)
    const start = await host.goTo(id, 0)
    expect(start.view).toMatchObject({ board, at: 0, answers: end.at })
    expect((await host.goTo(id, end.at)).view.board).toEqual(end.board)
    expect((await host.open(id)).log).toEqual(log)
  })

  test('opened and written again is the same to the last byte', async () => {
    const folder = await scratchFolder()
    const host = realHost(folder)
    const { id } = await host.create({ ...newGame, seats })
    await playSomehow(host, id, 60, 4)
    await host.undo(id)
    const before = await gameIn(host, id)
    const other = realHost(folder)
    await other.open(id)
    expect(await gameIn(other, id)).toBe(before)
  })

  test('gives no secrets away: neither the order of the deck nor the dice', async () => {
    const host = realHost(await scratchFolder())
    const opened = await host.create({ ...newGame, seats, seed: 'a very secret seed' })
    expect(opened.board.cards).not.toHaveProperty('deck')
    expect(opened.board).not.toHaveProperty('dice')
    expect(JSON.stringify(opened)).not.toContain('a very secret seed')
  })

  test('that can’t be set up is refused with a reason', async () => {
    const host = realHost(await scratchFolder())
    const nobody = { ...seats, romans: { kind: 'person', name: '' } } as const
    await expect(host.create({ ...newGame, seats: nobody })).rejects.toHaveProperty('reason.key')
    expect(await host.list()).toEqual([])
  })
})

describe('stored saves', { timeout: 60_000 }, () => {
  const examples = readdirSync(saves).filter((name) => name.endsWith('.gallia'))

  test('are there of every format', () => {
    const formats = Array.from({ length: presentFormat }, (_, n) => `format-${n + 1}.gallia`)
    expect(examples.filter((name) => /^format-\d+\.gallia$/.test(name)).sort()).toEqual(formats)
  })

  test.each(examples)('%s opens, goes back, and is played on', async (name) => {
    const host = realHost(await scratchFolder())
    const entry = await host.importGame(await readFile(`${saves}/${name}`, 'utf8'))
    expect(entry).toMatchObject({ scenario: 'the-great-revolt', seats: { romans: 'Livia' }, problem: null })
    const opened = await host.open(entry.id)
    expect(opened.notice).toBeNull()
    expect(opened.at).toBeGreaterThan(0)
    expect(opened.log.lines.length).toBeGreaterThan(0)
    const on = await playSomehow(host, entry.id, 10, 1)
    expect(on.at).toBe(opened.at + 10)
    expect((await host.goTo(entry.id, 0)).ok).toBe(true)
    expect((await host.goTo(entry.id, on.at)).view.board).toEqual(on.board)
  })

  test.each(examples.filter((name) => /branches|long/.test(name)))(
    '%s has lines to be taken up again',
    async (name) => {
      const host = realHost(await scratchFolder())
      const { id } = await host.importGame(await readFile(`${saves}/${name}`, 'utf8'))
      const { branches = [] } = await host.open(id)
      expect(branches.length).toBeGreaterThan(0)
      for (const [n, branch] of branches.entries()) {
        const end = await host.viewAt(id, branch.lines, n)
        expect((await host.branch(id, n)).log.from).toBe(branch.line)
        expect(end.winters).toBeGreaterThanOrEqual(0)
      }
      const last = branches.length - 1
      const reply = await host.resume(id, last, branches[last]?.answers ?? 0)
      expect(reply.ok).toBe(true)
      expect((await playSomehow(host, id, 5, 2)).at).toBe(reply.view.at + 5)
    },
  )

  test('one is long: two Winters with bots, lines that were left, and a board set by hand', async () => {
    const host = realHost(await scratchFolder())
    const { id } = await host.importGame(await readFile(`${saves}/format-1-long.gallia`, 'utf8'))
    const { board, branches, edited, log } = await host.open(id)
    expect(board.winters).toBe(2)
    expect(board.seats).toMatchObject({ aedui: { kind: 'bot' }, belgae: { kind: 'bot' } })
    expect(branches?.length).toBeGreaterThan(0)
    expect(edited).toBe(true)
    expect(log.lines.length).toBeGreaterThan(500)
  })
})

/** The game as it would be written, as JSON text: the order of its keys counts. */
async function gameIn(host: Host, id: string): Promise<string> {
  const { content } = await host.exportGame(id)
  return JSON.stringify((await decodeSave(Buffer.from(content))).game)
}
