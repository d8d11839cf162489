import { computed } from 'vue'
import { factions, type Faction } from '@gallia/shared/falling-sky/ids'
import { text, type Text, type TextParam, type Thing } from '@gallia/shared/kernel/text'
import type { PathStep } from '@gallia/shared/falling-sky/bots/path'
import type { LogLine } from '@gallia/shared/protocol'
import { usePlayback } from '../stores/playback'
import { useTable } from '../stores/table'
import { beatsIn } from './beats'
import { chooserOf, turnAt, turnsOf, type Turn } from './turns'

/** What the panel says of the beat that is shown. */
export function useScene() {
  const table = useTable()
  const playback = usePlayback()

  const whole = computed(() => table.told?.log ?? [])
  const turns = computed(() => turnsOf(whole.value))
  const last = computed(() => table.log.length - 1)
  const turn = computed(() => turnAt(turns.value, last.value))
  /** Whose doing it is; undefined where it is nobody's, such as a new card. */
  const who = computed<Faction | undefined>(() => {
    const now = turn.value
    if (!now || now.owner) return now?.owner
    return table.log.at(-1)?.faction ?? undefined
  })
  const deeds = computed(() => (turn.value ? deedsIn(table.log, turn.value) : []))
  const heading = computed(() => turn.value && headingOf(whole.value[turn.value.first]))
  /** Where in the flowchart the bot is. */
  const box = computed<PathStep | undefined>(() => {
    const first = turn.value?.first ?? 0
    const told = table.log.slice(first).findLast((line) => line.path && line.faction === who.value)
    return decisive(told?.path)
  })
  const progress = computed(() => {
    const ends = turn.value ? beatsIn(whole.value, turn.value.first, turn.value.end) : []
    return { at: ends.filter((end) => end <= table.log.length).length, of: ends.length }
  })
  const lines = computed(() => playback.beat.filter((line) => line.kind !== 'select' && line.kind !== 'eligibility'))

  return { who, deeds, heading, box, progress, lines }
}

/** Commands, Special Abilities and Events of a turn so far, in order; not those that others execute in it (4.5.1). */
function deedsIn(log: readonly LogLine[], { first, end, owner }: Turn): Thing[] {
  const own = log.slice(first, end).filter(({ kind, faction }) => headings.has(kind) && faction === owner)
  const things = own.flatMap(({ kind, text: { params } }) => {
    const thing = kind === 'event' ? params?.['card'] : (params?.['command'] ?? params?.['ability'])
    return isThing(thing) ? [thing] : []
  })
  return things.filter((thing, i) => things.findIndex((t) => t.kind === thing.kind && t.id === thing.id) === i)
}

/** What a turn that is nobody's is: a new card, a phase of Winter, Winter itself. */
function headingOf(line: LogLine | undefined): Text | undefined {
  if (!line) return undefined
  const { params } = line.text
  const phase = params?.['phase']
  if (line.kind === 'phase' && typeof phase === 'object' && 'key' in phase) return phase
  const card = params?.['card']
  if (line.kind === 'card' && isThing(card)) return text('name', { name: card })
  return line.text
}

const isThing = (param: TextParam | undefined): param is Thing => typeof param === 'object' && 'kind' in param

/** A line of a bot's turn as the sheet of its path lists it. */
export type PathItem =
  { kind: 'step'; step: PathStep; line: number } | { kind: 'heading' | 'deed'; said: LogLine; line: number }

const headings = new Set(['command', 'ability', 'event'])
/** Lines that say no more than the deed they belong to. */
const left = new Set(['select', 'acted', 'eligibility', 'card', 'phase', 'winter', 'swap-winter', 'result'])

/** The bot whose path the sheet shows for a line, or for the last line before it that a bot has chosen. */
export function pathAt(log: readonly LogLine[], from: number): { chooser: Faction; turn: Turn } | undefined {
  const turns = turnsOf(log)
  for (let line = from; line >= 0; line--) {
    const turn = turnAt(turns, line)
    const chooser = turn && chooserOf(log, turn, line)
    if (turn && chooser) return { chooser, turn }
  }
  return undefined
}

/** The bots that have chosen something in a part of the log, each with the first line that tells of it. */
export function pathsBetween(
  log: readonly LogLine[],
  first: number,
  end: number,
): { faction: Faction; line: number }[] {
  const seen = new Set<Faction>()
  return log.slice(first, end).flatMap(({ path, faction }, i) => {
    if (!path || !faction || seen.has(faction)) return []
    seen.add(faction)
    return [{ faction, line: first + i }]
  })
}

/** Every box that the bot has passed in a turn and every deed, in order. */
export function pathItems(log: readonly LogLine[], { first, end, owner }: Turn, chooser: Faction): PathItem[] {
  return log.slice(first, end).flatMap((said, i): PathItem[] => {
    const line = first + i
    if (said.path) return said.faction === chooser ? said.path.map((step) => ({ kind: 'step', step, line })) : []
    const own = owner === chooser || said.faction === chooser
    if (!own || left.has(said.kind) || (said.kind === 'roll' && toldByPath(log, line))) return []
    return [{ kind: headings.has(said.kind) ? 'heading' : 'deed', said, line }]
  })
}

/** Dice of the flowchart stand with the box that rolled them. */
function toldByPath(log: readonly LogLine[], roll: number): boolean {
  const next = log.slice(roll + 1).find((line) => line.kind !== 'roll')
  return !!next?.path?.some((step) => step.dice?.length)
}

const leadingOn = new Set(['bot.does', 'bot.yes', 'bot.event.yes'])

/** The box that a path has led to: the last one that was entered, chosen in, or answered with yes. */
function decisive(path: readonly PathStep[] = []): PathStep | undefined {
  return path.findLast((step) => leadingOn.has(step.answer.key) || step.candidates) ?? path.at(-1)
}

/** What the log says of a path in one line: where it has led. */
export function pathInShort({ path, faction }: LogLine): Text {
  const step = decisive(path)
  const who: Thing = { kind: 'faction', id: factions.find((f) => f === faction) ?? '' }
  if (!step) return text('ui.bots.log.does', { faction: who, question: '' })
  const { question, answer } = step
  if (question.key === 'bot.choice') return text('ui.bots.log.choice', { faction: who, answer })
  if (answer.key === 'bot.does') return text('ui.bots.log.does', { faction: who, question })
  return text('ui.bots.log.answer', { faction: who, question, answer })
}
