import { spawn } from 'node:child_process'
import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Answer } from '@gallia/shared/kernel/decision'
import { nodeFiles, type Files } from '../host/files'
import type { Host } from '../host/host'
import { answersPerCard, sumOf } from './counting-game'
import { failing, faultyFiles, killedAt, systemError } from './faulty-files'
import { newGame, scratchFolder, testHost } from './tools'

const one: Answer = { choose: ['1'] }

/** A folder with a game of three answers, so that main file and backup are there. */
async function folderWithGame(): Promise<{ folder: string; id: string }> {
  const folder = await scratchFolder()
  const host = testHost(folder)
  const { id } = await host.create(newGame)
  for (let n = 0; n < 3; n++) await host.answer(id, one)
  await host.shutdown()
  return { folder, id }
}

/**
 * Does something once for every step it takes on the disk, each time "killed" just before that step, and looks at what
 * a new start of Gallia finds. Returns the number of steps tried.
 */
async function killAtEveryStep(
  act: (host: Host, id: string) => Promise<unknown>,
  afterwards: (host: Host, id: string, killedBefore: string) => Promise<void>,
): Promise<number> {
  const { folder, id } = await folderWithGame()
  const whole = faultyFiles(nodeFiles, () => undefined)
  await act(testHost(await copyOf(folder), whole), id)
  for (let n = 0; n < whole.steps.length; n++) {
    const copy = await copyOf(folder)
    await act(testHost(copy, killedAt(nodeFiles, n)), id).catch(() => undefined)
    await afterwards(testHost(copy), id, `${n}: ${whole.steps[n]}`)
  }
  return whole.steps.length
}

async function copyOf(folder: string): Promise<string> {
  const copy = await scratchFolder()
  await cp(folder, copy, { recursive: true })
  return copy
}

describe('killed between any two steps on the disk', () => {
  test('an answer is there or not, and everything before it is', async () => {
    const sums = new Set<number>()
    const steps = await killAtEveryStep(
      async (host, id) => {
        await host.open(id)
        await host.answer(id, one)
      },
      async (host, id, killedBefore) => {
        const list = await host.list()
        expect(list, killedBefore).toMatchObject([{ id, problem: null }])
        const opened = await host.open(id)
        expect(opened.notice, killedBefore).toBeNull()
        sums.add(sumOf(opened.board))
        expect((await host.answer(id, one)).view.save, killedBefore).toEqual({ state: 'saved' })
      },
    )
    expect(steps).toBeGreaterThanOrEqual(6)
    expect([...sums].sort()).toEqual([3, 4])
  })

  test('two answers in a row never lose more than the last', async () => {
    await killAtEveryStep(
      async (host, id) => {
        await host.open(id)
        const first = await host.answer(id, one)
        // What the player was told is saved must be there.
        if (first.view.save.state === 'saved') await host.answer(id, one)
      },
      async (host, id, killedBefore) => {
        expect(sumOf((await host.open(id)).board), killedBefore).toBeGreaterThanOrEqual(3)
      },
    )
  })

  test('a game begun is there whole or not at all', async () => {
    const seen = new Set<number>()
    await killAtEveryStep(
      (host) => host.create({ ...newGame, name: 'Second' }),
      async (host, _id, killedBefore) => {
        const list = await host.list()
        seen.add(list.length)
        for (const entry of list) {
          expect(entry.problem, killedBefore).toBeNull()
          await host.open(entry.id)
        }
      },
    )
    expect([...seen].sort()).toEqual([1, 2])
  })

  test('a game renamed has the old or the new name', async () => {
    const names = new Set<string>()
    await killAtEveryStep(
      (host, id) => host.rename(id, 'Bibracte'),
      async (host, id) => {
        const opened = await host.open(id)
        expect(sumOf(opened.board)).toBe(3)
        names.add(opened.name)
      },
    )
    expect([...names].sort()).toEqual(['Alesia', 'Bibracte'])
  })

  test('a game removed is in the folder or in the bin', async () => {
    const places = new Set<string>()
    await killAtEveryStep(
      (host, id) => host.remove(id),
      async (host, id, killedBefore) => {
        const inFolder = (await host.list()).length === 1
        places.add(inFolder ? 'folder' : 'bin')
        if (!inFolder) await host.restore(id)
        expect(sumOf((await host.open(id)).board), killedBefore).toBe(3)
      },
    )
    expect(places).toContain('folder')
  })

  test('a game restored is in the folder or in the bin', async () => {
    await killAtEveryStep(
      async (host, id) => {
        await host.remove(id)
        await host.restore(id)
      },
      async (host, id, killedBefore) => {
        if ((await host.list()).length === 0) await host.restore(id)
        expect(sumOf((await host.open(id)).board), killedBefore).toBe(3)
      },
    )
  })

  test('a game opened from its backup keeps backup and damaged file', async () => {
    const { folder, id } = await folderWithGame()
    const main = join('games', `${id}.gallia`)
    const torn = (await readFile(join(folder, main))).subarray(0, 700)
    const tear = async (): Promise<string> => {
      const copy = await copyOf(folder)
      await nodeFiles.create(join(copy, main)).then(async (file) => {
        await file.write(torn)
        await file.close()
      })
      return copy
    }
    const act = async (files: Files): Promise<string> => {
      const copy = await tear()
      const host = testHost(copy, files)
      await host.open(id)
      await host.answer(id, one).catch(() => undefined)
      return copy
    }
    const whole = faultyFiles(nodeFiles, () => undefined)
    await act(whole)
    for (let n = 0; n < whole.steps.length; n++) {
      const copy = await act(killedAt(nodeFiles, n))
      expect(sumOf((await testHost(copy).open(id)).board), `${n}`).toBeGreaterThanOrEqual(2)
      const kept = await Promise.all(
        (await readdir(join(copy, 'games'))).map((name) => readFile(join(copy, 'games', name))),
      )
      expect(
        kept.some((content) => content.equals(torn)),
        `${n}: the damaged file`,
      ).toBe(true)
    }
  })

  test('the beginning of a card is kept whole or not at all, and what a crash left is swept up', async () => {
    const kept = new Set<number>()
    await killAtEveryStep(
      async (host, id) => {
        await host.open(id)
        // The fourth answer begins a card.
        await host.answer(id, one)
      },
      async (host, id, killedBefore) => {
        const states = await host.earlierStates(id)
        kept.add(states.length)
        for (const { id: state } of states) {
          const copy = await host.copyEarlier(id, state)
          expect(sumOf((await host.open(copy.id)).board), killedBefore).toBe(4)
        }
        await host.open(id)
        for (let n = 0; n < answersPerCard; n++) await host.answer(id, one)
        expect(await host.earlierStates(id), killedBefore).toHaveLength(states.length + 1)
      },
    )
    expect([...kept].sort()).toEqual([0, 1])
  })

  test('the next start knows which games were open', async () => {
    const told = new Set<number>()
    await killAtEveryStep(
      async (host, id) => {
        await host.open(id)
        await host.answer(id, one)
        await host.shutdown()
      },
      async (host, id, killedBefore) => {
        const { recovered } = await host.startup()
        told.add(recovered.length)
        for (const entry of recovered) expect(entry, killedBefore).toMatchObject({ id, problem: null })
      },
    )
    expect([...told].sort()).toEqual([0, 1])
  })

  test('settings are the old or the new', async () => {
    const colours = new Set<string>()
    await killAtEveryStep(
      async (host) => host.saveSettings({ ...(await host.settings()), colours: 'safe' }),
      async (host) => {
        const settings = await host.settings()
        colours.add(settings.colours)
      },
    )
    expect([...colours].sort()).toEqual(['default', 'safe'])
  })
})

