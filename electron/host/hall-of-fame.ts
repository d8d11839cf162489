import { join } from 'node:path'
import * as v from 'valibot'
import { factions, scenarioIds } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { FinishedGame } from '@gallia/shared/protocol'
import { keepDamagedJson } from './damaged-json'
import { exists, type Files } from './files'
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
const isFinished = (entry: unknown): entry is FinishedGame => v.is(finished, entry)
const stored = v.object({ games: v.array(v.unknown()) })

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
    const games: unknown[] = await this.read().catch(() => [])
    return games.filter(isFinished).sort((a, b) => b.ended - a.ended)
  }

  /** Notes a game that has ended; one that was taken back and ended again stands once, as it ended last. */
  note(game: FinishedGame): Promise<void> {
    this.last = this.last.then(() => this.write(game)).catch(() => undefined)
    return this.last
  }

  private async write(game: FinishedGame): Promise<void> {
    const known = await this.read()
    const isThis = (entry: unknown): entry is FinishedGame => isFinished(entry) && entry.id === game.id
    const before = known.find(isThis)
    // Looking at an ended game again doesn't make it end again.
    if (before && JSON.stringify({ ...before, ended: 0 }) === JSON.stringify({ ...game, ended: 0 })) return
    const games = [...known.filter((entry) => !isThis(entry)), game]
    const content = Buffer.from(`${JSON.stringify({ games }, undefined, 2)}\n`)
    await replaceFile(this.files, this.path, content, () => keepDamagedJson(this.files, this.path))
  }

  /**
   * The entries as they stand there, those of another version of Gallia among them. Rejects if a file is there and the
   * system won't let us read it: writing would put one game in the place of all.
   */
  private async read(): Promise<unknown[]> {
    if (!(await exists(this.files, this.path))) return []
    const content = (await this.files.readFile(this.path)).toString('utf8')
    const found = v.safeParse(stored, parsed(content))
    return found.success ? found.output.games : []
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
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
