import { expect, test } from './app'
import { afterWinter, finishedGame } from './scenes'
import { TablePage } from './table-page'

test('a new game: who sits where, what can’t be had and why, the board before it begins', async ({ gallia }) => {
  const { page } = gallia
  await page.locator('[data-menu="new"]').click()
  const begin = page.locator('[data-action="begin"]')
  const bots = page.locator('[data-run-by="bot"][aria-pressed="true"]')

  // Levels are for one person against bots (8.9).
  const levels = page.getByRole('group', { name: 'Level' })
  await expect(levels).toHaveCount(0)
  await page.getByRole('button', { name: '1 player' }).click()
  await expect(bots).toHaveCount(3)
  await page.getByRole('button', { name: 'Arverni', exact: true }).click()
  await levels.getByRole('button', { name: 'Easy' }).click()

  // Pax Gallica? knows neither the short deck nor Even Initiative, and says so.
  await page.getByRole('radio', { name: /Pax Gallica/ }).click()
  await expect(page.locator('.tg.off')).toContainText(['Pax Gallica?', 'Pax Gallica?'])

  await page.locator('[data-name="arverni"]').fill('')
  await expect(page.locator('.summary [role="alert"]')).toContainText('Arverni')
  await expect(begin).toBeDisabled()
  await page.locator('[data-name="arverni"]').fill('Jeanne')
  await expect(page.locator('.summary')).toContainText('Jeanne plays the Arverni.')

  await page.getByRole('button', { name: 'Look at the set-up' }).click()
  await expect(page.locator('.setup-view [data-ready]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.setup-view')).toHaveCount(0)
  await begin.click()
  await expect(page.locator('.topbar')).toContainText('Pax Gallica?')
  await expect(page.locator('[data-plaque="arverni"]')).toContainText('Jeanne')
})

test('settings are in force at once, and again after a new start', async ({ gallia }) => {
  const { page } = gallia
  const root = page.locator('html')
  const inForce = async (): Promise<void> => {
    await expect(root).toHaveAttribute('lang', 'fr')
    await expect(root).toHaveAttribute('data-colours', 'safe')
    await expect(root).toHaveAttribute('style', /--text-scale: 1\.3/)
  }
  await page.locator('[data-menu="settings"]').click()
  await page.locator('.pv').nth(1).click()
  await page.getByRole('group', { name: 'Text size' }).getByRole('button', { name: '130' }).click()
  await page.locator('[data-setting="ask-dice"]').click()
  await page.locator('[data-setting="letter-keys"]').click()
  await page.locator('[data-setting="sound"]').click()
  await page.locator('[data-action="try-sound"]').click()
  await page.locator('[data-section="display"]').click()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages')
  await inForce()
  await gallia.restart()
  await expect(page.locator('[data-menu="new"]')).toContainText('Nouvelle partie')
  await inForce()
  await page.locator('[data-menu="settings"]').click()
  await expect(page.locator('[data-setting="ask-dice"]')).toHaveAttribute('aria-checked', 'true')
  await expect(page.locator('[data-setting="letter-keys"]')).toHaveAttribute('aria-checked', 'false')
  await expect(page.getByRole('slider', { name: 'Volume sonore' })).toHaveValue('60')
})

test('every screen is entered and left by keys alone', async ({ gallia }) => {
  const { page } = gallia
  for (const menu of ['new', 'load', 'learn', 'library', 'settings']) {
    await page.locator(`[data-menu="${menu}"]`).press('Enter')
    await expect(page.locator('.screen h1')).toBeVisible()
    // The focus is on the screen, so that Tab goes on there.
    await expect(page.locator('.screen :focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('.startp')).toBeVisible()
  }
  // Escape empties a search before it leaves.
  await page.locator('[data-menu="library"]').press('Enter')
  const search = page.locator('[data-action="search"]')
  await search.fill('Caesar')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await search.press('Escape')
  await expect(page.locator('.startp')).toBeVisible()
})

test('a Winter is read phase by phase', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await table.importGame(afterWinter())
  await page.locator('[data-action="winter"]').click()
  const winter = page.locator('.winter')
  for (const [n, phase] of ['Victory', 'Germans', 'Quarters', 'Harvest', 'Senate', 'Spring'].entries()) {
    await winter.locator('.phase').nth(n).click()
    await expect(winter.locator('.wcard h3')).toHaveText(phase)
  }
  await winter.locator('.phase').nth(3).click()
  await expect(winter.locator('tbody tr')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(winter).toHaveCount(0)
})

test('the end says who has won, by how much, and what turned the game', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  const twin = finishedGame()
  const [first] = twin.state.result?.ranking ?? []
  await table.importFinished(twin)
  await expect(page.locator('.hero')).toHaveAttribute('data-seat', first?.factions[0] ?? '')
  await expect(page.locator('.rk.first strong')).toHaveText(/[+−±]\d+/)
  await expect(page.locator('.hist')).toBeVisible()
  // A turning point leads to its moment.
  await page.locator('[data-turning]').first().click()
  await expect(page.locator('[data-action="look-away"]')).toBeVisible()
})
