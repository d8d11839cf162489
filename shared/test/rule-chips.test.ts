import { expect, test, vi } from 'vitest'
import { randomSetup, turnOf, type Seats } from '../cli/random-games'
import { cards } from '../src/falling-sky/cards/cards'
import { answerByChance, RandomPlayer } from '../src/falling-sky/random-player'
import { openTable } from '../src/falling-sky/table'
import { paragraph } from '../src/falling-sky/text/rules/rules'

// a busy machine plays a game in many seconds
vi.setConfig({ testTimeout: 120_000 })

/** Every rule that a question, an aside or a line of the log names in a game by chance. */
function shownRules(seed: number, seats: Seats): Set<string> {
  const made = randomSetup('the-great-revolt', seed, seats)
  const table = openTable({ ...made, options: { ...made.options, deck: 'short' } }, seed)
  const player = new RandomPlayer(seed)
  const shown = new Set<string>()
  while (table.decision) {
    shown.add(table.decision.rule)
    for (const aside of table.decision.asides ?? []) shown.add(aside.rule)
    answerByChance(table, player, turnOf(table.state))
  }
  for (const effect of table.log) shown.add(effect.rule)
  return shown
}

/** A rule is a paragraph or a card; both can be opened. */
const opens = (rule: string): boolean =>
  paragraph(rule, 'en') !== undefined || cards.some((card) => rule === `card ${card.number}`)

test.each([
  ['random', 5],
  ['mixed', 6],
] as const)('in a game of %s seats every rule that is named can be opened', (seats, seed) => {
  const shown = shownRules(seed, seats)
  expect(shown.size).toBeGreaterThan(40)
  expect([...shown].filter((rule) => !opens(rule))).toEqual([])
})
