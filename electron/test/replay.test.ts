import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fallingSky } from '../host/falling-sky'
import { nodeFiles } from '../host/files'
import { playSomehow } from './real-game'
import { newGame, scratchFolder, testHost } from './tools'

const script = fileURLToPath(new URL('../cli/replay.ts', import.meta.url))

function replay(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { encoding: 'utf8' })
}

test('a game file is played again, and what is wrong with it is told', { timeout: 120_000 }, async () => {
  const folder = await scratchFolder()
  const host = testHost(folder, nodeFiles, fallingSky)
  const { id } = await host.create({
    ...newGame,
    seats: { ...newGame.seats, belgae: { kind: 'person', name: 'Ambiorix' } },
  })
  await playSomehow(host, id, 25, 1)
  await host.undo(id)
  const file = join(
    folder,
    'games',
    (await readdir(join(folder, 'games'))).find((name) => name.endsWith('.gallia')) ?? '',
  )

  const whole = replay(file)
  expect(whole).toMatchObject({ status: 0, stderr: '' })
  expect(whole.stdout).toContain('answers 24 of 25')
  const start = replay(file, '--to', '0', '--json')
  expect(JSON.parse(start.stdout)).toMatchObject({ at: 0, answers: 25, board: { scenario: 'the-great-revolt' } })
  expect(replay(file, '--log').stdout.split('\n').length).toBeGreaterThan(5)

  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -9))
  const cut = replay(file)
  expect(cut).toMatchObject({ status: 1, stdout: '' })
  expect(cut.stderr).toContain('The end of this file is missing')
  for (const wrong of [[file, '--too', '3'], [file, '--to', 'x'], [`${file}.none`], []]) {
    const { status, stderr } = replay(...wrong)
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1])
  }
})
