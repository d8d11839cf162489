import { cards } from '../src/falling-sky/cards/cards'
import type { Simulated } from './random-games'

/** What a soak found, as Markdown for docs/. */

/** How many games, and what was wrong with which. */
export function gamesReport(games: readonly Simulated[]): string[] {
  const failures = games.filter((g) => g.problem !== undefined)
  const decisions = games.reduce((sum, g) => sum + g.decisions, 0)
  return [
    `${games.length} games, ${decisions} decisions, ${failures.length} failures.`,
    '',
    ...failures.map((g) => `- ${g.scenario}, seed ${g.seed}: ${g.problem ?? ''}`),
  ]
}

/** All texts of all cards, as `card/side`: 126 of them. */
export function allSides(): string[] {
  return cards.flatMap((c) => (c.dual ? [`${c.number}/unshaded`, `${c.number}/shaded`] : [`${c.number}/unshaded`]))
}

/** How often each text of each card was executed. */
export function eventsReport(executed: ReadonlyMap<string, number>): string[] {
  const n = (card: number, side: string): string => String(executed.get(`${card}/${side}`) ?? 0)
  return table(
    ['card', 'unshaded', 'shaded'],
    cards.map((c) => [String(c.number), n(c.number, 'unshaded'), c.dual ? n(c.number, 'shaded') : '-']),
  )
}

/** Who won how often, by scenario. */
export function winnersReport(games: readonly Simulated[]): string[] {
  const winners = new Map<string, number>()
  for (const { scenario, ranking } of games) {
    const who = `${scenario} | ${ranking[0]?.factions.join(' + ') ?? 'nobody'}`
    winners.set(who, (winners.get(who) ?? 0) + 1)
  }
  const rows = [...winners].sort().map(([who, n]) => [...who.split(' | '), String(n)])
  return table(['scenario', 'winner', 'games'], rows)
}

/** The boxes of all flowcharts, and how often bots came through each with each answer. */
export function boxesReport(boxes: readonly string[], passed: ReadonlyMap<string, number>): string[] {
  const rows = boxes.map((box) => {
    const ways = [...passed].filter(([way]) => way.startsWith(`${box}:`))
    const all = ways.reduce((sum, [, n]) => sum + n, 0)
    return [box, String(all), ways.map(([way, n]) => `${way.slice(box.length + 1)} ${n}`).sort().join(', ')] // prettier-ignore
  })
  return table(['box', 'times', 'answers'], rows)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}
