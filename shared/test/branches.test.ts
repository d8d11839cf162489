import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer, Decision } from '../src/kernel/decision'
import { ask } from '../src/kernel/flow'
import type { Rules } from '../src/kernel/table'
import { BrokenRule, Table } from '../src/kernel/table'

/** A toy game: six turns, each of one or two steps to the left or to the right, and a note before the first question. */
interface Walk {
  turn: number
  at: number
}
type Step = { kind: 'step'; by: number } | { kind: 'turn' } | { kind: 'note' } | { kind: 'put'; at: number }

const rules: Rules<Walk, Step, null> = {
  begin: () => ({ turn: 1, at: 0 }),
  change(state, effect) {
    if (effect.kind === 'step') state.at += effect.by
    else if (effect.kind === 'turn') state.turn++
    else if (effect.kind === 'put') state.at = effect.at
  },
  copy: (state) => ({ ...state }),
  over: (state) => state.turn > 6,
  forced: () => undefined,
  *stretch(game) {
    if (game.state.at > 900) throw new Error('out of the world')
    game.apply({ kind: 'note' })
    for (let steps = game.state.turn % 2 ? 1 : 2; steps > 0; steps--) {
      const answer = yield* ask(game, question)
      game.apply({ kind: 'step', by: answer && 'choose' in answer && answer.choose[0] === 'left' ? -1 : 1 })
    }
    game.apply({ kind: 'turn' })
  },
}
const question = (): Decision => ({
  kind: 'choose',
  faction: 'a',
  topic: 'step',
  prompt: { key: 'step' },
  rule: '1',
  min: 1,
  max: 1,
  options: ['left', 'right'].map((id) => ({ id, label: { key: id } })),
})

type Toy = Table<Walk, Step, null>
const open = (): Toy => Table.open(rules, null, 1)
const go = (way: string): Answer => ({ choose: [way] })
const walk = (table: Toy, ways: string): Toy => {
  for (const way of ways) table.answer(go(way === 'l' ? 'left' : 'right'))
  return table
}
/** The line that is played, as a word: l, r, and p where somebody was put elsewhere by hand. */
const word = (entries: Toy['entries']): string =>
  entries.map((e) => ('adjust' in e ? 'p' : 'choose' in e.answer && e.answer.choose[0] === 'left' ? 'l' : 'r')).join('')
const branchWords = (table: Toy): string[] =>
  table.branches.map((_, i) => word(table.wholeBranch(i)?.journal ?? [])).sort()
const copy = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T
const put = (table: Toy, at: number): void => table.adjust(() => [{ kind: 'put', at }])

describe('lines of play', () => {
  it('are kept when they are left by another answer', () => {
    const table = walk(open(), 'rrrr')
    table.goTo(1)
    walk(table, 'l')
    expect(word(table.entries)).toBe('rl')
    expect(branchWords(table)).toEqual(['rrrr'])
    expect(table.branches[0]).toMatchObject({ at: 1 })
  })

  it('stay the same line when the same is answered again', () => {
    const table = walk(open(), 'rrrr')
    table.goTo(1)
    walk(table, 'r')
    expect([table.at, table.answers, table.branches.length]).toEqual([2, 4, 0])
  })

  it('change places when one is resumed', () => {
    const table = walk(open(), 'rrrr')
    const end = copy(table.state)
    table.goTo(1)
    walk(table, 'll')
    table.resume(0)
    expect(word(table.entries)).toBe('rrrr')
    expect(table.state).toEqual(end)
    expect(branchWords(table)).toEqual(['rll'])
    table.resume(0, 2)
    expect([table.at, table.answers]).toEqual([2, 3])
  })

  it('are looked at without being played', () => {
    const table = walk(open(), 'rrrr')
    const [end, lines] = [copy(table.state), table.log.length]
    table.goTo(1)
    walk(table, 'll')
    const now = copy(table.toSave())
    expect(table.viewBranchAt(0, lines)).toEqual(end)
    expect(copy(table.toSave())).toEqual(now)
  })

  it('are not kept twice, nor a part of one that is kept', () => {
    const table = walk(open(), 'rrr')
    table.goTo(1)
    walk(table, 'l')
    table.goTo(1)
    walk(table, 'r')
    expect(branchWords(table)).toEqual(['rl', 'rrr'])
    table.goTo(1)
    walk(table, 'l')
    expect(branchWords(table)).toEqual(['rl', 'rrr'])
  })

  it('are as they were after an answer at which a rule fails', () => {
    const table = walk(open(), 'rrr')
    table.goTo(1)
    const before = copy(table.toSave())
    expect(() => table.adjust(() => [{ kind: 'put', at: 1000 }])).toThrow(BrokenRule)
    expect(copy(table.toSave())).toEqual(before)
    expect(table.decision).toBeDefined()
  })

  it('are told when they were left, once', () => {
    const table = walk(open(), 'rr')
    table.undo()
    walk(table, 'l')
    table.stampBranches(5)
    table.stampBranches(9)
    expect(table.branches.map((b) => b.left)).toEqual([5])
  })
})

