import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fallingSky } from '../../host/falling-sky'
import { nodeFiles } from '../../host/files'
import { createHost } from '../../host/host'
import { presentFormat } from '../../host/migrations'
import { newGame } from '../new-game'
import { playSomehow } from '../real-game'

// Records the example of the present format: npx tsx electron/test/saves/record.ts
// Once a Gallia that writes this format has been given away, its example is not recorded again.
const folder = mkdtempSync(join(tmpdir(), 'gallia-record-'))
const host = createHost({ folder, files: nodeFiles, engine: fallingSky, now: () => Date.UTC(2026, 10, 29), randomSeed: () => '' })
const seats = { ...newGame.seats, belgae: { kind: 'person', name: 'Ambiorix' } } as const
const { id } = await host.create({ ...newGame, seats })
await playSomehow(host, id, 150, 52)
const { content } = await host.exportGame(id)
writeFileSync(fileURLToPath(new URL(`format-${presentFormat}.gallia`, import.meta.url)), content)
rmSync(folder, { recursive: true })
