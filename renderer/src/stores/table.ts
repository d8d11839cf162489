import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Answer, Decision } from '@gallia/shared/kernel/decision'
import type { Text } from '@gallia/shared/kernel/text'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { LogLine, NewGame, Opened, Reply, SaveStatus, TableView, TimelineEntry } from '@gallia/shared/protocol'
import { useConnection } from './connection'
import { useScreen } from './screen'

/** A moment of the past that is looked at: read-only. */
export interface Looking {
  line: number
  board: BoardView
  /** Answers given before that line: where "Go on from here" leads. */
  at: number
}

/** The game on the table: what the host last showed, and the log put together from its parts. */
export const useTable = defineStore('table', () => {
  const connection = useConnection()
  const screen = useScreen()

  const id = ref<string>()
  const name = ref('')
  const present = shallowRef<BoardView>()
  const decision = shallowRef<Decision | null>(null)
  const log = shallowRef<readonly LogLine[]>([])
  /** The first line that the last answer added. */
  const freshFrom = ref(0)
  const at = ref(0)
  const answers = ref(0)
  const peeks = ref<readonly number[]>([])
  /** What takes back a look at facedown cards, until the players have said that they want that. */
  const takingBack = shallowRef<() => Promise<boolean>>()
  const timeline = shallowRef<readonly TimelineEntry[]>([])
  const save = shallowRef<SaveStatus>({ state: 'saved' })
  const notice = shallowRef<Text | null>(null)
  /** Why the last answer was not taken; the choices are kept. */
  const refusal = shallowRef<Text>()
  const busy = ref(false)
  const looking = shallowRef<Looking>()

  const board = computed(() => looking.value?.board ?? present.value)
  const canUndo = computed(() => at.value > 0 && !busy.value)
  const canRedo = computed(() => at.value < answers.value && !busy.value)

  function show(view: TableView): void {
    const same = view.id === id.value
    id.value = view.id
    name.value = view.name
    present.value = view.board
    log.value = [...(same ? log.value.slice(0, view.log.from) : []), ...view.log.lines]
    freshFrom.value = view.log.from
    at.value = view.at
    answers.value = view.answers
    timeline.value = view.timeline
    peeks.value = view.peeks ?? []
    takingBack.value = undefined
    save.value = view.save
    decision.value = view.decision
    looking.value = undefined
  }

  function showOpened(opened: Opened): void {
    id.value = undefined
    show(opened)
    freshFrom.value = log.value.length
    refusal.value = undefined
    notice.value = opened.notice
  }

  /** One call at a time: a second answer given while the first is on its way would be meant for another question. */
  async function call(work: (game: string) => Promise<Reply>): Promise<boolean> {
    const game = id.value
    if (game === undefined || busy.value) return false
    busy.value = true
    try {
      const reply = await screen.attempt(() => work(game))
      if (!reply) return false
      show(reply.view)
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
    if (opened) showOpened(opened)
    return opened !== undefined
  }

  async function create(setup: NewGame): Promise<boolean> {
    const opened = await screen.attempt(() => connection.host().create(setup))
    if (opened) showOpened(opened)
    return opened !== undefined
  }

  const answer = (given: Answer): Promise<boolean> => call((game) => connection.host().answer(game, given))
  const undo = (): Promise<boolean> => goBack(at.value - 1, () => call((game) => connection.host().undo(game)))
  const redo = (): Promise<boolean> => call((game) => connection.host().redo(game))

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
    return goBack(moment, () => call((game) => connection.host().goTo(game, moment)))
  }

  async function close(): Promise<void> {
    const game = id.value
    id.value = undefined
    present.value = undefined
    decision.value = null
    looking.value = undefined
    notice.value = null
    log.value = []
    if (game !== undefined) await screen.attempt(() => connection.host().close(game))
  }

  return {
    id, name, present, board, decision, log, freshFrom, at, answers, timeline, save, notice, refusal, busy, looking,
    peeks, canUndo, canRedo, takingBack, takeBack, leaveIt, open, create, answer, undo, redo, boardAfter, lookAt, lookAway, goOnFromHere, close,
  } // prettier-ignore
})
