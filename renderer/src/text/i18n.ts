import { computed } from 'vue'
import { createI18n } from 'vue-i18n'
import { en as game } from '@gallia/shared/falling-sky/text/en'
import type { Text, TextParam, Thing } from '@gallia/shared/kernel/text'
import { en as screens } from './en'
import { formatSigned, renderParam, renderText, thingName, type Translator } from './render'

/** Messages by key, nested as deep as one likes; a key is the path with dots. */
export interface Messages {
  [key: string]: string | Messages
}

/** All messages by their whole key. */
export function flatten(messages: Messages, path = ''): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat[path + key] = value
    else Object.assign(flat, flatten(value, `${path}${key}.`))
  }
  return flat
}

export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  // Keys hold dots and numbers, so they are looked up whole and not as paths.
  messageResolver: (messages, key) => (messages as Record<string, string>)[key] ?? null,
  messages: { en: { ...flatten(game), ...flatten(screens) } } as Record<string, Record<string, string>>,
  missingWarn: false,
  fallbackWarn: false,
})

/** Adds messages to a language, as the texts of a language that is loaded later. */
export function addMessages(locale: string, messages: Messages): void {
  i18n.global.mergeLocaleMessage(locale, flatten(messages))
}

/** Dates and lists as the table's Englishes are written: 29 Nov 2026, 21:41; A, B and C. */
const region: Readonly<Record<string, string>> = { en: 'en-GB' }
const formats = (): string => region[i18n.global.locale.value] ?? i18n.global.locale.value

const language = computed<Translator>(() => {
  const { locale, messages, t } = i18n.global
  const all = messages.value
  const lists = new Intl.ListFormat(formats(), { type: 'conjunction' })
  return {
    has: (key) => all[locale.value]?.[key] !== undefined || all['en']?.[key] !== undefined,
    message: (key, params, plural) => (plural === undefined ? t(key, params) : t(key, params, { plural })),
    list: (parts) => lists.format(parts),
  }
})

/** Renders Texts and the screens' own keys in the reader's language. All functions are reactive to the language. */
export function useText() {
  return {
    /** A Text of the game. */
    tx: (text: Text): string => renderText(language.value, text),
    /** A part of a Text: a number, a name, a list or another Text. */
    param: (value: TextParam): string => renderParam(language.value, value),
    /** A message of the screens, by key. */
    t: (key: string, params?: Text['params']): string => renderText(language.value, params ? { key, params } : { key }),
    /** The name of a thing of the game. */
    name: (kind: string, id: Thing['id'] | number): string => thingName(language.value, { kind, id: String(id) }),
    has: (key: string): boolean => language.value.has(key),
    list: (parts: readonly string[]): string => language.value.list(parts),
    signed: formatSigned,
    date: (milliseconds: number): string =>
      new Intl.DateTimeFormat(formats(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds),
  }
}
