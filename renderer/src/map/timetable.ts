import type { Change } from './changes'

/** When each change is shown, in milliseconds at normal speed: pieces move, then they turn, appear and leave, then Control. */
export interface Timed {
  change: Change
  start: number
  time: number
}

const times = { move: 420, turn: 260, place: 220, remove: 220, fall: 700, tribe: 260, marker: 220, control: 700 }
const stagger = 30
/** The eye rests so long between what has moved and what comes of it. */
const pause = 60
/** More than so many pieces at once say nothing: a jump to another moment is shown as a whole. */
export const mostShown = 40

export function timetable(changes: readonly Change[]): { items: readonly Timed[]; total: number } {
  const pieces = changes.filter((c) => c.what !== 'control')
  const shown = pieces.length > mostShown ? [] : pieces
  const moved = shown.some((c) => c.what === 'move')
  const then = moved ? times.move + pause : 0
  let others = 0
  const items = shown.map((change): Timed => {
    if (change.what === 'move') return { change, start: 0, time: times.move }
    return { change, start: then + Math.min(others++, 9) * stagger, time: timeOf(change) }
  })
  const last = (all: readonly Timed[]) => Math.max(0, ...all.map((i) => i.start + i.time))
  const control = changes
    .filter((c) => c.what === 'control')
    .map((change) => ({ change, start: then, time: times.control }))
  const all = [...items, ...control]
  return { items: all, total: last(all) }
}

function timeOf(change: Exclude<Change, { what: 'move' }>): number {
  // A Legion falls; other pieces go back to their owner.
  if (change.what === 'remove' && change.at.kind === 'legions') return times.fall
  return times[change.what]
}
