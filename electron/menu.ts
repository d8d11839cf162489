import type { JumpListCategory, MenuItemConstructorOptions } from 'electron'
import type { DesktopCommand, UserFolder } from '@gallia/shared/desktop'
import type { SaveEntry } from '@gallia/shared/protocol'
import { wishArguments } from './wishes'
import { words } from './words'

/** What the menu needs of a game. */
export type RecentGame = Pick<SaveEntry, 'id' | 'name'>

/** How many of them are shown. */
const mostRecent = 8

export interface MenuActions {
  command(command: DesktopCommand): void
  showFolder(folder: UserFolder): void
}

/** The games that the menu, the Dock and the jump list offer, from the list of all. */
export function recentGames(entries: readonly SaveEntry[]): RecentGame[] {
  return entries.filter((entry) => entry.problem === null).slice(0, mostRecent)
}

type Item = MenuItemConstructorOptions

/**
 * The menu: on macOS with the usual ones of the system, elsewhere hidden until Alt is pressed; its keys work all the
 * same. Undo and redo are not in it: their keys belong to the game.
 */
export function menuTemplate(
  platform: NodeJS.Platform,
  recent: readonly RecentGame[],
  actions: MenuActions,
  developing: boolean,
): Item[] {
  const mac = platform === 'darwin'
  const about: Item = { label: words('menu.about'), click: () => actions.command({ do: 'about' }) }
  const settings: Item = item('menu.settings', 'CmdOrCtrl+,', actions, { do: 'show', screen: 'settings' })
  const game = gameMenu(recent, actions, mac ? [] : [line, settings, line, { role: 'quit', label: words('menu.quit') }])
  const edit: Item = {
    label: words('menu.edit'),
    submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
  }
  const view: Item = {
    label: words('menu.view'),
    submenu: [{ role: 'togglefullscreen' }, ...(developing ? [{ role: 'toggleDevTools' } as const] : [])],
  }
  const help: Item = {
    role: 'help',
    label: words('menu.help'),
    submenu: [
      item('menu.library', undefined, actions, { do: 'show', screen: 'library' }),
      { label: words('menu.logs'), click: () => actions.showFolder('logs') },
      ...(mac ? [] : [line, about]),
    ],
  }
  return mac ? [macMenu(about, settings), game, edit, view, macWindows, help] : [game, edit, view, help]
}

const line: Item = { type: 'separator' }

function item(key: string, accelerator: string | undefined, actions: MenuActions, command: DesktopCommand): Item {
  const keys = accelerator === undefined ? {} : { accelerator }
  return { label: words(key), ...keys, click: () => actions.command(command) }
}

function gameMenu(recent: readonly RecentGame[], actions: MenuActions, end: readonly Item[]): Item {
  const none: Item = { label: words('menu.no-recent'), enabled: false }
  return {
    label: words('menu.game'),
    submenu: [
      item('menu.new', 'CmdOrCtrl+N', actions, { do: 'show', screen: 'new-game' }),
      item('menu.load', 'CmdOrCtrl+O', actions, { do: 'show', screen: 'load' }),
      { label: words('menu.recent'), submenu: recent.length ? recentItems(recent, actions) : [none] },
      line,
      item('menu.import', 'CmdOrCtrl+Shift+O', actions, { do: 'import' }),
      item('menu.export', 'CmdOrCtrl+E', actions, { do: 'export' }),
      { label: words('menu.games-folder'), click: () => actions.showFolder('games') },
      ...end,
    ],
  }
}

function recentItems(recent: readonly RecentGame[], actions: MenuActions): Item[] {
  return recent.map(({ id, name }) => ({
    // An ampersand in a label would underline the letter behind it.
    label: name.replaceAll('&', '&&'),
    click: () => actions.command({ do: 'open', id, notice: null }),
  }))
}

function macMenu(about: Item, settings: Item): Item {
  const hiding: Item[] = [{ role: 'hide' }, { role: 'hideOthers' }, { role: 'unhide' }]
  return {
    label: 'Gallia',
    submenu: [about, line, settings, line, { role: 'services' }, line, ...hiding, line, { role: 'quit' }],
  }
}

const macWindows: Item = { role: 'windowMenu' }

/** The menu of the icon in macOS's Dock. */
export function dockTemplate(recent: readonly RecentGame[], actions: MenuActions): Item[] {
  return [...recentItems(recent, actions), line, item('menu.new', undefined, actions, { do: 'show', screen: 'new-game' })] // prettier-ignore
}

/**
 * The jump list of the icon in the task bar of Windows: each entry starts Gallia once more, and the running one hears
 * of it.
 *
 * @param program what is started, and the arguments it needs in any case
 */
export function jumpList(
  recent: readonly RecentGame[],
  program: { path: string; args: readonly string[] },
): JumpListCategory[] {
  const start = (title: string, argument: string) => ({
    type: 'task' as const,
    title,
    program: program.path,
    args: [...program.args, argument].map((part) => `"${part}"`).join(' '),
    iconPath: program.path,
    iconIndex: 0,
  })
  const games = recent.map(({ id, name }) => start(name, wishArguments.game(id)))
  return [
    ...(games.length ? [{ type: 'custom' as const, name: words('menu.recent'), items: games }] : []),
    { type: 'tasks', items: [start(words('menu.new'), wishArguments.newGame)] },
  ]
}
