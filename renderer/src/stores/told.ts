import type { Decision } from '@gallia/shared/kernel/decision'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { LogLine, TimelineEntry } from '@gallia/shared/protocol'

/** What the host has told, with the log put together from its parts. */
export interface Told {
  board: BoardView
  decision: Decision | null
  log: readonly LogLine[]
  timeline: readonly TimelineEntry[]
}

/** The timeline as it was after so many lines of the log. */
export function timelineOf({ timeline, log }: Told, lines: number): readonly TimelineEntry[] {
  if (lines === log.length) return timeline
  const begun = timeline.filter((entry) => entry.line < lines)
  const last = begun.at(-1)
  if (!last) return begun
  const deeds = log.slice(last.line, lines).filter((line) => line.kind === 'acted').length
  return [...begun.slice(0, -1), { ...last, acted: last.acted.slice(0, deeds) }]
}
