import type { MessageBoxSyncOptions } from 'electron'
import { saveEn } from '@gallia/shared/falling-sky/text/save-en'
import type { Text } from '@gallia/shared/kernel/text'

/**
 * What is asked when games can't be written at the end: button 0 goes back to the game, button 1 quits. It is the
 * system's own dialog, for the page may be gone already.
 */
export function unsavedQuestion(unsaved: readonly { name: string; reason: Text }[]): MessageBoxSyncOptions {
  const lines = unsaved.map(({ name, reason }) => `${name}: ${sentence(reason)}`)
  return {
    type: 'warning',
    message: saveEn['quit.unsaved'] ?? '',
    detail: lines.join('\n\n'),
    buttons: [saveEn['quit.back'] ?? '', saveEn['quit.anyway'] ?? ''],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  }
}

function sentence({ key, params = {} }: Text): string {
  return (saveEn[key] ?? key).replace(/\{(\w+)\}/g, (_whole, name: string) => String(params[name] ?? ''))
}
