import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from './app'
import type { TablePage } from './table-page'
import type { Twin } from './twin'

/** Opens a sheet of the table from its menu. */
export async function fromMenu(page: Page, entry: 'branches' | 'course' | 'share' | 'adjust'): Promise<Locator> {
  await page.locator('[data-action="menu"]').click()
  await page.locator(`[role="menuitem"][data-menu="${entry}"]`).click()
  const sheet = page.locator('.mapw .sheet')
  await expect(sheet).toBeVisible()
  return sheet
}

/** What axe finds wrong in a part of the page, one line each. */
export async function faultsIn(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  return violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}

/** A stored save as a file to import. */
export async function storedSave(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const path = fileURLToPath(new URL(`../electron/test/saves/${name}.gallia`, import.meta.url))
  return { name: `${name}.gallia`, mimeType: 'application/octet-stream', buffer: await readFile(path) }
}

/** The content of the file that a press of a button downloads. */
export async function downloaded(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return readFile(await download.path())
}

/** The others agree, where going back takes back what they have decided. */
export async function othersAgree(page: Page): Promise<void> {
  await page.locator('[data-action="take-back"]').click()
  await expect(page.locator('[data-action="take-back"]')).toBeHidden()
}

/** Takes the last answer back on the screen and in the rules; whose answer it was agrees, if another is asked now. */
export async function takeBack(table: TablePage, twin: Twin): Promise<void> {
  const answered = twin.given[twin.at - 1]?.question.split('|')[0]
  const another = answered !== undefined && answered !== twin.decision?.faction
  await table.page.keyboard.press('Control+z')
  if (another) await othersAgree(table.page)
  twin.undo()
  await table.asksAs(twin)
}
