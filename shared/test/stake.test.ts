import { expect, it } from 'vitest'
import type { Decision, Option } from '../src/kernel/decision'
import { regions } from '../src/falling-sky/ids'
import { answerByChance, RandomPlayer } from '../src/falling-sky/random-player'
import type { GameTable } from '../src/falling-sky/table'
import { openTable } from '../src/falling-sky/table'
import type { NewGame } from '../src/protocol'

const person = (name: string) => ({ kind: 'person' as const, name })
const setup: NewGame = {
  name: 'stake',
  scenario: 'the-great-revolt',
  options: { deck: 'short', evenInitiative: false, suddenFrost: false },
  seats: { romans: person('Livia'), arverni: person('Théo'), aedui: person('Hélène'), belgae: person('Bruno') },
  seed: '',
}

/** Plays games by chance, and hands over the questions with these topics. */
function questions(topics: RegExp, look: (table: GameTable, decision: Decision) => void): void {
  for (let seed = 1; seed <= 6; seed++) {
    const table = openTable(setup, seed)
    const player = new RandomPlayer(seed)
    while (table.decision && table.at < 1500) {
      if (topics.test(table.decision.topic)) look(table, table.decision)
      answerByChance(table, player, `${table.stretches.length}`)
    }
  }
}

const somebodyPromised = ({ log, stretches }: GameTable): boolean =>
  log
    .slice(stretches.at(-1)?.line)
    .some((effect) => effect.kind === 'note' && effect.text.key === 'log.consent.harassment.yes')

const options = (decision: Decision): readonly Option[] => (decision.kind === 'choose' ? decision.options : [])

it('whoever is asked for leave is told what hangs on it', () => {
  const told = new Map<string, Set<string>>()
  questions(/^consent\.(harassment|quarters|rampage)$/, (_, { topic, notes = [] }) => {
    expect(notes, topic).toHaveLength(1)
    told.set(topic, (told.get(topic) ?? new Set()).add(JSON.stringify(notes[0]?.params)))
  })
  expect([...told.keys()].sort()).toEqual(['consent.harassment', 'consent.quarters', 'consent.rampage'])
  for (const different of told.values()) expect(different.size).toBeGreaterThan(1)
}, 60_000)

it('a Seize tells of every Faction that could Harass it', () => {
  let harassed = 0
  questions(/^seize\.region$/, (table, decision) => {
    if (somebodyPromised(table)) return
    const { state } = table
    for (const { id, detail } of options(decision)) {
      const region = regions.find((r) => r === id)
      if (!region) continue
      const { forces } = state.regions[region]
      const able = (['arverni', 'aedui', 'belgae', 'germans'] as const).filter((f) => forces[f].hidden >= 3)
      const by = detail?.params?.['by']
      expect(Array.isArray(by) ? by.length : 0).toBe(able.length)
      harassed += able.length
    }
  })
  expect(harassed).toBeGreaterThan(2)
}, 60_000)

it('Devastation tells what everybody loses', () => {
  let several = 0
  questions(/^devastate\.region$/, (_, decision) => {
    for (const { detail } of options(decision)) {
      expect(detail?.key).toMatch(/^devastate\.detail/)
      const losses = detail?.params?.['losses']
      if (Array.isArray(losses) && losses.length > 1) several++
    }
  })
  expect(several).toBeGreaterThan(0)
}, 60_000)
