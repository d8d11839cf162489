import { expect, test, vi } from 'vitest'
import { fallingSky } from '../host/falling-sky'
import { nodeFiles } from '../host/files'
import type { Host } from '../host/host'
import { newGame, scratchFolder, testHost } from './tools'

const bot = { kind: 'bot', name: '' } as const
const setup = { ...newGame, seats: { romans: bot, arverni: bot, aedui: bot, belgae: bot } }
const realHost = (folder: string): Host => testHost(folder, nodeFiles, fallingSky)

/** Whole games of bots are played. */
vi.setConfig({ testTimeout: 30_000 })

test('a game that bots have played on is taken up where it was watched, in this host and after its end', async () => {
  const folder = await scratchFolder()
  const host = realHost(folder)
  const { id, decision, log } = await host.create(setup)
  expect(decision).toBeNull()
  expect(log.lines.length).toBeGreaterThan(500)

  expect(await host.open(id)).not.toHaveProperty('watched')
  await host.watched(id, 120)
  expect(await host.open(id)).toMatchObject({ watched: 120 })
  await host.close(id)
  expect(await realHost(folder).open(id)).toMatchObject({ watched: 120 })
})

test('a game watched to its end, or a place that it no longer has, leaves nothing to be watched', async () => {
  const folder = await scratchFolder()
  const host = realHost(folder)
  const { id, log } = await host.create(setup)
  await host.watched(id, 120)
  await host.watched(id, log.lines.length + 1)
  expect(await host.open(id)).not.toHaveProperty('watched')
  await host.close(id)
  expect(await realHost(folder).open(id)).not.toHaveProperty('watched')
})

test('the path of a bot comes with its line of the log', async () => {
  const host = realHost(await scratchFolder())
  const { log } = await host.create(setup)
  const told = log.lines.filter((line) => line.kind === 'bot-path')
  expect(told.length).toBeGreaterThan(50)
  expect(told.every((line) => line.path?.length)).toBe(true)
})

test('how far a table that isn’t open was watched is refused', async () => {
  const host = realHost(await scratchFolder())
  await expect(host.watched('nowhere', 3)).rejects.toHaveProperty('reason.key', 'host.not-open')
})
