import { computed } from 'vue'
import { createI18n } from 'vue-i18n'
import { en as game } from '@gallia/shared/falling-sky/text/en'
import type { Text, TextParam, Thing } from '@gallia/shared/kernel/text'
import { en as screens } from './en'
import { formatSigned, renderParam, renderText, thingName, type Translator } from './render'

/** Messages by key, nested as deep as one likes; a key is the path with dots. */
export interface Messages {
  readonly [key: string]: string | Messages
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
  // "0 Légion" and "1½ Perte", but "0 Legioni" and "½ Perdita".
  pluralRules: { fr: plural((n) => n < 2), it: plural((n) => n > 0 && n <= 1) },
  messages: { en: { ...flatten(game), ...flatten(screens) } } as Record<string, Record<string, string>>,
  missingWarn: false,
  fallbackWarn: false,
})

/** A plural rule by what is singular. A third form, first in the text, is for none. */
function plural(singular: (n: number) => boolean): (n: number, forms: number) => number {
  return (n, forms) => {
    const form = singular(n) ? 0 : 1
    if (forms === 3) return n === 0 ? 0 : form + 1
    return Math.min(form, forms - 1)
  }
}

/** Adds messages to a language, as the texts of a language that is loaded later. */
export function addMessages(locale: string, messages: Messages): void {
  i18n.global.mergeLocaleMessage(locale, flatten(messages))
}

/** Dates and lists as the table's Englishes are written: 29 Nov 2026, 21:41; A, B and C. */
const region: Readonly<Record<string, string>> = { en: 'en-GB' }
const formats = (): string => region[i18n.global.locale.value] ?? i18n.global.locale.value

const formOfThing = /^(faction|region|tribe|leader|card)-([a-z-]+)\./

const language = computed<Translator>(() => {
  const { locale, messages, t } = i18n.global
  const all = messages.value
  const forms = formsOf(all[locale.value] ?? {})
  const lists = new Intl.ListFormat(formats(), { type: 'conjunction' })
  return {
    has: (key) => all[locale.value]?.[key] !== undefined || all['en']?.[key] !== undefined,
    message: (key, params, plural) => (plural === undefined ? t(key, params) : t(key, params, { plural })),
    list: (parts) => (locale.value === 'it' ? withEuphony(lists.format(parts)) : lists.format(parts)),
    forms: (kind) => forms[kind] ?? [],
  }
})

/** Italian says «Costruzione ed Esplorazione»: before another e, «e» takes a d. */
function withEuphony(list: string): string {
  return list.replace(/ e (?=[eE])/g, ' ed ')
}

/** The forms of things that a language's messages hold: `faction-adj.romans` is the form `adj` of a Faction. */
function formsOf(messages: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const forms: Record<string, Set<string>> = {}
  for (const key of Object.keys(messages)) {
    const [, kind, form] = formOfThing.exec(key) ?? []
    if (kind && form) (forms[kind] ??= new Set()).add(form)
  }
  return Object.fromEntries(Object.entries(forms).map(([kind, of]) => [kind, [...of]]))
}

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
    /** The reader's language, for texts that are kept by language and not by key. */
    locale: (): string => i18n.global.locale.value,
    list: (parts: readonly string[]): string => language.value.list(parts),
    signed: formatSigned,
    date: (milliseconds: number): string =>
      new Intl.DateTimeFormat(formats(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds),
  }
}
