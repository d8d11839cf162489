import type { AllocateDecision, Answer, ChooseDecision, Decision } from '../kernel/decision'
import { IllegalAnswer } from '../kernel/decision'
import { nextRandom } from './dice'

/**
 * Plays anything that is asked by chance, from a generator of its own: it finds dead ends and broken invariants. It
 * prefers what brings the game forward, so that it sees more than the first screen; what is asked over and over within
 * a turn it ends, so that every game ends.
 */
export class RandomPlayer {
  private readonly asked = new Map<string, number>()
  private asides = 0
  private turn = ''

  constructor(private seed: number) {}

  /**
   * Legal answers by chance, one after the other: the next is for the case that a rule refuses the one before.
   *
   * @param turn names the turn; when it changes, the counts of what has been asked begin anew
   */
  *answers(decision: Decision, turn: string): Generator<Answer> {
    if (turn !== this.turn) {
      this.turn = turn
      this.asked.clear()
      this.asides = 0
    }
    const times = (this.asked.get(decision.topic) ?? 0) + 1
    this.asked.set(decision.topic, times)
    const aside = this.pickAside(decision)
    if (aside) yield { aside }
    // The last try is the least that can be answered: where all else is refused, that is the way out.
    for (let attempt = 0; attempt <= patience; attempt++) {
      const often = attempt < patience ? times : enough + 1
      if (decision.kind === 'choose') yield { choose: this.choose(decision, often) }
      else yield { allocate: this.allocate(decision, often) }
    }
  }

  private pickAside(decision: Decision): string | undefined {
    if (this.asides >= asidesPerTurn || !this.chance(asideChance)) return undefined
    const aside = this.pickFrom(decision.asides ?? [])
    if (aside) this.asides++
    return aside?.id
  }

  private choose(decision: ChooseDecision, times: number): string[] {
    const open = decision.options.filter((o) => !o.refused).map((o) => o.id)
    if (decision.topic === 'turn.action' && open.includes('pass')) {
      return [this.chance(passChance) || times > enough ? 'pass' : (this.pickFrom(open) ?? 'pass')]
    }
    return this.shuffled(open).slice(0, this.howMany(decision.min, Math.min(decision.max, open.length), times))
  }

  private allocate(decision: AllocateDecision, times: number): Record<string, number> {
    const room = decision.buckets.reduce((sum, b) => sum + b.max, 0)
    const wanted = this.howMany(decision.min, Math.min(decision.max, room), times)
    const amounts: Record<string, number> = {}
    const left = new Map(decision.buckets.map((b) => [b.id, b.max]))
    for (let i = 0; i < wanted; i++) {
      const id = this.pickFrom([...left.keys()].filter((key) => (left.get(key) ?? 0) > 0))
      if (id === undefined) break
      amounts[id] = (amounts[id] ?? 0) + 1
      left.set(id, (left.get(id) ?? 0) - 1)
    }
    return amounts
  }

  /** A number from `min` to `max`: rather something than nothing, and the least when this has been asked often. */
  private howMany(min: number, max: number, times: number): number {
    if (times > enough) return min
    const n = min + this.below(max - min + 1)
    return n === 0 && max > 0 && this.chance(progressChance) ? 1 + this.below(max) : n
  }

  private chance(of: number): boolean {
    return this.random() < of
  }
  private below(n: number): number {
    return Math.floor(this.random() * n)
  }
  private pickFrom<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)]
  }
  private shuffled<T>(items: readonly T[]): T[] {
    const left = [...items]
    return items.flatMap(() => left.splice(this.below(left.length), 1))
  }
  private random(): number {
    const { seed, value } = nextRandom(this.seed)
    this.seed = seed
    return value
  }
}

/** Answers that are tried before the question counts as a dead end. */
const patience = 60
/** Times that a topic may come up in a turn before the player wants to be done with it. */
const enough = 10
const asidesPerTurn = 3
const asideChance = 0.08
const passChance = 0.08
const progressChance = 0.6

/** A question to which no legal answer was found. */
class DeadEnd extends Error {
  constructor(decision: Decision, last: unknown) {
    super(`no answer fits ${decision.faction}'s ${decision.topic}: ${String(last)}`, { cause: last })
    this.name = 'DeadEnd'
  }
}

/** What a game by chance needs of a table. */
export interface Answerable {
  readonly decision: Decision | undefined
  answer(answer: Answer): void
}

/**
 * Answers what the table asks, trying others where a rule refuses an answer.
 *
 * @throws DeadEnd if none of many answers is legal; whatever the rules throw
 */
export function answerByChance(table: Answerable, player: RandomPlayer, turn: string): void {
  const { decision } = table
  if (!decision) return
  let last: unknown
  for (const answer of player.answers(decision, turn)) {
    try {
      return table.answer(answer)
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error
      last = error
    }
  }
  throw new DeadEnd(decision, last)
}
