import { nextRandom } from '../src/falling-sky/dice'
import type { ScenarioId } from '../src/falling-sky/ids'
import { answerByChance, RandomPlayer } from '../src/falling-sky/random-player'
import { type GameTable, loadTable, openTable } from '../src/falling-sky/table'
import { randomSetup, type Seats, turnOf } from './random-games'

/** Takes a save to where saves lie and back again. */
export type Visit = (save: unknown) => Promise<unknown>

/** One decision in so many is followed by a visit. */
const oftenEnough = 40

/**
 * Plays a game by chance at one go, and again with visits on the way.
 *
 * @returns where the two part, or undefined if they are the same to the last letter
 */
export async function playTwice(
  scenario: ScenarioId,
  seed: number,
  seats: Seats,
  visit: Visit,
): Promise<string | undefined> {
  const table = openTable(randomSetup(scenario, seed, seats), seed)
  const player = new RandomPlayer(seed)
  while (table.decision) answerByChance(table, player, turnOf(table.state))
  const again = playedAgain(table)
  let step = again.next()
  while (!step.done) step = again.next(await visit(step.value))
  return step.value
}

/** Plays a game by chance that is over again with visits on the way, each through JSON. Returns as `playTwice`. */
export function playAgain(table: GameTable): string | undefined {
  const again = playedAgain(table)
  let step = again.next()
  while (!step.done) step = again.next(JSON.parse(JSON.stringify(step.value)))
  return step.value
}

/**
 * A game that is over, played again with the same choices, saved and loaded again and again: yields each save and goes on
 * from what comes back. What a save leaves out, or a load puts in another order, makes a different game sooner or later.
 */
function* playedAgain(first: GameTable): Generator<unknown, string | undefined, unknown> {
  const { setup, seed } = first
  const player = new RandomPlayer(seed)
  let table = openTable(setup, seed)
  for (let n = 0; table.decision; n++) {
    if (visits(seed, n)) {
      const loaded = loadTable(yield table.toSave())
      if (loaded.lost > 0) return `decision ${n}: ${loaded.lost} answers lost by a load`
      table = loaded.table
    }
    answerByChance(table, player, turnOf(table.state))
  }
  return difference(first, table)
}

/** Which decisions are preceded by a visit: by chance, so that over many games every kind of question is. */
function visits(seed: number, n: number): boolean {
  return nextRandom(Math.imul(seed + 1, 104_729) + n).value * oftenEnough < 1
}

function difference(first: GameTable, again: GameTable): string | undefined {
  const answers = again.given
  const n = first.given.findIndex((given, i) => JSON.stringify(given) !== JSON.stringify(answers[i]))
  if (n >= 0) return `decision ${n}: asked or answered otherwise after a load`
  const [one, other] = [JSON.stringify(first.toSave()), JSON.stringify(again.toSave())]
  return one === other ? undefined : `the end: ${excerpts(one, other)}`
}

function excerpts(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at++
  const from = Math.max(0, at - 60)
  return `… ${one.slice(from, at + 60)} … and … ${other.slice(from, at + 60)} …`
}
