import type { Page } from '@playwright/test'
import type { Answer, Decision } from '@gallia/shared/kernel/decision'
import { answerByChance, RandomPlayer } from '@gallia/shared/falling-sky/random-player'
import { openTable } from '@gallia/shared/falling-sky/table'
import { expect, test } from './app'
import { atScene, scenes } from './scenes'
import { TablePage } from './table-page'
import { fourPeople, type Twin } from './twin'

/** An answer by chance, as the rules take it; the twin stays where it is. */
function someAnswer(twin: Twin): Answer {
  answerByChance(twin, new RandomPlayer(3), '')
  twin.undo()
  const answer = twin.given[twin.at]?.answer
  if (!answer) throw new Error('nothing was answered')
  return answer
}

for (const name of Object.keys(scenes)) {
  if (name === 'facedown cards') continue // cards.e2e.ts
  test(`a question is answered with the mouse, and taken back (${name})`, async ({ gallia }) => {
    const table = new TablePage(gallia.page)
    const twin = atScene(name)
    await table.importGame(twin)
    await table.asksAs(twin)
    const asked = await table.asked()
    const answer = someAnswer(twin)
    // An aside is a button beside the options; the question comes again after it.
    if ('aside' in answer) await table.doAside(answer.aside)
    else await table.give(twin, answer)
    if ('aside' in answer) twin.answer(answer)
    await table.asksAs(twin)
    await table.undo.click()
    twin.undo()
    if (await gallia.page.locator('[data-action="take-back"]').count())
      await gallia.page.locator('[data-action="take-back"]').click()
    await table.asksAs(twin)
    await expect.poll(() => table.asked()).toBe(asked)
  })
}