describe('an adjustment', () => {
  it('happens at the start of the stretch, and leaves what was answered since as a branch', () => {
    const table = walk(open(), 'rr')
    expect(table.state).toMatchObject({ turn: 2, at: 2 })
    put(table, 50)
    expect(table.state).toMatchObject({ turn: 2, at: 50 })
    expect(word(table.entries)).toBe('rp')
    expect(branchWords(table)).toEqual(['rr'])
  })

  it('is undone and redone like an answer', () => {
    const table = walk(open(), 'r')
    const before = copy(table.state)
    put(table, 50)
    walk(table, 'l')
    table.goTo(1)
    expect(table.state).toEqual(before)
    table.redo()
    expect(table.state.at).toBe(50)
    table.redo()
    expect(table.state.at).toBe(49)
  })

  it('changes nothing when it can’t be made', () => {
    const table = walk(open(), 'rr')
    const before = copy(table.toSave())
    const make = (): Step[] => {
      throw new RangeError('no')
    }
    expect(() => table.adjust(make)).toThrow(RangeError)
    expect(copy(table.toSave())).toEqual(before)
  })
})

describe('whatever is done, in any order', () => {
  const deed = fc.oneof(
    fc.constantFrom('l', 'r', 'undo', 'redo', 'put'),
    fc.record({ to: fc.nat(8) }),
    fc.record({ resume: fc.nat(4) }),
  )

  it('no line is lost, and every one is played again from a save to the same state', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
        const table = open()
        const lines = new Set<string>()
        const ends = new Map<string, Walk>()
        for (const d of deeds) {
          perform(table, d)
          ends.set(word(table.entries.slice(0, table.at)), copy(table.state))
          lines.add(word(table.entries))
        }
        const { table: loaded, lost } = Table.fromSave(rules, copy(table.toSave()))
        expect(lost).toBe(0)
        expect(copy(loaded.toSave())).toEqual(copy(table.toSave()))
        // Every line there ever was is the beginning of one that is kept, save where two adjustments look the same.
        const kept = [word(loaded.entries), ...branchWords(loaded)]
        for (const line of lines) expect(kept.some((k) => k.startsWith(line))).toBe(true)
        for (let i = 0; i < loaded.branches.length; i++) {
          const again = Table.fromSave(rules, copy(loaded.toSave())).table
          const whole = word(loaded.wholeBranch(i)?.journal ?? [])
          again.resume(i)
          expect(word(again.entries)).toBe(whole)
          const known = ends.get(whole)
          if (known) expect(again.state).toEqual(known)
        }
      }),
      { numRuns: 200 },
    )
  })

  function perform(table: Toy, d: string | { to: number } | { resume: number }): void {
    if (typeof d === 'object') {
      if ('to' in d) table.goTo(Math.min(d.to, table.answers))
      else if (d.resume < table.branches.length) table.resume(d.resume)
    } else if (d === 'undo') table.undo()
    else if (d === 'redo') table.redo()
    else if (d === 'put') put(table, 50)
    else if (table.decision) walk(table, d)
  }
})
