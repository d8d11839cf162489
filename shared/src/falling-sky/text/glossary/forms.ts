/** Words as written in the middle of a sentence and at its beginning. */
export function any(...words: readonly string[]): readonly string[] {
  const all = words.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)])
  return [...new Set(all)]
}
