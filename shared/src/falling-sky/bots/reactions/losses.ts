import type { AllocateDecision, Answer, Decision } from '../../../kernel/decision'
import { pickAtRandom } from '../../dice'
import type { Game } from '../../game'
import { sides } from '../../ids'
import { cheapest, kindOf, sacrificeRank } from '../guidelines/pieces'
import type { Responder } from '../mind'
import { openIds } from '../plans/responder'

/** A bot gives up its own pieces in the order of 8.4.1 backwards; equals at random (8.3.4). */

/** Losses in Battle (3.2.4): removable pieces as many as it takes, a piece that rolls one at a time. */
export const battleLosses: Responder = (decision, game) => {
  if (decision.kind !== 'allocate') return undefined
  const [first] = inSacrificeOrder(decision, game)
  if (first === undefined) return { allocate: {} }
  const soft = !rollable(first) || decision.min === decision.max
  if (!soft) return { allocate: { [first]: 1 } }
  return giveUp(decision, game, decision.min === decision.max ? decision.max : bucketMax(decision, first))
}

/** Of these pieces exactly as many as must be (Devastate, Rampage, removals by Events). */
export const pieces: Responder = (decision, game) =>
  decision.kind === 'allocate' ? giveUp(decision, game, decision.min) : cheapestOption(decision, game)

/** One piece of those offered: Harassment, the Ally of a first Loss. */
export const cheapestOption: Responder = (decision, game) => {
  if (decision.kind !== 'choose') return undefined
  const ids = openIds(decision).map((id) => (kindOf(id) ? id : `ally:${id}`))
  const chosen = pickAtRandom(game, '8.3.4', cheapest(ids))
  return { choose: [openIds(decision).includes(chosen) ? chosen : chosen.slice('ally:'.length)] }
}

/** The Warbands that count as Legions (card 30): the dearest ones, which a roll may save. */
export const elite: Responder = (decision) => {
  if (decision.kind !== 'allocate') return undefined
  const amounts: Record<string, number> = {}
  let left = decision.min
  for (const side of sides) {
    const n = Math.min(left, bucketMax(decision, side))
    if (n > 0) amounts[side] = n
    left -= n
  }
  return { allocate: amounts }
}

function giveUp(decision: AllocateDecision, game: Game, n: number): Answer {
  const amounts: Record<string, number> = {}
  let left = n
  for (const id of inSacrificeOrder(decision, game)) {
    const taken = Math.min(left, bucketMax(decision, id))
    if (taken > 0) amounts[id] = taken
    left -= taken
  }
  return { allocate: amounts }
}

/** The ids of the buckets, cheapest first; only where equals are not all taken does their order matter, and a die decides. */
function inSacrificeOrder(decision: AllocateDecision, game: Game): string[] {
  const left = decision.buckets.filter((b) => b.max > 0).map((b) => b.id)
  const order: string[] = []
  while (left.length > 0) {
    const next = cheapest(left)
    const one = next.length > 1 && next.every(isSettled) ? pickAtRandom(game, '8.3.4', next) : next[0]
    if (one === undefined) break
    order.push(one)
    left.splice(left.indexOf(one), 1)
    if (order.length >= decision.max && sacrificeRank(one) > 0) break
  }
  return order
}

const isSettled = (id: string): boolean => id.includes(':')

function bucketMax(decision: Decision, id: string): number {
  return decision.kind === 'allocate' ? (decision.buckets.find((b) => b.id === id)?.max ?? 0) : 0
}

/** Pieces for which a Loss is usually rolled. */
function rollable(id: string): boolean {
  const kind = kindOf(id)
  return id.startsWith('elite-') || kind === 'legion' || kind === 'leader' || kind === 'citadel' || kind === 'fort'
}
