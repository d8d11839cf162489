import type { AllocateDecision, Answer, ChooseDecision, Decision } from '../kernel/decision'
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
   * A legal answer by chance to the question.
   *
   * @param turn names the turn; when it changes, the counts of what has been asked begin anew
   */
  answerTo(decision: Decision, turn: string): Answer {
    if (turn !== this.turn) {
      this.turn = turn
      this.asked.clear()
      this.asides = 0
    }
    const times = (this.asked.get(decision.topic) ?? 0) + 1
    this.asked.set(decision.topic, times)
    const aside = this.pickAside(decision)
    if (aside !== undefined) return { aside }
    return decision.kind === 'choose'
      ? { choose: this.choose(decision, times) }
      : { allocate: this.allocate(decision, times) }
  }

  private pickAside(decision: Decision): string | undefined {
    if (this.asides >= asidesPerTurn || !this.chance(asideChance)) return undefined
    const aside = this.pickFrom(decision.asides ?? [])
    if (aside) this.asides++
    return aside?.id
  }

  private choose(decision: ChooseDecision, times: number): string[] {
    const open: string[] = []
    for (const { id, refused } of decision.options) if (!refused) open.push(id)
    if (decision.topic === 'turn.action' && open.includes('pass')) {
      return [this.chance(passChance) || times > enough ? 'pass' : (this.pickFrom(open) ?? 'pass')]
    }
    return this.shuffled(open).slice(0, this.howMany(decision.min, Math.min(decision.max, open.length), times))
  }

  private allocate(decision: AllocateDecision, times: number): Record<string, number> {
    const left: { id: string; max: number; given: number; needs: string | undefined }[] = []
    let room = 0
    for (const { id, max, needs } of decision.buckets) {
      if (max > 0) left.push({ id, max, given: 0, needs: needs?.bucket })
      room += max
    }
    const amounts: Record<string, number> = {}
    let total = this.howMany(decision.min, Math.min(decision.max, room), times)
    while (decision.except?.totals.includes(total)) total++
    for (let wanted = total; wanted > 0; wanted--) {
      const picked = this.below(left.length)
      const needs = left[picked]?.needs
      const at = needs === undefined || amounts[needs] ? picked : left.findIndex(({ id }) => id === needs)
      const bucket = left[at]
      if (!bucket) break
      bucket.given++
      amounts[bucket.id] = bucket.given
      if (bucket.given === bucket.max) left.splice(at, 1)
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
    const shuffled: T[] = []
    while (left.length > 0) shuffled.push(...left.splice(this.below(left.length), 1))
    return shuffled
  }
  private random(): number {
    const { seed, value } = nextRandom(this.seed)
    this.seed = seed
    return value
  }
}

/** Times that a topic may come up in a turn before the player wants to be done with it. */
const enough = 10
const asidesPerTurn = 3
const asideChance = 0.08
const passChance = 0.08
const progressChance = 0.6

/** What a game by chance needs of a table. */
export interface Answerable {
  readonly decision: Decision | undefined
  answer(answer: Answer): void
}

/**
 * Answers what the table asks.
 *
 * @throws whatever the rules throw: IllegalAnswer among it, as everything that is offered has to be legal
 */
export function answerByChance(table: Answerable, player: RandomPlayer, turn: string): void {
  const { decision } = table
  if (decision) table.answer(player.answerTo(decision, turn))
}
