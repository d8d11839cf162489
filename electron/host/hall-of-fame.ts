import { join } from 'node:path'
import * as v from 'valibot'
import { factions, scenarioIds } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { FinishedGame } from '@gallia/shared/protocol'
import type { Files } from './files'
import { replaceFile } from './replace-file'

const finished: v.GenericSchema<unknown, FinishedGame> = v.object({
  id: v.string(),
  name: v.string(),
  scenario: v.picklist(scenarioIds),
  ended: v.number(),
  yearBC: v.number(),
  reason: v.picklist(['victory', 'final-winter', 'optimates', 'overtaken']),
  ranking: v.array(v.object({ factions: v.array(v.picklist(factions)), name: v.string(), margin: v.number() })),
  edited: v.exactOptional(v.literal(true)),
})
const stored = v.object({ games: v.array(finished) })

/**
 * The games that were played to their end, in a file of the user's folder: they stay in the list when their own files are
 * removed. That it can't be written never disturbs a game: the next end tries again.
 */
export class HallOfFame {
  private readonly path: string
  /** One after another: two games may end at the same moment. */
  private last: Promise<void> = Promise.resolve()

  constructor(
    private readonly files: Files,
    folder: string,
  ) {
    this.path = join(folder, 'hall-of-fame.json')
  }

  /** The last first. */
  async list(): Promise<FinishedGame[]> {
    await this.last
    return (await this.read()).sort((a, b) => b.ended - a.ended)
  }

  /** Notes a game that has ended; one that was taken back and ended again stands once, as it ended last. */
  note(game: FinishedGame): Promise<void> {
    this.last = this.last.then(() => this.write(game)).catch(() => undefined)
    return this.last
  }

  private async write(game: FinishedGame): Promise<void> {
    const known = await this.read()
    const before = known.find(({ id }) => id === game.id)
    // Looking at an ended game again doesn't make it end again.
    if (before && JSON.stringify({ ...before, ended: 0 }) === JSON.stringify({ ...game, ended: 0 })) return
    const games = [...known.filter(({ id }) => id !== game.id), game]
    await replaceFile(this.files, this.path, Buffer.from(`${JSON.stringify({ games }, undefined, 2)}\n`))
  }

  private async read(): Promise<FinishedGame[]> {
    try {
      return v.parse(stored, JSON.parse((await this.files.readFile(this.path)).toString('utf8'))).games
    } catch {
      return []
    }
  }
}

/** The entry of a game that is over; undefined while it isn't. */
export function finishedGame(
  game: Pick<FinishedGame, 'id' | 'name' | 'scenario' | 'ended'>,
  board: BoardView,
  edited: boolean,
): FinishedGame | undefined {
  const { result } = board
  if (!result) return undefined
  return {
    ...game,
    yearBC: board.yearBC,
    reason: result.reason,
    ranking: result.ranking.map(({ factions: run, margin }) => ({
      factions: run,
      name: run[0] && board.seats[run[0]].kind === 'person' ? board.seats[run[0]].name : '',
      margin,
    })),
    ...(edited && { edited: true as const }),
  }
}
