import type { MessageBoxSyncOptions } from 'electron'
import type { Text } from '@gallia/shared/kernel/text'
import { sentence, words } from './words'

/**
 * What is asked when games can't be written at the end: button 0 goes back to the game, button 1 quits. It is the
 * system's own dialog, for the page may be gone already.
 */
export function unsavedQuestion(unsaved: readonly { name: string; reason: Text }[]): MessageBoxSyncOptions {
  return {
    type: 'warning',
    message: words('quit.unsaved'),
    detail: unsaved.map(({ name, reason }) => `${name}: ${sentence(reason)}`).join('\n\n'),
    buttons: [words('quit.back'), words('quit.anyway')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  }
}
