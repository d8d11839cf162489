import { cards } from '../src/falling-sky/cards/cards'
import { scenarioIds } from '../src/falling-sky/ids'
import type { Simulated } from './random-games'
import { playRandomGame } from './random-games'

/**
 * Random legal play with Events, all invariants on: `npm run soak [-- --games N] [--seed S]`. Plays N games of each
 * scenario (500 by default) and prints how often each text of each card was executed, as Markdown for docs/soak.md.
 * Exit code 1 if a game fails, or if after 500 games each a text was executed fewer than 20 times.
 */

const wanted = 20

interface Soak {
  games: Simulated[]
  /** Executions by `card/side`. */
  executed: Map<string, number>
}

/** Plays `games` of each scenario. */
export function soak(games: number, seed: number, tell: (done: number, of: number) => void = () => undefined): Soak {
  const result: Soak = { games: [], executed: new Map() }
  for (let i = 0; i < games * scenarioIds.length; i++) {
    const scenario = scenarioIds[i % scenarioIds.length] ?? 'the-great-revolt'
    const game = playRandomGame(scenario, seed + i)
    result.games.push(game)
    for (const event of game.events) result.executed.set(event, (result.executed.get(event) ?? 0) + 1)
    tell(i + 1, games * scenarioIds.length)
  }
  return result
}

/** All texts of all cards: 126 of them. */
export function allSides(): string[] {
  return cards.flatMap((c) => (c.dual ? [`${c.number}/unshaded`, `${c.number}/shaded`] : [`${c.number}/unshaded`]))
}

function report({ games, executed }: Soak): string {
  const failures = games.filter((g) => g.problem)
  const decisions = games.reduce((sum, g) => sum + g.decisions, 0)
  const rows = cards.map((c) => {
    const n = (side: string): string => String(executed.get(`${c.number}/${side}`) ?? 0)
    return `| ${c.number} | ${n('unshaded')} | ${c.dual ? n('shaded') : '-'} |`
  })
  return [
    `${games.length} games, ${decisions} decisions, ${failures.length} failures.`,
    '',
    ...failures.map((g) => `- ${g.scenario}, seed ${g.seed}: ${g.problem ?? ''}`),
    '| card | unshaded | shaded |',
    '| ---: | -------: | -----: |',
    ...rows,
  ].join('\n')
}

function main(args: readonly string[]): number {
  const given = (option: string, otherwise: number): number => {
    const at = args.indexOf(option)
    return at < 0 ? otherwise : Number(args[at + 1])
  }
  const games = given('--games', 500)
  const seed = given('--seed', 1)
  if (!Number.isSafeInteger(games) || games < 1 || !Number.isSafeInteger(seed)) {
    console.error('usage: npm run soak [-- --games N] [--seed S]')
    return 2
  }
  const result = soak(games, seed, (done, of) => {
    if (done % 50 === 0) console.error(`${done} of ${of}`)
  })
  console.log(report(result))
  const rare = allSides().filter((side) => (result.executed.get(side) ?? 0) < wanted)
  if (games >= 500 && rare.length) console.log(`\nExecuted fewer than ${wanted} times: ${rare.join(', ')}`)
  return result.games.some((g) => g.problem) || (games >= 500 && rare.length) ? 1 : 0
}

if (process.argv[1]?.endsWith('soak.ts')) process.exitCode = main(process.argv.slice(2))
