import { expect } from '@playwright/test'
import type { Gallia } from './app'
import { atScene, finishedGame, scenes } from './scenes'
import { fromMenu } from './sheets'
import { TablePage } from './table-page'

/** Hands over what is on the screen, by name; `part` is what of it has not been looked at before, if not all is new. */
export type Stop = (name: string, part?: string) => Promise<void>

/** From the very first start through every screen that is not the table. */
export async function walkScreens({ page }: Gallia, stop: Stop): Promise<void> {
  const table = new TablePage(page)
  const back = (): Promise<void> => page.locator('[data-action="back"]').click()
  const to = async (menu: string, there: string): Promise<void> => {
    await page.locator(`[data-menu="${menu}"]`).click()
    await expect(page.locator(there).first()).toBeVisible()
  }
  await expect(page.locator('[data-action="colours"]')).toBeVisible()
  await stop('first question')
  await table.takeColours()
  await expect(page.locator('.startmap [data-ready]')).toBeAttached()
  await stop('start, no game yet')
  await to('load', 'h1')
  await stop('load, no game yet')
  await back()
  await to('new', '[data-action="begin"]')
  await stop('new game')
  await back()
  await to('learn', '[data-action="lesson-begin"]')
  await stop('learn')
  await back()
  await to('settings', '.sets')
  await stop('settings')
  await page.locator('[data-action="about"]').click()
  await expect(page.locator('.aboutm')).toBeVisible()
  await stop('about')
  await page.locator('[data-action="close-about"]').click()
  await back()
  await page.locator('[data-action="fame"]').click()
  await expect(page.locator('h1')).toBeVisible()
  await stop('hall of fame')
  await back()
  await to('library', '[data-library-card]')
  await page.locator('[data-library-card]').first().click()
  await stop('library, cards')
  for (const shelf of ['rules', 'bots', 'glossary']) {
    await page.locator(`[data-shelf="${shelf}"]`).click()
    await stop(`library, ${shelf}`)
  }
  await back()
}

/** What is seldom met: the board editor, a Winter, the end of a game, the screen that is handed over. */
export async function walkSeldom({ page }: Gallia, stop: Stop): Promise<void> {
  const table = new TablePage(page)
  await table.takeColours()
  await table.handOverAlways()
  await table.importGame(atScene('Quarters'))
  await fromMenu(page, 'adjust')
  for (const tab of [0, 1, 2]) {
    await page.locator('.editor .seg button').nth(tab).click()
    await stop(`the board editor, part ${tab + 1}`, '.editor')
  }
  await page.keyboard.press('Escape')
  await page.locator('[data-action="winter"]').click()
  await expect(page.locator('.winter')).toBeVisible()
  await stop('Winter', '.winter')
  await page.keyboard.press('Escape')
  await table.untilHandedOver()
  await stop('the screen is handed over', '.curtain')
  await page.locator('[data-action="hand-over"]').click()
  await table.toStart()

  await table.importFinished(finishedGame())
  await stop('the end', '.endp')
  await page.locator('[data-action="fame"]').click()
  await expect(page.locator('.famep')).toBeVisible()
  await stop('hall of fame, with a game', '.screen')
}

/** The table with everything that can lie on it. */
export async function walkTable({ page }: Gallia, stop: Stop): Promise<void> {
  const table = new TablePage(page)
  await table.begin()
  await stop('table')
  for (const [key, sheet] of [
    ['n', '.card-sheet'],
    ['f', '.fboard'],
    ['?', '.keys'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.locator(sheet)).toBeVisible()
    await stop(`sheet ${sheet}`)
    await page.keyboard.press('Escape')
  }
  for (const menu of ['share', 'course', 'branches'] as const) {
    await page.locator('[data-action="menu"]').click()
    if (menu === 'share') await stop('menu')
    await page.locator(`[role="menuitem"][data-menu="${menu}"]`).click()
    await expect(page.locator('.sheet').first()).toBeVisible()
    await stop(`sheet ${menu}`)
    await page.keyboard.press('Escape')
  }
  await page.locator('[data-region="aedui"]').press(' ')
  await expect(page.locator('.sheet .rsheet').first()).toBeVisible()
  await stop('a Region', '.sheet')
  await page.keyboard.press('Escape')
  await page.locator('[data-rule]').first().click()
  await expect(page.locator('.reading-sheet')).toBeVisible()
  await stop('a rule')
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await expect(page.locator('.mlist')).toBeVisible()
  await stop('map as a list')
  await page.keyboard.press('l')
  await table.answerSomehow()
  await page.locator('[data-area="log"] [data-line]').last().click()
  await expect(page.locator('[data-action="look-away"]')).toBeVisible()
  await stop('looking back')
  await page.locator('[data-action="look-away"]').click()
  await table.toStart()
  await stop('start with a game')
  await page.locator('[data-menu="load"]').click()
  await expect(page.locator('[data-action="open"]')).toBeVisible()
  await stop('load with a game')
  await page.locator('[data-action="back"]').click()
}

/** A question of every kind. */
export async function walkQuestions({ page }: Gallia, stop: Stop): Promise<void> {
  const table = new TablePage(page)
  for (const name of Object.keys(scenes)) {
    const twin = atScene(name)
    await table.importGame(twin)
    if (twin.decision?.secret) {
      await stop(`${name}, the curtain`)
      await page.locator('[data-action="peek"]').click()
      await stop(name)
      await page.locator('[data-action="seen"]').click()
    } else {
      await table.pointAtSomething()
      await stop(name)
      if (name === 'whom to fight') {
        await table.markWhoIsAsked()
        await stop('an option that is marked')
      }
      if (name === 'Losses') await stop('the sheet of a Battle', '.battle')
    }
    await table.toStart()
  }
}
