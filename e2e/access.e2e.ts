import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type Gallia, test } from './app'
import { cutTexts } from './cut-texts'
import { type Stop, walkQuestions, walkScreens, walkSeldom, walkTable } from './walk'

/** What axe finds wrong in a part of the page by the rules of WCAG 2 AA and its own best practice, one line each. */
async function faults(page: Page, within: string, only: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(within)
  const { violations } = await (only.length ? axe.withRules([...only]) : axe).analyze()
  return violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}

/** Looks at every stop and goes on: all that is wrong is told at the end, each with where it is. */
function looking(look: (part?: string) => Promise<string[]>): { stop: Stop; found: string[] } {
  const found: string[] = []
  const stop: Stop = async (name, part) => void found.push(...(await look(part)).map((fault) => `${name}: ${fault}`))
  return { stop, found }
}

test.use({ veryFirstStart: true })

/** The walks: each begins at the start screen, with the first question. */
const walks: Record<string, (gallia: Gallia, stop: Stop) => Promise<void>> = {
  screens: walkScreens,
  seldom: walkSeldom,
  table: async (gallia, stop) => (await pastColours(gallia), walkTable(gallia, stop)),
  questions: async (gallia, stop) => (await pastColours(gallia), walkQuestions(gallia, stop)),
}

async function pastColours({ page }: Gallia): Promise<void> {
  await page.locator('[data-action="colours"]').click()
}

for (const [name, walk] of Object.entries(walks)) {
  test(`axe has nothing to say, all can be read in the safe colours, and no text is cut off (${name})`, async ({
    gallia,
  }) => {
    test.setTimeout(300_000)
    const { page } = gallia
    // From question to question only the rail changes; the walk through the table has looked at the rest.
    const { stop, found } = looking(async (part = name === 'questions' ? '.right' : 'html') => [
      ...(await faults(page, part)),
      ...(name === 'questions' ? [] : await inSafeColours(page, () => faults(page, part, ['color-contrast']))),
      ...(await inSmallWindows(page, sizesOf[name] ?? [smallest], () => cutTexts(page))),
    ])
    await walk(gallia, stop)
    expect(found).toEqual([])
  })
}

/** Axe has looked at all but the contrast in the other colours. */
async function inSafeColours(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const wear = (colours: string | undefined): Promise<void> =>
    page.evaluate((worn) => {
      if (worn === undefined) delete document.documentElement.dataset['colours']
      else document.documentElement.dataset['colours'] = worn
    }, colours)
  const worn = await page.evaluate(() => document.documentElement.dataset['colours'])
  await wear('safe')
  const found = await look()
  await wear(worn)
  return found.map((fault) => `safe colours: ${fault}`)
}

interface Size {
  width: number
  height: number
}
const small: Size = { width: 1366, height: 768 }
/** 150 % of everything in a small window leaves two thirds of it, in every respect. */
const smallest: Size = { width: 911, height: 512 }
/** And 200 %. */
const half: Size = { width: 683, height: 384 }

/** The sizes of the window in which nothing may be cut off; the table is at home in those it was made for. */
const sizesOf: Record<string, readonly Size[]> = {
  screens: [small, smallest, half],
  seldom: [small, smallest],
  table: [small, smallest],
}

async function inSmallWindows(page: Page, sizes: readonly Size[], look: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    found.push(...(await look()).map((text) => `${size.width}: ${text}`))
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return found
}
