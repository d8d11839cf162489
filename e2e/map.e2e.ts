import type { Page } from '@playwright/test'
import { expect, test } from './app'
import { TablePage } from './table-page'

/** The map under the hands of a player: what it shows, where it goes, and that it rests. */

interface Point {
  x: number
  y: number
}

/** Where a Region's Control box is on the page, once the map has come to rest. */
async function regionAt(page: Page, id: string): Promise<Point> {
  const region = page.locator(`[data-region="${id}"]`)
  let last: Point | undefined
  await expect(async () => {
    const box = await region.boundingBox()
    const at = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const before = last
    last = at ?? undefined
    expect(at && before && Math.hypot(at.x - before.x, at.y - before.y)).toBeLessThan(0.5)
  }).toPass({ intervals: [250] })
  if (!last) throw new Error(`${id} is not on the map`)
  return last
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

async function begun(page: Page): Promise<TablePage> {
  const table = new TablePage(page)
  await table.begin()
  return table
}

test('the wheel zooms at the pointer, the hand drags the land, 0 shows all of it', async ({ gallia: { page } }) => {
  await begun(page)
  const [aedui, morini] = [await regionAt(page, 'aedui'), await regionAt(page, 'morini')]
  await page.mouse.move(aedui.x, aedui.y)
  await page.mouse.wheel(0, -400)
  await expect.poll(async () => apart(await regionAt(page, 'aedui'), await regionAt(page, 'morini'))).toBeGreaterThan(apart(aedui, morini) * 1.2) // prettier-ignore
  const near = await regionAt(page, 'aedui')
  // The land under the pointer stays; its Control box may find better room a few pixels away.
  expect(apart(near, aedui)).toBeLessThan(40)

  await page.mouse.move(near.x + 60, near.y + 60)
  await page.mouse.down()
  await page.mouse.move(near.x - 20, near.y + 110, { steps: 8 })
  // Held still before letting go: no momentum.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  await page.mouse.up()
  const dragged = { x: near.x - 80, y: near.y + 50 }
  await expect.poll(async () => apart(await regionAt(page, 'aedui'), dragged)).toBeLessThan(12)

  await page.locator('[data-action="fit"]').click()
  await expect.poll(async () => apart(await regionAt(page, 'aedui'), aedui)).toBeLessThan(2)
})

test('two fingers zoom and pan', async ({ gallia: { page } }) => {
  await begun(page)
  const [aedui, sequani] = [await regionAt(page, 'aedui'), await regionAt(page, 'sequani')]
  const session = await page.context().newCDPSession(page)
  const fingers = (by: number) => [
    { x: aedui.x - by, y: aedui.y, id: 1 },
    { x: aedui.x + by, y: aedui.y, id: 2 },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
  for (const by of [55, 70, 85, 100]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(by) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => apart(await regionAt(page, 'aedui'), await regionAt(page, 'sequani'))).toBeGreaterThan(apart(aedui, sequani) * 1.5) // prettier-ignore
})

test('keys zoom, pan, walk and open a Region', async ({ gallia: { page } }) => {
  await begun(page)
  const [aedui, morini] = [await regionAt(page, 'aedui'), await regionAt(page, 'morini')]
  await page.keyboard.press('+')
  await expect.poll(async () => apart(await regionAt(page, 'aedui'), await regionAt(page, 'morini'))).toBeGreaterThan(apart(aedui, morini) * 1.3) // prettier-ignore
  const near = await regionAt(page, 'aedui')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => Math.abs((await regionAt(page, 'aedui')).x - (near.x - 80))).toBeLessThan(5)
  await page.keyboard.press('0')
  await expect.poll(async () => apart(await regionAt(page, 'aedui'), aedui)).toBeLessThan(2)

  await page.locator('[data-region="aedui"]').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-region="provincia"]')).toBeFocused()
  await page.keyboard.press(' ')
  const sheet = page.locator('[data-sheet="region"]')
  await expect(sheet.locator('[data-row="control"]')).toContainText('Romans 9, all others 0')
  await expect(sheet.locator('[data-row="tribes"]')).toContainText('Helvii')
  await expect(sheet.locator('[data-row="pieces"]')).toContainText('6 Hidden Auxilia')
  await expect(sheet.locator('[data-row="supply"]')).toContainText('open')
  await expect(sheet).toContainText('can never be removed')
  await sheet.locator('[data-row="border-normal"] button', { hasText: 'Sequani' }).click()
  await expect(sheet.locator('[data-row="border-rhenus"]')).toHaveText(/Ubii/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('H hides the pieces while it is held, and the eye until it is pressed again', async ({ gallia: { page } }) => {
  const table = await begun(page)
  await table.toStart()
  await table.withoutAnimation()
  await table.goOn()
  const at = await regionAt(page, 'arverni')
  const clip = { x: at.x - 60, y: at.y - 60, width: 120, height: 120 }
  const picture = async () => (await page.screenshot({ clip })).toString('base64')
  await page.mouse.move(5, 5)
  const shown = await picture()
  await page.keyboard.down('h')
  await expect.poll(picture).not.toBe(shown)
  const land = await picture()
  await page.keyboard.up('h')
  await expect.poll(picture).toBe(shown)
  await page.locator('[data-action="hide-pieces"]').click()
  await page.mouse.move(5, 5)
  await expect.poll(picture).toBe(land)
  await expect(page.locator('[data-action="hide-pieces"]')).toHaveAttribute('aria-pressed', 'true')
})

test('a March by dragging: out of its Region, into the group, to where it goes', async ({ gallia: { page } }) => {
  const table = await begun(page)
  await page.keyboard.press('m')
  await expect(table.decision).toHaveAttribute('data-topic', 'march.region')
  const stack = await stackOf(page, 'morini')
  const nervii = await regionAt(page, 'nervii')
  const drag = async () => {
    await page.mouse.move(stack.x, stack.y)
    await expect(page.locator('.game-map')).toHaveCSS('cursor', 'grab')
    await page.mouse.down()
    await page.mouse.move(nervii.x - 40, nervii.y + 20, { steps: 6 })
    await page.mouse.up()
  }
  await drag()
  await expect(table.decision).toHaveAttribute('data-topic', 'march.group')
  await table.decision.locator('.quick .btn').last().click()
  await drag()
  await expect(table.decision).toContainText('4 of up to 4')
  await table.confirm()
  await expect(table.decision).toHaveAttribute('data-topic', 'march.destination')
  await drag()
  await expect(page.locator('[data-area="log"]')).toContainText('from Morini to Nervii')
})

/** Where a stack that may be dragged lies in a Region: found as a hand finds it, by the cursor. */
async function stackOf(page: Page, id: string): Promise<Point> {
  const { x, y } = await regionAt(page, id)
  const map = page.locator('.game-map')
  for (let dy = -20; dy <= 80; dy += 12) {
    for (let dx = -120; dx <= 60; dx += 12) {
      await page.mouse.move(x + dx, y + dy)
      if ((await map.evaluate((e) => e.style.cursor)) === 'grab') return { x: x + dx + 4, y: y + dy + 4 }
    }
  }
  throw new Error(`no stack can be dragged in ${id}`)
}

test('what may be chosen out of sight has an arrow that leads there', async ({ gallia: { page } }) => {
  const table = await begun(page)
  await page.keyboard.press('m')
  await expect(table.decision).toHaveAttribute('data-topic', 'march.region')
  const { x, y } = await regionAt(page, 'arverni')
  await expect(page.locator('[data-edge]')).toHaveCount(0)
  await page.mouse.move(x, y)
  for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -400)
  const arrow = page.locator('[data-edge][data-shows*="region:morini"]')
  await expect(arrow).toBeVisible()
  await arrow.click()
  await expect(arrow).toHaveCount(0)
  await expect(table.decision).toHaveAttribute('data-topic', 'march.region')
  const morini = await regionAt(page, 'morini')
  const map = await page.locator('.game-map').boundingBox()
  expect(map && morini.x > map.x && morini.y > map.y && morini.y < map.y + map.height).toBe(true)
})

test('a map that rests asks for no frames, before pieces have moved and after it', async ({ gallia: { page } }) => {
  // Counts the frames that anything on the page asks for.
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window)
    const counted = { frames: 0 }
    Object.assign(window, { counted })
    window.requestAnimationFrame = (draw) => {
      counted.frames++
      return ask(draw)
    }
  })
  await page.reload()
  const frames = () => page.evaluate(() => (window as unknown as { counted: { frames: number } }).counted.frames)
  const rest = () => page.evaluate(() => new Promise((done) => setTimeout(done, 2000)))
  const table = await begun(page)
  await page.mouse.move(5, 5)
  await expect(async () => {
    const before = await frames()
    await rest()
    expect((await frames()) - before).toBe(0)
  }).toPass()

  await page.keyboard.press('m')
  await expect(table.decision).toHaveAttribute('data-topic', 'march.region')
  await page.keyboard.press('1')
  await expect(table.decision).toHaveAttribute('data-topic', 'march.group')
  await table.decision.locator('.quick .btn').first().click()
  await table.confirm()
  await expect(table.decision).toHaveAttribute('data-topic', 'march.destination')
  const before = await frames()
  await page.keyboard.press('1')
  await expect(page.locator('[data-area="log"]')).toContainText('from Morini')
  await expect.poll(frames).toBeGreaterThan(before)
  await expect(async () => {
    const now = await frames()
    await rest()
    expect((await frames()) - now).toBe(0)
  }).toPass()
})
