import { shallowRef, type Ref } from 'vue'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { BranchEntry, BranchView, LogLine } from '@gallia/shared/protocol'
import { useConnection } from './connection'
import { useScreen } from './screen'

/** A moment of the past that is looked at: read-only. */
export interface Looking {
  line: number
  board: BoardView
  /** Answers given before that line: where "Go on from here" leads. */
  at: number
  /** The line of play that it is a moment of, if it is one that was left. */
  branch?: Branch
}

/** A line of play that was left, while it is looked at. */
export interface Branch {
  index: number
  entry: BranchEntry
  view: BranchView
}

/** What of the table a look into the past goes by. */
interface Present {
  id: Ref<string | undefined>
  at: Ref<number>
  branches: Ref<readonly BranchEntry[]>
  log: () => readonly LogLine[]
}

/** The part of the table that looks back: at a moment of the game, or of a line of play that was left. */
export function useLooking({ id, at, branches, log }: Present) {
  const connection = useConnection()
  const screen = useScreen()
  const looking = shallowRef<Looking>()

  /** The board after a line of the log, by its index: the host counts the lines that have happened. */
  const boardAfter = (game: string, line: number, branch = looking.value?.branch?.index): Promise<BoardView> =>
    connection.host().viewAt(game, line + 1, ...(branch === undefined ? [] : [branch]))

  /** The look that is wanted: a board that comes after a later one was wanted, or none any more, is not shown. */
  let wantedLook = 0

  /** Shows the board as it was after a line of the log, of the line of play that is looked at if it is one that was left. */
  async function lookAt(line: number, branch = looking.value?.branch): Promise<void> {
    const game = id.value
    if (game === undefined) return
    const look = ++wantedLook
    const past = await screen.attempt(() => boardAfter(game, line, branch?.index))
    if (!past || look !== wantedLook || id.value !== game) return
    const lines = branch && line >= branch.view.log.from ? branch.view.log : { from: 0, lines: log() }
    const moment = lines.lines[line - lines.from]?.at ?? at.value
    looking.value = { line, board: past, at: moment, ...(branch && { branch }) }
  }

  /** Shows a line of play that was left, at its end. */
  async function lookAtBranch(index: number): Promise<void> {
    const game = id.value
    const entry = branches.value[index]
    if (game === undefined || !entry) return
    const look = ++wantedLook
    const view = await screen.attempt(() => connection.host().branch(game, index))
    if (view && look === wantedLook && id.value === game) await lookAt(entry.lines - 1, { index, entry, view })
  }

  function lookAway(): void {
    wantedLook++
    looking.value = undefined
  }

  return { looking, boardAfter, lookAt, lookAtBranch, lookAway }
}
