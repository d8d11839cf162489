import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Answer } from '@gallia/shared/kernel/decision'
import type { Text } from '@gallia/shared/kernel/text'
import type { Outlook } from '@gallia/shared/falling-sky/view'
import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { Position } from '@gallia/shared/falling-sky/position/position'
import type { CoursePoint } from '@gallia/shared/falling-sky/record/course'
import type { BranchEntry, LogLine, NewGame, Opened, Reply, SaveStatus, TableView } from '@gallia/shared/protocol'
import { severalPersons } from '@gallia/shared/falling-sky/seats'
import { useConnection } from './connection'
import { useScreen } from './screen'
import { useLooking } from './looking'
import { useSettings } from './settings'
import { diceSince, personsTakenBack, type TakingBack } from './taking-back'
import { timelineOf, type Told } from './told'
import { useWatching } from './watching'

/** The game on the table: what the host last showed, or the part of it that has been watched. */
export const useTable = defineStore('table', () => {
  const connection = useConnection()
  const screen = useScreen()
  const settings = useSettings()

  const id = ref<string>()
  const name = ref('')
  const told = shallowRef<Told>()
  /** The first line of what has just happened: of the last answer, or of the beat that is watched. */
  const freshFrom = ref(0)
  /** The first line that the last answer added. */
  const newFrom = ref(0)
  const at = ref(0)
  const answers = ref(0)
  const peeks = ref<readonly number[]>([])
  const asked = shallowRef<NonNullable<TableView['asked']>>([])
  /** What takes back more than one's own decisions, until the players have said that they want that. */
  const takingBack = shallowRef<TakingBack>()
  /** Lines of play that were left, and where the present stretch of this one began. */
  const branches = shallowRef<readonly BranchEntry[]>([])
  const stretch = shallowRef<{ at: number; line: number }>()
  /** The board has been set by hand in this game. */
  const edited = ref(false)
  /** Answers given before the turn that is being played. */
  const turnAt = computed(() => stretch.value?.at ?? 0)
  const save = shallowRef<SaveStatus>({ state: 'saved' })
  const notice = shallowRef<Text | null>(null)
  /** Which state of the table is shown: the host refuses what was meant for another. */
  const revision = ref(0)
  /** Why the last answer was not taken; the choices are kept. */
  const refusal = shallowRef<Text>()
  const busy = ref(false)
  /** Says why an answer is not wanted though the rules allow it: a lesson goes its own way. */
  const guard = shallowRef<(given: Answer) => Text | undefined>()

  const wholeLog = (): readonly LogLine[] => told.value?.log ?? []
  const { looking, boardAfter, lookAt, lookAtBranch, lookAway } = useLooking({ id, at, branches, log: wholeLog })
  const { watching, startOfWatching, watchFrom, watchOn, watchAll, reportWatched } = useWatching({
    id,
    told,
    freshFrom,
  })

  const log = computed(() => {
    const lines = wholeLog()
    const left = looking.value?.branch?.view.log
    if (left) return [...lines.slice(0, left.from), ...left.lines]
    return watching.value ? lines.slice(0, watching.value.lines) : lines
  })
  const timeline = computed(
    () => looking.value?.branch?.view.timeline ?? (told.value ? timelineOf(told.value, log.value.length) : []),
  )
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
    asked.value = view.asked ?? []
    branches.value = view.branches ?? []
    stretch.value = view.stretch
    edited.value = view.edited ?? false
    takingBack.value = undefined
    revision.value = view.revision
    save.value = view.save
    lookAway()
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

  /** Going back is asked about first where it takes back a look at facedown cards, a die, or what other persons have decided. */
  async function goBack(target: number, work: () => Promise<boolean>): Promise<boolean> {
    const open = target < at.value && told.value?.decision?.secret !== undefined
    const peek = open || peeks.value.some((moment) => moment >= target)
    const dice = settings.settings.askDice && !guard.value && diceSince(told.value?.log ?? [], target)
    const persons = target < at.value ? othersFrom(target) : []
    if (!peek && !dice && !persons.length) return work()
    takingBack.value = { peek, dice, persons, work }
    return false
  }

  /** In a lesson the others are the guide: what is taken back is only read again. */
  function othersFrom(target: number): string[] {
    if (guard.value) return []
    const { seats } = told.value?.board ?? {}
    if (!seats || !severalPersons(seats)) return []
    return personsTakenBack(asked.value, seats, target, told.value?.decision?.faction as Faction | undefined)
  }

  async function takeBack(): Promise<boolean> {
    const wanted = takingBack.value
    takingBack.value = undefined
    return wanted ? wanted.work() : false
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

  async function answer(given: Answer): Promise<boolean> {
    const why = guard.value?.(given)
    if (why) refusal.value = why
    return !why && call((game, seen) => connection.host().answer(game, given, seen), true)
  }
  /** To the moment after so many answers, without being asked about it: the lesson's own way back. */
  const goTo = (moment: number): Promise<boolean> => call((game, seen) => connection.host().goTo(game, moment, seen))
  const undo = (): Promise<boolean> =>
    goBack(at.value - 1, () => call((game, seen) => connection.host().undo(game, seen)))
  /** Back to the start of the turn that is being played, or of a phase of the Winter. */
  async function backToTurn(): Promise<boolean> {
    const start = turnAt.value
    return at.value > start && goBack(start, () => call((game, seen) => connection.host().goTo(game, start, seen)))
  }
  const redo = (): Promise<boolean> => call((game, seen) => connection.host().redo(game, seen))

  /** What an answer would bring; undefined where that is not known. */
  async function outlook(given: Answer): Promise<Outlook | undefined> {
    const game = id.value
    if (game === undefined || busy.value) return undefined
    const found = await connection
      .host()
      .outlook(game, given, revision.value)
      .catch(() => null) // what can't be foreseen is no trouble: the answer itself will tell
    return found ?? undefined
  }

  /** Goes on from the moment that is looked at; from one of a line that was left, by taking that line up again. */
  async function goOnFromHere(): Promise<boolean> {
    const shown = looking.value
    if (!shown) return false
    const { branch, at: moment } = shown
    if (branch) return resume(branch.index, moment)
    return goBack(moment, () => call((game, seen) => connection.host().goTo(game, moment, seen)))
  }

  /** Takes a line of play up again that was left, at a moment of it. */
  async function resume(index: number, moment: number): Promise<boolean> {
    const entry = branches.value[index]
    if (!entry) return false
    const from = Math.min(entry.at, moment)
    return goBack(from, () => call((game, seen) => connection.host().resume(game, index, moment, seen)))
  }

  /** Sets the board by hand, at the start of the present stretch: what was answered since is taken back to it. */
  async function adjust(position: Position): Promise<boolean> {
    const start = stretch.value?.at ?? at.value
    return goBack(start, () => call((game, seen) => connection.host().adjust(game, position, seen), true))
  }

  /** How the game stood after every card; undefined if it can't be had. */
  async function course(): Promise<CoursePoint[] | undefined> {
    const game = id.value
    return game === undefined ? undefined : screen.attempt(() => connection.host().course(game))
  }

  /** Tries again to save what could not be saved. */
  async function saveNow(): Promise<void> {
    const game = id.value
    if (game === undefined) return
    const failed = save.value
    save.value = { state: 'saving' }
    save.value = (await screen.attempt(() => connection.host().saveNow(game))) ?? failed
  }

  async function close(): Promise<void> {
    const game = id.value
    if (watching.value) await reportWatched()
    id.value = undefined
    told.value = undefined
    watching.value = undefined
    lookAway()
    notice.value = null
    if (game !== undefined) await screen.attempt(() => connection.host().close(game))
  }

  return {
    id, name, present, board, decision, log, freshFrom, newFrom, at, answers, timeline, save, notice, refusal, busy,
    looking, told, watching, turnAt, watchOn, watchAll, reportWatched, peeks, canUndo, canRedo, takingBack, takeBack, leaveIt,
    guard, goTo, open, create, answer, outlook, backToTurn, undo, redo, boardAfter, lookAt, lookAtBranch, lookAway, goOnFromHere,
    resume, adjust, course, branches, stretch, edited, saveNow, close,
  } // prettier-ignore
})
