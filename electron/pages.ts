import { readFile, realpath } from 'node:fs/promises'
import { extname, normalize, sep, join } from 'node:path'

/** A file of the screens as it goes out, through app:// or through HTTP. */
export interface Page {
  status: 200 | 400 | 403 | 404
  headers: Record<string, string>
  body: Buffer
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Nothing from elsewhere, nothing inline that runs, no eval. Styles may stand in attributes: Vue and the dialogs set
 * positions there.
 *
 * @param socket where the page may open its WebSocket; none in Electron
 */
export function contentSecurityPolicy(socket?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${socket ? ` ${socket}` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The file of the built screens that a path names; `/` is index.html. Paths that lead out of the folder are refused,
 * whatever they are written with, and links that do are not followed.
 *
 * @param root the folder of the built screens, absolute
 * @param pathname the path of a URL, still encoded
 */
export async function pageOf(root: string, pathname: string, policy: string): Promise<Page> {
  const path = decoded(pathname)
  if (path === undefined) return plain(400)
  if (elsewhere.test(path)) return plain(403)
  const file = normalize(join(root, path === '/' ? 'index.html' : path))
  if (!file.startsWith(root + sep)) return plain(403)
  try {
    if (!(await realpath(file)).startsWith((await realpath(root)) + sep)) return plain(403)
    return {
      status: 200,
      headers: headers(types[extname(file)] ?? 'application/octet-stream', policy),
      body: await readFile(file),
    }
  } catch {
    return plain(404)
  }
}

/** No file of ours has these in its name: they mean folders, drives and streams on Windows. */
const elsewhere = /[\\:]/

function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/** An answer without a page. */
export function plain(status: 400 | 403 | 404): Page {
  const said = { 400: 'Bad request', 403: 'Forbidden', 404: 'Not found' }[status]
  return {
    status,
    headers: headers('text/plain; charset=utf-8', contentSecurityPolicy()),
    body: Buffer.from(`${said}\n`),
  }
}

function headers(type: string, policy: string): Record<string, string> {
  return {
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  }
}
