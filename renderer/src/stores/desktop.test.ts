import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import type { DesktopBridge } from '@gallia/shared/desktop'
import { someSaves } from '../../test/fake-host'
import { openedTable } from '../../test/mounted'
import { desktopOf } from '../desktop'
import { useDesktop } from './desktop'
import { useScreen } from './screen'
import { useSettings } from './settings'

/** The screens with a game open, in a desktop app of which the test says what it does. */
async function inDesktop(part: Partial<DesktopBridge> = {}) {
  const opened = await openedTable({ at: 3 })
  let hear: (command: unknown) => void = () => undefined
  const bridge: DesktopBridge = {
    ready: () => Promise.resolve(),
    exportGame: () => Promise.resolve('x.gallia'),
    importGame: () => Promise.resolve(someSaves[1] ?? null),
    showFolder: () => Promise.resolve(),
    versions: () => Promise.reject(new Error('not asked')),
    scale: () => Promise.resolve(),
    onCommand: (listener) => void (hear = listener),
    ...part,
  }
  const desktop = useDesktop()
  const found = desktopOf({ desktop: bridge })
  if (!found) throw new Error('there is a desktop')
  await desktop.use(found)
  const command = async (given: unknown): Promise<void> => {
    hear(given)
    await flushPromises()
  }
  return { ...opened, desktop, screen: useScreen(), command }
}

it('the desktop app shows everything in the size that is set, at once and when it changes', async () => {
  const sizes: number[] = []
  await inDesktop({ scale: (percent) => Promise.resolve(void sizes.push(percent)) })
  await useSettings().load()
  await flushPromises()
  await useSettings().change({ scale: 150 })
  await flushPromises()
  expect(sizes).toEqual([100, 150])
})

it('the desktop app shows the folder of the games, and a folder that can’t be shown is no secret', async () => {
  const shown: string[] = []
  const { desktop } = await inDesktop({ showFolder: (folder) => Promise.resolve(void shown.push(folder)) })
  await desktop.showFolder('games')
  expect(shown).toEqual(['games'])
  const failing = await inDesktop({ showFolder: () => Promise.reject(new Error('no file manager')) })
  await failing.desktop.showFolder('logs')
  expect(failing.screen.toast?.tone).toBe('bad')
})

describe('commands of the desktop app', () => {
  it('leave the game on the table for what is looked at beside it, and put it away for the rest', async () => {
    const { screen, table, command } = await inDesktop()
    await command({ do: 'show', screen: 'library' })
    expect([screen.current, table.id]).toEqual(['library', 'game'])
    await command({ do: 'show', screen: 'new-game' })
    expect([screen.current, table.id]).toEqual(['new-game', undefined])
  })

  it('open a game in the place of another, with what is to be said of it', async () => {
    const { screen, calls, command } = await inDesktop()
    await command({ do: 'open', id: 'friday', notice: { key: 'desktop.page-recovered' } })
    expect(calls.slice(-2)).toEqual(['close ["game"]', 'open ["friday"]'])
    expect([screen.current, screen.toast?.text.key]).toEqual(['table', 'desktop.page-recovered'])
  })

  it('export and import through the system, and say what came of it', async () => {
    const { screen, calls, table, command } = await inDesktop()
    await command({ do: 'export' })
    expect(screen.toast?.text).toEqual({ key: 'ui.desktop.exported', params: { name: 'x.gallia' } })
    await command({ do: 'import' })
    expect(calls.at(-1)).toBe('open ["friday"]')
    await table.close()
    await command({ do: 'export' })
    expect(screen.toast?.text.key).toBe('ui.desktop.nothing-open')
    await command({ do: 'tell', reason: { key: 'save.foreign' } })
    expect(screen.toast).toMatchObject({ text: { key: 'save.foreign' }, tone: 'bad' })
  })

  it('that are none are not heard', async () => {
    const { screen, calls, command } = await inDesktop()
    const before = calls.length
    for (const odd of [
      undefined,
      'quit',
      { do: 'quit' },
      { do: 'show', screen: 'table' },
      { do: 'open', id: 7, notice: null },
    ])
      // prettier-ignore
      await command(odd)
    expect([screen.current, screen.toast, calls.length]).toEqual(['start', undefined, before])
  })

  it('answered otherwise than the contract says are told, not shown', async () => {
    const odd = { importGame: () => Promise.resolve({ id: 'x' }) } as unknown as Partial<DesktopBridge>
    const { desktop, screen } = await inDesktop(odd)
    expect(await desktop.importGame()).toBeUndefined()
    expect(screen.toast?.text).toEqual({ key: 'ui.error.misread', params: { call: 'importGame' } })
  })

  it('stay away in a browser, where a file goes out as a download', async () => {
    await openedTable()
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    expect(desktopOf({})).toBeUndefined()
    await useDesktop().exportGame('game')
    expect(click).toHaveBeenCalledOnce()
    click.mockRestore()
  })
})
