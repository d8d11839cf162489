import { describe, expect, it } from 'vitest'
import type { Answer, Decision } from '../src/kernel/decision'
import { IllegalAnswer, forcedAnswer, illegal } from '../src/kernel/decision'
import type { Aside, Flow } from '../src/kernel/flow'
import { ask } from '../src/kernel/flow'
import type { Rules, SaveData } from '../src/kernel/table'
import { BrokenRule, Misfit, Table } from '../src/kernel/table'

/** A toy game: eight turns of battle or pass, with dice in the state, an aside, and a rule that can be broken on purpose. */
interface Toy {
  seed: number
  turn: number
  warbands: number
  legions: number
  gifts: number
}
type Change =
  | { kind: 'warbands'; n: number }
  | { kind: 'legion' }
  | { kind: 'turn' }
  | { kind: 'gift' }
  | { kind: 'die'; seed: number }
  | { kind: 'forced' }

interface Twist {
  /** Throws in the third turn. */
  broken?: boolean
  /** Asks another question, as a later version of the rules might. */
  renamed?: boolean
}

function toy(twist: Twist = {}): Rules<Toy, Change, null> {
  return {
    begin: (_, seed) => ({ seed, turn: 1, warbands: 12, legions: 6, gifts: 0 }),
    change(state, effect) {
      if (effect.kind === 'warbands') state.warbands -= effect.n
      else if (effect.kind === 'legion') state.legions--
      else if (effect.kind === 'turn') state.turn++
      else if (effect.kind === 'gift') state.gifts++
      else if (effect.kind === 'die') state.seed = effect.seed
    },
    copy: (state) => ({ ...state }),
    over: (state) => state.turn > 8 || state.warbands === 0 || state.legions === 0,
    forced: () => ({ kind: 'forced' }),
    *stretch(game) {
      const gift: Aside = {
        id: 'gift', faction: 'gauls', label: { key: 'gift' }, rule: '1',
        *run() { game.apply({ kind: 'gift' }) },
      } // prettier-ignore
      const turn = yield* ask(
        game,
        () => choose(twist.renamed ? 'order' : 'command', ['battle', 'pass']),
        () => (game.state.gifts < 3 ? [gift] : []),
      )
      if (turn && 'choose' in turn && turn.choose[0] === 'battle') yield* battle(game)
      if (twist.broken && game.state.turn === 3) throw new Error('a rule is broken')
      game.apply({ kind: 'turn' })
    },
  }
}

function choose(topic: string, ids: string[]): Decision {
  return {
    kind: 'choose',
    faction: 'romans',
    topic,
    prompt: { key: topic },
    rule: '1',
    min: 1,
    max: 1,
    options: ids.map((id) => ({ id, label: { key: id } })),
  }
}

function* battle(game: { state: Toy; apply(e: Change): void }): Flow {
  game.apply({ kind: 'warbands', n: Math.min(game.state.warbands, Math.floor(game.state.legions / 2)) })
  const most = Math.floor(game.state.warbands / 4)
  const answer = yield* ask(game, () =>
    most
      ? {
          kind: 'allocate',
          faction: 'gauls',
          topic: 'losses',
          prompt: { key: 'losses' },
          rule: '1',
          min: 0,
          max: most,
          buckets: [{ id: 'roll', label: { key: 'roll' }, max: most }],
        }
      : undefined,
  )
  const rolls = answer && 'allocate' in answer ? (answer.allocate['roll'] ?? 0) : 0
  for (let i = 0; i < rolls; i++) {
    const seed = (Math.imul(game.state.seed, 1103515245) + 12345) >>> 0
    game.apply({ kind: 'die', seed })
    if ((seed >>> 16) % 2 && game.state.legions > 0) game.apply({ kind: 'legion' })
  }
}

function next(decision: Decision, i: number): Answer {
  if (decision.kind === 'allocate') return { allocate: { roll: decision.max } }
  if (i === 4 && decision.asides) return { aside: 'gift' }
  return { choose: [i % 3 === 2 ? 'pass' : 'battle'] }
}

function play(table: Table<Toy, Change, null>, answers = 99): Table<Toy, Change, null> {
  for (let i = table.at; i < answers && table.decision; i++) table.answer(next(table.decision, i))
  return table
}
const open = (seed = 42, twist: Twist = {}): Table<Toy, Change, null> => Table.open(toy(twist), null, seed)
const copy = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T

