import type { SaveEntry } from '@gallia/shared/protocol'

export type SaveOrder = 'newest' | 'name' | 'year'

/** The games that match what is typed, in the order that is chosen; files that can't be opened come last. */
export function sorted(
  entries: readonly SaveEntry[],
  order: SaveOrder,
  typed: string,
  scenarioName: (id: string) => string,
) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const text = (e: SaveEntry): string =>
    [e.name, e.id, e.scenario && scenarioName(e.scenario), ...Object.values(e.seats)].join(' ').toLowerCase()
  const found = entries.filter((e) => words.every((word) => text(e).includes(word)))
  return found.sort((a, b) => Number(a.problem !== null) - Number(b.problem !== null) || compare(a, b, order))
}

function compare(a: SaveEntry, b: SaveEntry, order: SaveOrder): number {
  switch (order) {
    case 'newest':
      return b.modified - a.modified
    case 'name':
      return a.name.localeCompare(b.name) || b.modified - a.modified
    case 'year':
      return b.yearBC - a.yearBC || b.modified - a.modified
  }
}

/** The game that "Continue" goes on with: the last one played that is not over and can be opened. */
export function lastPlayed(entries: readonly SaveEntry[]): SaveEntry | undefined {
  return inPlay(entries)[0]
}

/** The games played before the last one, newest first: few enough for the Start screen. */
export function playedBefore(entries: readonly SaveEntry[]): SaveEntry[] {
  return inPlay(entries).slice(1, 4)
}

/** Games that can be gone on with, the last played first. */
function inPlay(entries: readonly SaveEntry[]): SaveEntry[] {
  return entries.filter((e) => e.problem === null && !e.over).sort((a, b) => b.modified - a.modified)
}

/** The persons of a game, each once, with the Factions they run. */
export function personsOf(seats: Readonly<Record<string, string>>): { name: string; factions: string[] }[] {
  const persons = new Map<string, string[]>()
  for (const [faction, name] of Object.entries(seats)) {
    if (name) persons.set(name, [...(persons.get(name) ?? []), faction])
  }
  return [...persons].map(([name, factions]) => ({ name, factions }))
}
