import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { lockFolder } from './folder-lock'
import { fallingSky } from './host/falling-sky'
import { nodeFiles } from './host/files'
import { createHost, type Host } from './host/host'
import { messageOf } from './host/problem'
import { type LocalArguments, readArguments, usage } from './local-arguments'
import { type LocalServer, serveLocally } from './local-server'
import { Log } from './log'

/*
 * Gallia without Electron: the same host and the same screens, in the browser of this machine. Exit code 2: wrong
 * arguments; 1: it could not start, or a game could not be saved at the end.
 */

async function main(): Promise<void> {
  const wanted = argumentsOrEnd()
  const unlock = await lockFolder(wanted.folder)
  if (!unlock) return end(1, 'Gallia is open already, with the same games. Close it first, or name another --folder.')
  const log = new Log(join(wanted.folder, 'logs', 'gallia.log'), () => Date.now())
  log.info(`Gallia starts for the browser, on ${process.platform} ${process.arch}`)
  const host = createHost({
    folder: wanted.folder,
    files: nodeFiles,
    engine: fallingSky,
    now: () => Date.now(),
    randomSeed: () => randomBytes(6).toString('hex'),
  })
  const server = await serveLocally({
    host,
    screens: join(__dirname, '../renderer'),
    port: wanted.port,
    token: randomBytes(24).toString('base64url'),
    report(error) {
      console.error(error)
      log.error(error)
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void finish(server, host))
  console.log(`Gallia is at ${server.url}`)
  if (wanted.open) openBrowser(server.url)
}

function argumentsOrEnd(): LocalArguments {
  try {
    return readArguments(process.argv.slice(2))
  } catch (error) {
    return end(2, `${messageOf(error)}\n\n${usage}`)
  }
}

function end(code: number, said: string): never {
  console.error(said)
  process.exit(code)
}

async function finish(server: LocalServer, host: Host): Promise<void> {
  await server.close()
  const unsaved = await host.shutdown()
  for (const { name, reason } of unsaved) console.error(`Not saved: ${name} (${reason.key})`)
  process.exit(unsaved.length ? 1 : 0)
}

/** That no browser can be opened is no mistake: the address has been printed. */
function openBrowser(url: string): void {
  const [command, args]: [string, string[]] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['rundll32', ['url.dll,FileProtocolHandler', url]]
        : ['xdg-open', [url]]
  const browser = spawn(command, args, { stdio: 'ignore', detached: true })
  browser.on('error', () => console.log('Open that address in your browser.'))
  browser.unref()
}

main().catch((error: unknown) => end(1, `Gallia could not start: ${messageOf(error)}`))
