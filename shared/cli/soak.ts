import { boxes } from '../src/falling-sky/bots/rule-of-box'
import { scenarioIds } from '../src/falling-sky/ids'
import { numberIn, oneOf, runCommand, WrongArguments } from './arguments'
import { playAgain } from './played-twice'
import type { Simulated } from './random-games'
import { playRandomGame } from './random-games'
import { allSides, boxesReport, eventsReport, gamesReport, winnersReport } from './soak-report'
import { playStretchesAgain } from './stretches-again'

/**
 * Whole games with all invariants on: `npm run soak [-- --seats random|bots] [--games N] [--seed S]`, N games of each
 * scenario, 500 by default. Prints Markdown for docs/.
 *
 * Each game is played twice, and the second must be the same to the last letter. Persons by chance: once through saves and
 * loads; how often each text of each card was executed. Bots: once loaded anew at every card, turn and Winter phase; how
 * often each box of the flowcharts was passed and who won.
 *
 * Exit code 1 if a game fails, if after 500 games each a text was executed fewer than 20 times or a box never reached;
 * 2 if the arguments are wrong.
 */

const usage = 'usage: npm run soak [-- --seats random|bots] [--games N] [--seed S]'
const enough = 500
const wanted = 20

const kinds = ['random', 'bots'] as const
type Kind = (typeof kinds)[number]

export interface Soak {
  games: Simulated[]
  /** Executions by `card/side`. */
  executed: Map<string, number>
  /** Ways through the flowcharts by `box:answer`. */
  ways: Map<string, number>
}

/** Plays `games` of each scenario. */
export function soak(games: number, seed: number, seats: Kind = 'random', tell?: (done: number) => void): Soak {
  const result: Soak = { games: [], executed: new Map(), ways: new Map() }
  for (let i = 0; i < games * scenarioIds.length; i++) {
    const scenario = scenarioIds[i % scenarioIds.length] ?? 'the-great-revolt'
    const game = playRandomGame(scenario, seed + i, seats, {
      atTheEnd: seats === 'bots' ? playStretchesAgain : playAgain,
    })
    result.games.push(game)
    for (const event of game.events) add(result.executed, event, 1)
    for (const [way, n] of Object.entries(game.boxes)) add(result.ways, way, n)
    tell?.(i + 1)
  }
  return result
}

function add(counts: Map<string, number>, key: string, n: number): void {
  counts.set(key, (counts.get(key) ?? 0) + n)
}

function main(args: readonly string[]): number {
  const { games, seed, seats } = parse(args)
  const result = soak(games, seed, seats, (done) => {
    if (done % 50 === 0) console.error(`${done} of ${games * scenarioIds.length}`)
  })
  const rare =
    seats === 'random'
      ? allSides().filter((side) => (result.executed.get(side) ?? 0) < wanted)
      : boxes.filter((box) => ![...result.ways.keys()].some((way) => way.startsWith(`${box}:`)))
  const tables =
    seats === 'random'
      ? eventsReport(result.executed)
      : [...winnersReport(result.games), '', ...boxesReport(boxes, result.ways)]
  console.log([...gamesReport(result.games), ...tables].join('\n'))
  if (rare.length)
    console.log(`\n${seats === 'random' ? `Executed fewer than ${wanted} times` : 'Never reached'}: ${rare.join(', ')}`)
  return result.games.some((g) => g.problem !== undefined) || (games >= enough && rare.length > 0) ? 1 : 0
}

function parse(args: readonly string[]): { games: number; seed: number; seats: Kind } {
  const given = { games: enough, seed: 1, seats: 'random' as Kind }
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--games') given.games = numberIn('--games', args[++i], 1)
    else if (args[i] === '--seed') given.seed = numberIn('--seed', args[++i], 0)
    else if (args[i] === '--seats') given.seats = oneOf('--seats', args[++i], kinds)
    else throw new WrongArguments(`there is no option ${args[i] ?? ''}; ${usage}`)
  }
  return given
}

if (process.argv[1]?.endsWith('soak.ts')) runCommand(main)
