import { expect, test } from './app'
import { finishedGame } from './scenes'
import { downloaded, faultsIn, fromMenu, othersAgree, storedSave } from './sheets'
import { TablePage } from './table-page'
import { findScene, fourPeople, type Twin } from './twin'

/** From the first start to the table of the stored game that has lines of play. */
async function openBranched(table: TablePage): Promise<void> {
  await table.page.locator('[data-menu="load"]').click()
  await table.page.locator('[data-action="import-file"]').setInputFiles(await storedSave('format-1-branches'))
  await table.page.locator('[data-action="open"]').click()
  await expect(table.decision).toBeVisible()
  await table.mapDrawn()
}

test('a decision made otherwise keeps the line that was left', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await table.begin()
  const count = page.locator('.timeline [data-action="branches"]')
  await expect(count).toBeHidden()
  await table.answerSomehow()
  await table.answerSomehow()
  const left = await table.log()
  // From the oldest line of the log, which is before the first decision.
  await page.locator('.log [data-line="0"]').click()
  await expect(page.locator('.log li.seen [data-line="0"]')).toBeVisible()
  await page.locator('[data-action="look-away"]').click()
  expect(await table.log(), 'the present is not lost').toBe(left)
  await page.locator('.log [data-line="0"]').click()
  await page.locator('[data-action="go-on"]').click()
  await expect(table.decision.locator('.opt').nth(1)).toBeVisible()
  await expect(count, 'nothing is left before something else is decided').toBeHidden()
  await table.pick('pass')
  await expect(count).toContainText('1')
  await table.saved()

  await count.click()
  await page.locator('.sheet .lk').click()
  await page.locator('[data-resume="0"]').click()
  await othersAgree(page)
  await expect(page.locator('.sheet'), 'the table is there to be played at').toBeHidden()
  await expect.poll(() => table.log()).toBe(left)
  await expect(count, 'the other line has taken its place').toContainText('1')
})

test('lines of play are looked at step by step, and taken up at any moment', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await openBranched(table)
  const asked = await table.asked()
  await expect(page.locator('.timeline [data-action="branches"]')).toContainText('3')
  await fromMenu(page, 'branches')
  expect(await faultsIn(page, '.sheet')).toEqual([])
  await page.locator('[data-look]').first().click()
  const bar = page.locator('.lookback')
  await expect(bar).toHaveAttribute('data-branch', /\d/)
  const last = await page.locator('.log li.seen .line').innerText()
  const before = page.locator('[data-action="look-before"]')
  await before.click()
  await expect(page.locator('.log li.seen .line')).not.toHaveText(last)
  // A card of that line, from the timeline: the bar stays with the line.
  await page.locator('.timeline [data-tick]').nth(2).click()
  await expect(bar).toHaveAttribute('data-branch', /\d/)
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  expect(await table.asked()).toBe(asked)

  await fromMenu(page, 'branches')
  await page.locator('[data-look]').first().click()
  await before.click()
  await page.locator('[data-action="go-on"]').click()
  await othersAgree(page)
  await expect(bar).toBeHidden()
  expect(await table.asked()).not.toBe(asked)
  await expect(page.locator('.timeline [data-action="branches"]')).toContainText('3')
})

test('going back over the decision of another person asks that person', async ({ gallia }) => {
  const scene = findScene(
    (decision, twin) => decision.topic === 'turn.action' && twin.at > 3 && decision.faction !== lastAsked(twin),
  )
  const { page } = gallia
  const table = new TablePage(page)
  await table.importGame(scene.twin)
  for (const answer of scene.answers) await table.give(scene.twin, answer)
  const asked = await table.asked()
  const other = lastAsked(scene.twin)
  if (!other) throw new Error('nobody was asked before')
  await page.keyboard.press('Control+z')
  const question = page.locator('[aria-modal="true"]')
  await expect(question).toContainText(fourPeople.seats[other].name)
  await page.locator('[data-action="leave-it"]').click()
  expect(await table.asked()).toBe(asked)
  await page.keyboard.press('Control+z')
  await othersAgree(page)
  await expect(table.decision).toHaveAttribute('data-seat', other)
})

/** The Faction that gave the last answer. */
function lastAsked(twin: Twin) {
  const faction = twin.given[twin.at - 1]?.question.split('|')[0]
  return (['romans', 'arverni', 'aedui', 'belgae'] as const).find((f) => f === faction)
}

