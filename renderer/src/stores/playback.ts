import { defineStore } from 'pinia'
import { computed, nextTick, ref, watch } from 'vue'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { LogLine } from '@gallia/shared/protocol'
import { beatEnd, beatTime, beatWeight, changesBoard } from '../playback/beats'
import { useConnection } from './connection'
import { useScreen } from './screen'
import { useSettings } from './settings'
import { useTable } from './table'
import type { Watching } from './watching'

/** Lines after which it is worth telling the host how far the game has been watched. */
const milestones = new Set(['card', 'acted', 'phase'])

/**
 * Plays what bots (and the Germans) have done: from one beat to the next in the pace of the settings. It rests while
 * the past is looked at, a question of going back is open, or the table is not on the screen.
 */
export const usePlayback = defineStore('playback', () => {
  const table = useTable()
  const screen = useScreen()
  const settings = useSettings()
  const connection = useConnection()

  const paused = ref(false)
  const pace = computed(() => settings.settings.pace)
  const active = computed(() => table.watching !== undefined)
  const held = computed(
    () => table.looking !== undefined || table.takingBack !== undefined || table.busy || screen.current !== 'table',
  )
  const running = computed(() => active.value && !paused.value && !held.value && pace.value !== 'step')
  /** The lines of the beat that is shown. */
  const beat = computed<readonly LogLine[]>(() => (active.value ? table.log.slice(table.freshFrom) : []))

  /** Resolves when the map shows the board as it is. */
  let settled = (): Promise<void> => Promise.resolve()
  function waitFor(map: () => Promise<void>): void {
    settled = map
  }

  /** Resolves when the map has come to rest on the board that is shown. */
  async function shown(): Promise<void> {
    await nextTick()
    await settled()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  let going = false
  let ahead: { from: Watching; board: Promise<BoardView | undefined> } | undefined

  watch([running, pace, () => table.watching], arm, { immediate: true })
  watch(active, (now) => {
    if (now) void table.reportWatched()
    else paused.value = false
  })
  watch(pace, (now) => now === 'once' && skip())

  function arm(): void {
    clearTimeout(timer)
    const time = pace.value === 'once' ? undefined : beatTime[pace.value]
    const now = table.watching
    if (!running.value || time === undefined || !now) return
    const begun = now.lines > now.since
    timer = setTimeout(() => void goOn(now), begun ? time * beatWeight(beat.value) : 0)
  }

  /** The time of a beat is over; where the map is still moving, it may come to rest first. */
  async function goOn(from: Watching): Promise<void> {
    if (pace.value !== 'fast') await settled()
    if (running.value && table.watching === from) await step()
  }

  /** Shows the next beat; after the last one, what is asked. */
  async function step(): Promise<void> {
    const from = table.watching
    const log = table.told?.log ?? []
    if (!from || going) return
    if (from.lines >= log.length) return finish()
    const lines = nextLines(log, from)
    going = true
    const board = await boardAfter(from, lines).finally(() => (going = false))
    // Undone, skipped or closed meanwhile.
    if (table.watching !== from) return
    if (!board) return skip()
    const next = { lines, since: from.lines, board }
    table.watchOn(next)
    if (log.slice(from.lines, lines).some((line) => milestones.has(line.kind))) void table.reportWatched()
    if (lines < log.length) ahead = { from: next, board: boardAfter(next, nextLines(log, next)) }
  }

  function nextLines(log: readonly LogLine[], { own, lines }: Watching): number {
    return own ?? beatEnd(log, lines)
  }

  function boardAfter(from: Watching, lines: number): Promise<BoardView | undefined> {
    if (ahead?.from === from) return ahead.board
    const { id, told } = table
    if (id === undefined || !told) return Promise.resolve(undefined)
    if (lines >= told.log.length) return Promise.resolve(told.board)
    if (!changesBoard(told.log.slice(from.lines, lines))) return Promise.resolve(from.board)
    return screen.attempt(() => connection.host().viewAt(id, lines))
  }

  function finish(): void {
    table.watchAll()
    void table.reportWatched()
  }

  /** On to what a person is asked next, or to the end of the game. */
  function skip(): void {
    if (active.value) finish()
  }

  function pause(): void {
    if (active.value && pace.value !== 'step') paused.value = true
  }
  function play(): void {
    paused.value = false
  }
  function toggle(): void {
    if (paused.value) play()
    else pause()
  }

  return { paused, pace, active, held, running, beat, waitFor, shown, step, skip, pause, play, toggle }
})
