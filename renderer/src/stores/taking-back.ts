import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { Seat } from '@gallia/shared/falling-sky/state'
import type { LogLine, TableView } from '@gallia/shared/protocol'

/** What the players are asked before the game is taken back. */
export interface TakingBack {
  /** A look at facedown cards is taken back: what was seen stays seen. */
  peek: boolean
  /** A die that was rolled is taken back, and seen already. */
  dice: boolean
  /** Persons, other than the one who is asked now, whose decisions are taken back. */
  persons: readonly string[]
  work: () => Promise<boolean>
}

/**
 * The persons whose answers from a moment on are taken back by going there, but for the one who is asked now. A person
 * alone with bots is never asked.
 *
 * @param asked which Faction gave the answers from which moment on
 */
export function personsTakenBack(
  asked: NonNullable<TableView['asked']>,
  seats: Readonly<Record<Faction, Seat>>,
  target: number,
  now: Faction | undefined,
): string[] {
  const names = asked
    .filter((_, i) => (asked[i + 1]?.at ?? Infinity) > target)
    .flatMap(({ faction }) => (faction ? [seats[faction]] : []))
    .filter((seat) => seat.kind === 'person')
    .map((seat) => seat.name)
  const asking = now && seats[now].name
  return [...new Set(names)].filter((name) => name !== asking)
}

/** Whether a die was rolled after so many answers. */
export function diceSince(log: readonly Pick<LogLine, 'at' | 'die'>[], target: number): boolean {
  return log.some((line) => line.die !== undefined && line.at > target)
}
