import { loosened } from '../reading/search'

/** What is found on a shelf, and by which words. */
export interface Found<T> {
  all: readonly T[]
  words: readonly string[]
  /** Nothing holds all the words: these hold most of them. */
  partly: boolean
}

/**
 * What holds all words as they were typed; if nothing does, what holds their beginnings; if nothing does that either,
 * what holds most of them.
 *
 * @param search what holds all of some words, in the order of the shelf; everything if there are none
 */
export function findOn<T>(words: readonly string[], search: (words: readonly string[]) => readonly T[]): Found<T> {
  const all = search(words)
  if (all.length || !words.length) return { all, words, partly: false }
  const loose = loosened(words)
  const loosely = search(loose)
  if (loosely.length) return { all: loosely, words: loose, partly: false }
  const most = holdingMost(loose, search)
  return { all: most, words: loose, partly: most.length > 0 }
}

function holdingMost<T>(words: readonly string[], search: (words: readonly string[]) => readonly T[]): readonly T[] {
  const held = new Map<T, number>()
  for (const word of words) for (const thing of search([word])) held.set(thing, (held.get(thing) ?? 0) + 1)
  const most = Math.max(...held.values())
  return search([]).filter((thing) => held.get(thing) === most)
}
