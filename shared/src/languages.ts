/** The languages that Gallia speaks. English is the one that all others are translated from. */
export const languages = ['en', 'fr', 'it'] as const
export type Language = (typeof languages)[number]

/** The first language of a person's own list that Gallia speaks (`['de-CH', 'fr-CH']` is French), else English. */
export function languageFrom(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split(/[-_]/)[0]
    const known = languages.find((language) => language === primary)
    if (known) return known
  }
  return 'en'
}
