import { expect, test } from './app'
import { TablePage } from './table-page'
import { eventOf, findScene } from './twin'

test('the library is searched from the table, and leads back to the same question', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await table.begin()
  const question = await table.decision.getAttribute('data-question')
  await page.keyboard.press('Control+f')
  await expect(page.locator('[data-library-card]')).toHaveCount(72)
  await page.keyboard.type('elite')
  await expect(page.locator('[data-library-card="30"]')).toBeVisible()
  await page.locator('[data-library-card="30"]').click()
  await expect(page.locator('.cdet')).toContainText('Vercingetorix’s Elite')
  await page.locator('[data-chip="romans"]').click()
  await expect(page.locator('[data-library-card="30"]')).toBeHidden()
  await page.locator('[data-action="clear"]').click()
  await expect(page.locator('[data-library-card]')).toHaveCount(72)
  await page.locator('[data-action="back"]').click()
  await expect(table.decision).toHaveAttribute('data-question', question ?? '')
})

test('facedown cards are shown to one person behind a curtain, and taken back only on the players’ word', async ({
  gallia,
}) => {
  const { page } = gallia
  const table = new TablePage(page)
  const scene = findScene((decision) => decision.topic === 'event.peek', 0, 8, eventOf(35, 47))
  await table.importGame(scene.twin)
  for (const answer of scene.answers) await table.give(scene.twin, answer)
  // Perhaps several people in turn, each behind a curtain of their own.
  while (scene.twin.decision?.topic === 'event.peek') {
    const { secret, faction } = scene.twin.decision
    await expect(page.locator('.curtain')).toHaveAttribute('data-seat', faction)
    await expect(page.locator('[data-peeked]')).toHaveCount(0)
    await page.locator('[data-action="peek"]').click()
    for (const card of secret?.cards ?? []) await expect(page.locator(`[data-peeked="${card.id}"]`)).toBeVisible()
    await page.locator('[data-action="seen"]').click()
    scene.twin.answer({ choose: ['seen'] })
    await expect(page.locator('[data-peeked]')).toHaveCount(0)
  }
  await table.asksAs(scene.twin)

  const after = await table.decision.getAttribute('data-question')
  await page.keyboard.press('Control+z')
  await expect(page.locator('[data-action="take-back"]')).toBeVisible()
  await page.locator('[data-action="leave-it"]').click()
  await expect(table.decision).toHaveAttribute('data-question', after ?? '')
})

test('the card that is decided about can be read without a key, unless the window is too low for it', async ({
  gallia,
}) => {
  const { page } = gallia
  const table = new TablePage(page)
  await table.begin()
  const texts = page.locator('[data-area="card"] .ctexts')
  await expect(texts).toHaveCount(1)
  // Both heights are rounded.
  expect(await texts.evaluate((e) => e.scrollHeight - e.clientHeight), 'to be scrolled to').toBeLessThanOrEqual(1)
  await page.setViewportSize({ width: 1366, height: 700 })
  await expect(texts).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(texts).toBeVisible()
})
