import type { Text, Thing } from './text'

/** What a person may be asked: pick options, or spread a number over buckets. */
export type Decision = ChooseDecision | AllocateDecision

interface Asked {
  /** Who is asked: a Faction of the game. */
  faction: string
  /** What is asked, as a stable id such as `march.destination`: screens, bots and the random player go by it. */
  topic: string
  prompt: Text
  /** The paragraph of the rules that asks. */
  rule: string
  /** What the question is about, to be shown on the board. */
  about?: readonly Thing[]
  /** What the person should know before answering, one sentence each. */
  notes?: readonly Text[]
  min: number
  max: number
  /** Shown to the asked Faction alone and to nobody else: no log, no view of the board holds it. */
  secret?: Secret
  /** It is asked even if only one answer is legal, because there is something to be seen. */
  show?: true
  /** Acts that are allowed while this question is open: found out when they are first read, while it is open. */
  readonly asides?: readonly AsideOption[] | undefined
}

/** What only the asked person may see: things of the game such as cards that lie face down. */
export interface Secret {
  cards: readonly Thing[]
}

/** Pick `min` to `max` of the options. "Enough" is answering with fewer, not an option. */
export interface ChooseDecision extends Asked {
  kind: 'choose'
  options: readonly Option[]
}

/** Spread `min` to `max` in all over the buckets. */
export interface AllocateDecision extends Asked {
  kind: 'allocate'
  buckets: readonly Bucket[]
  /** Totals from `min` to `max` that are not legal all the same, and why. */
  except?: { totals: readonly number[]; refused: Text } | undefined
}

export interface Option {
  id: string
  label: Text
  /** The consequence in one line: a cost, a Control, a number of pieces. */
  detail?: Text
  /** What to light up. */
  on?: readonly Thing[]
  /** Shown with this reason, can't be chosen. */
  refused?: Text
}

export interface Bucket {
  id: string
  label: Text
  detail?: Text
  on?: readonly Thing[]
  max: number
  /** What the screen fills in at first. */
  suggested?: number
  /** Nothing goes in here unless something goes in that bucket too; `refused` says why. */
  needs?: { bucket: string; refused: Text }
}

/** An act open to `faction` beside the question. */
export interface AsideOption {
  id: string
  faction: string
  label: Text
  rule: string
}

export type Answer = { choose: readonly string[] } | { allocate: Readonly<Record<string, number>> } | { aside: string }

/** Thrown when an answer is not legal; nothing has changed. `reason` can be shown to the person. */
export class IllegalAnswer extends Error {
  constructor(readonly reason: Text) {
    super(`${reason.key} ${JSON.stringify(reason.params ?? {})}`)
    this.name = 'IllegalAnswer'
  }
}

/** Why an answer is not legal, or undefined if it is. Flows never see an illegal answer. */
export function illegal(decision: Decision, answer: Answer): Text | undefined {
  if ('aside' in answer) {
    const open = decision.asides?.some((a) => a.id === answer.aside)
    return open ? undefined : { key: 'illegal.unknown-aside', params: { id: answer.aside } }
  }
  if (decision.kind === 'choose') {
    if (!('choose' in answer)) return { key: 'illegal.choose-expected' }
    return illegalChoice(decision, answer.choose)
  }
  if (!('allocate' in answer)) return { key: 'illegal.allocate-expected' }
  return illegalAllocation(decision, answer.allocate)
}

function illegalChoice(decision: ChooseDecision, chosen: readonly string[]): Text | undefined {
  for (const id of chosen) {
    const option = decision.options.find((o) => o.id === id)
    if (!option) return { key: 'illegal.unknown-option', params: { id } }
    if (option.refused) return option.refused
  }
  if (chosen.length > 1 && new Set(chosen).size !== chosen.length) return { key: 'illegal.chosen-twice' }
  return outside(decision, chosen.length, 'illegal.choose-count')
}

function illegalAllocation(decision: AllocateDecision, amounts: Readonly<Record<string, number>>): Text | undefined {
  let total = 0
  for (const [id, n] of Object.entries(amounts)) {
    const bucket = decision.buckets.find((b) => b.id === id)
    if (!bucket) return { key: 'illegal.unknown-bucket', params: { id } }
    if (!Number.isInteger(n) || n < 0 || n > bucket.max) {
      return { key: 'illegal.bucket-range', params: { id, max: bucket.max } }
    }
    if (n > 0 && bucket.needs && !amounts[bucket.needs.bucket]) return bucket.needs.refused
    total += n
  }
  if (decision.except?.totals.includes(total)) return decision.except.refused
  return outside(decision, total, 'illegal.allocate-total')
}

function outside(decision: Decision, n: number, key: string): Text | undefined {
  if (n >= decision.min && n <= decision.max) return undefined
  return { key, params: { min: decision.min, max: decision.max } }
}

/**
 * The one answer that a decision allows, or undefined where there is a choice: such an answer is made and logged,
 * not asked. A decision that allows an aside is still forced if only one answer ends it.
 */
export function forcedAnswer(decision: Decision): Answer | undefined {
  if (decision.show) return undefined
  if (decision.kind === 'choose') {
    const open = decision.options.filter((o) => !o.refused)
    if (open.length === decision.min || decision.max === 0)
      return { choose: open.slice(0, decision.min).map((o) => o.id) }
    return undefined
  }
  const room = decision.buckets.reduce((sum, b) => sum + b.max, 0)
  const open = decision.buckets.filter((b) => b.max > 0)
  if (room === decision.min) return { allocate: Object.fromEntries(open.map((b) => [b.id, b.max])) }
  const only = open[0]
  if (decision.min === decision.max && open.length === 1 && only) return { allocate: { [only.id]: decision.min } }
  return decision.max === 0 ? { allocate: {} } : undefined
}

/** Amounts for the buckets, filled in their order up to `n` in all. */
export function filled(buckets: readonly Bucket[], n: number): Record<string, number> {
  let left = n
  const amounts: Record<string, number> = {}
  for (const { id, max } of buckets) {
    const taken = Math.min(left, max)
    amounts[id] = taken
    left -= taken
  }
  return amounts
}

/** The question in short, as the journal keeps it: replay compares it with what is asked again. */
export function signature(decision: Decision): string {
  const { faction, topic, min, max } = decision
  return `${faction}|${topic}|${min}-${max}|${base36(answersHash(decision) >>> 0)}`
}

/** The hash of what can be answered, as of one text: the ids with a comma between. */
function answersHash(decision: Decision): number {
  let h = hashBasis
  let before = ''
  if (decision.kind === 'choose')
    for (const { id, refused } of decision.options) {
      h = hashed(hashed(h, refused ? `${before}!` : before), id)
      before = ','
    }
  else
    for (const { id, max } of decision.buckets) {
      h = hashed(hashed(h, before), `${id}:${max}`)
      before = ','
    }
  return h
}

/** A 32-bit FNV-1a hash as base 36. */
export function shortHash(s: string): string {
  return base36(hashed(hashBasis, s) >>> 0)
}

/** The hash of a text that goes on with `s`. */
function hashed(h: number, s: string): number {
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 0x01000193)
  return h
}
const hashBasis = 0x811c9dc5

/** As `toString(36)`, which takes as long as a whole question where a number fills 32 bits. */
function base36(n: number): string {
  const rest = digits[n % 36] ?? ''
  return n < 36 ? rest : base36(Math.floor(n / 36)) + rest
}
const digits = '0123456789abcdefghijklmnopqrstuvwxyz'
