import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readHeader } from '../electron/host/save-format'
import { expect, test } from './app'
import { TablePage, type Pace } from './table-page'

type Seat = 'Romans' | 'Arverni' | 'Aedui' | 'Belgae'

/** The table while bots play. */
class BotTable extends TablePage {
  readonly bots: Locator
  readonly lines: Locator
  readonly path: Locator

  constructor(page: Page) {
    super(page)
    this.bots = page.locator('[data-bot]')
    this.lines = page.locator('[data-line]')
    this.path = page.locator('.psheet')
  }

  /** From the first start to the table, with bots in these seats. With this seed the Belgae are the first to act. */
  async beginWith(pace: Pace, ...seats: Seat[]): Promise<void> {
    await this.withoutAnimation()
    await this.takePace(pace)
    await this.page.locator('[data-menu="new"]').click()
    await this.page.getByRole('textbox', { name: 'Seed' }).fill('e2e')
    for (const seat of seats) {
      const who = this.page.getByRole('group', { name: `Who runs the ${seat}` })
      await who.getByRole('button', { name: 'Bot' }).click()
    }
    await this.page.locator('[data-action="begin"]').click()
    // A game of bots alone is played to its end before it is shown.
    await expect(this.decision).toBeVisible({ timeout: 30_000 })
    await this.mapDrawn()
  }

  override async goOn(): Promise<void> {
    await this.page.locator('[data-action="continue"]').click()
    await expect(this.bots).toBeVisible({ timeout: 30_000 })
    await this.mapDrawn()
  }

  /** Goes on by one beat and waits until it is shown. */
  async step(how: () => Promise<void>): Promise<void> {
    const before = await this.lines.count()
    await how()
    await expect.poll(() => this.lines.count()).toBeGreaterThan(before)
  }
}

/** How many lines have been watched, as the header of the game's file has it. */
async function watchedByFile(folder: string): Promise<number | undefined> {
  const games = join(folder, 'games')
  const file = (await readdir(games)).find((name) => name.endsWith('.gallia'))
  return readHeader(await readFile(join(games, file ?? ''))).watched
}

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}
const all: Seat[] = ['Romans', 'Arverni', 'Aedui', 'Belgae']
const butArverni: Seat[] = ['Romans', 'Aedui', 'Belgae']

test('a game of bots alone is taken step by step by keys and buttons, opened to its flowchart, and skipped to its end', async ({
  gallia,
}) => {
  test.slow()
  const { page } = gallia
  const table = new BotTable(page)
  await table.beginWith('Step', ...all)
  await expect(table.lines).toHaveCount(0)
  await table.step(() => page.keyboard.press('.'))
  await expect(table.lines).toHaveCount(1)
  await table.step(() => page.keyboard.press('Enter'))
  await expect(table.bots).toHaveAttribute('data-bot', 'belgae')
  await table.step(() => table.bots.locator('[data-action="step"]').click())
  await table.step(() => table.bots.locator('[data-action="next"]').click())
  await expect(table.bots.locator('h2')).toHaveText('Rally')
  await expect(table.bots.locator('[data-action="pause"]')).toBeDisabled()

  // The way through the flowchart: every box with its question, answer and paragraph.
  await page.keyboard.press('f')
  await expect(table.path.locator('[data-node]')).toHaveCount(5)
  const b4 = table.path.locator('[data-node="B4"]')
  await expect(b4).toContainText('Would a Rally place an Ally, a Citadel or 3 Warbands, or add Control?')
  await expect(b4).toContainText('Warbands: 2')
  await expect(b4.locator('.pans')).toHaveText('yes')
  await expect(b4).toContainText('8.5.3')
  expect(await faults(page), 'a bot acts, with its path').toEqual([])
  // It goes along with the bot that is watched.
  for (let i = 0; i < 20 && (await table.bots.getAttribute('data-bot')) !== 'romans'; i++) {
    await table.step(() => page.keyboard.press('.'))
  }
  await expect(table.path).toContainText('How the Romans chose')
  await page.keyboard.press('Escape')
  await expect(table.path).toBeHidden()

  await page.keyboard.press('Shift+.')
  await expect(page.locator('[data-action="ranking"]')).toBeVisible()
  await expect(table.bots).toBeHidden()
})

