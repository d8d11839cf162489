import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Answer, Decision } from '@gallia/shared/kernel/decision'
import type { Text } from '@gallia/shared/kernel/text'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { LogLine, NewGame, Opened, Reply, SaveStatus, TableView, TimelineEntry } from '@gallia/shared/protocol'
import { firstToWatch, lastBeat } from '../playback/beats'
import { useConnection } from './connection'
import { useScreen } from './screen'
import { useSettings } from './settings'

/** A moment of the past that is looked at: read-only. */
export interface Looking {
  line: number
  board: BoardView
  /** Answers given before that line: where "Go on from here" leads. */
  at: number
}

/** How far the players have watched what bots have done since: the table shows that moment and asks nothing. */
export interface Watching {
  /** Lines of the log that are shown, and where the last beat of them began. */
  lines: number
  since: number
  board: BoardView
  /** Lines up to here are a person's own deed: they come at once. */
  own?: number
}

/** What the host has told, with the log put together from its parts. */
interface Told {
  board: BoardView
  decision: Decision | null
  log: readonly LogLine[]
  timeline: readonly TimelineEntry[]
}

/** The game on the table: what the host last showed, or the part of it that has been watched. */
export const useTable = defineStore('table', () => {
  const connection = useConnection()
  const screen = useScreen()
  const settings = useSettings()

  const id = ref<string>()
  const name = ref('')
  const told = shallowRef<Told>()
  const watching = shallowRef<Watching>()
  /** The first line of what has just happened: of the last answer, or of the beat that is watched. */
  const freshFrom = ref(0)
  /** The first line that the last answer added. */
  const newFrom = ref(0)
  const at = ref(0)
  const answers = ref(0)
  const peeks = ref<readonly number[]>([])
  /** What takes back a look at facedown cards, until the players have said that they want that. */
  const takingBack = shallowRef<() => Promise<boolean>>()
  const save = shallowRef<SaveStatus>({ state: 'saved' })
  const notice = shallowRef<Text | null>(null)
  /** Which state of the table is shown: the host refuses what was meant for another. */
  const revision = ref(0)
  /** Why the last answer was not taken; the choices are kept. */
  const refusal = shallowRef<Text>()
  const busy = ref(false)
  const looking = shallowRef<Looking>()

  const log = computed(() => {
    const lines = told.value?.log ?? []
    return watching.value ? lines.slice(0, watching.value.lines) : lines
  })
  const timeline = computed(() => (told.value ? timelineOf(told.value, log.value.length) : []))
  const decision = computed(() => (watching.value ? null : (told.value?.decision ?? null)))
  const present = computed(() => watching.value?.board ?? told.value?.board)
  const board = computed(() => looking.value?.board ?? present.value)
  const canUndo = computed(() => at.value > 0 && !busy.value)
  const canRedo = computed(() => at.value < answers.value && !busy.value)

  function show(view: TableView): void {
    const same = view.id === id.value
    id.value = view.id
    name.value = view.name
    const known = same ? (told.value?.log.slice(0, view.log.from) ?? []) : []
    const { board, decision, timeline } = view
    told.value = { board, decision, timeline, log: [...known, ...view.log.lines] }
    watching.value = undefined
    newFrom.value = freshFrom.value = view.log.from
    at.value = view.at
    answers.value = view.answers
    peeks.value = view.peeks ?? []
    takingBack.value = undefined
    revision.value = view.revision
    save.value = view.save
    looking.value = undefined
  }

  /** @param from lines of the log that have been watched; undefined: all */
  async function showOpened(opened: Opened, from: number | undefined): Promise<void> {
    const start = from === undefined ? undefined : await startOfWatching(opened, from)
    id.value = undefined
    show(opened)
    newFrom.value = freshFrom.value = log.value.length
    refusal.value = undefined
    notice.value = opened.notice
    if (start) watchOn(start)
    else if (opened.watched !== undefined) await reportWatched()
  }

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
    freshFrom.value = ended ? log.value.length : shown.lines < log.value.length ? shown.lines : shown.since
  }

  /** Tells the host how far the game has been watched, so that it is taken up there. */
  async function reportWatched(): Promise<void> {
    const game = id.value
    const lines = log.value.length
    if (game !== undefined) await screen.attempt(() => connection.host().watched(game, lines))
  }

  /** One call at a time: a second answer given while the first is on its way would be meant for another question. */
  async function call(work: (game: string, seen: number) => Promise<Reply>, watch = false): Promise<boolean> {
    const game = id.value
    const before = told.value
    if (game === undefined || !before || busy.value) return false
    busy.value = true
    try {
      const reply = await screen.attempt(() => work(game, revision.value))
      if (!reply) return false
      show(reply.view)
      if (watch && reply.ok) watchFrom(reply.view.log.from, before.board)
      refusal.value = reply.ok ? undefined : reply.reason
      return reply.ok
    } finally {
      busy.value = false
    }
  }

  /** Going back is asked about first where it takes back a look at facedown cards. */
  async function goBack(target: number, work: () => Promise<boolean>): Promise<boolean> {
    const open = target < at.value && decision.value?.secret !== undefined
    if (!open && !peeks.value.some((moment) => moment >= target)) return work()
    takingBack.value = work
    return false
  }

  async function takeBack(): Promise<boolean> {
    const work = takingBack.value
    takingBack.value = undefined
    return work ? work() : false
  }

  function leaveIt(): void {
    takingBack.value = undefined
  }

  async function open(game: string): Promise<boolean> {
    const opened = await screen.attempt(() => connection.host().open(game))
    if (opened) await showOpened(opened, opened.watched)
    return opened !== undefined
  }

  async function create(setup: NewGame): Promise<boolean> {
    const opened = await screen.attempt(() => connection.host().create(setup))
    if (opened) await showOpened(opened, 0)
    return opened !== undefined
  }

  const answer = (given: Answer): Promise<boolean> =>
    call((game, seen) => connection.host().answer(game, given, seen), true)
  const undo = (): Promise<boolean> =>
    goBack(at.value - 1, () => call((game, seen) => connection.host().undo(game, seen)))
  const redo = (): Promise<boolean> => call((game, seen) => connection.host().redo(game, seen))

  /** The board after a line of the log, by its index: the host counts the lines that have happened. */
  const boardAfter = (game: string, line: number): Promise<BoardView> => connection.host().viewAt(game, line + 1)

  /** Shows the board as it was after a line of the log. */
  async function lookAt(line: number): Promise<void> {
    const game = id.value
    if (game === undefined) return
    const past = await screen.attempt(() => boardAfter(game, line))
    if (past && id.value === game) looking.value = { line, board: past, at: log.value[line]?.at ?? at.value }
  }

  function lookAway(): void {
    looking.value = undefined
  }

  /** Goes on from the moment that is looked at. */
  async function goOnFromHere(): Promise<boolean> {
    const moment = looking.value?.at
    if (moment === undefined) return false
    return goBack(moment, () => call((game, seen) => connection.host().goTo(game, moment, seen)))
  }

  async function close(): Promise<void> {
    const game = id.value
    if (watching.value) await reportWatched()
    id.value = undefined
    told.value = undefined
    watching.value = undefined
    looking.value = undefined
    notice.value = null
    if (game !== undefined) await screen.attempt(() => connection.host().close(game))
  }

  return {
    id, name, present, board, decision, log, freshFrom, newFrom, at, answers, timeline, save, notice, refusal, busy,
    looking, told, watching, watchOn, watchAll, reportWatched, peeks, canUndo, canRedo, takingBack, takeBack, leaveIt,
    open, create, answer, undo, redo, boardAfter, lookAt, lookAway, goOnFromHere, close,
  } // prettier-ignore
})

/** The timeline as it was after so many lines of the log. */
function timelineOf({ timeline, log }: Told, lines: number): readonly TimelineEntry[] {
  if (lines === log.length) return timeline
  const begun = timeline.filter((entry) => entry.line < lines)
  const last = begun.at(-1)
  if (!last) return begun
  const deeds = log.slice(last.line, lines).filter((line) => line.kind === 'acted').length
  return [...begun.slice(0, -1), { ...last, acted: last.acted.slice(0, deeds) }]
}
