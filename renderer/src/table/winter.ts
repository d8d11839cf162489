import { winterPhases, type WinterPhase } from '@gallia/shared/falling-sky/state'
import type { LogLine, TimelineEntry } from '@gallia/shared/protocol'

export interface PhaseLog {
  phase: WinterPhase
  rule: string
  /** Numbers of its lines in the log. */
  lines: number[]
  state: 'done' | 'now' | 'todo'
}

export interface WinterLog {
  /** Index in the timeline. */
  entry: number
  /** Which Winter of the game it is, from 1. */
  ordinal: number
  phases: PhaseLog[]
  over: boolean
}

/** The index of the phase that a line says has begun. */
function phaseBegunBy(line: LogLine | undefined): number | undefined {
  const named = line?.kind === 'phase' ? line.text.params?.['phase'] : undefined
  if (typeof named !== 'object' || !('key' in named)) return undefined
  const index = winterPhases.findIndex((phase) => named.key === `phase.${phase}`)
  return index < 0 ? undefined : index
}

/**
 * The lines of the last Winter Round by phase (6.1 to 6.6), from the line that begins a phase to the next such line.
 *
 * @param running the phase being played, 'none' outside a Winter Round
 */
export function lastWinter(
  timeline: readonly TimelineEntry[],
  log: readonly LogLine[],
  running: WinterPhase | 'none',
): WinterLog | undefined {
  const entry = timeline.findLastIndex((e) => e.card === 'winter')
  const began = timeline[entry]
  if (!began) return undefined
  const end = timeline[entry + 1]?.line ?? log.length
  const over = timeline[entry + 1] !== undefined || running === 'none'
  const byPhase = winterPhases.map((): number[] => [])
  let at = 0
  for (let line = began.line; line < end; line++) {
    const begins = phaseBegunBy(log[line])
    if (begins !== undefined) at = begins
    // The line that says that a phase begins is its heading.
    else byPhase[at]?.push(line)
  }
  const now = running === 'none' ? winterPhases.length : winterPhases.indexOf(running)
  return {
    entry,
    ordinal: timeline.slice(0, entry + 1).filter((e) => e.card === 'winter').length,
    over,
    phases: winterPhases.map((phase, i) => ({
      phase,
      rule: `6.${i + 1}`,
      lines: byPhase[i] ?? [],
      state: over || i < now ? 'done' : i === now ? 'now' : 'todo',
    })),
  }
}

/**
 * The phase that the Winter is read from: the one being played; of a Winter that is over the first that has not been
 * seen, or the first of all.
 *
 * @param seen so many lines of the log have been seen
 */
export function readFrom({ phases }: WinterLog, seen: number): PhaseLog | undefined {
  return (
    phases.find(({ state }) => state === 'now') ??
    phases.find(({ lines }) => lines.some((line) => line >= seen)) ??
    phases.find(({ lines }) => lines.length > 0)
  )
}
