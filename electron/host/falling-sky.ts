import {
  boardAt,
  type GameTable,
  loadTable,
  logLines,
  openTable,
  previewBoard,
  viewOfTable,
} from '@gallia/shared/falling-sky/table'
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
    undo: () => table.undo(),
    redo: () => table.redo(),
    goTo: (at) => table.goTo(at),
    view: () => viewOfTable(table),
    logLength: () => table.log.length,
    logLines: (from) => logLines(table, from),
    boardAt: (line) => boardAt(table, line),
    toSave: () => table.toSave(),
  }
}
