import type { AllocateDecision, Bucket, ChooseDecision, Decision, Option, Secret } from '../kernel/decision'
import type { Aside, Flow } from '../kernel/flow'
import { ask, keepOpen } from '../kernel/flow'
import type { Text, TextParam, Thing } from '../kernel/text'
import { text } from '../kernel/text'
import { regionThing } from './names'
import type { Game } from './game'
import type { Faction, RegionId } from './ids'
import { vercingetorixAside } from './sequence/vercingetorix'

/** The fixed part of a question. The prompt is the text `ask.<topic>` with `params`, unless `prompt` names another. */
export interface Question {
  faction: Faction
  topic: string
  prompt?: string
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

/**
 * What may be done beside a question, each act found out as it is come to: most questions want to know of the first
 * ones, if at all.
 *
 * @param left where the question is about a Command's first Region: the asides then offer only what leaves it one (4.1)
 */
export type Asides = (left?: Left) => Iterable<Aside>
/** What a Command would have left if this were done, tried on a copy. */
export interface Left {
  /** Whether a Region. */
  any(act: (copy: Game) => void): boolean
  /** Which Regions. */
  regions(act: (copy: Game) => void): readonly RegionId[]
}
export const noAsides: Asides = () => []

/** The asides of one, then those of the other. */
export function inTurn(one: Asides, other: Asides): Asides {
  return function* (left) {
    yield* one(left)
    yield* other(left)
  }
}

/** Asides that are open at every question of the game, beside the rule's own (RUL-40). */
function allAsides(game: Game, q: Question, asides: Asides): Asides {
  return () => {
    const enter = vercingetorixAside(game).filter((a) => !q.topic.startsWith(`${a.id}.`))
    return enter.length ? [...asides(), ...enter] : asides()
  }
}

/** The question as a decision, written out and not spread: all of one shape, as everybody who answers reads them. */
function toChoose(q: Question, options: readonly Option[], min: number, max: number): ChooseDecision {
  const { faction, topic, rule, about, notes, secret } = q
  const show = secret && (true as const)
  return { kind: 'choose', faction, topic, prompt: promptOf(q), rule, about, notes, secret, show, min, max, options }
}
function toAllocate(
  q: Question,
  buckets: readonly Bucket[],
  min: number,
  max: number,
  except: AllocateDecision['except'],
): AllocateDecision {
  const { faction, topic, rule, about, notes, secret } = q
  const show = secret && (true as const)
  const prompt = promptOf(q)
  return { kind: 'allocate', faction, topic, prompt, rule, about, notes, secret, show, min, max, buckets, except }
}
function promptOf({ topic, prompt = `ask.${topic}`, params }: Question): Text {
  return text(prompt, params)
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
  const picked = yield* pick(game, q, choices, 1, one, asides)
  return picked[0]
}

const one = (): number => 1

/** Asks for one of the choices or none ("enough" is an answer with none). */
export function* pickOneOrNone<T>(
  game: Game,
  q: Question,
  choices: () => readonly Choice<T>[],
  asides: Asides = noAsides,
): Flow<T | undefined> {
  const picked = yield* pick(game, q, choices, 0, one, asides)
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
function asOption(choice: Choice<unknown>): Option {
  if (choice.findDetail || choice.findOn) return new LazyOption(choice)
  const { id, label, detail, on, refused } = choice
  return { id, label, detail, on, refused }
}

/** An option whose detail and places are found when they are first read. */
class LazyOption implements Option {
  readonly id: string
  readonly label: Text
  readonly refused: Text | undefined
  readonly #choice: Choice<unknown>
  #seen: Pick<Option, 'detail' | 'on'> | undefined

  constructor(choice: Choice<unknown>) {
    this.#choice = choice
    this.id = choice.id
    this.label = choice.label
    this.refused = choice.refused
  }

  get detail(): Text | undefined {
    return this.whole().detail
  }
  get on(): readonly Thing[] | undefined {
    return this.whole().on
  }

  private whole(): Pick<Option, 'detail' | 'on'> {
    const { findDetail, findOn, detail, on } = this.#choice
    return (this.#seen ??= { detail: findDetail?.() ?? detail, on: findOn?.() ?? on })
  }
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
  let options: Option[] = []
  const beside = allAsides(game, q, asides)
  const make = (): Decision | undefined => {
    offered = choices()
    options = []
    let open = 0
    for (const choice of offered) {
      const option = asOption(choice)
      options.push(option)
      if (!option.refused) open++
    }
    // Options that are all refused are shown where an act beside may open one.
    if (open === 0 && !(offered.length > 0 && keepOpen(beside()))) return undefined
    return toChoose(q, options, Math.min(min, open), Math.min(max(), open))
  }
  const answer = yield* ask(game, make, beside)
  if (!answer || !('choose' in answer)) return []
  const picked: T[] = []
  for (const id of answer.choose) {
    const choice = offered[options.findIndex((option) => option.id === id)]
    if (choice) picked.push(choice.value)
  }
  return picked
}

/**
 * Asks to spread `min` to `max` over the buckets, `except` totals that are not legal. Returns an amount for every bucket
 * id; all 0 if nothing could be asked.
 */
export function* allocate(
  game: Game,
  q: Question,
  buckets: () => readonly Bucket[],
  min: () => number,
  max: () => number,
  asides: Asides = noAsides,
  except?: () => AllocateDecision['except'],
): Flow<Record<string, number>> {
  let offered: readonly Bucket[] = []
  const make = (): Decision | undefined => {
    offered = buckets()
    let room = 0
    for (const { max } of offered) room += max
    const most = Math.min(max(), room)
    if (most <= 0) return undefined
    return toAllocate(q, offered, Math.min(min(), most), most, except?.())
  }
  const answer = yield* ask(game, make, allAsides(game, q, asides))
  const given = answer && 'allocate' in answer ? answer.allocate : {}
  const amounts: Record<string, number> = {}
  for (const { id } of offered) amounts[id] = given[id] ?? 0
  return amounts
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

/** The Region by its name: the same in every question, as it is asked about more often than anything. */
function named(region: RegionId): Pick<Option, 'label' | 'on'> {
  const known = names.get(region)
  if (known) return known
  const name = regionThing(region)
  const found = { label: text('name', { name }), on: [name] }
  names.set(region, found)
  return found
}
const names = new Map<RegionId, Pick<Option, 'label' | 'on'>>()

/** A Region as a choice. */
export function regionChoice(
  region: RegionId,
  extra: { detail?: Text | undefined; refused?: Text | undefined } = {},
): Choice<RegionId> {
  const { label, on } = named(region)
  const { detail, refused } = extra
  return { id: region, value: region, label, detail, on, refused }
}
