import { flowcharts } from '../src/falling-sky/bots/charts'
import type { ScenarioId } from '../src/falling-sky/ids'
import { scenarioIds } from '../src/falling-sky/ids'
import { playerFactions } from '../src/falling-sky/position/position'
import { numberIn, oneOf, runCommand, WrongArguments } from './arguments'
import type { Seats, Simulated } from './random-games'
import { playRandomGame, seatings } from './random-games'

/**
 * Plays whole games, persons by chance and bots by their flowcharts: `npm run -s sim -- --scenario <id|all> --seats random|bots|mixed --games N --seed S [--json]`.
 * Exit code 0 if all games were played to their end with every invariant kept, 1 if not, 2 if the arguments are wrong.
 */
interface Arguments {
  scenario: ScenarioId | 'all'
  games: number
  seed: number
  seats: Seats
  json: boolean
}

interface Report {
  games: number
  finished: number
  decisions: number
  /** Turns of bots by what came of them: `belgae battle`, `belgae pass`, `belgae event`. */
  botTurns: Record<string, number>
  /** Seconds that went into playing, and those that went into looking at the invariants. */
  seconds: number
  checking: number
  /** How often each person won, by the Factions that were his. */
  winners: Record<string, number>
  /** Margins at the end, over all finished games. */
  margins: Record<string, { least: number; mean: number; most: number }>
  failures: { scenario: string; seed: number; decisions: number; problem: string }[]
}

const usage = `usage: npm run -s sim -- --scenario ${scenarioIds.join('|')}|all --seats random|bots|mixed --games N --seed S [--json]`

function main(args: readonly string[]): number {
  const given = parse(args)
  const started = performance.now()
  const games = Array.from({ length: given.games }, (_, i) => {
    const scenario = given.scenario === 'all' ? (scenarioIds[i % scenarioIds.length] ?? 'pax-gallica') : given.scenario
    return playRandomGame(scenario, given.seed + i, given.seats, { at: 'stretches' })
  })
  const report = summary(games, (performance.now() - started) / 1000)
  if (given.json) console.log(JSON.stringify(report, null, 2))
  else show(report)
  return report.failures.length ? 1 : 0
}

function parse(args: readonly string[]): Arguments {
  const given: Arguments = { scenario: 'all', games: 10, seed: 1, seats: 'random', json: false }
  for (let i = 0; i < args.length; i++) {
    switch (args[i]) {
      case '--json':
        given.json = true
        break
      case '--scenario':
        given.scenario = scenarioNamed(args[++i])
        break
      case '--games':
        given.games = numberIn('--games', args[++i], 1)
        break
      case '--seed':
        given.seed = numberIn('--seed', args[++i], 0)
        break
      case '--seats':
        given.seats = seatsNamed(args[++i])
        break
      default:
        throw new WrongArguments(`there is no option ${args[i] ?? ''}; ${usage}`)
    }
  }
  return given
}

function scenarioNamed(name: string | undefined): ScenarioId | 'all' {
  const found = [...scenarioIds, 'all' as const].find((id) => id === name)
  if (!found) throw new WrongArguments(`there is no scenario ${name ?? ''}; ${usage}`)
  return found
}

function seatsNamed(name: string | undefined): Seats {
  const found = oneOf('--seats', name, seatings)
  const missing = playerFactions.filter((f) => !flowcharts[f])
  if (found === 'bots' ? missing.length > 0 : found === 'mixed' && missing.length === playerFactions.length)
    throw new WrongArguments(`there are no bots yet for ${missing.join(', ')}`)
  return found
}

function summary(games: readonly Simulated[], seconds: number): Report {
  const finished = games.filter((game) => game.problem === undefined)
  const winners: Record<string, number> = {}
  const margins: Record<string, number[]> = {}
  for (const { ranking } of finished) {
    const winner = ranking[0]?.factions.join('+') ?? 'nobody'
    winners[winner] = (winners[winner] ?? 0) + 1
    for (const { factions, margin } of ranking) (margins[factions.join('+')] ??= []).push(margin)
  }
  const playing = games.reduce((sum, game) => sum + game.milliseconds, 0) / 1000
  const mean = (all: readonly number[]): number => tenths(all.reduce((a, b) => a + b, 0) / all.length)
  return {
    games: games.length,
    finished: finished.length,
    decisions: games.reduce((sum, game) => sum + game.decisions, 0),
    botTurns: tallied(games.map((game) => game.botTurns)),
    seconds: tenths(playing),
    checking: tenths(seconds - playing),
    winners,
    margins: Object.fromEntries(
      Object.entries(margins).map(([who, all]) => [
        who,
        { least: Math.min(...all), mean: mean(all), most: Math.max(...all) },
      ]),
    ),
    failures: games.flatMap(({ scenario, seed, decisions, problem }) =>
      problem === undefined ? [] : [{ scenario, seed, decisions, problem }],
    ),
  }
}

const tenths = (n: number): number => Math.round(n * 10) / 10

function tallied(counts: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const count of counts) for (const [key, n] of Object.entries(count)) sum[key] = (sum[key] ?? 0) + n
  return Object.fromEntries(Object.entries(sum).sort())
}

function show(report: Report): void {
  const { games, finished, decisions, seconds, checking, winners, failures } = report
  console.log(
    `${finished} of ${games} games finished, ${decisions} decisions in ${seconds} s, looked at in ${checking} s`,
  )
  for (const [who, n] of Object.entries(winners)) console.log(`won by ${who}: ${n}`)
  for (const [turn, n] of Object.entries(report.botTurns)) console.log(`${turn}: ${n}`)
  for (const f of failures)
    console.log(`FAILED ${f.scenario}, seed ${f.seed}, after ${f.decisions} decisions: ${f.problem}`)
}

runCommand(main)
