import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './app'
import { TablePage } from './table-page'

/** What axe finds wrong by the rules of WCAG 2 AA and its own best practice, one line each. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}

test('axe has nothing to say about the main screens', async ({ gallia }) => {
  test.slow()
  const { page } = gallia
  const table = new TablePage(page)
  expect(await faults(page), 'first question').toEqual([])
  await table.takeColours()
  await expect(page.locator('.startmap [data-ready]')).toBeAttached()
  expect(await faults(page), 'start').toEqual([])
  for (const menu of ['load', 'settings', 'new'] as const) {
    await page.locator(`[data-menu="${menu}"]`).click()
    await expect(page.locator('h1')).toBeVisible()
    expect(await faults(page), menu).toEqual([])
    if (menu !== 'new') await page.locator('[data-action="back"]').click()
  }
  await page.locator('[data-action="begin"]').click()
  await table.mapDrawn()
  expect(await faults(page), 'table').toEqual([])
  await page.keyboard.press('l')
  await page.keyboard.press('f')
  await expect(page.locator('.fboard')).toBeVisible()
  expect(await faults(page), 'table as a list, with a Faction board').toEqual([])
})
