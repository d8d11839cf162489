import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import type { Engine } from '../host/engine'
import { nodeFiles, type Files } from '../host/files'
import { createHost, type Host } from '../host/host'
import { countingEngine } from './counting-game'

const folders: string[] = []

/** An empty folder, deleted after the test. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gallia-host-'))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** A host whose clock goes on by a second with every look. */
export function testHost(folder: string, files: Files = nodeFiles, engine: Engine = countingEngine()): Host {
  let time = Date.UTC(2026, 10, 29, 12)
  return createHost({ folder, files, engine, now: () => (time += 1000), randomSeed: () => 'picked by the host' })
}

export { newGame } from './new-game'
