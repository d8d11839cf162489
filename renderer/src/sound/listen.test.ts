import { defineComponent, nextTick } from 'vue'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LogLine } from '@gallia/shared/protocol'
import { text } from '@gallia/shared/kernel/text'
import { mountedAt } from '../../test/mounted'
import { useSettings } from '../stores/settings'
import { useSound } from '../stores/sound'
import { useTableSounds } from './listen'

const turned: LogLine = { text: text('x'), rule: '', faction: null, kind: 'card', at: 0 }

let unmount: (() => void) | undefined
afterEach(() => unmount?.())

/** A table that listens, with what it has played. */
async function listening(sound = true) {
  const listener = defineComponent({
    setup: () => (useTableSounds(), () => null),
  })
  const { wrapper, table } = await mountedAt(listener)
  unmount = () => wrapper.unmount()
  await useSettings().change({ sound })
  const play = vi.spyOn(useSound(), 'play').mockImplementation(() => {})
  /** More lines of the log, or fewer. */
  async function log(lines: (before: readonly LogLine[]) => readonly LogLine[]): Promise<void> {
    if (!table.told) throw new Error('no game is open')
    table.told = { ...table.told, log: lines(table.told.log) }
    await nextTick()
  }
  const heard = () => play.mock.calls.flatMap(([cues]) => cues.map((cue) => cue.sound))
  return { table, heard, log }
}

describe('the table', () => {
  it('lets a card be heard that is turned up', async () => {
    const { heard, log } = await listening()
    await log((before) => [...before, turned])
    expect(heard()).toEqual(['card'])
  })

  it('is silent where that is wished, where something is taken back, and while the past is looked at', async () => {
    const off = await listening(false)
    await off.log((before) => [...before, turned])
    expect(off.heard()).toEqual([])
    unmount?.()
    const { table, heard, log } = await listening()
    await log((before) => before.slice(0, -1))
    await table.lookAt(0)
    await nextTick()
    await log((before) => [...before, turned])
    expect(heard()).toEqual([])
  })

  it('lets bots be heard beat by beat, and is silent where they are passed over', async () => {
    const { table, heard, log } = await listening()
    const lines = table.log.length
    const board = table.told?.board
    if (!board) throw new Error('no game is open')
    table.watchOn({ lines, since: lines, board })
    await log((before) => [...before, turned, turned])
    expect(heard()).toEqual([])
    table.watchOn({ lines: lines + 1, since: lines, board })
    await nextTick()
    expect(heard()).toEqual(['card'])
    table.watchAll()
    await nextTick()
    expect(heard()).toEqual(['card'])
  })
})
