// `npm start`: sets up what is missing, builds, and opens Gallia in its own window. Where Electron's binary is missing
// and can't be downloaded, the same game is served to the browser instead.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const electronFolder = join(root, 'node_modules/electron')
const onWindows = process.platform === 'win32'

/** Runs a command in the project's folder; ends this one with its exit code if it fails. */
function run(command, args) {
  // npm is a script on Windows, which only a shell can start.
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: onWindows })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Where Electron's binary lies, or undefined if it isn't there. */
function electronBinary() {
  const pathFile = join(electronFolder, 'path.txt')
  if (!existsSync(pathFile)) return undefined
  const binary = join(electronFolder, 'dist', readFileSync(pathFile, 'utf8').trim())
  return existsSync(binary) ? binary : undefined
}

/** Electron's own installer: downloads the binary once and checks it. Its failure is told in one line, below. */
function downloadElectron() {
  console.log('Downloading Electron (once) ...')
  spawnSync(process.execPath, [join(electronFolder, 'install.js')], { cwd: root, stdio: 'ignore', timeout: 300_000 })
  return electronBinary()
}

/** Starts a program in the foreground and ends with its exit code; Ctrl+C goes to the program. */
function become(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`Can't start ${command}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}

if (!existsSync(join(root, 'node_modules/vite'))) run('npm', ['ci', '--no-audit', '--no-fund'])
run(process.execPath, [join(root, 'build/build.mjs')])

const args = process.argv.slice(2)
const binary = electronBinary() ?? downloadElectron()
if (binary) become(binary, ['.', ...args])
else {
  console.log('Electron could not be downloaded, so Gallia opens in your browser (the same game, the same saves).')
  become(process.execPath, [join(root, 'dist/local/local.cjs'), ...args])
}
