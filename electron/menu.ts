import type { MenuItemConstructorOptions } from 'electron'

/**
 * The menu: on macOS the usual ones, elsewhere hidden until Alt is pressed. Undo and redo are not in it: their keys
 * belong to the game.
 */
export function menuTemplate(platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  const edit: MenuItemConstructorOptions = {
    role: 'editMenu',
    submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
  }
  const view: MenuItemConstructorOptions = {
    role: 'viewMenu',
    submenu: [{ role: 'togglefullscreen' }, { role: 'toggleDevTools' }],
  }
  return platform === 'darwin'
    ? [{ role: 'appMenu' }, edit, view, { role: 'windowMenu' }]
    : [{ role: 'fileMenu' }, edit, view]
}
