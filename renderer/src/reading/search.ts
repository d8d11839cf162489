import { inject, provide, ref, type InjectionKey, type Ref } from 'vue'

/** Letters as a search compares them: without accents and capitals. As long as the text itself, letter for letter. */
export function plain(text: string): string {
  return [...text].map(plainLetter).join('')
}

function plainLetter(letter: string): string {
  if (letter === '’') return "'"
  const bare = letter
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return bare.length === letter.length ? bare : letter
}

/** The words that were typed: apart at apostrophes, without the marks around them and ligatures. */
export function wordsOf(typed: string): readonly string[] {
  const bare = plain(typed.normalize('NFC')).replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  return bare
    .split(/[\s'?!,;:«»"“”()]+/)
    .map((word) => word.replace(/\.+$/, ''))
    .filter(Boolean)
}

/** The words without their endings, for when nothing is called just so: "retreating" is to find Retreat. */
export function loosened(words: readonly string[]): readonly string[] {
  return words.map((word) => (/^\p{L}{6,}$/u.test(word) ? word.slice(0, Math.ceil(word.length * 0.6)) : word))
}

/** Finds a word where a word of the text begins with it. */
function patternOf(word: string): RegExp {
  const letters = word
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('oe', '(?:oe|œ)')
    .replaceAll('ae', '(?:ae|æ)')
  return new RegExp(`(?<![\\p{L}\\d]|\\d\\.)${letters}`, 'u')
}

/** Whether every word begins one of the text's. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  if (!words.length) return true
  const searched = plain(text)
  return words.every((word) => patternOf(word).test(searched))
}

/** Cuts a text where one of the words stands in it. */
export function cutAt(text: string, words: readonly string[]): readonly { words: string; found: boolean }[] {
  const searched = plain(text)
  const parts: { words: string; found: boolean }[] = []
  let at = 0
  while (at < text.length) {
    const next = firstHit(searched, words, at)
    if (!next) break
    if (next.from > at) parts.push({ words: text.slice(at, next.from), found: false })
    parts.push({ words: text.slice(next.from, next.to), found: true })
    at = next.to
  }
  if (at < text.length) parts.push({ words: text.slice(at), found: false })
  return parts
}

/** The first of the words from a place on; of those that begin there the longest. */
function firstHit(searched: string, words: readonly string[], at: number): { from: number; to: number } | undefined {
  const hits = words.flatMap((word) => {
    const pattern = new RegExp(patternOf(word), 'gu')
    pattern.lastIndex = at
    const hit = pattern.exec(searched)
    return hit ? [{ from: hit.index, to: hit.index + hit[0].length }] : []
  })
  return hits.sort((a, b) => a.from - b.from || b.to - a.to)[0]
}

const key: InjectionKey<Readonly<Ref<readonly string[]>>> = Symbol('words that are looked for')

/** Says which words stand out in all texts inside this component. */
export function provideFound(words: Readonly<Ref<readonly string[]>>): void {
  provide(key, words)
}

export function useFound(): Readonly<Ref<readonly string[]>> {
  return inject(key, ref([]))
}
