import { nextRandom } from '../src/falling-sky/dice'
import type { ScenarioId } from '../src/falling-sky/ids'
import { answerByChance, RandomPlayer } from '../src/falling-sky/random-player'
import { type GameTable, loadTable, openTable } from '../src/falling-sky/table'
import { randomSetup, type Seats, turnOf } from './random-games'

/** Takes a save to where saves lie and back again. */
export type Visit = (save: unknown, table: GameTable) => Promise<unknown>

/** One decision in so many is followed by a visit. */
const oftenEnough = 40

const throughJson: Visit = (save) => Promise.resolve(JSON.parse(JSON.stringify(save)))

/**
 * Plays a game by chance twice with the same choices: at one go, and saved and loaded again and again on the way. What
 * a save leaves out, or a load puts in another order, makes a different game sooner or later.
 *
 * @param visit what is done to a save before it is loaded: through JSON, or through a file
 * @returns where the two part, or undefined if they are the same to the last letter
 */
export async function playTwice(
  scenario: ScenarioId,
  seed: number,
  seats: Seats = 'random',
  visit: Visit = throughJson,
): Promise<string | undefined> {
  const setup = randomSetup(scenario, seed, seats)
  const atOneGo = openTable(setup, seed)
  let withVisits = openTable(setup, seed)
  const [here, there] = [new RandomPlayer(seed), new RandomPlayer(seed)]
  for (let n = 0; atOneGo.decision ?? withVisits.decision; n++) {
    if (visits(seed, n)) {
      const { table, lost } = loadTable(await visit(withVisits.toSave(), withVisits))
      if (lost > 0) return `decision ${n}: ${lost} answers lost by a load`
      withVisits = table
    }
    if (JSON.stringify(atOneGo.decision) !== JSON.stringify(withVisits.decision))
      return `decision ${n}: asked otherwise`
    answerByChance(atOneGo, here, turnOf(atOneGo.state))
    answerByChance(withVisits, there, turnOf(withVisits.state))
  }
  const [one, other] = [JSON.stringify(atOneGo.toSave()), JSON.stringify(withVisits.toSave())]
  return one === other ? undefined : `the end: ${firstDifference(one, other)}`
}

/** Which decisions are preceded by a visit: by chance, so that over many games every kind of question is. */
function visits(seed: number, n: number): boolean {
  return nextRandom(Math.imul(seed + 1, 104_729) + n).value * oftenEnough < 1
}

function firstDifference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at++
  const from = Math.max(0, at - 60)
  return `… ${one.slice(from, at + 60)} … and … ${other.slice(from, at + 60)} …`
}
