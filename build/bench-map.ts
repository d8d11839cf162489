import type { Browser, Page } from '@playwright/test'
import { createServer } from 'vite'

/** Script times of the map's frames in milliseconds, shortest first. */
export interface MapTimes {
  pieces: number
  panning: readonly number[]
  zooming: readonly number[]
}

/**
 * The map alone with some 300 pieces on it, on its development page, under a hand that pans and a wheel that zooms.
 * What a frame takes is what the callback takes that Pixi asks for: drawing itself is the browser's.
 */
export async function mapTimes(chrome: Browser): Promise<MapTimes> {
  const server = await createServer({
    configFile: 'renderer/vite.config.ts',
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
  })
  try {
    await server.listen()
    const page = await chrome.newPage({ viewport: { width: 860, height: 810 } })
    await page.addInitScript(watchFrames)
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}src/map/dev.html?board=full&animation=100&pref=canvas&aa=0`)
    await page.locator('[data-ready]').waitFor()
    await pan(page) // warm-up
    await times(page)
    await pan(page)
    const panning = await times(page)
    await zoom(page)
    const zooming = await times(page)
    return { pieces: await page.evaluate(piecesOnBoard), panning, zooming }
  } finally {
    await server.close()
  }
}

const middle = { x: 430, y: 400 }

async function pan(page: Page): Promise<void> {
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  for (let i = 0; i < 90; i++) {
    await page.mouse.move(middle.x + 120 * Math.sin(i / 6), middle.y + 80 * Math.cos(i / 6))
    await page.evaluate(() => new Promise((done) => setTimeout(done, 16)))
  }
  await page.mouse.up()
}

/** In and out again, without a rest: a rest lays the pieces out anew, which is no frame of the movement. */
async function zoom(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.mouse.wheel(0, i < 30 ? -40 : 40)
    await page.evaluate(() => new Promise((done) => setTimeout(done, 16)))
  }
}

/** Notes how long each callback of a frame takes that has drawn something. */
function watchFrames(): void {
  const ask = window.requestAnimationFrame.bind(window)
  const frames: number[] = []
  Object.assign(window, { frames })
  window.requestAnimationFrame = (draw) =>
    ask((now) => {
      const before = performance.now()
      draw(now)
      const time = performance.now() - before
      if (time > 0.3) frames.push(time)
    })
}

const times = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { frames } = window as unknown as { frames: number[] }
    return frames.splice(0).sort((a, b) => a - b)
  })

function piecesOnBoard(): number {
  type Board = { regions: Record<string, { forces: Record<string, Record<string, number>> }> }
  const { map } = window as unknown as { map: { state: { board: Board } } }
  const forces = Object.values(map.state.board.regions).flatMap((r) => Object.values(r.forces))
  return forces.flatMap((f) => Object.values(f)).reduce((sum, n) => sum + n, 0)
}