describe('a disk that refuses', () => {
  test.each([
    ['ENOSPC', ['write', 'copy'], 'save.disk-full'],
    ['ENOSPC', ['create', 'write', 'sync', 'copy'], 'save.disk-full'],
    ['EROFS', ['create', 'rename', 'copy', 'unlink', 'makeFolder'], 'save.folder-read-only'],
    ['EACCES', ['rename'], 'save.folder-read-only'],
    ['EIO', ['sync'], 'save.write-failed'],
  ])('%s in %j: the game goes on, says so, and is saved with the next answer that can be', async (code, steps, key) => {
    const { folder, id } = await folderWithGame()
    let broken = false
    const host = testHost(
      folder,
      failing(nodeFiles, code, steps, () => broken),
    )
    await host.open(id)
    broken = true
    const reply = await host.answer(id, one)
    expect(reply).toMatchObject({ ok: true, view: { save: { state: 'failed', reason: { key } } } })
    expect((await host.answer(id, one)).view.save.state).toBe('failed')
    expect(sumOf((await testHost(folder).open(id)).board)).toBe(3)
    await expect(host.close(id)).rejects.toMatchObject({ reason: { key } })
    expect(await host.shutdown()).toMatchObject([{ name: 'Alesia', reason: { key } }])
    broken = false
    expect((await host.answer(id, one)).view.save).toEqual({ state: 'saved' })
    expect(sumOf((await testHost(folder).open(id)).board)).toBe(6)
    expect(await host.shutdown()).toEqual([])
  })

  test('a full disk leaves no half-written files about', async () => {
    const { folder, id } = await folderWithGame()
    const host = testHost(
      folder,
      failing(nodeFiles, 'ENOSPC', ['write', 'copy'], () => true),
    )
    await host.open(id)
    await host.answer(id, one)
    expect((await readdir(join(folder, 'games'))).sort()).toEqual([`${id}.gallia`, `${id}.gallia.bak`])
  })

  test('no room for the backup is no reason not to save', async () => {
    const { folder, id } = await folderWithGame()
    const host = testHost(
      folder,
      failing(nodeFiles, 'ENOSPC', ['copy'], () => true),
    )
    await host.open(id)
    expect((await host.answer(id, one)).view.save).toEqual({ state: 'saved' })
    expect(sumOf((await testHost(folder).open(id)).board)).toBe(4)
  })

  test('a game begun on a full disk is played, listed, and saved when there is room', async () => {
    const folder = await scratchFolder()
    let full = true
    const host = testHost(
      folder,
      failing(nodeFiles, 'ENOSPC', ['write'], () => full),
    )
    const { id, save } = await host.create(newGame)
    expect(save.state).toBe('failed')
    expect(await host.list()).toMatchObject([{ id, name: 'Alesia', problem: null }])
    await host.answer(id, one)
    expect((await host.open(id)).at).toBe(1)
    expect(await host.saveNow(id)).toEqual({ state: 'failed', reason: { key: 'save.disk-full' } })
    full = false
    expect(await host.saveNow(id)).toEqual({ state: 'saved' })
    expect(sumOf((await testHost(folder).open(id)).board)).toBe(1)
  })

  test.each(['ENOTDIR', 'EACCES'])(
    'a folder that can’t be looked into (%s) doesn’t keep a game from being begun',
    async (code) => {
      const folder = await scratchFolder()
      const blind: Files = {
        ...nodeFiles,
        stat: () => Promise.reject(systemError(code)),
        create: () => Promise.reject(systemError(code)),
      }
      const host = testHost(folder, blind)
      const { id, save } = await host.create(newGame)
      expect(save.state).toBe('failed')
      expect((await host.answer(id, one)).ok).toBe(true)
    },
  )

  test('a folder deleted while Gallia runs is made again', async () => {
    const { folder, id } = await folderWithGame()
    const host = testHost(folder)
    await host.open(id)
    const { rm } = await import('node:fs/promises')
    await rm(join(folder, 'games'), { recursive: true })
    expect((await host.answer(id, one)).view.save).toEqual({ state: 'saved' })
    expect(sumOf((await testHost(folder).open(id)).board)).toBe(4)
  })
})

