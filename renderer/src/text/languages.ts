import type { RuleTexts } from '@gallia/shared/falling-sky/text/rules/markup'
import { addRules } from '@gallia/shared/falling-sky/text/rules/rules'
import { type Language, languageFrom } from '@gallia/shared/languages'
import type { Settings } from '@gallia/shared/settings'
import { addMessages, i18n, type Messages } from './i18n'

/**
 * The texts of the languages besides English, each in chunks of its own that are loaded when the language is chosen.
 * English is always there: it stands in where a text is missing.
 */
const chunks: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>> = {
  fr: async () => {
    const [game, screens, rules] = await Promise.all([
      import('@gallia/shared/falling-sky/text/fr'),
      import('./fr'),
      import('@gallia/shared/falling-sky/text/rules/fr/rules'),
    ])
    return { messages: [game.fr, screens.fr], rules: rules.rulesFr }
  },
  it: async () => {
    const [game, screens, rules] = await Promise.all([
      import('@gallia/shared/falling-sky/text/it'),
      import('./it'),
      import('@gallia/shared/falling-sky/text/rules/it/rules'),
    ])
    return { messages: [game.it, screens.it], rules: rules.rulesIt }
  },
}

interface Texts {
  messages: readonly Messages[]
  rules: RuleTexts
}

const loaded = new Set<Language>(['en'])

/** Makes a language's texts ready. Fails if its files can't be had; it may be called again. */
export async function load(language: Language): Promise<void> {
  if (language === 'en' || loaded.has(language)) return
  const { messages, rules } = await chunks[language]()
  for (const some of messages) addMessages(language, some)
  addRules(language, rules)
  loaded.add(language)
}

let wanted: Language = 'en'

/** Speaks a language from now on, on everything that is shown. The last call counts, also if its files come first. */
export async function speak(language: Language): Promise<void> {
  wanted = language
  await load(language)
  if (wanted !== language) return
  i18n.global.locale.value = language
  document.documentElement.lang = language
}

/** The language that is set; until one has been chosen, the first of the system's that Gallia speaks. */
export function chosenLanguage(setting: Settings['language']): Language {
  return setting === 'system' ? languageFrom(navigator.languages) : setting
}
