import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { alesia, expect, startMain, test, type FakeElectron, type MenuItem } from './electron-app'
import { TablePage } from './table-page'

/** The entry of the menu with these words, wherever it lies. */
function entry(items: readonly MenuItem[], label: string): MenuItem {
  const found = items.flatMap((item) => [item, ...(item.submenu ?? [])]).find((item) => item.label === label)
  if (!found) throw new Error(`the menu has no ${label}`)
  return found
}
const choose = (electron: FakeElectron, label: string): void => entry(electron.menu, label).click?.()

async function begin(window: Page): Promise<TablePage> {
  const table = new TablePage(window)
  await table.takeColours()
  await table.begin()
  return table
}

test.describe('the menu', () => {
  test('opens the screens, and puts a game away for those that need the table', async ({ electron, window }) => {
    await begin(window)
    choose(electron, 'Settings…')
    await expect(window.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await window.locator('[data-action="back"]').click()
    await expect(window.locator('[data-area="decision"]')).toBeVisible()
    choose(electron, 'Load…')
    await expect(window.getByRole('heading', { name: 'Load', exact: true })).toBeVisible()
    choose(electron, 'Cards and Rules')
    await expect(window.getByRole('heading', { name: 'Library' })).toBeVisible()
  })

  test('offers the games that were played, also on the Start screen', async ({ electron, window }) => {
    expect(entry(electron.menu, 'Recent Games').submenu).toMatchObject([{ label: 'No games yet', enabled: false }])
    const table = await begin(window)
    const asked = await table.asked()
    await table.toStart()
    await expect.poll(() => entry(electron.menu, 'Recent Games').submenu?.[0]?.label).not.toBe('No games yet')
    entry(electron.menu, 'Recent Games').submenu?.[0]?.click?.()
    await expect(table.decision).toBeVisible()
    expect(await table.asked()).toBe(asked)
  })

  test('tells about Gallia, with its version and what it is made of', async ({ electron, window }) => {
    await new TablePage(window).takeColours()
    choose(electron, 'About Gallia')
    const about = window.getByRole('dialog', { name: 'About Gallia' })
    await expect(about).toContainText('unofficial adaptation')
    await expect(about).toContainText('Version 0.1.0')
    await about.locator('[data-action="licences"]').click()
    for (const part of ['SIL OPEN FONT LICENSE', 'vue 3', 'pixi.js 8', 'valibot'])
      await expect(about.getByRole('region')).toContainText(part)
    await about.locator('[data-action="games-folder"]').click()
    await expect.poll(() => electron.shown).toHaveLength(1)
    await window.keyboard.press('Escape')
    await expect(about).toBeHidden()
  })
})

test('everything is shown in the size that is set, and again at the next start', async ({
  electron,
  window,
  userData,
}) => {
  const table = new TablePage(window)
  await table.takeColours()
  expect(electron.windows[0]?.zoom).toBe(1)
  await window.locator('[data-menu="settings"]').click()
  const sizes = window.getByRole('group', { name: 'Size of everything' })
  await expect(sizes.getByRole('button')).toHaveCount(8)
  await sizes.getByRole('button', { name: '150 %' }).click()
  await expect.poll(() => electron.windows[0]?.zoom).toBe(1.5)
  await expect.poll(() => readFileSync(join(userData, 'settings.json'), 'utf8')).toContain('"scale": 150')
  await window.reload()
  await expect(window.locator('[data-menu="new"]')).toBeVisible()
  await expect.poll(() => electron.windows[0]?.zoom).toBe(1.5)
  // Nothing but a size that is offered gets through.
  expect(await electron.invoke('app://gallia/', 'desktop:scale', [1])).toMatchObject({ ok: false })
})

test.describe('files', () => {
  test('go out and come in through the system’s dialogs', async ({ electron, window, userData }) => {
    const table = await begin(window)
    choose(electron, 'Export This Game…')
    await expect.poll(() => electron.dialogs.length).toBe(1)
    expect(electron.dialogs[0]?.defaultPath).toMatch(/\.gallia$/)
    electron.saveTo = join(userData, 'sent to a friend')
    choose(electron, 'Export This Game…')
    await expect(window.locator('.toast')).toContainText('sent to a friend.gallia')

    await table.answerSomehow()
    await table.toStart()
    await window.locator('[data-menu="load"]').click()
    electron.openFrom = `${electron.saveTo}.gallia`
    await window.locator('[data-action="import"]').click()
    await expect(window.locator('[data-save]')).toHaveCount(2)
    await window.locator('[data-action="open"]').click()
    await expect(table.decision).toBeVisible()
    await expect(table.undo).toBeDisabled()
  })

  test('that are no games, or can’t be written, are told with what to do', async ({ electron, window, userData }) => {
    await begin(window)
    electron.openFrom = join(userData, 'notes.gallia')
    writeFileSync(electron.openFrom, 'Dear diary')
    choose(electron, 'Open a Game File…')
    await expect(window.locator('.toast.bad')).toContainText('not a game of Gallia')
    electron.saveTo = join(userData, 'notes.gallia', 'not a folder.gallia')
    choose(electron, 'Export This Game…')
    await expect(window.locator('.toast.bad')).toContainText('choose another place')
    expect(readFileSync(electron.openFrom, 'utf8')).toBe('Dear diary')
  })

  test('double-clicked are taken in once Gallia runs, and its own are opened', async ({
    electron,
    window,
    userData,
  }) => {
    const table = await begin(window)
    const games = join(userData, 'games')
    const [own = ''] = readdirSync(games).filter((name) => name.endsWith('.gallia'))
    const sent = join(userData, 'from a friend.gallia')
    writeFileSync(sent, readFileSync(join(games, own)))
    await table.answerSomehow()

    electron.app.emit('second-instance', {}, ['gallia', '--flag', 'from a friend.gallia'], userData)
    await expect(window.locator('.toast')).toContainText('added to your games')
    await expect(table.undo).toBeDisabled()
    electron.app.emit('open-file', { preventDefault() {} }, join(games, own))
    await expect(table.undo).toBeEnabled()
    expect(readdirSync(games).filter((name) => name.endsWith('.gallia'))).toHaveLength(2)
  })
})

test.describe('after a crash', () => {
  test('of the page, the game is on the table again', async ({ electron, window }) => {
    const table = await begin(window)
    await table.answerSomehow()
    const asked = await table.asked()
    electron.windows[0]?.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    await expect(window.locator('.toast')).toContainText('nothing was lost')
    await expect(table.decision).toBeVisible()
    expect(await table.asked()).toBe(asked)
  })
})

test('a start with a file waits for the folder, then opens the game', async ({ userData }) => {
  const first = startMain(userData)
  await first.start()
  const made = (await first.invoke('app://gallia/', 'host:create', [alesia])) as { value: { id: string } }
  const { value } = (await first.invoke('app://gallia/', 'host:exportGame', [made.value.id])) as {
    value: { content: string }
  }
  first.uninstall()
  const other = join(userData, 'elsewhere')
  const sent = join(userData, 'sent.gallia')
  writeFileSync(sent, value.content)
  const second = startMain(other, ['.', sent])
  await second.start()
  await expect
    .poll(async () => (await second.invoke('app://gallia/', 'host:list', [])) as unknown)
    .toMatchObject({
      value: [{ name: 'Alesia' }],
    })
  // Told as soon as the page listens, and not before.
  expect(second.sent).toEqual([])
  await second.invoke('app://gallia/', 'desktop:ready', [])
  await expect.poll(() => second.sent).toMatchObject([['desktop:command', { do: 'open' }]])
  second.uninstall()
})
