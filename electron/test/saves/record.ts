import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPosition } from '@gallia/shared/falling-sky/adjust/open'
import type { NewGame, TableView } from '@gallia/shared/protocol'
import { fallingSky } from '../../host/falling-sky'
import { nodeFiles } from '../../host/files'
import { createHost, type Host } from '../../host/host'
import { presentFormat } from '../../host/migrations'
import { newGame } from '../new-game'
import { playSomehow } from '../real-game'

// Records an example of the present format: npx tsx electron/test/saves/record.ts plain|branches|long
// Once a Gallia that writes this format has been given away, its examples are not recorded again.

const persons: NewGame['seats'] = { ...newGame.seats, belgae: { kind: 'person', name: 'Ambiorix' } }
const withBots: NewGame['seats'] = { ...newGame.seats, aedui: { kind: 'bot', name: '' } }

/** What is played in an example. */
interface Example {
  file: string
  seats: NewGame['seats']
  play(host: Host, id: string): Promise<void>
}

const examples: Record<string, Example> = {
  plain: {
    file: `format-${presentFormat}`,
    seats: persons,
    async play(host, id) {
      await playSomehow(host, id, 150, 52)
    },
  },
  /** Lines that were left, and a board set by hand. */
  branches: {
    file: `format-${presentFormat}-branches`,
    seats: persons,
    async play(host, id) {
      await playSomehow(host, id, 90, 52)
      await host.goTo(id, 60)
      await playSomehow(host, id, 20, 53)
      await host.goTo(id, 30)
      await playSomehow(host, id, 15, 54)
      await adjust(host, id)
      await playSomehow(host, id, 10, 55)
    },
  },
  /** Two Winters with two bots, of the second year two lines, and a board set by hand in between. */
  long: {
    file: `format-${presentFormat}-long`,
    seats: withBots,
    async play(host, id) {
      const firstWinter = await playTo(host, id, 56, (view) => view.board.winters === 1)
      await playSomehow(host, id, 40, 57)
      await host.goTo(id, firstWinter.at)
      await playSomehow(host, id, 20, 58)
      await adjust(host, id)
      // It ends where a turn begins, so that nothing of it hangs on how bots will play some day.
      await playTo(host, id, 61, (view) => view.board.winters === 2 && view.decision?.topic === 'turn.action')
    },
  },
}

async function playTo(host: Host, id: string, seed: number, there: (view: TableView) => boolean): Promise<TableView> {
  let view: TableView = await host.open(id)
  while (!there(view)) {
    if (!view.decision) throw new Error('the game has ended: try another seed')
    view = await playSomehow(host, id, 1, seed + view.at)
  }
  return view
}

/** Sets the Resources by hand. */
async function adjust(host: Host, id: string): Promise<void> {
  const { stretch } = await host.open(id)
  const board = await host.viewAt(id, stretch?.line ?? 0)
  await host.adjust(id, { ...openPosition(board), resources: { romans: 12, arverni: 12, aedui: 12, belgae: 12 } })
}

const example = examples[process.argv[2] ?? '']
if (!example) throw new Error(`one of ${Object.keys(examples).join(', ')}`)
const folder = mkdtempSync(join(tmpdir(), 'gallia-record-'))
const host = createHost({
  folder,
  files: nodeFiles,
  engine: fallingSky,
  now: () => Date.UTC(2026, 10, 30),
  randomSeed: () => '',
})
const { id } = await host.create({ ...newGame, seats: example.seats })
await example.play(host, id)
const { content } = await host.exportGame(id)
writeFileSync(fileURLToPath(new URL(`${example.file}.gallia`, import.meta.url)), content)
rmSync(folder, { recursive: true })
