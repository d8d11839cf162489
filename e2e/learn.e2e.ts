import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './app'
import { TablePage } from './table-page'

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}
const lesson = (page: Page): Locator => page.locator('[data-area="lesson"]')
const next = (page: Page): Locator => page.locator('[data-action="lesson-next"]')
const option = (page: Page, id: string): Locator => page.locator(`[data-area="decision"] [data-option="${id}"]`)

async function onStep(page: Page, step: string): Promise<void> {
  await expect(lesson(page)).toHaveAttribute('data-step', step)
}

async function readUntil(page: Page, step: string): Promise<void> {
  for (let n = 0; (await lesson(page).getAttribute('data-step')) !== step; n++) {
    if (n > 12) throw new Error(`no step ${step}`)
    const before = (await lesson(page).getAttribute('data-step')) ?? ''
    await next(page).click()
    await expect(lesson(page)).not.toHaveAttribute('data-step', before)
  }
}

async function overlaps(page: Page, what: string): Promise<boolean> {
  const [callout, thing] = [await lesson(page).boundingBox(), await page.locator(what).first().boundingBox()]
  if (!callout || !thing) throw new Error(`${what} is not to be seen`)
  const apart =
    callout.x + callout.width <= thing.x ||
    thing.x + thing.width <= callout.x ||
    callout.y + callout.height <= thing.y ||
    thing.y + thing.height <= callout.y
  return !apart
}

test('the first chapters by clicks, left and taken up again', async ({ gallia }) => {
  test.slow()
  const { page } = gallia
  const table = new TablePage(page)
  await table.withoutAnimation()
  await page.locator('[data-menu="learn"]').click()
  await expect(page.locator('.chapters li')).toHaveCount(12)
  expect(await faults(page), 'learn').toEqual([])
  await page.locator('[data-action="lesson-begin"]').click()
  await table.mapDrawn()

  await onStep(page, 'land.welcome')
  expect(await faults(page), 'the table with the guide').toEqual([])
  await readUntil(page, 'land.tribes')
  expect(await overlaps(page, '[data-region="mandubii"]')).toBe(false)
  await readUntil(page, 'land.goals')
  await expect(page.locator('[data-plaque="belgae"]')).toHaveAttribute('data-pointed', '')
  expect(await overlaps(page, '[data-plaque="belgae"]')).toBe(false)
  await expect(lesson(page)).toContainText('with 15 they stand on the threshold')
  await readUntil(page, 'gobannitio.pass')

  // The guide's question is not the learner's.
  await option(page, 'rally').click()
  await expect(page.locator('.refusal')).toContainText('Show me')
  await readUntil(page, 'gobannitio.march')
  await option(page, 'recruit').click()
  await expect(page.locator('.refusal')).toContainText('Here the lesson goes on with: March')
  await expect(option(page, 'march')).toHaveAttribute('data-pointed', '')
  await option(page, 'march').click()
  await onStep(page, 'gobannitio.from')
  await table.clickPlace('region:provincia')
  await onStep(page, 'gobannitio.group')

  await table.saved()
  await table.toStart()
  await page.locator('[data-menu="load"]').click()
  await expect(page.locator('.lrow')).toContainText('The guided game')
  await page.locator('[data-action="back"]').click()
  await page.locator('[data-menu="learn"]').click()
  await expect(page.locator('.chapters .done')).toHaveCount(1)
  await expect(page.locator('.chapters .now')).toContainText('Gobannitio')
  await gallia.restart()
  await page.locator('[data-menu="learn"]').click()
  await page.locator('[data-action="lesson-resume"]').click()
  await table.mapDrawn()
  await onStep(page, 'gobannitio.group')

  await page.locator('[data-action="lesson-back"]').click()
  await onStep(page, 'gobannitio.from')
})

test('a chapter without a mouse', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await table.withoutAnimation()
  await page.locator('[data-menu="learn"]').press('Enter')
  await expect(page.locator('[data-action="lesson-begin"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await table.mapDrawn()
  await onStep(page, 'land.welcome')
  for (const step of ['tribes', 'pieces', 'control', 'goal', 'goals', 'germans', 'cards']) {
    await expect(next(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await onStep(page, `land.${step}`)
  }
  for (const step of ['order', 'rally-home', 'rally-away', 'no-ability', 'pass', 'march']) {
    await expect(next(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await onStep(page, `gobannitio.${step}`)
  }
  // The learner is asked: the panel has the focus, points at what is meant, and takes keys once its seat has been seen.
  await expect(option(page, 'march')).toHaveClass(/hov/)
  await expect(page.locator('[data-area="decision"] h2')).toBeFocused()
  await expect(async () => {
    await page.keyboard.press('m')
    await expect(lesson(page)).toHaveAttribute('data-step', 'gobannitio.from', { timeout: 500 })
  }).toPass()
})

test('for those who know the series: one page, with rules to open, and the shelves', async ({ gallia }) => {
  const { page } = gallia
  await page.locator('[data-menu="learn"]').click()
  await page.locator('.known dt', { hasText: 'What the first leaves' }).locator('[data-rule]').click()
  await expect(page.locator('.reading-sheet')).toContainText('2.3.4')
  await page.keyboard.press('Escape')
  await page.locator('[data-action="learn-terms"]').click()
  await expect(page.locator('[data-shelf="glossary"]')).toHaveAttribute('aria-current', 'page')
  await page.locator('[data-action="back"]').click()
  await expect(page.locator('.learn')).toBeVisible()
})
