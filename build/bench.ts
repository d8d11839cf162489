import { mkdtemp, rm } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { randomSetup, turnOf } from '../shared/cli/random-games'
import { decodeSave, encodeSave, type SaveSummary } from '../electron/host/save-format'
import type { Answer } from '../shared/src/kernel/decision'
import { scenarioIds } from '../shared/src/falling-sky/ids'
import { answerByChance, RandomPlayer } from '../shared/src/falling-sky/random-player'
import type { GameTable } from '../shared/src/falling-sky/table'
import { loadTable, openTable } from '../shared/src/falling-sky/table'
import { botTimes } from './bench-bots'
import { appTimes, urlOf } from './bench-app'
import { mapTimes } from './bench-map'

/**
 * Measures what players feel: `npm run bench [-- --games N] [--no-browser]`. Prints one line per figure with its aim;
 * it judges nothing, because machines differ. The figures of ours stand in the README. It is built as the app is: what
 * runs from the sources carries helpers that nobody plays with.
 */

interface Figure {
  what: string
  value: string
  aim: string
}
const figures: Figure[] = []
const note = (what: string, value: string, aim: string): void => void figures.push({ what, value, aim })
const ms = (n: number): string => `${n < 10 ? n.toFixed(2) : n.toFixed(0)} ms`

function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
}

/** Plays a game by chance and notes how long each answer took. The player's own thinking is not counted. */
function playTimed(index: number, latencies: number[]): GameTable {
  const scenario = scenarioIds[index % scenarioIds.length] ?? 'the-great-revolt'
  const table = openTable(randomSetup(scenario, index), index + 1)
  const player = new RandomPlayer(index + 1)
  const timed = {
    get decision() {
      return table.decision
    },
    answer(answer: Answer) {
      const before = performance.now()
      table.answer(answer)
      latencies.push(performance.now() - before)
    },
  }
  while (table.decision) answerByChance(timed, player, turnOf(table.state))
  return table
}

/** So many times the measured games are played before them: it takes that long until all code is compiled. */
const warmUp = 6

function engine(games: number): GameTable {
  for (let i = 0; i < warmUp * games; i++) playTimed(i, [])
  const latencies: number[] = []
  // Nobody has more than one game open: of those that are over only the longest is kept.
  let longest = playTimed(0, latencies)
  for (let i = 1; i < games; i++) {
    const table = playTimed(i, latencies)
    if (table.answers > longest.answers) longest = table
  }
  const seconds = latencies.reduce((sum, n) => sum + n, 0) / 1000
  const sorted = latencies.sort((a, b) => a - b)
  note('answer to next decision, median', ms(quantile(sorted, 0.5)), 'under 1 ms')
  note('answer to next decision, p99', ms(quantile(sorted, 0.99)), 'under 10 ms')
  note('random decisions per second', Math.round(latencies.length / seconds).toLocaleString('en'), '50,000')
  note('longest of the games', `${longest.answers} decisions, ${longest.log.length} effects`, '')
  return longest
}

/** Notes what games of four bots cost. */
function bots(games: number): void {
  const times = botTimes(games)
  const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length
  for (const scenario of scenarioIds)
    note(`game of four bots, ${scenario}, mean`, ms(mean(times.games[scenario])), '10 to 20 ms')
  note('turn of a bot, median', ms(quantile(times.turns, 0.5)), '')
  note('turn of a bot, p99', ms(quantile(times.turns, 0.99)), 'under 5 ms')
}

/** How long it takes, the median of so many times: a single one may be that in which memory is collected. */
async function median(times: number, run: () => unknown): Promise<number> {
  const all: number[] = []
  for (let n = 0; n < times; n++) {
    const before = performance.now()
    await run()
    all.push(performance.now() - before)
  }
  return quantile(
    all.sort((a, b) => a - b),
    0.5,
  )
}

/** @returns the file of the game one answer before its end */
async function saves(table: GameTable): Promise<Buffer> {
  const undo = await median(9, () => {
    table.undo()
  })
  table.goTo(table.answers)
  note('undo at the end of a long game', ms(undo), 'under 20 ms')
  const header = (over: boolean): SaveSummary => ({
    name: 'bench',
    scenario: 'pax-gallica' as const,
    seats: {},
    yearBC: 50,
    card: 70,
    cards: 75,
    over,
    control: {},
    modified: 0,
  })
  const write = (): Promise<Buffer> => encodeSave(header(true), JSON.stringify(table.toSave()))
  const file = await write()
  note('save of a finished long game', ms(await median(9, write)), 'under 100 ms')
  const load = async (): Promise<void> => void loadTable((await decodeSave(file)).game)
  note('load of a finished long game', ms(await median(9, load)), 'under 100 ms')
  note('size of its file', `${(file.byteLength / 1024).toFixed(0)} kB`, 'under 1 MB')
  table.undo()
  return encodeSave(header(false), JSON.stringify(table.toSave()))
}

