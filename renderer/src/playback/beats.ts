import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { LogLine } from '@gallia/shared/protocol'
import type { Pace } from '@gallia/shared/settings'
import { turnAt, turnsOf } from './turns'

/** Milliseconds that a beat stays; undefined: until somebody goes on. */
export const beatTime: Readonly<Record<Exclude<Pace, 'once'>, number | undefined>> = {
  step: undefined,
  slow: 1400,
  normal: 700,
  fast: 150,
}

/** Lines that only say what the next ones are about: they are shown together with what happens. */
const introductions = new Set(['select', 'command', 'ability', 'roll', 'eligibility', 'phase', 'winter'])
/** Lines after which the board is as it was. */
const onlyTold = new Set(['select', 'command', 'ability', 'event', 'note', 'bot-path', 'roll'])

/**
 * Where the next beat ends: a beat is one deed with the lines that lead to it.
 *
 * @param from lines that have been shown
 * @returns lines to show
 */
export function beatEnd(log: readonly LogLine[], from: number): number {
  for (let i = from; i < log.length; i++) {
    const [line, next] = [log[i], log[i + 1]]
    const turnsOn = line?.kind === 'flip' && next?.kind === 'flip'
    if (line && happens(line) && !turnsOn) return i + 1
  }
  return log.length
}

function happens({ kind, text }: LogLine): boolean {
  if (introductions.has(kind)) return false
  if (kind === 'note') return text.key.startsWith('log.battle')
  if (kind !== 'resources') return true
  const why = text.params?.['why']
  return !(typeof why === 'object' && 'key' in why && why.key === 'why.cost')
}

/** How many times as long as another a beat stays: a way through the flowchart has to be read, a die looked at. */
export function beatWeight(beat: readonly LogLine[]): number {
  return beat.some((line) => line.path ?? line.die) ? 2 : 1
}

/** Whether the board may be another after these lines. */
export function changesBoard(beat: readonly LogLine[]): boolean {
  return beat.some((line) => !onlyTold.has(line.kind))
}

/** Where the beats of a part of the log end. */
export function beatsIn(log: readonly LogLine[], first: number, end: number): number[] {
  const ends: number[] = []
  for (let at = first; at < end;) {
    at = Math.min(end, beatEnd(log, at))
    ends.push(at)
  }
  return ends
}

/** Where the beat begins that ends the lines shown. */
export function lastBeat(log: readonly LogLine[], shown: number): number {
  const turn = turnAt(turnsOf(log), shown - 1)
  return (turn && beatsIn(log, turn.first, shown).at(-2)) ?? turn?.first ?? 0
}

/**
 * The first line from `from` on that nobody at the table has brought about: from there on the log is played beat by
 * beat. Bots' turns and what they choose in others', the Germans' phase, and at a table with bots each new card.
 */
export function firstToWatch(log: readonly LogLine[], from: number, seats: BoardView['seats']): number | undefined {
  const bot = (faction: Faction | null | undefined): boolean => !!faction && seats[faction].kind === 'bot'
  const withBots = Object.values(seats).some((seat) => seat.kind === 'bot')
  for (const turn of turnsOf(log)) {
    for (let i = Math.max(from, turn.first); i < turn.end; i++) {
      const line = log[i]
      if (!line) continue
      const byBot = bot(turn.owner) || line.path || (turn.winter && bot(line.faction))
      if (byBot || beginsGermans(line) || (withBots && line.kind === 'card')) return i
    }
  }
  return undefined
}

/** The line with which the Germans' phase begins (6.2). */
function beginsGermans({ kind, text }: LogLine): boolean {
  const phase = text.params?.['phase']
  return kind === 'phase' && typeof phase === 'object' && 'key' in phase && phase.key === 'phase.germans'
}