test('the log tells scores, is searched and filtered, and leaves the house as text', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await openBranched(table)
  const lines = page.locator('.log li')
  await expect(table.decision).toHaveAttribute('data-topic', 'turn.action')
  await expect(page.locator('[data-area="card"] .ctexts'), 'the card lies open').toBeVisible()
  const seen = await page.locator('.log ol').evaluate((list) => {
    const { bottom } = list.getBoundingClientRect()
    return [...list.children].filter((line) => line.getBoundingClientRect().bottom <= bottom + 1).length
  })
  expect(seen, 'lines of what has just happened').toBeGreaterThanOrEqual(3)

  await page.locator('[data-action="search-log"]').click()
  expect(await faultsIn(page, '.log')).toEqual([])
  await page.locator('[data-log="kind"]').selectOption('scores')
  await expect(lines.first().locator('.lscore').first()).toContainText('margin')
  const all = await lines.count()
  await page.locator('[data-log="belgae"]').click()
  await expect.poll(() => lines.count()).toBeLessThan(all)
  await page.locator('[data-log="search"]').fill('no such words')
  await expect(lines).toHaveCount(0)
  await page.locator('[data-action="search-log"]').click()
  await expect(lines.first()).toBeVisible()

  const sheet = await fromMenu(page, 'share')
  expect(await faultsIn(page, '.sheet')).toEqual([])
  const text = (await downloaded(page, sheet.locator('[data-share="save-log"]'))).toString('utf8')
  expect(text.split('\n')[0]).toBe('Alesia: card 4, 52 BC')
  expect(text).toMatch(/margin −\d+/)
  expect(text).toContain('The board is set by hand:')
  const picture = await downloaded(page, sheet.locator('[data-share="save-picture"]'))
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.readUInt32BE(16), 'pixels across').toBe(1600)
  // A map without land and pieces would be a few kilobytes.
  expect(picture.length).toBeGreaterThan(300_000)
})

test('charts tell the course of the game while it is played', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await openBranched(table)
  await page.locator('.timeline [data-action="course"]').click()
  const chart = page.locator('.sheet .chart').first()
  await expect(chart).toHaveAttribute('aria-label', /^Margin: Romans/)
  expect(await faultsIn(page, '.sheet')).toEqual([])
  await page.locator('.sheet .seg button').nth(3).click()
  await expect(chart).toHaveAttribute('aria-label', /^Legions: On the map \d+, On the track \d+, Fallen \d+/)
})

test('a game that ends stands in the hall of fame', async ({ gallia }) => {
  test.slow()
  const { page } = gallia
  const table = new TablePage(page)
  const twin = finishedGame()
  await table.importFinished(twin)
  await expect(page.locator('.rks')).toBeVisible()
  await expect(page.locator('.charts .chart').first()).toHaveAttribute('aria-label', /^Margin/)
  await expect(page.locator('.fame')).toBeVisible()
  await expect(page.locator('.fame'), 'ended elsewhere').not.toContainText('now stands')
  // Here it ends when its last decision is made again.
  await page.locator('[data-action="see-map"]').click()
  await page.keyboard.press('Control+z')
  await othersAgree(page)
  await expect(table.redo).toBeEnabled()
  await page.keyboard.press('Control+y')
  await page.locator('[data-action="ranking"]').click()
  await expect(page.locator('.fame')).toContainText('now stands')
  await page.locator('[data-action="fame"]').click()
  const row = page.locator('[data-finished]')
  await expect(row).toContainText('Twin')
  expect(await faultsIn(page, '.screen')).toEqual([])
  const best = twin.state.result?.ranking[0]?.factions[0]
  await expect(row).toHaveAttribute('data-seat', best ?? '')
})

test('the timeline of the longest game is whole down to 1024 pixels', async ({ gallia: { page } }) => {
  const table = new TablePage(page)
  await page.locator('[data-menu="new"]').click()
  await page.locator('[data-scenario="pax-gallica"]').click()
  await page.locator('[data-action="begin"]').click()
  await expect(table.decision).toBeVisible()
  const timeline = page.locator('[data-area="timeline"]')
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(() => timeline.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0)
  }
})
