import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPosition } from '@gallia/shared/falling-sky/adjust/open'
import { fallingSky } from '../../host/falling-sky'
import { nodeFiles } from '../../host/files'
import { createHost } from '../../host/host'
import { presentFormat } from '../../host/migrations'
import { newGame } from '../new-game'
import { playSomehow } from '../real-game'

// Records a game with lines that were left and a board set by hand: npx tsx electron/test/saves/record-branches.ts
// As with the other example: once a Gallia that writes this has been given away, it is not recorded again.
const folder = mkdtempSync(join(tmpdir(), 'gallia-record-'))
const host = createHost({ folder, files: nodeFiles, engine: fallingSky, now: () => Date.UTC(2026, 10, 30), randomSeed: () => '' })
const seats = { ...newGame.seats, belgae: { kind: 'person', name: 'Ambiorix' } } as const
const { id } = await host.create({ ...newGame, seats })
await playSomehow(host, id, 90, 52)
await host.goTo(id, 60)
await playSomehow(host, id, 20, 53)
await host.goTo(id, 30)
await playSomehow(host, id, 15, 54)
const { stretch } = await host.open(id)
const board = await host.viewAt(id, stretch?.line ?? 0)
await host.adjust(id, { ...openPosition(board), resources: { romans: 12, arverni: 12, aedui: 12, belgae: 12 } })
await playSomehow(host, id, 10, 55)
const { content } = await host.exportGame(id)
writeFileSync(fileURLToPath(new URL(`format-${presentFormat}-branches.gallia`, import.meta.url)), content)
rmSync(folder, { recursive: true })
