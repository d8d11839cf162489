import { expect, type Page } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { complaintsOf, drawing, test as base } from './browser'

const script = fileURLToPath(new URL('../dist/local/local.cjs', import.meta.url))

/** Gallia as a player has it: the built local server with a folder of its own, and its page in Chromium. */
export interface Gallia {
  page: Page
  /** The folder with games and settings. */
  folder: string
  /** Ends the server as the system would, starts it again, and opens its page anew. */
  restart(how?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** What may be on the console in this test, because the test brings it about. */
  expectComplaint(pattern: RegExp): void
}

interface Running {
  process: ChildProcess
  url: string
  /** What the server has said on stderr: nothing, if all is well. */
  errors: string[]
}

/**
 * `gallia`: the app with an empty folder. The test fails if page or server complained about anything.
 *
 * `veryFirstStart`: Gallia has never been started in the folder, and asks its first question; otherwise that has been
 * answered before.
 */
export const test = base.extend<{ veryFirstStart: boolean; gallia: Gallia }>({
  veryFirstStart: [false, { option: true }],
  gallia: async ({ chrome, veryFirstStart }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'gallia-e2e-'))
    if (!veryFirstStart) await writeFile(join(folder, 'settings.json'), JSON.stringify({ asked: { colours: true } }))
    const context = await chrome.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    const expected: RegExp[] = []
    let server = await serve(folder)
    await page.goto(withDrawing(server.url))

    await use({
      page,
      folder,
      async restart(how = 'SIGTERM') {
        await stop(server, how)
        server = await serve(folder)
        // Away first: an address that differs in its hash alone would not be loaded again.
        await page.goto('about:blank')
        await page.goto(withDrawing(server.url))
      },
      expectComplaint: (pattern) => void expected.push(pattern),
    })

    await context.close()
    await stop(server, 'SIGTERM')
    await rm(folder, { recursive: true, force: true })
    const unexpected = [...complaints, ...server.errors].filter(
      (said) => !expected.some((pattern) => pattern.test(said)),
    )
    expect(unexpected, 'page and server complained').toEqual([])
  },
})

async function serve(folder: string): Promise<Running> {
  const child = spawn(process.execPath, [script, '--no-open', '--folder', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors: string[] = []
  child.stderr.on('data', (data) => errors.push(`server: ${String(data)}`))
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0]
    if (url) return { process: child, url, errors }
  }
  throw new Error(`the local server did not start: ${errors.join('')}`)
}

async function stop({ process: child }: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

function withDrawing(url: string): string {
  return url.replace('/#', `/${drawing}#`)
}

export { expect }
