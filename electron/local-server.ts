import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import * as v from 'valibot'
import type { HostApi } from '@gallia/shared/protocol'
import { throughDoor } from './host/door'
import { largestImport } from './host/messages'
import { contentSecurityPolicy, pageOf, plain, type Page } from './pages'

export interface LocalServer {
  port: number
  /** The page's address, with the token. */
  url: string
  close(): Promise<void>
}

export interface LocalServerOptions {
  host: HostApi
  /** The built screens. */
  screens: string
  port: number
  /** Who shows it gets a socket, nobody else. Only the hash of the address carries it, which no browser sends out. */
  token: string
  report(error: unknown): void
}

const loopback = '127.0.0.1'
/** JSON may need six characters for one of the text. */
const largestMessage = 6 * largestImport + 1000

/** Serves the screens and the host on 127.0.0.1. Rejects with the system's error if the port can't be had. */
export async function serveLocally(options: LocalServerOptions): Promise<LocalServer> {
  const server = createServer()
  await listen(server, options.port)
  const { port } = addressOf(server)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage })
  const policy = contentSecurityPolicy(`ws://${loopback}:${port} ws://localhost:${port}`)

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, port, options.screens, policy).then(
      (page) => send(response, page, request.method === 'HEAD'),
      (error: unknown) => {
        options.report(error)
        send(response, plain(400), false)
      },
    )
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!mayEnter(request, port, options.token)) return refuse(socket)
    sockets.handleUpgrade(request, socket, head, (ws) => converse(ws, options))
  })

  return {
    port,
    url: `http://${loopback}:${port}/#token=${options.token}`,
    close: () => close(server, sockets),
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, loopback, () => {
      server.off('error', fail)
      done()
    })
  })
}

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address
}

async function answer(request: IncomingMessage, port: number, screens: string, policy: string): Promise<Page> {
  if (!isOurHost(request.headers.host, port)) return plain(403)
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(403)
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  return pageOf(screens, path, policy)
}

/** A name that some other site has pointed at 127.0.0.1 is not ours. */
function isOurHost(host: string | undefined, port: number): boolean {
  return host === `${loopback}:${port}` || host === `localhost:${port}`
}

/** A socket is for our own page, and for whoever was given the token: another user of this machine was not. */
function mayEnter(request: IncomingMessage, port: number, token: string): boolean {
  const { host, origin } = request.headers
  if (!isOurHost(host, port) || origin !== `http://${host}`) return false
  // Not by `new URL`, which throws on what is none: anybody may knock here.
  const [path, query] = (request.url ?? '').split('?', 2)
  return path === '/ws' && sameToken(new URLSearchParams(query).get('token') ?? '', token)
}

function sameToken(shown: string, token: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Node hands the bare socket over: who hangs up on us, or doesn't hang up at all, is ours to deal with. */
function refuse(socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  socket.once('finish', () => socket.destroy())
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

const message = v.object({ id: v.pipe(v.number(), v.safeInteger()), call: v.unknown(), args: v.unknown() })

/** Answers every message of the form `{ id, call, args }`; anything else ends the conversation. */
function converse(ws: WebSocket, { host, report }: LocalServerOptions): void {
  ws.on('error', report)
  ws.on('message', (data: RawData) => {
    const asked = v.safeParse(message, parsed(data))
    if (!asked.success) return ws.close(1003, 'not a call')
    const { id, call, args } = asked.output
    throughDoor(host, call, args, report).then((reply) => {
      if (ws.readyState === ws.OPEN) ws.send(JSON.stringify({ id, ...reply }))
    }, report)
  })
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, page: Page, headOnly: boolean): void {
  response.writeHead(page.status, { ...page.headers, 'content-length': page.body.length })
  response.end(headOnly ? undefined : page.body)
}

async function close(server: Server, sockets: WebSocketServer): Promise<void> {
  for (const ws of sockets.clients) ws.terminate()
  server.closeAllConnections()
  await new Promise<void>((done) => server.close(() => done()))
}
