import { shallowRef, type Ref, type ShallowRef } from 'vue'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { Opened } from '@gallia/shared/protocol'
import { firstToWatch, lastBeat } from '../playback/beats'
import { useConnection } from './connection'
import { useScreen } from './screen'
import { useSettings } from './settings'
import type { Told } from './told'

/** How far the players have watched what bots have done since: the table shows that moment and asks nothing. */
export interface Watching {
  /** Lines of the log that are shown, and where the last beat of them began. */
  lines: number
  since: number
  board: BoardView
  /** Lines up to here are a person's own deed: they come at once. */
  own?: number
}

/** What of the table is watched. */
interface Watched {
  id: Ref<string | undefined>
  told: ShallowRef<Told | undefined>
  /** The first line of what has just happened. */
  freshFrom: Ref<number>
}

/** The part of the table that shows beat by beat what bots and Germans have done. */
export function useWatching({ id, told, freshFrom }: Watched) {
  const connection = useConnection()
  const screen = useScreen()
  const settings = useSettings()
  const watching = shallowRef<Watching>()

  /** Where the watching of an opened game is taken up, after so many lines; undefined: nothing is left to watch. */
  async function startOfWatching(opened: Opened, lines: number): Promise<Watching | undefined> {
    if (worthWatching({ ...opened, log: opened.log.lines }, lines) === undefined) return undefined
    const board = await screen.attempt(() => connection.host().viewAt(opened.id, lines))
    return board && { lines, since: lastBeat(opened.log.lines, lines), board }
  }

  /** The line from which on the log is to be played beat by beat; undefined: it is shown at once. */
  function worthWatching({ log, board }: Pick<Told, 'log' | 'board'>, from: number): number | undefined {
    return settings.settings.pace === 'once' ? undefined : firstToWatch(log, from, board.seats)
  }

  /** Begins to show what an answer has brought about, from the board before it. */
  function watchFrom(lines: number, before: BoardView): void {
    const first = told.value && worthWatching(told.value, lines)
    if (first === undefined) return
    watching.value = { lines, since: lines, board: before, ...(first > lines && { own: first }) }
  }

  /** Shows the next moment of what is watched. */
  function watchOn(next: Watching): void {
    watching.value = next
    freshFrom.value = next.since
  }

  /** Shows everything there is, up to what is asked now. */
  function watchAll(): void {
    const shown = watching.value
    if (!shown) return
    watching.value = undefined
    const ended = told.value?.board.result
    const lines = told.value?.log.length ?? 0
    freshFrom.value = ended ? lines : shown.lines < lines ? shown.lines : shown.since
  }

  /** Tells the host how far the game has been watched, so that it is taken up there. */
  async function reportWatched(): Promise<void> {
    const game = id.value
    const lines = watching.value?.lines ?? told.value?.log.length ?? 0
    if (game !== undefined) await screen.attempt(() => connection.host().watched(game, lines))
  }

  return { watching, startOfWatching, watchFrom, watchOn, watchAll, reportWatched }
}
