import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { expect, type Gallia, test } from './app'
import { afterWinter, atScene, finishedGame } from './scenes'
import { TablePage } from './table-page'
import { findScene, type Twin } from './twin'

/** One picture of the README each, named as its file in `docs`. */
const pictures: Record<string, (gallia: Gallia, table: TablePage) => Promise<void>> = {
  async battle(_, table) {
    await table.importGame(inBattle())
    await expect(table.page.locator('.battle')).toBeVisible()
  },
  async odds(_, table) {
    await table.importGame(atScene('whom to fight'))
    await table.pointAtSomething()
    await expect(table.page.locator('.outlook')).toBeVisible()
  },
  leave: (_, table) => table.importGame(atScene('leave for several')),
  async learn({ page }, table) {
    await page.locator('[data-menu="learn"]').click()
    await page.locator('[data-action="lesson-begin"]').click()
    await table.mapDrawn()
    while ((await page.locator('[data-area="lesson"]').getAttribute('data-step')) !== 'land.goals')
      await page.locator('[data-action="lesson-next"]').click()
  },
  async winter({ page }, table) {
    await table.importGame(afterWinter())
    await page.locator('[data-action="winter"]').click()
    await page.locator('.winter .phases button').nth(4).click()
  },
  end: (_, table) => table.importFinished(finishedGame()),
}

for (const [name, stage] of Object.entries(pictures)) {
  test(name, async ({ gallia }) => {
    const table = new TablePage(gallia.page)
    await table.withoutAnimation()
    await stage(gallia, table)
    await take(gallia.page, name)
  })
}

/** Losses of a Leader and others, after a die. */
function inBattle(): Twin {
  const { twin, answers } = findScene(
    (decision, { log }) =>
      decision.topic === 'battle.losses' &&
      decision.kind === 'allocate' &&
      decision.buckets.some((bucket) => bucket.id.includes('leader')) &&
      log.slice(-6).some((effect) => effect.kind === 'roll'),
    0,
    16,
  )
  for (const answer of answers) twin.answer(answer)
  return twin
}

/** Of what is told before an answer the panel and the land beside it are enough, down to where it is told. */
const closer: Record<string, { x: number; y: number; width: number; height: number }> = {
  odds: { x: 640, y: 240, width: 800, height: 660 },
  leave: { x: 640, y: 86, width: 800, height: 610 },
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // The map is drawn when it has been asked for; two frames later it stands.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const path = fileURLToPath(new URL(`../docs/${name}.jpg`, import.meta.url))
  const clip = closer[name]
  await page.screenshot({ path, type: 'jpeg', quality: 88, ...(clip && { clip }) })
}
