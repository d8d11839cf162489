import { describe, expect, it } from 'vitest'
import { logLines, openTable, viewOfTable } from '@gallia/shared/falling-sky/table'
import { hostCalls, type HostApi, type NewGame, type Opened, type Reply } from '@gallia/shared/protocol'
import { createFakeHost, someSaves } from '../../test/fake-host'
import { moments } from '../../test/fake-game'
import { HostError, hostFrom } from '../host'
import { isReplyTo } from './replies'

const bot = { kind: 'bot', name: '' } as const
const setup: NewGame = {
  name: 'a game of bots',
  scenario: 'pax-gallica',
  options: { deck: 'standard', evenInitiative: false, suddenFrost: true },
  seats: { romans: { kind: 'person', name: 'Livia' }, arverni: bot, aedui: bot, belgae: bot },
  seed: '1',
}

/** A game as the engine shows it, bots and their ways through the flowchart in it. */
function real(): Opened {
  const table = openTable(setup, 7)
  const { board, decision, at, answers, timeline, peeks } = viewOfTable(table)
  const log = { from: 0, lines: logLines(table, 0) }
  const opened = { id: 'a', name: 'b', board, decision, log, at, answers, timeline, peeks, revision: 3, save: { state: 'saved' }, notice: null } // prettier-ignore
  return JSON.parse(JSON.stringify(opened)) as Opened
}

/** The value with one part, named by its path, replaced. */
function withPart(value: unknown, path: readonly string[], part: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return part
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? withPart(item, rest, part) : item))
  const parts = value as Record<string, unknown>
  return { ...parts, [key]: withPart(parts[key], rest, part) }
}

/** Paths to all parts of a value, the first three of each list. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const parts = Object.entries(value).slice(0, Array.isArray(value) ? 3 : undefined)
  return [[], ...parts.flatMap(([key, part]) => pathsIn(part).map((path) => [key, ...path]))]
}

describe('what the host answers', () => {
  it('is taken as the engine makes it, with everything that may be in it', () => {
    expect(isReplyTo('open', real())).toBe(true)
    for (const { board, decision } of moments) {
      const view = { ...real(), board, decision }
      expect(isReplyTo('answer', { ok: true, view } satisfies Reply)).toBe(true)
    }
  })

  it('of another shape anywhere is refused', () => {
    const opened = real()
    const { lines } = opened.log
    const short = { ...opened, log: { from: 0, lines: lines.filter((l) => l.path).slice(0, 2) } }
    const paths = pathsIn(short)
    expect(paths.length).toBeGreaterThan(800)
    // Nothing in the contract may be a function; a text stands where many kinds are allowed, and is one of them.
    for (const path of paths)
      expect(isReplyTo('open', withPart(short, path, Symbol('odd'))), path.join('.')).toBe(false)
  })

  it.each<[keyof HostApi, unknown]>([
    ['list', undefined],
    ['list', [{ ...someSaves[0], modified: '1' }]],
    ['list', {}],
    ['answer', { ok: false, view: real() }],
    ['exportGame', { name: 'x' }],
    ['startup', { recovered: [{}] }],
    ['settings', { language: 'de' }],
    ['rename', 'done'],
  ])('%s with %j is refused', (call, value) => {
    expect(isReplyTo(call, value)).toBe(false)
  })

  it('reaches the screens checked, call by call', async () => {
    const fake = createFakeHost()
    const calls = fake as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
    const host = hostFrom((call, args) => calls[call]?.(...args) ?? Promise.resolve())
    expect(await host.list()).toEqual(someSaves)
    expect((await host.open('game')).board).toBe(moments[0]?.board)
    expect(await host.saveSettings(await host.settings())).toBeUndefined()
    const odd = hostFrom(() => Promise.resolve('odd'))
    for (const call of hostCalls) {
      const failure = await (odd[call] as () => Promise<unknown>)().catch((error: unknown) => error)
      expect(failure, call).toBeInstanceOf(HostError)
      expect(failure).toHaveProperty('reason', { key: 'ui.error.misread', params: { call } })
    }
  })
})
