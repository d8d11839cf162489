import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface LocalArguments {
  /** 0: any free port. */
  port: number
  folder: string
  /** Whether the page is opened in the browser. */
  open: boolean
}

export const usage = `Gallia in the browser, for this machine only.

  --port N       the port to listen on (any free one if not given)
  --folder PATH  where the games are (the desktop app's folder if not given)
  --no-open      don't open the browser, only print the address
`

/** Reads the command line. Throws an Error that says what is wrong with it. */
export function readArguments(args: readonly string[]): LocalArguments {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, folder: { type: 'string' }, 'no-open': { type: 'boolean' } },
    strict: true,
    allowPositionals: false,
  })
  const port = Number(values.port ?? 0)
  if (values.port === '' || !Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port: ${values.port} is no port`)
  if (values.folder === '') throw new Error('--folder: which one?')
  return { port, folder: resolve(values.folder ?? userFolder(process.platform, process.env)), open: !values['no-open'] }
}

/** The folder that Electron gives the desktop app, so that both have the same games. */
export function userFolder(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): string {
  if (platform === 'win32') return join(env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'Gallia')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Gallia')
  return join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'Gallia')
}
