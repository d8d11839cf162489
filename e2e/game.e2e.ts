import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './app'
import { TablePage } from './table-page'

test.describe('a game', () => {
  test('is begun, answered, taken back, and answered again', async ({ gallia }) => {
    const table = new TablePage(gallia.page)
    await table.begin()
    const first = await table.asked()
    const log = await table.log()
    await expect(table.undo).toBeDisabled()

    await table.answerSomehow()
    const second = await table.asked()
    await table.undo.click()
    await expect.poll(() => table.asked()).toBe(first)
    expect(await table.log()).toBe(log)
    await table.redo.click()
    await expect.poll(() => table.asked()).toBe(second)
    await expect(table.redo).toBeDisabled()
    await gallia.page.keyboard.press('Control+z')
    await expect.poll(() => table.asked()).toBe(first)
  })

  test('is where it was after the page is loaded again, and after Gallia is killed', async ({ gallia }) => {
    const table = new TablePage(gallia.page)
    await table.begin()
    for (let n = 0; n < 4; n++) await table.answerSomehow()
    const [asked, log] = [await table.asked(), await table.log()]

    await gallia.page.reload()
    await table.goOn()
    expect(await table.asked()).toBe(asked)
    expect(await table.log()).toBe(log)

    gallia.expectComplaint(/WebSocket/)
    await gallia.restart('SIGKILL')
    await table.goOn()
    expect(await table.asked()).toBe(asked)
    expect(await table.log()).toBe(log)
    await expect(table.undo).toBeEnabled()
  })

  test('is kept, and told to be, while its file can’t be written, and is saved as soon as it can', async ({
    gallia,
  }) => {
    const table = new TablePage(gallia.page)
    await table.begin()
    // A file where the folder was: nothing can be written into it, whoever runs this test.
    const games = join(gallia.folder, 'games')
    await rm(games, { recursive: true })
    await writeFile(games, '')
    await table.decision.locator('.opt:not([aria-disabled])').first().click()
    await expect(gallia.page.locator('.save-failed')).toBeVisible()
    const again = gallia.page.locator('[data-action="save-now"]')
    await again.click()
    await expect(gallia.page.locator('.save-failed')).toBeVisible()
    await rm(games)
    await again.click()
    await expect(gallia.page.locator('.save-failed')).toBeHidden()
    const asked = await table.asked()
    gallia.expectComplaint(/WebSocket/)
    await gallia.restart('SIGKILL')
    await table.goOn()
    expect(await table.asked()).toBe(asked)
  })

  test('whose file is damaged goes on one save earlier, with a word', async ({ gallia }) => {
    const table = new TablePage(gallia.page)
    await table.begin()
    await table.answerSomehow()
    const asked = await table.asked()
    await table.answerSomehow()
    await table.toStart()
    const games = join(gallia.folder, 'games')
    const file = join(games, (await readdir(games)).find((name) => name.endsWith('.gallia')) ?? '')
    const content = await readFile(file, 'utf8')
    await writeFile(file, content.slice(0, content.length - 200))
    await gallia.page.reload()
    await table.goOn()
    expect(await table.asked()).toBe(asked)
    await expect(gallia.page.getByText('one save earlier')).toBeVisible()
  })

  test('is deleted with a way back', async ({ gallia }) => {
    const table = new TablePage(gallia.page)
    await table.begin()
    await table.toStart()
    const { page } = gallia
    await page.locator('[data-menu="load"]').click()
    await page.locator('[data-action="delete"]').click()
    await expect(page.locator('[data-action="open"]')).toBeHidden()
    expect(await readdir(join(gallia.folder, 'games'))).toEqual([])
    expect(await readdir(join(gallia.folder, 'bin'))).not.toEqual([])
  })
})

test('the page has its pictures, fonts and map under the strict policy', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await table.begin()
  await expect(page.locator('canvas').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const fonts = await page.evaluate(() =>
    [...document.fonts].filter((font) => font.status === 'error').map((font) => font.family),
  )
  expect(fonts).toEqual([])
  const pictures = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((i) => i.src),
  )
  expect(pictures).toEqual([])
})

test('the map is drawn with WebGL under the strict policy as well', async ({ gallia }, info) => {
  // Without a GPU a picture of this size takes its time.
  test.slow()
  const { page } = gallia
  const table = new TablePage(page)
  await page.goto(page.url().replace(/\?[^#]*/, '?pref=webgl&aa=0'))
  await page.reload()
  await table.begin()
  await expect(page.locator('canvas').first()).toBeVisible()
  const context = await page
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      // Asking for another kind of context than the one in use gives none.
      const drawn = canvas as HTMLCanvasElement
      return drawn.getContext('2d') === null
    })
  expect(context, 'drawn with WebGL').toBe(true)
  await info.attach('table', {
    body: await page.screenshot(),
    contentType: 'image/png',
  })
})

test('a stranger without the token sees no games', async ({ gallia, chrome }) => {
  const context = await chrome.newContext()
  const page = await context.newPage()
  await page.goto(gallia.page.url().replace(/#.*/, '#token=guessed'))
  // To try again helps where the line was down, not where Gallia has been started anew: then a word must be said.
  await page.locator('[data-action="retry"]').click()
  await expect(page.locator('[aria-modal="true"] [role="alert"]')).toContainText('no answer')
  await expect(page.locator('[data-action="retry"]')).toBeEnabled()
  await context.close()
})
