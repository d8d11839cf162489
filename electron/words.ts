import { en } from '@gallia/shared/falling-sky/text/en'
import { fr } from '@gallia/shared/falling-sky/text/fr'
import { it } from '@gallia/shared/falling-sky/text/it'
import type { Text } from '@gallia/shared/kernel/text'
import type { Language } from '@gallia/shared/languages'

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, fr, it }
let spoken: Language = 'en'

/** From now on the menus and dialogs that are made speak this language. */
export function speak(language: Language): void {
  spoken = language
}

/** The sentence of a Text for the system's own menus and dialogs: their parameters are plain words and numbers. */
export function sentence({ key, params = {} }: Text): string {
  const message = texts[spoken][key] ?? en[key] ?? key
  return message.replace(/\{(\w+)\}/g, (_whole, name: string) => String(params[name] ?? ''))
}

/** The words for a key without parameters. */
export function words(key: string): string {
  return sentence({ key })
}
