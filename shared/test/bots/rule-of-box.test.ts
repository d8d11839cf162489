import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { boxes, ruleOfBox } from '../../src/falling-sky/bots/rule-of-box'
import { ways, waysOf } from '../../src/falling-sky/bots/ways'
import { openTable } from '../../src/falling-sky/table'
import { scenarioIds } from '../../src/falling-sky/ids'
import { en } from '../../src/falling-sky/text/en'

const bot = { kind: 'bot', name: '' } as const
const setup = {
  name: '',
  options: { deck: 'standard', evenInitiative: false, suddenFrost: false },
  seats: { romans: bot, arverni: bot, aedui: bot, belgae: bot },
  seed: '',
} as const

const folder = fileURLToPath(new URL('../../src/falling-sky/bots', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

/** `most('warbands', ...)` and the like: one that never decides would not be told anywhere. */
const criterion = /\b(?:most|fewest|first)(?:<[^>]*>)?\(\s*'([a-z0-9-]+)'/g

/** Every step that bots have told in a few whole games. */
const steps = scenarioIds.flatMap((scenario) =>
  [1, 2].flatMap((seed) =>
    openTable({ ...setup, scenario }, seed).log.flatMap((e) => (e.kind === 'bot-path' ? e.path : [])),
  ),
)

describe('the way of a bot through its flowchart', () => {
  it('names a paragraph for every box', () => {
    expect(steps.length).toBeGreaterThan(500)
    const named = [...new Set([...steps.map((s) => s.node), ...Object.keys(en).flatMap(boxOf)])]
    expect(named.filter((node) => ruleOfBox(node) === undefined)).toEqual([])
  })

  it('knows all that can come of every box', () => {
    expect([...new Set(steps.flatMap(waysOf))].filter((way) => !ways.includes(way))).toEqual([])
    const known = new Set(ways.map((way) => way.split(/[/:.]/)[0]))
    expect(boxes.filter((box) => !known.has(box))).toEqual([])
    const criteria = [...new Set(ways.flatMap((way) => way.split('/')[1] ?? []))]
    expect(criteria.filter((name) => en[`bot.by.${name}`] === undefined)).toEqual([])
  })

  it('knows every criterion that the source names', () => {
    const known = new Set(ways.flatMap((way) => way.split('/')[1] ?? []))
    const named = sources.flatMap((source) => [...source.matchAll(criterion)].map(([, name = '']) => name))
    expect(named.length).toBeGreaterThan(100)
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
  })

  it('tells who was left after each criterion, down to the one that was chosen or to the dice', () => {
    const narrowed = steps.filter((s) => s.candidates && s.left)
    expect(narrowed.length).toBeGreaterThan(100)
    for (const { candidates, left = [], tieBreaks = [], dice, answer } of narrowed) {
      const byDie = tieBreaks.at(-1)?.key === 'bot.by.die'
      expect(left).toHaveLength(tieBreaks.length - (byDie ? 1 : 0))
      const sizes = [candidates ?? [], ...left].map((things) => things.length)
      expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a))
      expect((dice ?? []).length > 0).toBe(byDie)
      expect([candidates, ...left].at(-1)).toContainEqual(answer.params?.['name'])
    }
  })
})

/** The box that a text `bot.<box>` belongs to: they begin with a capital letter. */
function boxOf(key: string): string[] {
  const node = /^bot\.([A-Z].*)$/.exec(key)?.[1]
  return node === undefined ? [] : [node]
}