describe('a slow disk', () => {
  test('answers given during a write are all in the next one, and each reply waits for its own', async () => {
    const { folder, id } = await folderWithGame()
    let writes = 0
    const slow: Files = {
      ...nodeFiles,
      async create(path) {
        const file = await nodeFiles.create(path)
        if (path.endsWith(`games/${id}.gallia.tmp`)) writes++
        return { ...file, sync: async () => void (await new Promise((resolve) => setTimeout(resolve, 30))) }
      },
    }
    const host = testHost(folder, slow)
    await host.open(id)
    const replies = await Promise.all(Array.from({ length: 20 }, () => host.answer(id, one)))
    expect(replies.every((reply) => reply.view.save.state === 'saved')).toBe(true)
    expect(writes).toBe(2)
    expect(sumOf((await testHost(folder).open(id)).board)).toBe(23)
  })

  test('that hangs doesn’t hold the game up', { timeout: 20_000 }, async () => {
    const { folder, id } = await folderWithGame()
    const hanging: Files = { ...nodeFiles, create: () => new Promise(() => undefined) }
    const host = testHost(folder, hanging)
    await host.open(id)
    expect((await host.answer(id, one)).view.save).toEqual({ state: 'saving' })
    // Nor the end of Gallia, which then asks before anything is lost.
    expect(await host.shutdown()).toEqual([{ name: 'Alesia', reason: { key: 'save.no-answer' } }])
  })
})

describe('a process that is really killed', () => {
  test('loses at most the answer it had not acknowledged', { timeout: 60_000 }, async () => {
    const folder = await scratchFolder()
    let acknowledged = 0
    for (const patience of [1, 7, 20, 45]) {
      acknowledged = await playUntilKilled(folder, acknowledged, patience)
      const host = testHost(folder)
      const [entry] = await host.list()
      const opened = await host.open(entry?.id ?? '')
      expect(opened.notice).toBeNull()
      expect(opened.at).toBeGreaterThanOrEqual(acknowledged)
      expect(opened.at).toBeLessThanOrEqual(acknowledged + 1)
      acknowledged = opened.at
    }
    expect(acknowledged).toBeGreaterThan(10)
  })
})

/** Starts a process that answers without end, kills it in the middle, and returns the last answer it said was saved. */
async function playUntilKilled(folder: string, before: number, answers: number): Promise<number> {
  const script = fileURLToPath(new URL('endless-player.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let acknowledged = before
  const gone = new Promise((resolve) => child.on('exit', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line)
    // Some way into the next write: where exactly is up to the machine.
    if (acknowledged === before + answers) setTimeout(() => child.kill('SIGKILL'), answers % 3)
  }
  await gone
  return acknowledged
}