test('bots play by themselves until a person is asked, pause and go on; undo ends the playing', async ({ gallia }) => {
  const { page } = gallia
  const table = new BotTable(page)
  await table.beginWith('Fast', ...butArverni)
  await expect(table.decision).toHaveAttribute('data-topic', 'battle.retreat')
  // The question comes in the middle of the Romans' Battle: nothing of what follows is told before.
  await expect(table.lines.first()).toContainText('Romans attack the Arverni')

  await table.pick('stand')
  await expect(table.bots).toBeVisible()
  await page.keyboard.press('p')
  await expect(table.bots).toHaveAttribute('data-paused', 'true')
  const paused = await table.lines.count()
  await table.pace('Slow').click()
  await table.step(() => page.keyboard.press('.'))
  await expect(table.bots).toHaveAttribute('data-paused', 'true')
  expect(await table.lines.count()).toBeGreaterThan(paused)
  await page.keyboard.press('p')
  await expect(table.bots).not.toHaveAttribute('data-paused')

  await table.undo.click()
  await expect(table.decision).toHaveAttribute('data-topic', 'battle.retreat')
  await expect(table.lines.first()).toContainText('Romans attack the Arverni')
})

test('looking back rests the playing; closing and a new start take it up where it was', async ({ gallia }) => {
  test.slow()
  const { page } = gallia
  const table = new BotTable(page)
  await table.beginWith('Step', ...butArverni)
  for (let i = 0; i < 4; i++) await table.step(() => page.keyboard.press('.'))
  const watched = await table.lines.count()
  await page.locator('[data-line="0"]').click()
  await expect(page.locator('.lookback')).toBeVisible()
  await expect(table.bots).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(table.bots).toBeVisible()
  expect(await table.lines.count()).toBe(watched)

  await table.toStart()
  await table.goOn()
  await expect(table.bots).toBeVisible()
  await expect(table.lines).toHaveCount(watched)

  // To the end of the turn, which is told to the host and written down; then the process dies.
  const told = await watchedByFile(gallia.folder)
  while ((await table.lines.first().innerText()) !== 'Belgae: Rally with Enlist done.') {
    await table.step(() => page.keyboard.press('.'))
  }
  const atEnd = await table.lines.count()
  await expect.poll(() => watchedByFile(gallia.folder)).not.toBe(told)
  await gallia.restart('SIGKILL')
  await table.goOn()
  await expect(table.lines).toHaveCount(atEnd)
  await expect(table.bots).toBeVisible()
})

test('any line of a bot’s turn opens its path, also from the timeline; rivals show on the map', async ({ gallia }) => {
  const { page } = gallia
  const table = new BotTable(page)
  await table.beginWith('At once', ...butArverni)
  await expect(table.decision).toHaveAttribute('data-topic', 'battle.retreat')
  await page.getByRole('button', { name: 'Belgic Ally placed at the Menapii.' }).click()
  await expect(table.path).toContainText('How the Belgae chose')
  await expect(table.path.locator('[data-node="B-RALLY"]')).toBeVisible()
  await table.path.locator('[data-leaf="1"]').click()
  await expect(table.path).toContainText('How the Romans chose')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('.lookback')).toBeHidden()
  await page.locator('[data-tick="0"]').click()
  await expect(table.path).toContainText('How the Romans chose')
  const choice = table.path.locator('.pstep').filter({ hasText: 'Arverni chosen' })
  await expect(choice.locator('.rivals')).toContainText('Arverni, Aedui')
  await expect(choice.locator('.ordering li').first()).toContainText(': Arverni')
  expect(await faults(page), 'the path of a past turn').toEqual([])
})
