import { shortHash } from './decision'
import type { Branch, Checkpoint, JournalEntry, Moment } from './lines'

/** A checkpoint as it is stored: its state follows from the start and the effects, `hash` proves it. */
export interface StoredCheckpoint extends Moment {
  hash: string
}

/** A game as it is stored: plain JSON. States between follow from `start` and `effects`. */
export interface SaveData<State, Effect, Setup> {
  format: 1
  setup: Setup
  seed: number
  at: number
  journal: JournalEntry<Effect>[]
  effects: Effect[]
  /** For each effect: answers given before it. */
  effectAt: number[]
  start: State
  checkpoints: StoredCheckpoint[]
  /** The whole state of the last checkpoint, in case a later version computes effects differently. */
  last: { index: number; state: State }
  /** Lines of play that were left. */
  branches: StoredBranch<Effect>[]
}

/** A branch as it is stored: it continues the journal and the effects of the game from `at` and `line` on. */
export interface StoredBranch<Effect> extends Moment {
  left?: number
  journal: readonly JournalEntry<Effect>[]
  effects: readonly Effect[]
  effectAt: readonly number[]
  checkpoints: StoredCheckpoint[]
}

/** What is needed of the rules to work out states. */
export interface StateRules<State, Effect> {
  /** The only function that changes a state. It must not keep or share parts of the effect. */
  change(state: State, effect: Effect): void
  /** A copy that later changes of the state leave as it is, and the other way round. */
  copy(state: State): State
  /** A state from a save of an earlier version with what this one has added; undefined: states have not changed. */
  complete?(state: State): State
}

/**
 * Whether a value is formed as a stored game: a file may hold anything. What its states and effects say is for the rules
 * to judge.
 */
export function isSaveData(value: unknown): value is SaveData<unknown, object, unknown> {
  return (
    isLine(value) &&
    value.format === 1 &&
    isRecord(value.setup) &&
    typeof value.seed === 'number' &&
    isCount(value.at) &&
    value.at <= value.journal.length &&
    isRecord(value.start) &&
    isRecord(value.last) &&
    isRecord(value.last.state) &&
    isListOf(value.branches, (branch) => isLine(branch) && isCount(branch.at) && isCount(branch.line))
  )
}

type Raw = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function isListOf(value: unknown, fits: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(fits)
}

function isLine(value: unknown): value is Raw & { journal: readonly unknown[] } {
  return (
    isRecord(value) &&
    isListOf(value.journal, isEntry) &&
    isListOf(value.effects, isRecord) &&
    isListOf(value.effectAt, isCount) &&
    value.effectAt.length === value.effects.length &&
    value.effectAt.every((answers, i, all) => i === 0 || Number(all[i - 1]) <= Number(answers)) &&
    isListOf(value.checkpoints, (c) => isRecord(c) && isCount(c.at) && isCount(c.line) && typeof c.hash === 'string')
  )
}

function isEntry(entry: unknown): boolean {
  if (!isRecord(entry)) return false
  return 'adjust' in entry
    ? isListOf(entry.adjust, isRecord)
    : typeof entry.question === 'string' && isRecord(entry.answer)
}

export function storedCheckpoints<State extends object>(checkpoints: readonly Checkpoint<State>[]): StoredCheckpoint[] {
  const hashOf = hasher()
  return checkpoints.map((c) => ({ at: c.at, line: c.line, hash: (c.hash ??= hashOf(c.state)) }))
}

export function storedBranch<State extends object, Effect>(branch: Branch<State, Effect>): StoredBranch<Effect> {
  return { ...branch, checkpoints: storedCheckpoints(branch.checkpoints) }
}

/**
 * The hash of a state's JSON, for states that come one after the other: they share most of their parts, and of their parts'
 * parts, as `StateRules.copy` does, and what they share is written out once.
 */
function hasher(): (state: object) => string {
  const written = new Map<object, string>()
  const write = (value: unknown, depth: number): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const known = written.get(value)
    if (known !== undefined) return known
    const json = depth === 0 || Array.isArray(value) ? JSON.stringify(value) : fields(value, depth)
    written.set(value, json)
    return json
  }
  const fields = (value: object, depth: number): string => {
    const named = Object.entries(value).filter(([, field]) => field !== undefined)
    return `{${named.map(([name, field]) => `${JSON.stringify(name)}:${write(field, depth - 1)}`).join(',')}}`
  }
  return (state) => shortHash(fields(state, 2))
}

/** The states of the checkpoints, from the start and the effects; checkpoints whose hash no longer fits are left out. */
export function rebuiltCheckpoints<State extends object, Effect, Setup>(
  rules: StateRules<State, Effect>,
  save: SaveData<State, Effect, Setup>,
): Checkpoint<State>[] {
  const checkpoints = rebuilt(rules, save.start, 0, save.effects, save.checkpoints)
  const { index, state: last } = save.last
  const stored = save.checkpoints[index]
  if (stored && checkpoints.length <= index)
    checkpoints.push({ at: stored.at, line: stored.line, state: completed(rules, last) })
  return checkpoints
}

/**
 * A branch of a save with the states of its checkpoints.
 *
 * @param state as it was where the branch parts
 */
export function rebuiltBranch<State extends object, Effect>(
  rules: StateRules<State, Effect>,
  stored: StoredBranch<Effect>,
  state: State,
): Branch<State, Effect> {
  return { ...stored, checkpoints: rebuilt(rules, state, stored.line, stored.effects, stored.checkpoints) }
}

function rebuilt<State extends object, Effect>(
  rules: StateRules<State, Effect>,
  from: State,
  fromLine: number,
  effects: readonly Effect[],
  stored: readonly StoredCheckpoint[],
): Checkpoint<State>[] {
  const state = rules.copy(from)
  const hashOf = hasher()
  const checkpoints: Checkpoint<State>[] = []
  let line = fromLine
  try {
    for (const { at, line: until, hash } of stored) {
      for (; line < until; line++) {
        const effect = effects[line - fromLine]
        if (effect !== undefined) rules.change(state, effect)
      }
      if (hashOf(state) !== hash) break
      checkpoints.push({ at, line: until, state: completed(rules, state) })
    }
  } catch {
    // an effect that this version can't apply: what was rebuilt so far stands
  }
  return checkpoints
}

function completed<State, Effect>(rules: StateRules<State, Effect>, old: State): State {
  return rules.copy(rules.complete?.(old) ?? old)
}
