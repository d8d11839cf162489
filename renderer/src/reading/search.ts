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

/** The words that were typed. */
export function wordsOf(typed: string): readonly string[] {
  return plain(typed.normalize('NFC')).split(/\s+/).filter(Boolean)
}

/** Whether every word is somewhere in the text. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  if (!words.length) return true
  const searched = plain(text)
  return words.every((word) => searched.includes(word))
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
    const from = searched.indexOf(word, at)
    return from < 0 ? [] : [{ from, to: from + word.length }]
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
