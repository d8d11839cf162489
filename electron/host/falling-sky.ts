import {
  adjustTable,
  boardAt,
  boardOfBranchAt,
  branchOfTable,
  courseOf,
  type GameTable,
  loadTable,
  logLines,
  openTable,
  previewBoard,
  viewOfTable,
} from '@gallia/shared/falling-sky/table'
import { outlook } from '@gallia/shared/falling-sky/outlook/outlook'
import type { Engine, OpenGame } from './engine'

/** Falling Sky, as the host knows it. */
export const fallingSky: Engine = {
  open: (setup, seed) => openGame(openTable(setup, seed)),
  load(save) {
    const { table, lost } = loadTable(save)
    return { game: openGame(table), lost }
  },
  preview: previewBoard,
}

function openGame(table: GameTable): OpenGame {
  return {
    answer: (answer) => table.answer(answer),
    outlook: (answer) => outlook(table, answer),
    undo: () => table.undo(),
    redo: () => table.redo(),
    goTo: (at) => table.goTo(at),
    adjust: (position) => adjustTable(table, position),
    resume: (branch, at) => table.resume(branch, at),
    stampBranches: (now) => table.stampBranches(now),
    view: () => viewOfTable(table),
    logLength: () => table.log.length,
    happenings: () => table.log,
    logLines: (from) => logLines(table, from),
    boardAt: (line) => boardAt(table, line),
    branch: (branch) => branchOfTable(table, branch),
    branchBoardAt: (branch, line) => boardOfBranchAt(table, branch, line),
    course: () => courseOf(table),
    toSave: () => table.toSave(),
  }
}
