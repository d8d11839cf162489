/** What the desktop app says in its menu and in the system's dialogs (English). Dialogs say what happened, what is safe and what to do. */
export const desktopEn: Record<string, string> = {
  'menu.game': 'Game',
  'menu.new': 'New Game',
  'menu.load': 'Load…',
  'menu.recent': 'Recent Games',
  'menu.no-recent': 'No games yet',
  'menu.import': 'Open a Game File…',
  'menu.export': 'Export This Game…',
  'menu.games-folder': 'Show the Folder of the Games',
  'menu.settings': 'Settings…',
  'menu.quit': 'Quit Gallia',
  'menu.edit': 'Edit',
  'menu.view': 'View',
  'menu.help': 'Help',
  'menu.library': 'Cards and Rules',
  'menu.logs': 'Show the Logs',
  'menu.about': 'About Gallia',
  'desktop.files': 'Games of Gallia',
  'desktop.export-failed':
    'The file could not be written there ({code}). The game is safe in Gallia: choose another place, or make room, and export it again.',
  'desktop.import-failed':
    'The system doesn’t let Gallia read that file ({code}). Nothing has changed: check who may read it, then open it again.',
  'desktop.too-large': 'That file is far too large to be a game of Gallia. Nothing has been changed.',
  'desktop.imported': '“{name}” has been added to your games. The file it came from stays as it is.',
  'desktop.no-folder': 'The folder could not be shown ({detail}). It is {path}.',
  'desktop.page-recovered': 'The window had to be shown anew. The game is where it was: nothing was lost.',
  'desktop.page-fails': 'Gallia’s window keeps failing.',
  'desktop.page-fails-detail':
    'Your games are saved. Trying once more may help; if it doesn’t, quit, start Gallia again, and send us the log.',
  'desktop.try-again': 'Try again',
  'desktop.page-hangs': 'Gallia’s window doesn’t answer.',
  'desktop.page-hangs-detail':
    'Your games are saved. You can wait, or show the window anew: the game goes on where it is.',
  'desktop.wait': 'Wait',
  'desktop.reload': 'Show it anew',
  'desktop.mistake':
    'Gallia made a mistake it can’t go on from ({detail}) and will close. Your games are saved: start Gallia again. What happened stands in the log, in the folder “logs”.',
}