/** The keys that give an answer: those that the options show, or the steppers with Tab and digits. */
async function giveByKeys(page: Page, table: TablePage, decision: Decision, answer: Answer): Promise<void> {
  const before = await table.question()
  if ('choose' in answer) {
    for (const id of answer.choose) {
      const key = await table.decision.locator(`[data-option="${id}"]`).getAttribute('aria-keyshortcuts')
      await page.keyboard.press(key ?? 'Enter')
      await table.taken(before)
    }
  } else if ('allocate' in answer && decision.kind === 'allocate') {
    for (const { id, max } of decision.buckets) {
      if (max === 0) continue
      const row = table.decision.locator(`[data-bucket="${id}"] :is([data-stepper], [role="switch"])`)
      await tabTo(page, `[data-bucket="${id}"] :is([data-stepper], [role="switch"])`)
      const wanted = answer.allocate[id] ?? 0
      if (max > 1) await page.keyboard.type(String(wanted))
      else if ((await row.getAttribute('aria-checked')) !== String(wanted === 1)) await page.keyboard.press('Space')
    }
    await tabTo(page, '[data-action="confirm"]')
  }
  await expect(async () => {
    if ((await table.question()) === before) await page.keyboard.press('Enter')
    await expect(table.decision).not.toHaveAttribute('data-question', before, { timeout: 800 })
  }).toPass()
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${selector}`)
}

test.describe('without a mouse', () => {
  test('a group Marches: its pieces are counted with Tab and digits', async ({ gallia }) => {
    const { page } = gallia
    const table = new TablePage(page)
    const twin = atScene('a group that Marches')
    await table.importGame(twin)
    const { decision } = twin
    if (decision?.kind !== 'allocate') throw new Error('no group')
    const answer = { allocate: Object.fromEntries(decision.buckets.map(({ id, max }) => [id, Math.min(max, 1)])) }
    await giveByKeys(page, table, decision, answer)
    twin.answer(answer)
    await table.asksAs(twin)
  })

  test('Losses are taken as they are suggested, with Enter alone', async ({ gallia }) => {
    const { page } = gallia
    const table = new TablePage(page)
    const twin = atScene('Losses')
    await table.importGame(twin)
    const { decision } = twin
    if (decision?.kind !== 'allocate') throw new Error('no Losses')
    const suggested = decision.buckets.filter((b) => b.suggested).map((b) => [b.id, b.suggested ?? 0] as const)
    await tabTo(page, '[data-action="confirm"]')
    const before = (await table.decision.getAttribute('data-question')) ?? ''
    await page.keyboard.press('Enter')
    await expect(table.decision).not.toHaveAttribute('data-question', before)
    twin.answer({ allocate: Object.fromEntries(suggested) })
    await table.asksAs(twin)
  })

  test('leave is given with Y, and nothing but Y', async ({ gallia }) => {
    const { page } = gallia
    const table = new TablePage(page)
    const twin = atScene('leave for one thing')
    await table.importGame(twin)
    const asked = await table.asked()
    await page.keyboard.press('Enter')
    expect(await table.asked()).toBe(asked)
    if (!twin.decision) throw new Error('nothing is asked')
    await giveByKeys(page, table, twin.decision, { choose: ['yes'] })
    twin.answer({ choose: ['yes'] })
    await table.asksAs(twin)
  })
})

test('before a Battle its odds are told of the target that is pointed at; Shift+Esc takes the turn back', async ({
  gallia,
}) => {
  const { page } = gallia
  const table = new TablePage(page)
  const twin = atScene('whom to fight')
  await table.importGame(twin)
  await table.decision.locator('.opt:not([aria-disabled])').first().hover()
  for (const side of ['attacker', 'defender']) await expect(page.locator(`[data-odds="${side}"]`)).toBeVisible()
  // The focus shows it as well as the pointer.
  await page.mouse.move(5, 5)
  await expect(page.locator('[data-odds]')).toHaveCount(0)
  await table.decision.locator('.opt:not([aria-disabled])').nth(1).focus()
  await expect(page.locator('[data-odds]')).toHaveCount(2)
  // They lie on the map, whatever its size: nothing in the panel moves for them.
  for (const size of [
    { width: 911, height: 512 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    const [tip, map] = [await page.locator('.tip').boundingBox(), await page.locator('.mapw').boundingBox()]
    if (!tip || !map) throw new Error('nothing is told')
    expect(tip.x).toBeGreaterThan(map.x)
    expect(tip.x + tip.width).toBeLessThan(map.x + map.width)
    expect(tip.y + tip.height).toBeLessThan(map.y + map.height)
  }

  const turn = twin.stretches.at(-1)?.at ?? 0
  expect(twin.at - turn).toBeGreaterThan(1)
  await page.keyboard.press('Shift+Escape')
  twin.goTo(turn)
  await table.asksAs(twin)
})

test('the screen is handed over at every change of person, if that is wanted', async ({ gallia }) => {
  const { page } = gallia
  const table = new TablePage(page)
  await table.handOverAlways()
  await table.begin()
  const first = await table.decision.getAttribute('data-seat')
  await table.pick('pass')
  await expect(page.locator('.curtain')).toBeVisible()
  expect(await page.locator('.curtain').getAttribute('data-seat')).not.toBe(first)
  await page.locator('[data-action="hand-over"]').click()
  await expect(page.locator('.curtain')).toHaveCount(0)
  await expect(table.decision).toBeVisible()
})

test('what is clicked beside the decision leaves the keys to it: a letter marks, Enter confirms', async ({
  gallia,
}) => {
  const { page } = gallia
  const table = new TablePage(page)
  await table.importGame(openTable(fourPeople, 1))
  const openers = [
    async () => {
      await page.locator('[data-action="menu"]').click()
      await page.locator('[role="menuitem"][data-menu="keys"]').click()
    },
    () => page.locator('[data-plaque="germans"]').click(),
  ]
  for (const open of openers) {
    await open()
    await expect(page.locator('.sheet')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.sheet')).toBeHidden()
    const question = await table.question()
    // Another person has the word after a Pass: it is marked first.
    await expect(async () => {
      await page.keyboard.press('p')
      await expect(table.decision.locator('[data-option="pass"].chosen')).toBeFocused({ timeout: 700 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect.poll(() => table.question()).not.toBe(question)
  }
})
