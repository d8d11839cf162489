import { describe, expect, it, vi } from 'vitest'
import { createPinia, setActivePinia } from 'pinia'
import type { HostApi, LogLine, TableView } from '@gallia/shared/protocol'
import { openedTable } from '../../test/mounted'
import { createFakeHost } from '../../test/fake-host'
import { moments } from '../../test/fake-game'
import { HostError } from '../host'
import { useConnection } from './connection'
import { useScreen } from './screen'
import { useSettings } from './settings'
import { useTable } from './table'

const linesUntil = (at: number): number => moments.slice(0, at + 1).reduce((n, m) => n + m.lines.length, 0)

describe('the table', () => {
  it('opens a game with its whole log', async () => {
    const { table } = await openedTable({ at: 5 })
    expect(table.log).toHaveLength(linesUntil(5))
    expect(table.decision?.topic).toBe('battle.losses')
    expect([table.canUndo, table.canRedo]).toEqual([true, false])
  })

  it('adds the lines of an answer and takes them back with undo', async () => {
    const { table } = await openedTable({ at: 4 })
    const before = [...table.log]
    expect(await table.answer({ choose: ['agree'] })).toBe(true)
    expect(table.log).toHaveLength(linesUntil(5))
    expect(table.freshFrom).toBe(before.length)
    await table.undo()
    expect(table.log).toEqual(before)
    expect(table.decision?.topic).toBe('consent.supply')
    expect(table.canRedo).toBe(true)
    await table.redo()
    expect(table.log).toHaveLength(linesUntil(5))
  })

  it('replaces the log from the line on that the host names', async () => {
    setActivePinia(createPinia())
    const base = createFakeHost()
    const line = (key: string): LogLine => ({ text: { key }, rule: '1', faction: null, kind: 'said', at: 0 })
    const reply = (from: number, keys: string[]) => async (): Promise<{ ok: true; view: TableView }> => {
      const opened = await base.open('game')
      return { ok: true, view: { ...opened, log: { from, lines: keys.map(line) } } }
    }
    const answer = vi.fn<HostApi['answer']>()
    answer.mockImplementationOnce(reply(0, ['a', 'b', 'c'])).mockImplementationOnce(reply(1, ['x']))
    useConnection().use({ host: { ...base, answer }, retry: () => Promise.resolve() })
    const table = useTable()
    await table.open('game')
    await table.answer({ choose: [] })
    expect(table.log.map((l) => l.text.key)).toEqual(['a', 'b', 'c'])
    await table.answer({ choose: [] })
    expect(table.log.map((l) => l.text.key)).toEqual(['a', 'x'])
  })

  it('keeps everything and says why when an answer is not legal', async () => {
    const { table } = await openedTable({ at: 3 })
    const log = [...table.log]
    expect(await table.answer({ choose: ['aedui'] })).toBe(false)
    expect(table.refusal?.params?.['name']).toBe('Not adjacent to Carnutes.')
    expect(table.log).toEqual(log)
    expect(table.at).toBe(3)
    await table.answer({ choose: ['bituriges'] })
    expect(table.refusal).toBeUndefined()
  })

  it('asks before a die is taken back, if that is wanted', async () => {
    setActivePinia(createPinia())
    const base = createFakeHost()
    const undo = vi.fn<HostApi['undo']>(base.undo)
    const die: LogLine = { text: { key: 'a' }, rule: '3.2.4', faction: null, kind: 'roll', at: 5, die: 2 }
    const open: HostApi['open'] = async (game) => ({
      ...(await base.open(game)),
      at: 5,
      answers: 5,
      log: { from: 0, lines: [die] },
    })
    useConnection().use({ host: { ...base, open, undo }, retry: () => Promise.resolve() })
    const table = useTable()
    await table.open('game')
    table.watchAll()
    await useSettings().change({ askDice: true })
    expect(await table.undo()).toBe(false)
    expect(table.takingBack).toMatchObject({ dice: true, peek: false })
    expect(undo).not.toHaveBeenCalled()
    table.leaveIt()
    await useSettings().change({ askDice: false })
    await table.undo()
    expect(undo).toHaveBeenCalledOnce()
  })

  it('sends one answer at a time', async () => {
    const { table, calls } = await openedTable({ at: 3 })
    await Promise.all([table.answer({ choose: ['bituriges'] }), table.answer({ choose: ['bituriges'] })])
    expect(calls.filter((c) => c.startsWith('answer'))).toHaveLength(1)
    expect(table.at).toBe(4)
  })

  it('does not look back any more when a board comes after looking away', async () => {
    const { table } = await openedTable({ at: 5 })
    const late = table.lookAt(2)
    table.lookAway()
    await late
    expect(table.looking).toBeUndefined()
  })

  it('shows the look that was wanted last, whichever board comes last', async () => {
    const { table } = await openedTable({ at: 5 })
    await Promise.all([table.lookAt(2), table.lookAt(1)])
    expect(table.looking?.line).toBe(1)
  })

  it('looks back without changing the present, and returns', async () => {
    const { table } = await openedTable({ at: 10 })
    const present = table.board
    await table.lookAt(2)
    expect(table.board).not.toEqual(present)
    expect(table.looking).toMatchObject({ line: 2, at: 0 })
    table.lookAway()
    expect(table.board).toBe(present)
  })

  it('asks for the board after the line, which is one line more than before it', async () => {
    const { table, calls } = await openedTable({ at: 10 })
    await table.lookAt(2)
    expect(calls.at(-1)).toBe('viewAt ["game",3]')
  })

  it('goes on from a moment of the past', async () => {
    const { table, calls } = await openedTable({ at: 10 })
    const line = linesUntil(3)
    await table.lookAt(line)
    await table.goOnFromHere()
    expect(calls.at(-1)).toBe(`goTo ["game",3]`)
    expect([table.looking, table.at, table.canRedo]).toEqual([undefined, 3, true])
  })

  it('shows what the host could not do and stays as it was', async () => {
    const { table } = await openedTable({ at: 2 })
    const host = useConnection().host()
    useConnection().use({
      host: { ...host, answer: () => Promise.reject(new HostError({ key: 'ui.error.lost' })) },
      retry: () => Promise.resolve(),
    })
    expect(await table.answer({ choose: [] })).toBe(false)
    expect(useScreen().toast).toMatchObject({ tone: 'bad', text: { key: 'ui.error.lost' } })
    expect([table.at, table.busy]).toEqual([2, false])
  })

  it('takes over what has happened in another window, instead of answering what is no longer asked', async () => {
    const { table } = await openedTable({ at: 4 })
    await useConnection()
      .host()
      .answer('game', { choose: ['agree'] })
    expect(await table.answer({ choose: ['agree'] })).toBe(false)
    expect(table.refusal).toEqual({ key: 'host.overtaken' })
    expect([table.at, table.decision?.topic, table.log.length]).toEqual([5, 'battle.losses', linesUntil(5)])
    expect(await table.undo()).toBe(true)
    expect(table.at).toBe(4)
  })
})
