import type { Messages } from './i18n'

/** What the screens around a game say of its files and of Gallia itself. */
export const home: Messages = {
  about: {
    title: 'About Gallia',
    version: 'Version {version}',
    'runs-on': 'Electron {electron}, Chromium {chromium}, Node {node}, {system}',
    notice:
      'Gallia is an unofficial adaptation of Falling Sky, made by players for players who own the board game. It is not connected with, authorised or endorsed by the game’s publisher or designers; Falling Sky and its names belong to their owners. Gallia has its own texts, map and pieces.',
    'made-with':
      'Fonts: Cinzel, Alegreya and Alegreya Sans, under the SIL Open Font License. Coast lines: Natural Earth, in the public domain. What else has gone into Gallia stands with its licence in the list.',
    licences: 'Licences',
    'no-licences': 'The list of licences is missing from this build. Gallia itself is not affected.',
    'games-folder': 'Folder of the games',
    logs: 'Logs',
    open: 'About Gallia',
  },
  desktop: {
    'nothing-open': 'No game is open. Open one first, or choose one under Load and export it there.',
    exported: 'Exported as {name}.',
  },
  earlier: {
    title: '{n} earlier state | {n} earlier states',
    why: 'The beginnings of the last ten cards, and one state per Winter. Each opens as a game of its own; this one stays as it is.',
    card: 'Card {n} of {all}, {year} BC',
    winter: 'Winter {winter}, {year} BC',
  },
  recovered: {
    safe: 'Gallia ended unexpectedly last time. “{name}” is safe up to its last saved answer ({year} BC, card {n} of {all}): go on with it below.',
    damaged:
      'Gallia ended unexpectedly last time, and the file of “{name}” can’t be opened. Look under Load: its earlier states may be there.',
    close: 'Understood',
  },
}