/** The host's round trip and the renderer's script time while panning, in the built app in Chromium. */
async function browser(longGame: Buffer): Promise<void> {
  const executable = [
    process.env['CHROMIUM'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((f) => f && existsSync(f))
  if (!executable || !existsSync('dist/local/local.cjs'))
    return note('in the browser', 'not measured: build first, and have Chromium', '')
  const folder = await mkdtemp(join(tmpdir(), 'gallia-bench-'))
  const server = spawn(process.execPath, ['dist/local/local.cjs', '--no-open', '--folder', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const chrome = await chromium.launch({ executablePath: executable, chromiumSandbox: false })
  try {
    const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto((await urlOf(server)).replace('/#', '/?pref=canvas&aa=0#'))
    await page.locator('[data-action="colours"]').click()
    await page.locator('[data-menu="new"]').click()
    await page.locator('[data-action="begin"]').click()
    await page.locator('[data-area="decision"]').waitFor()
    await page.locator('canvas').first().waitFor()
    // No named function in here: what it is built to may call helpers that the page doesn't have.
    const trips = await page.evaluate(async () => {
      const times: number[] = []
      for (let i = 0; i < 12; i++) {
        const panel = document.querySelector<HTMLElement>('[data-area="decision"]')
        const seat = panel?.dataset['seat']
        const before = performance.now()
        ;[...document.querySelectorAll<HTMLElement>('[data-area="decision"] .opt')].at(-1)?.click()
        let confirmed = false
        while (
          document.querySelector<HTMLElement>('[data-area="decision"]')?.dataset['seat'] === seat &&
          performance.now() - before < 2000
        ) {
          await new Promise((r) => setTimeout(r, 1))
          // What hands the word to another person is marked first.
          const marked = document.querySelector<HTMLElement>('[data-area="decision"] .opt.chosen')
          if (marked && !confirmed) document.querySelector<HTMLElement>('[data-action="confirm"]')?.click()
          confirmed ||= marked !== null
        }
        times.push(performance.now() - before)
        await new Promise((r) => setTimeout(r, 450))
      }
      return times.sort((a, b) => a - b)
    })
    note('click to next question on the screen, median', ms(quantile(trips, 0.5)), '')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const scriptTime = async (): Promise<number> =>
      (await session.send('Performance.getMetrics')).metrics.find((m) => m.name === 'ScriptDuration')?.value ?? 0
    const canvas = await page.locator('canvas').first().boundingBox()
    if (!canvas) return
    const [x, y] = [canvas.x + canvas.width / 2, canvas.y + canvas.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    const before = await scriptTime()
    const frames = 60
    for (let i = 0; i < frames; i++) {
      await page.mouse.move(x + 120 * Math.sin(i / 6), y + 80 * Math.cos(i / 6))
      await page.evaluate(() => new Promise((r) => requestAnimationFrame(r)))
    }
    note('script time per frame while panning', ms((((await scriptTime()) - before) * 1000) / frames), 'under 8 ms')
    await page.mouse.up()
    const { pieces, panning, zooming } = await mapTimes(chrome)
    note(`script time per frame, ${pieces} pieces, panning, p95`, ms(quantile(panning, 0.95)), 'under 8 ms')
    note(`script time per frame, ${pieces} pieces, zooming, p95`, ms(quantile(zooming, 0.95)), 'under 8 ms')
    const app = await appTimes(chrome, longGame)
    note('from the start of the server to the Start screen', ms(app.toStart), '')
    note('to the table of a long game', ms(app.toLongGame), '')
    note('script memory with it open', `${(app.heap / 1e6).toFixed(0)} MB`, '')
    note('longest block while three bots play', app.longestBlock ? ms(app.longestBlock) : 'none', 'under 50 ms')
  } finally {
    await chrome.close()
    server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function main(args: readonly string[]): Promise<void> {
  const games = Number(args[args.indexOf('--games') + 1] ?? NaN)
  const longest = engine(args.includes('--games') && games > 0 ? games : 120)
  const longGame = await saves(longest)
  bots(10)
  if (!args.includes('--no-browser')) await browser(longGame)
  const width = Math.max(...figures.map((f) => f.what.length))
  for (const { what, value, aim } of figures) console.log(`${what.padEnd(width)}  ${value}${aim && `  (aim: ${aim})`}`)
}

await main(process.argv.slice(2))
