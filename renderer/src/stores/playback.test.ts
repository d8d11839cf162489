import { createPinia, setActivePinia } from 'pinia'
import { nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reply, TableView } from '@gallia/shared/protocol'
import type { Pace } from '@gallia/shared/settings'
import { botBeats, botBoard, botTurn } from '../../test/bot-lines'
import { createFakeHost } from '../../test/fake-host'
import { useConnection } from './connection'
import { usePlayback } from './playback'
import { useScreen } from './screen'
import { useSettings } from './settings'
import { useTable } from './table'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A game in which the next answer is followed by a bot's whole turn. */
async function playing(pace: Pace, options: { opened?: Partial<TableView> & { watched?: number } } = {}) {
  setActivePinia(createPinia())
  const base = createFakeHost()
  const first = await base.open('game')
  const before = { ...first, board: botBoard(0), log: { from: 0, lines: [] }, notice: null }
  const after: TableView = { ...before, board: botBoard(99), at: 1, answers: 1, log: { from: 0, lines: [...botTurn] } }
  const calls: string[] = []
  const host = {
    ...base,
    open: () => Promise.resolve({ ...before, ...options.opened }),
    answer: (): Promise<Reply> => Promise.resolve({ ok: true, view: after }),
    undo: (): Promise<Reply> => Promise.resolve({ ok: true, view: before }),
    viewAt: vi.fn((_id: string, line: number) => Promise.resolve(botBoard(line))),
    watched: (_id: string, lines: number) => Promise.resolve(void calls.push(`watched ${lines}`)),
    close: () => Promise.resolve(void calls.push('close')),
  }
  useConnection().use({ host, retry: () => Promise.resolve() })
  const [table, playback, settings, screen] = [useTable(), usePlayback(), useSettings(), useScreen()]
  settings.settings.pace = pace
  screen.go('table')
  await table.open('game')
  const answer = async (): Promise<void> => {
    await table.answer({ choose: ['agree'] })
    await nextTick()
  }
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
  const mark = (): number | undefined => table.board?.resources.belgae
  return { table, playback, settings, screen, host, calls, answer, pass, mark, after }
}

