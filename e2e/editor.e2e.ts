import { checkPosition } from '@gallia/shared/falling-sky/position/check'
import { expect, test } from './app'
import { downloaded, faultsIn, fromMenu } from './sheets'
import { TablePage } from './table-page'

test.describe('the board editor', () => {
  test('sets tracks and pieces; the game tells it, is marked, and takes it back', async ({ gallia }) => {
    const { page } = gallia
    const table = new TablePage(page)
    await table.begin()
    const mark = page.locator('.topbar [data-edited]')
    await expect(mark).toBeHidden()

    const sheet = await fromMenu(page, 'adjust')
    const apply = sheet.locator('[data-action="apply"]')
    await expect(apply).toBeDisabled()
    expect(await faultsIn(page, '.sheet'), 'Regions').toEqual([])
    await sheet.locator('[data-edit-region="carnutes"]').click()
    await sheet.locator('[data-field="carnutes/arverni/revealed"]').fill('3')
    await sheet.locator('.seg button').nth(1).click()
    expect(await faultsIn(page, '.sheet'), 'tracks').toEqual([])
    await sheet.locator('[data-field="resources/belgae"]').fill('33')
    await sheet.locator('.seg button').nth(2).click()
    expect(await faultsIn(page, '.sheet'), 'cards').toEqual([])
    await sheet.locator('[data-field="capability"]').selectOption('10')
    await sheet.locator('[data-field="capability-holder/10"]').selectOption('aedui')
    await sheet.locator('[data-field="lasting/20"]').getByRole('switch').click()
    const order = await sheet.locator('[data-field^="acted/"]').evaluateAll((all) => all.map((e) => e.dataset['field']))
    await sheet.locator(`[data-field="${order[0]}"]`).selectOption('command')
    await sheet.locator(`[data-field="${order[1]}"]`).selectOption('event')
    await expect(sheet.locator(`[data-problem="${order[1]}"]`)).toBeVisible()
    await expect(apply).toBeDisabled()
    await sheet.locator(`[data-field="${order[1]}"]`).selectOption('pass')
    await apply.click()
    await expect(sheet).toBeHidden()

    await expect(mark).toBeVisible()
    await expect(page.locator('[data-plaque="belgae"]')).toContainText('33')
    const log = page.locator('[data-area="log"]')
    await expect(log).toContainText('The board is set by hand:')
    await expect(log).toContainText('Belgae now have 33 Resources.')
    await expect(log).toContainText(': Pass.')
    await expect(table.decision).toHaveAttribute('data-seat', order[2]?.split('/')[1] ?? '')
    await expect(log).toContainText('In Carnutes the Arverni now have')
    await table.saved()

    await page.keyboard.press('Control+z')
    await expect(mark).toBeHidden()
    await expect(page.locator('[data-plaque="belgae"]')).not.toContainText('33')
    await page.keyboard.press('Control+y')
    await expect(mark).toBeVisible()
    await table.saved()
    await table.toStart()
    await page.locator('[data-menu="load"]').click()
    await expect(page.locator('.lrows [data-edited]')).toBeVisible()
  })

  test('takes a turn that is under way back to its start, and keeps what was decided', async ({ gallia }) => {
    const { page } = gallia
    const table = new TablePage(page)
    await table.begin()
    const first = await table.asked()
    await table.answerSomehow()
    const sheet = await fromMenu(page, 'adjust')
    await expect(sheet.locator('[data-note="taken-back"]')).toContainText('1 decision')
    await sheet.locator('.seg button').nth(1).click()
    await sheet.locator('[data-field="senate"]').selectOption('uproar')
    await sheet.locator('[data-action="apply"]').click()
    await expect(sheet).toBeHidden()
    expect((await table.asked()).split('\n')[0]).toBe(first.split('\n')[0])
    await expect(page.locator('.timeline [data-action="branches"]')).toContainText('1')
  })

  test('says at the field what is not legal, and applies nothing until it is', async ({ gallia }) => {
    const { page } = gallia
    const table = new TablePage(page)
    await table.begin()
    const sheet = await fromMenu(page, 'adjust')
    const apply = sheet.locator('[data-action="apply"]')
    await sheet.locator('[data-edit-region="treveri"]').click()
    await sheet.locator('[data-field="treveri/germans/hidden"]').fill('40')
    await sheet.locator('[data-field="treveri/germans/hidden"]').press('Tab')
    await expect(sheet.locator('[data-problem="treveri/germans"]')).toContainText('There are only 15 Warbands.')
    await expect(apply).toBeDisabled()
    expect(await faultsIn(page, '.sheet')).toEqual([])
    // From elsewhere the problem leads to its field.
    await sheet.locator('.seg button').nth(2).click()
    await expect(sheet.locator('[data-show]').first()).toContainText('Treveri: ')
    await sheet.locator('[data-show]').first().click()
    await expect(sheet.locator('[data-problem="treveri/germans"]')).toBeVisible()
    await sheet.locator('[data-field="treveri/germans/hidden"]').fill('1')
    await sheet.locator('[data-field="treveri/germans/hidden"]').press('Tab')
    await expect(sheet.locator('[data-problem]')).toHaveCount(0)
    await expect(apply).toBeEnabled()
    await sheet.locator('[data-action="reset"]').click()
    await expect(apply).toBeDisabled()
  })

  test('positions leave one table as a file and begin a game at another', async ({ gallia }) => {
    const { page } = gallia
    const table = new TablePage(page)
    await table.begin()
    for (let n = 0; n < 3; n++) await table.answerSomehow()
    const share = await fromMenu(page, 'share')
    const file = await downloaded(page, share.locator('[data-share="save-position"]'))
    const position: unknown = JSON.parse(file.toString('utf8'))
    expect(checkPosition(position)).toEqual([])
    expect(file.toString('utf8')).not.toContain('"deck"')
    const resources = await page.locator('.plaque .res strong').allInnerTexts()
    await page.keyboard.press('Escape')
    await table.toStart()

    await page.locator('[data-menu="new"]').click()
    await page.locator('[data-scenario="pax-gallica"]').click()
    const picker = page.locator('.position-row [data-action="position-file"]')
    await picker.setInputFiles({
      name: 'wrong.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"legions":{"fallen":20}}'),
    })
    await expect(page.locator('.position-row [role="alert"]')).toContainText('There are 12 Legions in all')
    await picker.setInputFiles({ name: 'ours.position.json', mimeType: 'application/json', buffer: file })
    await expect(page.locator('.position-row')).toContainText('ours.position.json')
    await expect(page.locator('[data-scenario="the-great-revolt"]'), 'the scenario it is of').toHaveAttribute(
      'aria-checked',
      'true',
    )
    await page.locator('[data-action="begin"]').click()
    await expect(table.decision).toBeVisible()
    await table.mapDrawn()
    expect(await page.locator('.plaque .res strong').allInnerTexts()).toEqual(resources)
  })
})
