import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { LogLine } from '@gallia/shared/protocol'

/** A stretch of the log that belongs together: what one Faction did with a card, or one phase of a Winter. */
export interface Turn {
  /** Its first line, and the line after its last. */
  first: number
  end: number
  /** Whose turn it is; undefined in Winter, where several Factions act, and between turns. */
  owner: Faction | undefined
  winter: boolean
}

/** Lines with which something new begins; those of the first kind stand alone. */
const alone = new Set(['card', 'swap-winter', 'result'])
const openings = new Set([...alone, 'winter', 'phase'])
/** The first of these in a turn that is not over yet says whose it is. */
const beginnings = new Set(['bot-path', 'command', 'ability', 'event'])

/** The log cut into turns, in order; together they hold every line. */
export function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: Turn[] = []
  let first = 0
  const close = (end: number): void => {
    if (end > first) turns.push(turn(log, first, end))
    first = end
  }
  log.forEach((line, i) => {
    if (openings.has(line.kind)) close(i)
    if (line.kind === 'acted' || alone.has(line.kind)) close(i + 1)
  })
  close(log.length)
  return turns
}

function turn(log: readonly LogLine[], first: number, end: number): Turn {
  const opened = log[first]?.kind
  const winter = opened === 'phase' || opened === 'winter'
  const last = log[end - 1]
  const lines = log.slice(first, end)
  const owner = last?.kind === 'acted' ? last.faction : lines.find((line) => beginnings.has(line.kind))?.faction
  return { first, end, owner: winter ? undefined : (owner ?? undefined), winter }
}

/** The turn that a line of the log belongs to. */
export function turnAt(turns: readonly Turn[], line: number): Turn | undefined {
  return turns.find(({ first, end }) => first <= line && line < end)
}

/** The bot whose way through its flowchart explains a line; undefined where no bot has chosen. */
export function chooserOf(log: readonly LogLine[], turn: Turn, index: number): Faction | undefined {
  const line = log[index]
  if (line?.path) return line.faction ?? undefined
  const candidate = turn.winter ? line?.faction : turn.owner
  const told = log.slice(turn.first, turn.end).some((l) => l.path && l.faction === candidate)
  return told ? (candidate ?? undefined) : undefined
}