describe('a table', () => {
  it('plays the same game from the same seed and answers', () => {
    expect(play(open()).toSave()).toEqual(play(open()).toSave())
  })
  it('undoes to the start and redoes to the end', () => {
    const table = play(open())
    const end = copy({ state: table.state, log: table.log })
    const n = table.at
    for (let i = 0; i < n; i++) table.undo()
    expect(table.state).toEqual(open().state)
    for (let i = 0; i < n; i++) table.redo()
    expect({ state: table.state, log: table.log }).toEqual(end)
  })
  it('shows the board at any line of the log and changes nothing by it', () => {
    const table = play(open())
    const end = copy(table.state)
    expect(table.viewAt(0)).toEqual(open().state)
    expect(table.viewAt(1).warbands).toBe(9)
    expect(table.viewAt(table.log.length)).toEqual(end)
    expect(table.state).toEqual(end)
  })
  it('continues identically from a save made at any moment, redo included', () => {
    const whole = play(open())
    for (let at = 0; at <= whole.at; at++) {
      whole.goTo(at)
      const { table, lost } = Table.fromSave(toy(), copy(whole.toSave()))
      expect(lost).toBe(0)
      expect(table.decision).toEqual(whole.decision)
      table.goTo(table.answers)
      whole.goTo(whole.answers)
      expect(table.state).toEqual(whole.state)
      expect(table.log).toEqual(whole.log)
    }
  })
  it('opens at the last moment that still fits when the rules have changed', () => {
    const saved = open()
    while (saved.decision?.topic !== 'losses' || saved.at < 3)
      saved.answer(next(saved.decision ?? choose('none', []), saved.at))
    expect(saved.decision?.topic).toBe('losses')
    const { table, lost } = Table.fromSave(toy({ renamed: true }), copy(saved.toSave()))
    expect(lost).toBe(1)
    expect(table.decision?.topic).toBe('order')
    expect(table.at).toBe(saved.at - 1)
  })
  it('goes back and forth over turns whose rules have changed, from checkpoint to checkpoint', () => {
    const saved = open()
    while (saved.decision?.topic !== 'command' || saved.at < 3)
      saved.answer(next(saved.decision ?? choose('none', []), saved.at))
    const { table, lost } = Table.fromSave(toy({ renamed: true }), copy(saved.toSave()))
    expect(lost).toBe(0)
    const end = copy(table.state)
    table.goTo(0)
    expect(() => table.goTo(1)).toThrow(Misfit)
    expect({ at: table.at, topic: table.decision?.topic }).toEqual({ at: 0, topic: 'order' })
    table.goTo(saved.at)
    expect(table.state).toEqual(end)
    expect(table.answers).toBe(saved.at)
  })
  it('survives effects that this version computes differently, by the stored last state', () => {
    const save = copy(play(open(), 5).toSave())
    const other = toy()
    const changed: Rules<Toy, Change, null> = {
      ...other,
      change: (state, effect) => other.change(state, effect.kind === 'warbands' ? { kind: 'warbands', n: 0 } : effect),
    }
    const { table } = Table.fromSave(changed, save)
    expect(table.state.warbands).toBe(save.last.state.warbands)
  })
  it('is as it was after a rule that throws', () => {
    const table = open(7, { broken: true })
    let thrown: unknown
    try {
      play(table)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(BrokenRule)
    const alone = open(7, { broken: true })
    while (alone.at < table.at && alone.decision) alone.answer(next(alone.decision, alone.at))
    expect(copy(table.toSave())).toEqual(copy(alone.toSave()))
    expect(table.decision).toEqual(alone.decision)
  })
  it('keeps what can be redone when an answer fails', () => {
    const table = play(open())
    table.goTo(2)
    const before = copy<SaveData<Toy, Change, null>>(table.toSave())
    expect(() => table.answer({ choose: ['flee'] })).toThrow(IllegalAnswer)
    expect(copy(table.toSave())).toEqual(before)
  })
  it('drops what could be redone when another answer is given', () => {
    const table = play(open())
    table.goTo(2)
    const decision = table.decision
    if (decision?.kind === 'allocate') table.answer({ allocate: {} })
    else table.answer({ choose: ['battle'] })
    expect(table.answers).toBe(3)
  })
  it('runs an aside and asks again', () => {
    const table = open()
    table.answer({ aside: 'gift' })
    expect(table.state.gifts).toBe(1)
    expect(table.decision?.topic).toBe('command')
    table.undo()
    expect(table.state.gifts).toBe(0)
    expect(() => table.answer({ aside: 'theft' })).toThrow(IllegalAnswer)
  })
  it('has nothing to answer when it is over', () => {
    const table = play(open())
    expect(table.decision).toBeUndefined()
    expect(() => table.answer({ choose: ['pass'] })).toThrow(IllegalAnswer)
  })
})

describe('legality', () => {
  const three = choose('which', ['a', 'b', 'c'])
  const some: Decision = {
    ...three,
    kind: 'choose',
    min: 0,
    max: 2,
    options: [
      { id: 'a', label: { key: 'a' } },
      { id: 'b', label: { key: 'b' }, refused: { key: 'no' } },
      { id: 'c', label: { key: 'c' } },
    ],
  }
  const spread: Decision = {
    kind: 'allocate',
    faction: 'romans',
    topic: 't',
    prompt: { key: 't' },
    rule: '1',
    min: 1,
    max: 3,
    buckets: [
      { id: 'x', label: { key: 'x' }, max: 2 },
      { id: 'y', label: { key: 'y' }, max: 2 },
    ],
  }
  it('takes what fits', () => {
    expect(illegal(three, { choose: ['b'] })).toBeUndefined()
    expect(illegal(some, { choose: [] })).toBeUndefined()
    expect(illegal(spread, { allocate: { x: 2, y: 1 } })).toBeUndefined()
  })
  it('refuses the rest with a reason', () => {
    const reason = (d: Decision, a: Answer): string | undefined => illegal(d, a)?.key
    expect(reason(three, { choose: [] })).toBe('illegal.choose-count')
    expect(reason(three, { choose: ['z'] })).toBe('illegal.unknown-option')
    expect(reason(some, { choose: ['b'] })).toBe('no')
    expect(reason(some, { choose: ['a', 'a'] })).toBe('illegal.chosen-twice')
    expect(reason(three, { allocate: {} })).toBe('illegal.choose-expected')
    expect(reason(spread, { choose: [] })).toBe('illegal.allocate-expected')
    expect(reason(spread, { allocate: { x: 3 } })).toBe('illegal.bucket-range')
    expect(reason(spread, { allocate: { x: 0.5 } })).toBe('illegal.bucket-range')
    expect(reason(spread, { allocate: { x: -1 } })).toBe('illegal.bucket-range')
    expect(reason(spread, { allocate: { z: 1 } })).toBe('illegal.unknown-bucket')
    expect(reason(spread, { allocate: { x: 2, y: 2 } })).toBe('illegal.allocate-total')
    expect(reason(spread, { allocate: {} })).toBe('illegal.allocate-total')
  })
  it('refuses a bucket without the one that it needs', () => {
    const led: Decision = {
      ...spread,
      kind: 'allocate',
      buckets: [
        { id: 'x', label: { key: 'x' }, max: 1 },
        { id: 'y', label: { key: 'y' }, max: 2, needs: { bucket: 'x', refused: { key: 'no' } } },
      ],
    }
    expect(illegal(led, { allocate: { y: 1 } })).toEqual({ key: 'no' })
    expect(illegal(led, { allocate: { x: 0, y: 2 } })).toEqual({ key: 'no' })
    expect(illegal(led, { allocate: { x: 1, y: 2 } })).toBeUndefined()
    expect(illegal(led, { allocate: { x: 1, y: 0 } })).toBeUndefined()
  })
  it('knows the one answer where there is no choice', () => {
    expect(forcedAnswer(three)).toBeUndefined()
    expect(forcedAnswer(choose('which', ['a']))).toEqual({ choose: ['a'] })
    expect(forcedAnswer(spread)).toBeUndefined()
    expect(forcedAnswer({ ...spread, min: 4, max: 4 })).toEqual({ allocate: { x: 2, y: 2 } })
    expect(
      forcedAnswer({
        ...spread,
        kind: 'allocate',
        min: 1,
        max: 1,
        buckets: [{ id: 'x', label: { key: 'x' }, max: 2 }],
      }),
    ).toEqual({ allocate: { x: 1 } })
  })
})
