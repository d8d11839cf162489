import type { Answer, Decision } from '../../../kernel/decision'
import { filled, forcedAnswer, illegal, IllegalAnswer } from '../../../kernel/decision'
import type { Aside, Flow } from '../../../kernel/flow'
import type { Text } from '../../../kernel/text'
import { copyWithOwnDice } from '../../clone'
import { change } from '../../effects'
import type { Effect } from '../../effects'
import type { Game } from '../../game'
import { gameOf } from '../../game'
import { noAsides } from '../../questions'
import { removalAside } from '../../sequence/asides'
import type { Play } from '../event'
import { cardRule } from '../event'
import { eventCard } from '../registry'

/** Kinds of effects that tell or roll but change nothing on the board. */
const telling = new Set<Effect['kind']>([
  'note',
  'roll',
  'select',
  'command',
  'ability',
  'event',
  'enlist',
  'diviciacus',
  'acted',
])

/** How many ways to answer a text's questions are tried, and how many questions of one way. */
const tries = { ways: 150, questions: 100 }

/** A text of a card and who would execute it. */
export type TriedText = Pick<Play, 'faction' | 'card' | 'side'>

/**
 * Whether the text would change anything on the board now: looked for among the ways to answer its questions, willing
 * ones first, each tried on a copy where every die falls low, as that is what removes pieces.
 *
 * @param removesFirst the executor may remove own pieces where the text asks it to (1.4.1); that is no change by the text
 */
export function wouldChange(game: Game, tried: TriedText, removesFirst = false): boolean {
  let way: readonly number[] | undefined = []
  for (let n = 0; way && n < tries.ways; n++) {
    const { changes, answers } = tryOut(game, tried, way, removesFirst)
    if (changes) return true
    way = nextWay(way, answers)
  }
  return false
}

/**
 * Plays the text on a copy until it changes something.
 *
 * @param way which of the answers is given to each question; the first where it says nothing
 * @returns how many answers each question had
 */
function tryOut(
  game: Game,
  { faction, card, side }: TriedText,
  way: readonly number[],
  removesFirst: boolean,
): { changes: boolean; answers: number[] } {
  const state = copyWithOwnDice(game.state)
  const answers: number[] = []
  let changes = false
  let removing = false
  const apply = (effect: Effect): void => {
    change(state, effect)
    changes ||= !removing && !telling.has(effect.kind)
  }
  const copy = gameOf({ state, apply, ruleset: game.ruleset, trial: { die: () => 1 } })
  const asides = (): Aside[] => removalAside(copy, faction).map((a) => ({ ...a, run: () => whileRemoving(a.run()) }))
  function* whileRemoving(removal: Flow<unknown>): Flow {
    removing = true
    yield* removal
    removing = false
  }
  const play: Play = { card, side, faction, rule: cardRule(card), asides: removesFirst ? asides : noAsides }
  const trial = eventCard(card)[side]?.(copy, play)
  if (!trial) return { changes, answers }
  try {
    for (let next = trial.next(); !next.done && !changes && answers.length < tries.questions;) {
      const possible = answersTo(next.value)
      const answer = possible[way[answers.length] ?? 0]
      if (!answer) break
      answers.push(possible.length)
      next = trial.next(answer)
    }
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error // that way is closed
  }
  return { changes, answers }
}

/** The way that differs in the last question that has an answer left; undefined when all have been tried. */
function nextWay(way: readonly number[], answers: readonly number[]): number[] | undefined {
  for (let i = answers.length - 1; i >= 0; i--) {
    const given = way[i] ?? 0
    if (given + 1 < (answers[i] ?? 0)) return [...answers.slice(0, i).map((_, at) => way[at] ?? 0), given + 1]
  }
  return undefined
}

/** Answers to a question that differ: as much as allowed of each option or bucket first, and the least in the end. */
function answersTo(decision: Decision): Answer[] {
  if (decision.kind === 'allocate') {
    const most = decision.buckets.map((_, i) => ({ allocate: filled(rotated(decision.buckets, i), decision.max) }))
    const least = decision.min < decision.max ? [{ allocate: filled(decision.buckets, decision.min) }] : []
    return [...most, ...least].filter((answer) => !illegal(decision, answer)) // one bucket may need another
  }
  const open = decision.options.filter((o) => !o.refused).map((o) => o.id)
  const n = Math.min(Math.max(decision.min, 1), decision.max, open.length)
  const some = open.map((_, i) => ({ choose: rotated(open, i).slice(0, n) }))
  return [...some, ...(decision.min === 0 ? [{ choose: [] }] : [])]
}

function rotated<T>(items: readonly T[], by: number): T[] {
  return [...items.slice(by), ...items.slice(0, by)]
}

/** What a text begins with: effects that are certain, and what is asked then. */
export interface Beginning {
  effects: Effect[]
  asks?: Text
}

/**
 * How a text would begin now, as far as that is certain: up to its first question with a choice, or its first die. A
 * trial on a copy.
 */
export function previewBeginning(game: Game, { faction, card, side }: TriedText): Beginning {
  const flow = eventCard(card)[side]
  if (!flow) return { effects: [] }
  const state = copyWithOwnDice(game.state)
  const effects: Effect[] = []
  let rolled = false
  const apply = (effect: Effect): void => {
    change(state, effect)
    if (effect.kind === 'roll') rolled = true
    if (!rolled && !telling.has(effect.kind)) effects.push(effect)
  }
  const play: Play = { card, side, faction, rule: cardRule(card), asides: noAsides }
  const trial = flow(gameOf({ state, apply, ruleset: game.ruleset }), play)
  for (let next = trial.next(); !next.done && !rolled;) {
    const forced = forcedAnswer(next.value)
    if (!forced) return { effects, asks: next.value.prompt }
    next = trial.next(forced)
  }
  return { effects }
}
