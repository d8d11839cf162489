import type { BoardView } from '@gallia/shared/falling-sky/view'
import { playerFactions } from '@gallia/shared/falling-sky/position/position'
import type { LogLine } from '@gallia/shared/protocol'
import { changesBetween, type Change } from '../map/changes'
import type { PieceKind } from '../map/stacks'
import { timetable } from '../map/timetable'
import type { Sound, Wood } from './samples'

/** A sound, so many milliseconds after the map begins to move. */
export interface Cue {
  sound: Sound
  at: number
}

/** What is heard when one board follows another. */
export interface Happening {
  before: BoardView
  after: BoardView
  /** The lines of the log that tell of it. */
  lines: readonly LogLine[]
  /** Factor of the normal time; 0 where nothing is shown moving. */
  pace: number
}

/** Sounds closer together than this would be one noise. */
const apart = 70
const mostPieces = 6

/**
 * The sounds of what has happened: of pieces as the map shows them moving, one for each group, and of what the log
 * tells. More than one turn at once is a leap to another moment, and silent.
 */
export function cuesOf({ before, after, lines, pace }: Happening): Cue[] {
  if (lines.filter(({ kind }) => kind === 'acted').length > 1) return []
  const told = (kind: string) => lines.some((line) => line.kind === kind)
  const cues: Cue[] = []
  if (told('winter')) cues.push({ sound: 'winter', at: 0 })
  else if (told('card')) cues.push({ sound: 'card', at: 0 })
  if (lines.some(({ die }) => die !== undefined)) cues.push({ sound: 'dice', at: 0 })
  cues.push(...pieceCues(changesBetween(before, after), pace))
  const meets = (board: BoardView) => playerFactions.filter((f) => board.factions[f].meetsCondition)
  if (meets(after).some((f) => !meets(before).includes(f))) cues.push({ sound: 'triumph', at: 400 })
  return cues
}

/** A group is heard when it has come, or when it is taken up. */
function pieceCues(changes: readonly Change[], pace: number): Cue[] {
  const heard = timetable(changes).items.flatMap(({ change, start, time }): Cue[] => {
    const wood = woodOf(change)
    if (!wood) return []
    const comes = change.what === 'move' || change.what === 'place'
    return [{ sound: wood, at: pace * (comes ? start + time : start) }]
  })
  return spread(heard.sort((a, b) => a.at - b.at)).slice(0, mostPieces)
}

/** One after the other, where they would be heard at once. */
function spread(cues: readonly Cue[]): Cue[] {
  let free = 0
  return cues.map(({ sound, at }) => {
    const next = Math.max(at, free)
    free = next + apart
    return { sound, at: next }
  })
}

function woodOf(change: Change): Wood | undefined {
  switch (change.what) {
    case 'move':
      return woodOfKind(change.to.kind)
    case 'place':
    case 'remove':
      return woodOfKind(change.at.kind)
    case 'tribe':
      return (change.after ?? change.before)?.startsWith('citadel') ? 'citadel' : 'ally'
    case 'turn':
    case 'marker':
    case 'control':
      return undefined
  }
}

function woodOfKind(kind: PieceKind): Wood {
  switch (kind) {
    case 'leader':
      return 'leader'
    case 'legions':
      return 'legion'
    case 'forts':
    case 'settlements':
      return 'fort'
    case 'hidden':
    case 'revealed':
    case 'scouted':
      return 'troop'
  }
}
