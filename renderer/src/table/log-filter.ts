import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { LogLine } from '@gallia/shared/protocol'

/** What a line of the log is about, as players look for it. */
export const logKinds = ['actions', 'pieces', 'resources', 'dice', 'cards', 'scores'] as const
export type LogKind = (typeof logKinds)[number]

/** The kinds of effects that belong together; scores are told of lines of all kinds. */
const effects: Readonly<Record<Exclude<LogKind, 'scores' | 'pieces'>, readonly string[]>> = {
  actions: ['acted', 'command', 'ability', 'event', 'select', 'bot-path', 'adjust'],
  resources: ['resources', 'transfer'],
  dice: ['roll'],
  cards: ['card', 'swap-winter', 'winter', 'phase', 'eligibility', 'capability', 'capability-lost', 'lasting', 'senate', 'result'], // prettier-ignore
}
const told = new Set([...Object.values(effects).flat(), 'note'])

export interface LogFilter {
  faction: Faction | undefined
  kind: LogKind | undefined
  /** Typed by the person: every word has to be in the line. */
  typed: string
}

export const noFilter: LogFilter = { faction: undefined, kind: undefined, typed: '' }

export function isFiltered({ faction, kind, typed }: LogFilter): boolean {
  return faction !== undefined || kind !== undefined || typed.trim() !== ''
}

/**
 * Whether a line is to be shown.
 *
 * @param words the line as it is read, in the reader's language
 */
export function passes(line: LogLine, { faction, kind, typed }: LogFilter, words: () => string): boolean {
  if (faction && line.faction !== faction) return false
  if (kind && !isOfKind(line, kind)) return false
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (!wanted.length) return true
  const text = words().toLowerCase()
  return wanted.every((word) => text.includes(word))
}

function isOfKind(line: LogLine, kind: LogKind): boolean {
  switch (kind) {
    case 'scores':
      return (line.scores?.length ?? 0) > 0
    case 'pieces':
      return !told.has(line.kind)
    default:
      return effects[kind].includes(line.kind)
  }
}
