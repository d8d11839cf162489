import { problem } from './problem'

/** The format this Gallia writes. */
export const presentFormat = 1

/** Takes the raw JSON of a game from one format to the next: a pure function, never changed once it has shipped. */
export type Migration = (game: unknown) => unknown

/** `migrations[n]` goes from format n to n + 1. An example file of every format lies in electron/test/saves. */
export const migrations: Readonly<Record<number, Migration>> = {}

/**
 * The game in the present format.
 *
 * @param format the format it was written in
 * @throws HostProblem if there is no way from there to here
 */
export function migrate(game: unknown, format: number, steps = migrations, present = presentFormat): unknown {
  let migrated = game
  for (let from = format; from < present; from++) {
    const step = steps[from]
    if (!step) throw problem('save.damaged')
    migrated = step(migrated)
  }
  return migrated
}
