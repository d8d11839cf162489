import { writeSync } from 'node:fs'
import { nodeFiles } from '../host/files'
import { newGame } from './new-game'
import { countingEngine } from './counting-game'
import { createHost } from '../host/host'

// Run by faults.test.ts in a process of its own: opens the game in the folder (or begins one) and answers until it is
// killed, saying after each answer how many are saved.
const folder = process.argv[2] ?? ''
const host = createHost({
  folder,
  files: nodeFiles,
  engine: countingEngine(),
  now: () => Date.now(),
  randomSeed: () => '',
})
const [entry] = await host.list()
const { id } = entry ? await host.open(entry.id) : await host.create(newGame)
// Killed, or left alone by a test that was stopped.
const parent = process.ppid
while (process.ppid === parent) {
  const { view } = await host.answer(id, { choose: ['1'] })
  if (view.save.state === 'saved') writeSync(1, `${view.at}\n`)
}
