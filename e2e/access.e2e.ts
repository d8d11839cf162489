import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type Gallia, test } from './app'
import { cutTexts } from './cut-texts'
import { type Stop, walkQuestions, walkScreens, walkTable } from './walk'

/** What axe finds wrong by the rules of WCAG 2 AA and its own best practice, one line each. */
async function faults(page: Page, only: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (only.length ? axe.withRules([...only]) : axe).analyze()
  return violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}

/** Looks at every stop and goes on: all that is wrong is told at the end, each with where it is. */
function looking(look: (name: string) => Promise<string[]>): { stop: Stop; found: string[] } {
  const found: string[] = []
  const stop: Stop = async (name) => void found.push(...(await look(name)).map((fault) => `${name}: ${fault}`))
  return { stop, found }
}

/** The three walks: each begins at the start screen, the first one at the first question. */
const walks: Record<string, (gallia: Gallia, stop: Stop) => Promise<void>> = {
  screens: walkScreens,
  table: async (gallia, stop) => (await pastColours(gallia), walkTable(gallia, stop)),
  questions: async (gallia, stop) => (await pastColours(gallia), walkQuestions(gallia, stop)),
}

async function pastColours({ page }: Gallia): Promise<void> {
  await page.locator('[data-action="colours"]').click()
}

for (const [name, walk] of Object.entries(walks)) {
  test(`axe has nothing to say about anything on the screen (${name})`, async ({ gallia }) => {
    test.setTimeout(300_000)
    const { stop, found } = looking(() => faults(gallia.page))
    await walk(gallia, stop)
    expect(found).toEqual([])
  })

  test(`every text can be read, also in the safe colours (${name})`, async ({ gallia }) => {
    test.setTimeout(300_000)
    const { page } = gallia
    // Axe has looked at all the rest in the other colours.
    const { stop, found } = looking(async () => {
      await page.evaluate(() => (document.documentElement.dataset['colours'] = 'safe'))
      return faults(page, ['color-contrast'])
    })
    await walk(gallia, stop)
    expect(found).toEqual([])
  })

  test(`no text is cut off in a small window, nor at 150 % of one (${name})`, async ({ gallia }) => {
    test.setTimeout(300_000)
    const { page } = gallia
    // 150 % of everything leaves two thirds of the window, in every respect.
    const sizes = [{ width: 1366, height: 768 }, { width: 911, height: 512 }] // prettier-ignore
    const { stop, found } = looking(async () => {
      const cut: string[] = []
      for (const size of sizes) {
        await page.setViewportSize(size)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        cut.push(...(await cutTexts(page)).map((text) => `${size.width}: ${text}`))
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      return cut
    })
    await walk(gallia, stop)
    expect(found).toEqual([])
  })
}