describe('playing what bots do', () => {
  it('shows the person’s own deed at once and asks nothing yet', async () => {
    const { table, answer, pass, mark } = await playing('normal')
    await answer()
    expect(table.decision).toBeNull()
    await pass(0)
    expect([table.log.length, mark()]).toEqual([2, 2])
  })

  it('goes from beat to beat, each with the board after it, and asks in the end', async () => {
    const { table, playback, answer, pass, mark } = await playing('normal')
    await answer()
    await pass(0)
    const seen: (number | undefined)[][] = []
    for (let i = 0; table.watching && i < 100; i++) {
      if (seen.at(-1)?.[0] !== table.log.length) seen.push([table.log.length, mark()])
      await pass(100)
    }
    // A path changes nothing on the board: it stays as it was. The last board is there already.
    expect(seen).toEqual([[2, 2], [4, 2], [8, 8], [10, 8], [13, 13], [14, 14], [15, 15], [17, 99]]) // prettier-ignore
    expect([playback.active, table.decision?.topic]).toEqual([false, 'turn.action'])
  })

  it.each([
    ['slow', 1400],
    ['normal', 700],
    ['fast', 150],
  ] as const)('keeps the pace %s', async (pace, time) => {
    const { table, answer, pass } = await playing(pace)
    await answer()
    await pass(0)
    await pass(time)
    expect(table.log).toHaveLength(4)
    await pass(2 * time - 1)
    expect(table.log).toHaveLength(4)
    await pass(1)
    expect(table.log).toHaveLength(8)
  })

  it('waits for every step at pace Step, also for the last', async () => {
    const { table, playback, answer, pass } = await playing('step')
    await answer()
    await pass(60_000)
    const lines: number[] = []
    for (let i = 0; i < botBeats.length + 1; i++) {
      await playback.step()
      lines.push(table.log.length)
    }
    expect(lines).toEqual([2, ...botBeats])
    expect(table.decision).toBeNull()
    await playback.step()
    expect(table.decision?.topic).toBe('turn.action')
  })

  it('shows nothing one by one at pace At once', async () => {
    const { table, playback, answer, host } = await playing('once')
    await answer()
    expect([playback.active, table.log.length, table.decision?.topic]).toEqual([false, botTurn.length, 'turn.action'])
    expect(host.viewAt).not.toHaveBeenCalled()
  })

  it('can be paused, stepped and gone on with', async () => {
    const { table, playback, answer, pass } = await playing('normal')
    await answer()
    await pass(700)
    playback.pause()
    await pass(60_000)
    expect(table.log).toHaveLength(4)
    await playback.step()
    await pass(60_000)
    expect(table.log).toHaveLength(8)
    playback.play()
    await pass(700)
    expect(table.log).toHaveLength(10)
  })

  it('skips to what is asked, and takes up the pace of the next time unpaused', async () => {
    const { table, playback, answer, pass, mark } = await playing('normal')
    await answer()
    await pass(700)
    playback.pause()
    playback.skip()
    await pass(0)
    expect([table.log.length, mark(), table.decision?.topic]).toEqual([botTurn.length, 99, 'turn.action'])
    expect(playback.paused).toBe(false)
  })

  it('takes another pace at once; At once ends it', async () => {
    const { table, settings, answer, pass } = await playing('slow')
    await answer()
    await pass(0)
    settings.settings.pace = 'fast'
    await pass(150)
    expect(table.log).toHaveLength(4)
    settings.settings.pace = 'once'
    await pass(0)
    expect(table.decision?.topic).toBe('turn.action')
  })

  it('rests while the past is looked at and goes on where it was', async () => {
    const { table, answer, pass, mark } = await playing('normal')
    await answer()
    await pass(700)
    await table.lookAt(0)
    await pass(60_000)
    expect([table.log.length, mark()]).toEqual([4, 1])
    table.lookAway()
    expect(mark()).toBe(2)
    await pass(1400)
    expect(table.log).toHaveLength(8)
  })

  it('rests while another screen is shown', async () => {
    const { table, screen, answer, pass } = await playing('normal')
    await answer()
    await pass(700)
    screen.go('settings')
    await pass(60_000)
    expect(table.log).toHaveLength(4)
    screen.back()
    await pass(1400)
    expect(table.log).toHaveLength(8)
  })

  it('ends with undo, which takes back the answer', async () => {
    const { table, playback, answer, pass, mark } = await playing('normal')
    await answer()
    await pass(700)
    await table.undo()
    await pass(60_000)
    expect([playback.active, table.log.length, mark()]).toEqual([false, 0, 0])
    expect(table.decision?.topic).toBe('turn.action')
  })

  it('waits until the map has come to rest', async () => {
    const { table, playback, answer, pass } = await playing('normal')
    let rest: () => void = () => undefined
    playback.waitFor(() => new Promise((resolve) => (rest = resolve)))
    await answer()
    await pass(5000)
    expect(table.log).toHaveLength(0)
    rest()
    await pass(0)
    expect(table.log).toHaveLength(2)
  })

  it('shows what is asked if the board can’t be had', async () => {
    const { table, host, answer, pass } = await playing('normal')
    host.viewAt.mockRejectedValue(new Error('gone'))
    await answer()
    await pass(60_000)
    expect(table.decision?.topic).toBe('turn.action')
  })

  it('tells the host how far it was watched: at the start, at every deed and card, at the end, and before the table is closed', async () => {
    const { calls, answer, pass, table } = await playing('normal')
    await answer()
    await pass(60_000)
    expect([...new Set(calls)]).toEqual(['watched 0', 'watched 2', 'watched 15', 'watched 17'])
    calls.length = 0
    await answer()
    await pass(0)
    await pass(700)
    await table.close()
    expect(calls.slice(-2)).toEqual(['watched 4', 'close'])
  })

  it('is taken up where it was left when the game is opened', async () => {
    const { table, pass, mark } = await playing('normal', {
      opened: { board: botBoard(99), log: { from: 0, lines: [...botTurn] }, watched: 8 },
    })
    expect([table.log.length, table.freshFrom, mark(), table.decision]).toEqual([8, 4, 8, null])
    await pass(700)
    expect(table.log).toHaveLength(10)
    await pass(60_000)
    expect(table.decision?.topic).toBe('turn.action')
  })

  it('begins a new game with its first card, where bots are the first to act', async () => {
    const log = [...botTurn.slice(16), ...botTurn.slice(2)]
    const { table, pass, mark } = await playing('normal', {
      opened: { board: botBoard(99), log: { from: 0, lines: log }, watched: 0 },
    })
    expect([table.log.length, mark(), table.decision]).toEqual([0, 0, null])
    await pass(0)
    expect(table.log).toHaveLength(1)
  })

  it('shows the timeline as it was at the beat', async () => {
    const { table, answer, pass, after } = await playing('normal')
    after.timeline = [
      { card: 36, at: 0, line: 0, acted: [{ faction: 'arverni', did: 'command' }, { faction: 'belgae', did: 'command' }] },
      { card: 46, at: 1, line: 16, acted: [] },
    ] // prettier-ignore
    await answer()
    await pass(0)
    expect(table.timeline).toEqual([{ card: 36, at: 0, line: 0, acted: [{ faction: 'arverni', did: 'command' }] }])
    await pass(60_000)
    expect(table.timeline).toBe(after.timeline)
  })
})
