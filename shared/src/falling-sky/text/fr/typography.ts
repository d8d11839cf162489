/**
 * French sets a space before high punctuation and inside quotation marks, where no line may break: a narrow one before
 * `;`, `?` and `!`, a full one elsewhere. The texts are written with plain spaces, so that they can be read and searched.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:»%])/g, '\u00a0')
    .replace(/(?<=«) /g, '\u00a0')
    .replace(/ (?=[;?!])/g, '\u202f')
}

/** The same for all texts of a table, however deep it is. */
export function withFrenchSpaces<T>(texts: T): T {
  return spaced(texts) as T
}

function spaced(texts: unknown): unknown {
  if (typeof texts === 'string') return frenchSpaces(texts)
  if (Array.isArray(texts)) return texts.map(spaced)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, spaced(value)]))
}
