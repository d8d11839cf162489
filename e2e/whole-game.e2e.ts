import type { Page } from '@playwright/test'
import { expect, test } from './app'
import { TablePage } from './table-page'

/** No game by chance comes near it: one that does is stuck. */
const mostAnswers = 1500

test('a whole short game, clicked by chance, comes to its end and its ranking', async ({ gallia }) => {
  test.setTimeout(180_000)
  const { page } = gallia
  const table = new TablePage(page)
  await table.withoutAnimation()
  await table.takePace('At once')
  await page.locator('[data-menu="new"]').click()
  await page.getByRole('switch', { name: 'Short deck' }).click()
  await page.getByRole('textbox', { name: 'Seed' }).fill('a whole game')
  await page.locator('[data-action="begin"]').click()
  await expect(table.decision).toBeVisible()

  // The map as a list: without a GPU drawing it takes longer than all the rest.
  await page.keyboard.press('l')
  await expect(page.locator('canvas')).toHaveCount(0)

  const played = await playByChance(page, { seed: 7, most: mostAnswers })
  expect(played.stuck, `stuck at ${played.stuck}`).toBe('')
  expect(played.answers).toBeGreaterThan(50)
  await page.locator('[data-action="ranking"]').click()
  await expect(page.locator('.rk')).toHaveCount(4)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // What was over stays over: the finished game opens at its end.
  await page.reload()
  await page.locator('[data-menu="load"]').click()
  await page.locator('[data-action="open"]').click()
  await expect(page.locator('.rk')).toHaveCount(4)
})

/**
 * Clicks through a game inside the page: hundreds of answers would take minutes from outside. Every answer is a click on
 * what a player sees and may press, drawn by a generator of its own; what is asked next is awaited, not slept for.
 */
function playByChance(page: Page, game: { seed: number; most: number }): Promise<{ answers: number; stuck: string }> {
  return page.evaluate(async ({ seed, most }) => {
    let random = seed
    const below = (n: number): number => {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0
      return Math.floor((random / 2 ** 32) * n)
    }
    const all = (selector: string): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(`[data-area="decision"] ${selector}`),
    ]
    const one = (selector: string): HTMLElement | undefined => all(selector)[0]
    const over = (): boolean => document.querySelector('[data-action="ranking"]') !== null
    const question = (): string =>
      `${document.querySelector('[data-area="decision"]')?.getAttribute('data-question') ?? ''}${over() ? 'over' : ''}`
    const refused = (): boolean => one('[role="alert"]') !== undefined
    const idle = (): boolean =>
      one('[aria-busy="true"]') === undefined && document.querySelector('.dec[aria-busy="true"]') === null
    const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))
    const changed = async (before: string): Promise<boolean> => {
      const until = performance.now() + 5000
      while (performance.now() < until) {
        await drawn()
        if (question() !== before) return true
        if (refused() && idle()) return false
      }
      return false
    }

    // As a mouse does: a click without one counts as a key, and keys rest when another seat is asked.
    const click = (what: HTMLElement | undefined): void =>
      void what?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))

    /** One of one is the answer, or is marked when it is known what it brings; of several it is switched at once. */
    const choose = async (option: HTMLElement | undefined, before: string): Promise<void> => {
      const several = option?.hasAttribute('aria-pressed')
      click(option)
      const until = performance.now() + 3000
      while (!several && performance.now() < until && question() === before && !refused() && !one('.opt.chosen'))
        await drawn()
    }

    /** What a player could press now; leave that is asked for has its buttons when it is known what it brings. */
    const options = (): HTMLElement[] => all('.opt:not([aria-disabled])')
    const amounts = (): HTMLElement[] =>
      all('.quick .btn, .amounts .sw, .amounts .step button:last-child:not(:disabled)')
    const ready = async (): Promise<void> => {
      const until = performance.now() + 5000
      const pressable = '.opt:not([aria-disabled]), .quick .btn, [data-action="confirm"]:not(:disabled)'
      while (performance.now() < until && !over() && !one(pressable)) await drawn()
    }

    /** Rather done than on and on: a turn that has asked a lot is brought to its end with the least. */
    const answerOnce = async (before: string, tired: boolean): Promise<void> => {
      const open = options()
      const confirm = one('[data-action="confirm"]') as HTMLButtonElement | undefined
      const pass = one('[data-option="pass"]')
      const enough = confirm && !confirm.disabled && (tired || below(3) === 0)
      if (pass && (tired || below(3) === 0)) await choose(pass, before)
      else if (enough) click(confirm)
      else if (open.length) await choose(open[below(open.length)], before)
      else click(amounts()[below(amounts().length)])
    }

    let answers = 0
    let tries = 0
    let inTurn = 0
    while (!over() && answers < most) {
      await ready()
      const before = question()
      if (one('[data-option="pass"]')) inTurn = 0
      await answerOnce(before, inTurn > 12)
      await drawn()
      const confirm = one('[data-action="confirm"]') as HTMLButtonElement | undefined
      // What is marked, of several, or of amounts, is the answer that Confirm takes.
      if (question() === before && idle() && confirm && !confirm.disabled) click(confirm)
      else if (question() === before && idle() && confirm && tries < 40) {
        tries++
        continue
      }
      if (await changed(before)) {
        answers++
        inTurn++
        tries = 0
      } else if (++tries > 60) return { answers, stuck: `${before}: ${one('')?.innerText ?? document.body.innerText}` }
    }
    return { answers, stuck: over() ? '' : 'no end' }
  }, game)
}
