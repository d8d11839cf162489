import { createHash } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { errorCode } from './host/problem'

/**
 * Takes a folder for this process, so that the desktop app and the local server never write the same games. The lock is
 * a local socket: the system lets it go when the process ends, however it ends, so a crash never locks anybody out.
 *
 * @returns how to let go, or undefined if another process has the folder
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | undefined> {
  const address = socketOf(folder)
  const server = (await listening(address)) ?? (await afterCrash(address))
  if (!server) return undefined
  server.unref()
  return () => new Promise((done) => void server.close(() => done()))
}

/** Sockets have short names on some systems, so the folder stands in it as a hash. */
function socketOf(folder: string): string {
  const hash = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 20)
  if (process.platform === 'win32') return `\\\\.\\pipe\\gallia-${hash}`
  return join(process.env['XDG_RUNTIME_DIR'] ?? tmpdir(), `gallia-${process.getuid?.() ?? 0}-${hash}.sock`)
}

async function listening(address: string): Promise<Server | undefined> {
  const server = createServer((visitor) => visitor.destroy())
  return new Promise((done, fail) => {
    server.once('error', (error) => (errorCode(error) === 'EADDRINUSE' ? done(undefined) : fail(error)))
    server.listen(address, () => done(server))
  })
}

/** A socket that nobody answers was left by a crash: it is taken over. */
async function afterCrash(address: string): Promise<Server | undefined> {
  if (await answers(address)) return undefined
  try {
    unlinkSync(address)
  } catch {
    // another process has just done the same
  }
  return listening(address)
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const visitor = connect(address)
    visitor.once('connect', () => {
      visitor.destroy()
      done(true)
    })
    visitor.once('error', () => done(false))
  })
}
