import { extname, resolve } from 'node:path'
import { isGameId } from './host/game-folder'

/** What somebody who starts Gallia wants of it. */
export type Wish = { do: 'new-game' } | { do: 'game'; id: string } | { do: 'file'; path: string }

const gameOption = '--game='
const newGameOption = '--new-game'

/** The arguments that make a start of Gallia wish for something. */
export const wishArguments = {
  newGame: newGameOption,
  game: (id: string): string => gameOption + id,
}

/**
 * What the arguments of a start ask for: a file that was double-clicked, or an entry of the system's list of recent
 * games. Everything else among them (Electron's and Chromium's own) is passed over.
 *
 * @param folder what relative paths are relative to
 */
export function wishIn(args: readonly string[], folder: string): Wish | undefined {
  for (const argument of args) {
    if (argument === newGameOption) return { do: 'new-game' }
    const id = argument.startsWith(gameOption) ? argument.slice(gameOption.length) : ''
    if (isGameId(id)) return { do: 'game', id }
    if (!argument.startsWith('-') && isGameFile(argument)) return { do: 'file', path: resolve(folder, argument) }
  }
  return undefined
}

/** Whether a path has the ending of our files. */
export function isGameFile(path: string): boolean {
  return extname(path).toLowerCase() === '.gallia'
}
