import type { Page } from '@playwright/test'
import { expect, test } from './app'
import { TablePage } from './table-page'

test.use({ veryFirstStart: true })

/** The pointer is never touched in this file: the questions are read on the screen, the keys are those it shows. */
test('a card is played without a mouse', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await walkTo(page, '[data-action="colours"]')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-action="colours"]')).toBeHidden()
  await walkTo(page, '[data-menu="new"]')
  await page.keyboard.press('Enter')
  await walkTo(page, '[aria-label="Seed"]')
  await page.keyboard.type('by hand')
  await walkTo(page, '[data-action="begin"]')
  await page.keyboard.press('Enter')
  await expect(table.decision).toHaveAttribute('data-topic', 'turn.action')
  await table.mapDrawn()
  const first = await table.decision.getAttribute('data-seat')

  // A Command by its own letter.
  const command = table.decision.locator('.opt:not([aria-disabled])').first()
  await pressUntilAsked(table, (await command.getAttribute('aria-keyshortcuts')) ?? '')

  // A Region from the map: its area with F6, a place with the arrows, Enter on it.
  await expect(page.locator('[data-lit]').first()).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('F6')
    expect(await page.evaluate(() => document.activeElement?.closest('[role="application"]') !== null)).toBe(true)
  }).toPass()
  for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
    if (await page.evaluate(() => document.activeElement?.matches('[data-lit]'))) break
    await page.keyboard.press(arrow)
  }
  await pressUntilAsked(table, 'Enter')

  // The rest of the turn with what the panel shows: Enter where it can confirm, the first key otherwise.
  for (let n = 0; n < 30 && (await isFirstsTurn(table, first)); n++) {
    if ((await table.decision.getAttribute('data-topic'))?.startsWith('consent.')) {
      await pressUntilAsked(table, 'y')
      continue
    }
    const confirm = table.decision.locator('[data-action="confirm"]')
    const amounts = await table.decision.locator('[data-stepper]').count()
    if ((await confirm.count()) && !(await confirm.isEnabled()) && amounts) {
      await walkTo(page, '[data-area="decision"] .quick .btn')
      await page.keyboard.press('Enter')
      await walkTo(page, '[data-area="decision"] [data-action="confirm"]')
    }
    if ((await confirm.count()) && (await confirm.isEnabled())) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await pressUntilAsked(table, 'Enter')
    } else {
      const option = table.decision.locator('[aria-keyshortcuts]').last()
      await pressUntilAsked(table, (await option.getAttribute('aria-keyshortcuts')) ?? '')
    }
  }
  await expect(table.decision).toHaveAttribute('data-topic', 'turn.action')
  expect(await table.decision.getAttribute('data-seat')).not.toBe(first)
  await expect(page.locator('.sop li').first()).not.toContainText('deciding')
})

test('sheets open and close with keys, and the focus comes back', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await table.takeColours()
  await table.begin()
  await table.mapDrawn()
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-option') ?? undefined)
  await expect.poll(focused).toBeDefined()
  const before = await focused()
  for (const [key, sheet] of [
    ['n', '.card-sheet'],
    ['f', '.fboard'],
    ['?', '.keys'],
    ['l', '.mlist'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.locator(sheet)).toBeVisible()
    await page.keyboard.press(key === 'l' ? 'l' : 'Escape')
    await expect(page.locator(sheet)).toBeHidden()
    expect(await focused()).toBe(before)
  }
})

async function isFirstsTurn(table: TablePage, first: string | null): Promise<boolean> {
  const topic = await table.decision.getAttribute('data-topic')
  return topic !== 'turn.action' || (await table.decision.getAttribute('data-seat')) === first
}

/** Presses a key until the question changes: keys rest for a moment when another seat is asked. */
async function pressUntilAsked(table: TablePage, key: string): Promise<void> {
  const before = await table.decision.getAttribute('data-question')
  await expect(async () => {
    await table.page.keyboard.press(key)
    await expect(table.decision).not.toHaveAttribute('data-question', before ?? '', { timeout: 600 })
  }).toPass()
}

/** Tab until the focus is on it, as far as a round of the whole screen. */
async function walkTo(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible()
  for (let n = 0; n < 80; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${selector}`)
}
