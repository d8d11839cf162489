import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './app'
import { TablePage } from './table-page'

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}
const search = (page: Page) => page.locator('[data-action="search"]')
const sheet = (page: Page) => page.locator('.reading-sheet')

test('one search goes through cards, rules, flowcharts and glossary', async ({ gallia }) => {
  const { page } = gallia
  await page.locator('[data-menu="library"]').click()
  await expect(page.locator('[data-library-card]')).toHaveCount(72)
  await search(page).fill('supply line')
  await expect(page.locator('[data-library-card="13"]')).toBeVisible()
  await expect(page.locator('[data-library-card="1"]')).toBeHidden()

  await page.locator('[data-shelf="rules"]').click()
  await expect(page.locator('[data-paragraph="3.2.1"]')).toBeVisible()
  await expect(page.locator('[data-paragraph="3.2.1"] mark').first()).toHaveText(/supply/i)
  await expect(page.locator('[data-paragraph="2.3.3"]')).toHaveCount(0)

  await page.locator('[data-shelf="bots"]').click()
  await expect(page.locator('[data-paragraph="8.6.6"]')).toBeVisible()

  await page.locator('[data-shelf="glossary"]').click()
  await expect(page.locator('[data-term-entry="supply-line"]')).toContainText('Linea di Rifornimento')

  // A question is understood, and where nothing holds all of it, the nearest is shown.
  await search(page).fill('What is a Citadel?')
  await expect(page.locator('[data-term-entry]').first()).toHaveAttribute('data-term-entry', 'citadel')
  await search(page).fill('may Caesar retreat over the river')
  await expect(page.locator('.filt')).toContainText('Nothing here holds all of these words')
  await expect(page.locator('[data-term-entry="retreat"]')).toBeVisible()

  await search(page).fill('3.3')
  await page.locator('[data-shelf="rules"]').click()
  await expect(page.locator('[data-paragraph]')).toHaveCount(5)
  await search(page).fill('wolves bark')
  await expect(page.locator('.shelf')).toContainText('No paragraph holds these words.')
  await page.locator('[data-action="clear"]').click()
  await expect(page.locator('[data-paragraph="1.0"]')).toBeVisible()
})

test('links lead from shelf to shelf and back to where one was', async ({ gallia }) => {
  const { page } = gallia
  await page.locator('[data-menu="library"]').click()
  await page.locator('[data-shelf="rules"]').click()
  await page.locator('[data-chapter="4"]').click()
  await search(page).fill('forage')
  await page.locator('[data-paragraph="4.3.2"] [data-rule="6.3"]').click()
  await expect(search(page)).toHaveValue('')
  await expect(page.locator('[data-paragraph="6.3"]')).toBeInViewport()
  await expect(page.locator('[data-paragraph="6.3"] h3')).toBeFocused()

  await page.locator('[data-paragraph="6.5.1"] [data-card-link="33"]').click()
  await expect(page.locator('.cdet h2')).toHaveText('Lost Eagle')
  await page.locator('.cdet [data-term="legion"]').first().click()
  await expect(page.locator('[data-term-entry="legion"] h3')).toBeFocused()
  await page.locator('[data-term-entry="legion"] [data-rule="1.4.1"]').click()
  await expect(page.locator('[data-paragraph="1.4.1"]')).toBeInViewport()

  const back = page.locator('[data-action="library-back"]')
  await back.click()
  await expect(page.locator('[data-term-entry="legion"]')).toBeInViewport()
  await back.click()
  await expect(page.locator('.cdet h2')).toHaveText('Lost Eagle')
  await back.click()
  await back.click()
  await expect(search(page)).toHaveValue('forage')
  await expect(page.locator('[data-paragraph="4.3.2"] [data-rule="6.3"]'), 'where the link was').toBeInViewport()
  await expect(back).toBeHidden()
})

test('a chip opens its paragraph beside the game, and the game goes on', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await table.begin()
  const question = await table.decision.getAttribute('data-question')

  await table.decision.locator('[data-rule]').first().click()
  await expect(sheet(page)).toContainText('Options of 1st and 2nd Eligible')
  await page.locator('[data-area="log"] [data-rule]').first().click()
  await expect(sheet(page).locator('h2')).not.toHaveText('Options of 1st and 2nd Eligible')
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page)).toBeHidden()

  // From the text of the card to the term, on to the rule, back, and away with Escape.
  const terms = page.locator('[data-term]')
  // Where the rail has no room for the card it is folded to its title.
  if ((await terms.count()) === 0) await page.keyboard.press('c')
  await terms.first().click()
  const term = await sheet(page).locator('h2').innerText()
  await sheet(page).locator('[data-rule]').first().click()
  await expect(sheet(page).locator('.rule-body')).toBeVisible()
  await page.locator('[data-action="reading-back"]').click()
  await expect(sheet(page).locator('h2')).toHaveText(term, { ignoreCase: true })
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(table.decision).toHaveAttribute('data-question', question ?? '')

  await table.decision.locator('[data-rule]').first().click()
  await page.locator('[data-area="decision"] .opt:not([aria-disabled])').first().click()
  await expect(table.decision).not.toHaveAttribute('data-question', question ?? '')
  await expect(sheet(page), 'it stays while the game goes on').toBeVisible()
  await page.locator('[data-action="to-library"]').click()
  await expect(page.locator('[data-paragraph="2.3.4"]')).toBeInViewport()
  await expect(sheet(page)).toBeHidden()
  await page.locator('[data-action="back"]').click()
  await expect(table.decision).toBeVisible()
})

test('rules are read by keyboard, and axe has nothing to say', async ({ gallia }) => {
  test.slow()
  const { page } = gallia
  const table = new TablePage(page)
  await table.begin()
  const chip = table.decision.locator('[data-rule]').first()
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeFocused()
  expect(await faults(page), 'a paragraph over the table').toEqual([])
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()

  const term = page.locator('.ctexts [data-term]').first()
  for (const key of ['Enter', ' ']) {
    await term.focus()
    await page.keyboard.press(key)
    await expect(sheet(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(term).toBeFocused()
  }

  await chip.press('Enter')
  await page.keyboard.press('f')
  await expect(page.locator('.fboard')).toBeVisible()
  await expect(sheet(page), 'it makes way for the sheet that is opened after it').toBeHidden()
  await page.locator('.fboard [data-rule="7.2"]').press('Enter')
  await expect(sheet(page)).toContainText('more than 15')
  await page.keyboard.press('Escape')
  await expect(page.locator('.fboard')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.fboard')).toBeHidden()

  await page.keyboard.press('Control+f')
  await expect(search(page)).toBeFocused()
  for (const shelf of ['cards', 'rules', 'bots', 'glossary']) {
    await page.locator(`[data-shelf="${shelf}"]`).press('Enter')
    await expect(page.locator(`[data-shelf="${shelf}"]`)).toHaveAttribute('aria-current', 'page')
    expect(await faults(page), shelf).toEqual([])
  }
  await search(page).fill('retreat')
  expect(await faults(page), 'found words').toEqual([])
  await page.keyboard.press('Escape')
  await expect(search(page), 'a search is emptied before the screen is left').toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(table.decision).toBeVisible()
})
