import { expect, it } from 'vitest'
import type { Decision, Option } from '../src/kernel/decision'
import { setOf } from '../src/falling-sky/board/region-set'
import { inSupply } from '../src/falling-sky/board/supply'
import type { Effect } from '../src/falling-sky/effects'
import { factions, regions } from '../src/falling-sky/ids'
import { isObject } from '../src/falling-sky/position/shape'
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
  for (let seed = 1; seed <= 16; seed++) {
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

const isSupplyNote = (effect: Effect): boolean =>
  effect.kind === 'note' && effect.text.key.startsWith('log.consent.supply.')
const idOf = (param: unknown): string => (isObject(param) ? String(param['id']) : '')

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

it('who is asked for a Supply Line is told which Regions complete it, and with which others', () => {
  const told = new Map<string, number>()
  questions(/^consent\.supply$/, (table, decision) => {
    const { state } = table
    // Only the first who is asked: what others have granted is nowhere to be read.
    if (table.log.slice(table.stretches.at(-1)?.line).some(isSupplyNote)) return
    const [about] = decision.about ?? []
    const region = regions.find((r) => r === about?.id)
    if (!region) throw new Error('no Region is supplied')
    const by = factions.find((f) => f === idOf(decision.prompt.params?.['by']))
    const completed = (granted: readonly string[]): boolean =>
      inSupply(state, by ?? 'romans', region, setOf(regions.filter((r) => granted.includes(r))))
    for (const { id, detail } of options(decision)) {
      const others = [detail?.params?.['regions'] ?? []].flat().map(idOf)
      if (detail?.key === 'supply.not-needed') expect(completed([id])).toBe(false)
      else expect([completed([...others, id]), completed(others)]).toEqual([true, false])
      expect(others.length > 0).toBe(detail?.key === 'supply.together')
      told.set(`${detail?.key}`, (told.get(`${detail?.key}`) ?? 0) + 1)
    }
  })
  expect([told.get('supply.alone') ?? 0, told.get('supply.together') ?? 0].every((n) => n > 3)).toBe(true)
}, 60_000)
