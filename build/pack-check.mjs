// Packages the app around a dummy Electron (the real one can't be downloaded on every machine) and checks what has
// gone into app.asar, and by the way that electron-builder accepts electron-builder.yml. Linux only.
import { extractFile, listPackage } from '@electron/asar'
import { execFileSync } from 'node:child_process'
import { builtinModules } from 'node:module'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

if (process.platform !== 'linux') {
  console.log('pack-check: Linux only, skipped')
  process.exit(0)
}

const needed = [
  '/package.json',
  '/dist/main/main.cjs',
  '/dist/main/licences.txt',
  '/dist/preload/preload.cjs',
  '/dist/renderer/index.html',
  '/dist/renderer/licences.txt',
]
const stray = (file) => /^\/(node_modules|shared|electron|renderer|e2e|build)\b/.test(file) || file.endsWith('.map')

/** What a packaged script asks for and won't find: no node_modules go into the package. */
function unmet(asar, script) {
  const source = extractFile(asar, script).toString('utf8')
  const asked = [...source.matchAll(/\brequire\(["']([^"']+)["']\)/g)].map((found) => found[1])
  return [...new Set(asked)].filter(
    (name) => name !== 'electron' && !builtinModules.includes(name.replace(/^node:/, '')),
  )
}

const scratch = mkdtempSync(join(tmpdir(), 'gallia-pack-'))
try {
  const dummy = join(scratch, 'electron')
  mkdirSync(join(dummy, 'resources'), { recursive: true })
  for (const file of ['electron', 'version', 'LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox']) {
    writeFileSync(join(dummy, file), '', { mode: 0o755 })
  }
  const output = join(scratch, 'out')
  const settings = ['-c.npmRebuild=false', `-c.electronDist=${dummy}`, `-c.directories.output=${output}`]
  execFileSync('npx', ['electron-builder', '--linux', '--dir', ...settings], { stdio: ['ignore', 'ignore', 'inherit'] })
  const asar = join(output, 'linux-unpacked/resources/app.asar')
  const files = listPackage(asar).map((f) => f.replaceAll('\\', '/'))
  const missing = needed.filter((file) => !files.includes(file))
  const extra = files.filter(stray)
  if (missing.length || extra.length) {
    console.error(
      `app.asar: missing ${missing.join(', ') || 'nothing'}; not wanted: ${extra.slice(0, 5).join(', ') || 'nothing'}`,
    )
    process.exit(1)
  }
  const missingModules = ['dist/main/main.cjs', 'dist/preload/preload.cjs'].flatMap((script) => unmet(asar, script))
  if (missingModules.length) {
    console.error(`app.asar: its scripts ask for ${missingModules.join(', ')}, which isn't in it`)
    process.exit(1)
  }
  console.log(`app.asar: ${files.length} entries, all as expected`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
