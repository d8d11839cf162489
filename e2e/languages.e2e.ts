import type { Page } from '@playwright/test'
import { languages, type Language } from '@gallia/shared/languages'
import { expect, test } from './app'
import { cutTexts } from './cut-texts'
import { afterWinter, atScene, finishedGame } from './scenes'
import { TablePage } from './table-page'

const sizes = [
  { width: 1366, height: 768 },
  { width: 1024, height: 700 },
]

/** The language of the screens, changed where they are: to go to the Settings each time would take minutes. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => {
    type App = { config: { globalProperties: { $pinia: { _s: Map<string, { change(to: object): void }> } } } }
    const root = document.querySelector('#app') as (Element & { __vue_app__?: App }) | null
    root?.__vue_app__?.config.globalProperties.$pinia._s.get('settings')?.change({ language: wanted })
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** What of a screen can't be read in one of the languages and sizes, one line each. */
async function lookThrough(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const language of languages) {
    await speak(page, language)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const wrong = [...(await cutTexts(page)), ...(await scrolledParts(page))]
      found.push(...wrong.map((what) => `${name}, ${language}, ${size.width}: ${what}`))
    }
  }
  await speak(page, 'en')
  await page.setViewportSize({ width: 1440, height: 900 })
  return found
}

/** Parts of the table's rail that must be whole in windows of these sizes, whatever is asked. */
function scrolledParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.right .cards, .right .dec > .db')].flatMap((part) =>
      part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1
        ? [`${part.className} is to be scrolled`]
        : [],
    ),
  )
}

const back = (page: Page): Promise<void> => page.locator('[data-action="back"]').click()

/** Screens of the menu that hold most of what is read. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  new: (page) => expect(page.locator('[data-action="begin"]')).toBeVisible(),
  settings: (page) => expect(page.locator('.sets')).toBeVisible(),
  library: (page) => page.locator('[data-library-card]').first().click(),
}

/** What is met at the table, from the start screen. */
const games: Record<string, (table: TablePage) => Promise<void>> = {
  'a card': (table) => table.begin(),
  'a group that Marches': (table) => table.importGame(atScene('a group that Marches')),
  async 'a Battle'(table) {
    await table.importGame(atScene('Losses'))
    await expect(table.page.locator('.battle')).toBeVisible()
  },
  'leave for several': (table) => table.importGame(atScene('leave for several')),
  async Winter(table) {
    await table.importGame(afterWinter())
    await table.page.locator('[data-action="winter"]').click()
    await table.page.locator('.phase').nth(4).click()
  },
}

test('nothing is cut off, in any language (screens)', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  const found = await lookThrough(page, 'start')
  for (const [menu, there] of Object.entries(screens)) {
    await page.locator(`[data-menu="${menu}"]`).click()
    await there(page)
    found.push(...(await lookThrough(page, menu)))
    await back(page)
  }
  await table.importFinished(finishedGame())
  found.push(...(await lookThrough(page, 'the end')))
  expect(found).toEqual([])
})

test('nothing is cut off, in any language (table)', async ({ gallia }) => {
  test.slow()
  const { page } = gallia
  const table = new TablePage(page)
  await table.withoutAnimation()
  const found: string[] = []
  for (const [name, go] of Object.entries(games)) {
    await go(table)
    found.push(...(await lookThrough(page, name)))
    await table.toStart()
  }
  expect(found).toEqual([])
})
