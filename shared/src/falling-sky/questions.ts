import type { Bucket, Decision, Option, Secret } from '../kernel/decision'
import type { Aside, Flow } from '../kernel/flow'
import { ask } from '../kernel/flow'
import type { Text, TextParam, Thing } from '../kernel/text'
import { text } from '../kernel/text'
import { regionThing } from './names'
import type { Game } from './game'
import type { Faction, RegionId } from './ids'
import { vercingetorixAside } from './sequence/vercingetorix'

/** The fixed part of a question. The prompt is the text `ask.<topic>` with `params`. */
export interface Question {
  faction: Faction
  topic: string
  rule: string
  params?: Record<string, TextParam>
  about?: readonly Thing[]
  notes?: readonly Text[]
  /** What the asked person alone may see; the question is asked even if only one answer is legal. */
  secret?: Secret
}

/** A question about what happens in a Region, which is its parameter `region` beside any others. */
export function regionQuestion(
  faction: Faction,
  rule: string,
  topic: string,
  region: RegionId,
  params: Record<string, TextParam> = {},
): Question {
  const thing = regionThing(region)
  return { faction, topic, rule, params: { ...params, region: thing }, about: [thing] }
}

/** An option with what it stands for. */
export interface Choice<T> extends Option {
  value: T
  /** Find the detail, and what to light up, when they are first read, while the question is open: where that takes long. */
  findDetail?: () => Text | undefined
  findOn?: () => readonly Thing[]
}

export type Asides = () => readonly Aside[]
export const noAsides: Asides = () => []

/** Asides that are open at every question of the game, beside the rule's own (RUL-40). */
function allAsides(game: Game, q: Question, asides: Asides): Asides {
  return () => [...asides(), ...vercingetorixAside(game).filter((a) => !q.topic.startsWith(`${a.id}.`))]
}

/** The parts that both kinds of decision have. */
function commonParts({ faction, topic, rule, params, about, notes, secret }: Question, min: number, max: number) {
  const prompt = text(`ask.${topic}`, params)
  return { faction, topic, prompt, rule, about, notes, secret, show: secret && (true as const), min, max }
}

/**
 * Asks for exactly one of the choices, made afresh after every aside.
 *
 * @returns what the chosen one stands for; undefined if there was nothing to choose from
 */
export function* pickOne<T>(
  game: Game,
  q: Question,
  choices: () => readonly Choice<T>[],
  asides: Asides = noAsides,
): Flow<T | undefined> {
  const picked = yield* pick(game, q, choices, 1, () => 1, asides)
  return picked[0]
}

/** Asks for one of the choices or none ("enough" is an answer with none). */
export function* pickOneOrNone<T>(
  game: Game,
  q: Question,
  choices: () => readonly Choice<T>[],
  asides: Asides = noAsides,
): Flow<T | undefined> {
  const picked = yield* pick(game, q, choices, 0, () => 1, asides)
  return picked[0]
}

/** Asks for `min` to `max` of the choices; in the order of the answer. */
export function* pickSome<T>(
  game: Game,
  q: Question,
  choices: () => readonly Choice<T>[],
  min: number,
  max: () => number,
  asides: Asides = noAsides,
): Flow<T[]> {
  return yield* pick(game, q, choices, min, max, asides)
}

/** The choice as the asked person sees it, without what it stands for. */
function asOption({ id, label, detail, on, refused, findDetail, findOn }: Choice<unknown>): Option {
  if (!findDetail && !findOn) return { id, label, detail, on, refused }
  const seen = once(() => ({ detail: findDetail?.() ?? detail, on: findOn?.() ?? on }))
  return {
    id,
    label,
    get detail() {
      return seen().detail
    },
    get on() {
      return seen().on
    },
    refused,
  }
}

/** What is found at the first call, and is the same at every other. */
function once<T extends object>(find: () => T): () => T {
  let found: T | undefined
  return () => (found ??= find())
}

function* pick<T>(
  game: Game,
  q: Question,
  choices: () => readonly Choice<T>[],
  min: number,
  max: () => number,
  asides: Asides,
): Flow<T[]> {
  let offered: readonly Choice<T>[] = []
  const make = (): Decision | undefined => {
    offered = choices()
    let open = 0
    for (const choice of offered) if (!choice.refused) open++
    const beside = (): boolean => allAsides(game, q, asides)().some((a) => a.keepsOpen)
    if (open === 0 && !(offered.length > 0 && beside())) return undefined // options that are all refused are shown where an act beside may open one
    const options = offered.map(asOption)
    return { kind: 'choose', options, ...commonParts(q, Math.min(min, open), Math.min(max(), open)) }
  }
  const answer = yield* ask(game, make, allAsides(game, q, asides))
  if (!answer || !('choose' in answer)) return []
  const picked: T[] = []
  for (const id of answer.choose) for (const choice of offered) if (choice.id === id) picked.push(choice.value)
  return picked
}

/** Asks to spread `min` to `max` over the buckets. Returns an amount for every bucket id; all 0 if nothing could be asked. */
export function* allocate(
  game: Game,
  q: Question,
  buckets: () => readonly Bucket[],
  min: () => number,
  max: () => number,
  asides: Asides = noAsides,
): Flow<Record<string, number>> {
  let ids: string[] = []
  const make = (): Decision | undefined => {
    const offered = buckets()
    ids = offered.map((b) => b.id)
    const room = offered.reduce((sum, b) => sum + b.max, 0)
    const most = Math.min(max(), room)
    if (most <= 0) return undefined
    return { kind: 'allocate', buckets: offered, ...commonParts(q, Math.min(min(), most), most) }
  }
  const answer = yield* ask(game, make, allAsides(game, q, asides))
  const amounts = answer && 'allocate' in answer ? answer.allocate : {}
  return Object.fromEntries(ids.map((id) => [id, amounts[id] ?? 0]))
}

/** Asks a number between `min` and `max`, as an allocation with one bucket `n`. Forced if there is only one. */
export function* askNumber(
  game: Game,
  q: Question,
  label: Text,
  min: number,
  max: number,
  suggested = max,
): Flow<number> {
  if (max <= min) return Math.max(0, Math.min(min, max))
  const amounts = yield* allocate(
    game,
    q,
    () => [{ id: 'n', label, max, suggested }],
    () => min,
    () => max,
  )
  return amounts['n'] ?? min
}

/** Asks yes or no. */
export function* confirm(game: Game, q: Question, yes: Text, no: Text, asides: Asides = noAsides): Flow<boolean> {
  const choices: Choice<boolean>[] = [
    { id: 'yes', label: yes, value: true },
    { id: 'no', label: no, value: false },
  ]
  return (yield* pickOne(game, q, () => choices, asides)) ?? false
}

/** A Region as a choice. */
export function regionChoice(
  region: RegionId,
  extra: { detail?: Text | undefined; refused?: Text | undefined } = {},
): Choice<RegionId> {
  return {
    id: region,
    value: region,
    label: text('name', { name: regionThing(region) }),
    on: [regionThing(region)],
    ...(extra.detail && { detail: extra.detail }),
    ...(extra.refused && { refused: extra.refused }),
  }
}
