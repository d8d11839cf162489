import { readdir } from 'node:fs/promises'
import { expect, test } from './app'
import { TablePage } from './table-page'

test.describe('a game that was open when Gallia was killed', () => {
  test('is told of on the Start screen, once, and is whole', async ({ gallia }) => {
    const { page } = gallia
    const table = new TablePage(page)
    await table.begin()
    await table.answerSomehow()
    const asked = await table.asked()
    gallia.expectComplaint(/WebSocket/)
    await gallia.restart('SIGKILL')
    await expect(page.locator('.recovered')).toContainText('safe up to its last saved answer')
    await table.goOn()
    expect(await table.asked()).toBe(asked)
    await table.toStart()
    await expect(page.locator('.recovered')).toBeHidden()
    await gallia.restart('SIGTERM')
    await expect(page.locator('[data-action="continue"]')).toBeVisible()
    await expect(page.locator('.recovered')).toBeHidden()
  })
})

test('an earlier state opens as a game of its own, and the game stays as it is', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await table.begin()
  const kept = async (): Promise<boolean> => (await readdir(gallia.folder)).includes('earlier')
  for (let n = 0; n < 20 && !(await kept()); n++) {
    // Passing brings the next card soon.
    if (await table.decision.locator('[data-option="pass"]').count()) await table.pick('pass')
    else await table.answerSomehow()
    await table.saved()
  }
  await table.answerSomehow()
  const asked = await table.asked()
  await table.toStart()

  await page.locator('[data-menu="load"]').click()
  await page.locator('[data-action="earlier"]').click()
  await page.locator('[data-earlier]').first().click()
  await expect(table.decision).toBeVisible()
  expect(await table.asked()).not.toBe(asked)
  await table.toStart()
  await page.locator('[data-menu="load"]').click()
  await expect(page.locator('[data-save]')).toHaveCount(2)
  await page.locator('[data-save]').nth(1).dblclick()
  await expect(table.decision).toBeVisible()
  expect(await table.asked()).toBe(asked)
})
