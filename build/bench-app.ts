import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser, Page } from '@playwright/test'

/** What a player waits for, and what the page holds; times in milliseconds. */
export interface AppTimes {
  /** From the start of the server to the Start screen. */
  toStart: number
  /** From the click on Continue to the table of a long game with its map. */
  toLongGame: number
  /** Bytes of script memory with a long game open, after a collection. */
  heap: number
  /** The longest time that the page was blocked while three bots played; 0 if never for 50 ms. */
  longestBlock: number
}

/** Three bots are watched for so long. */
const watched = 20_000

/** The built app with one long game in its folder, in a page of its own. */
export async function appTimes(chrome: Browser, longGame: Buffer): Promise<AppTimes> {
  const folder = await mkdtemp(join(tmpdir(), 'gallia-bench-app-'))
  await mkdir(join(folder, 'games'))
  await writeFile(join(folder, 'games', 'bench.gallia'), longGame)
  const begun = performance.now()
  const server = spawn(process.execPath, ['dist/local/local.cjs', '--no-open', '--folder', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.addInitScript(watchBlocks)
    await page.goto((await urlOf(server)).replace('/#', '/?pref=canvas&aa=0#'))
    await page.locator('[data-menu="new"]').waitFor()
    const toStart = performance.now() - begun
    await page.locator('[data-action="colours"]').click()
    const asked = performance.now()
    await page.locator('[data-action="continue"]').click()
    await page.locator('[data-area="map"] [data-ready]').waitFor()
    const toLongGame = performance.now() - asked
    const heap = await heapOf(page)
    return { toStart, toLongGame, heap, longestBlock: await longestBlock(page) }
  } finally {
    await page.close()
    server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The address that the local server tells. Throws if it ends without one. */
export async function urlOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output')
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0]
    if (url) return url
  }
  throw new Error('the local server did not start')
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((m) => m.name === 'JSHeapUsedSize')?.value ?? 0
}

/** One person who Passes, three bots at a fast pace. */
async function longestBlock(page: Page): Promise<number> {
  await page.locator('[data-action="menu"]').click()
  await page.locator('[role="menuitem"][data-menu="start"]').click()
  await page.locator('[data-menu="new"]').click()
  await page.getByRole('button', { name: '1 player' }).click()
  await page.locator('[data-action="begin"]').click()
  await page.locator('[data-area="map"] [data-ready]').waitFor()
  await page.getByRole('group', { name: 'Pace of bots' }).getByRole('button', { name: 'Fast', exact: true }).click()
  await page.evaluate(() => void (Reflect.get(window, 'blocks') as number[]).splice(0))
  const until = performance.now() + watched
  while (performance.now() < until) {
    const pass = page.locator('[data-area="decision"] [data-option="pass"]')
    const asked = page.locator('[data-area="decision"] .opt:not([aria-disabled])')
    if (await pass.count()) await pass.click()
    else if (await asked.count()) await asked.last().click()
    await page.waitForTimeout(200)
  }
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'blocks') as number[])))
}

/** Runs in the page: notes how long each task took that blocked it for 50 ms or more. */
function watchBlocks(): void {
  const blocks: number[] = []
  Reflect.set(window, 'blocks', blocks)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}
