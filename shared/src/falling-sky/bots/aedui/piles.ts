import type { AllocateDecision, Answer, Decision } from '../../../kernel/decision'
import { pickAtRandom } from '../../dice'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import { factions, sides } from '../../ids'

/** Piles of Warbands or Auxilia among which an Event lets the Aedui pick: `region:faction:side` or `faction:side`. */

/**
 * Takes up to `n`, from the Factions in their order, Hidden before Revealed before Scouted (8.4.1), between Regions at
 * random (8.3.4). Other Factions' are not touched.
 */
export function takeTroops(decision: Decision, game: Game, from: readonly Faction[], n: number): Answer | undefined {
  if (decision.kind !== 'allocate') return undefined
  const amounts: Record<string, number> = {}
  let left = Math.min(n, decision.max)
  for (const group of inOrder(decision, from))
    for (const { id, max } of shuffled(game, group, left)) {
      const taken = Math.min(left, max)
      if (taken > 0) amounts[id] = taken
      left -= taken
    }
  return Math.min(n, decision.max) - left >= decision.min ? { allocate: amounts } : undefined
}

type Bucket = AllocateDecision['buckets'][number]

function inOrder(decision: AllocateDecision, from: readonly Faction[]): Bucket[][] {
  return from.flatMap((faction) =>
    sides.map((side) => decision.buckets.filter(({ id }) => factionOf(id) === faction && id.endsWith(`:${side}`))),
  )
}

function factionOf(id: string): Faction | undefined {
  return factions.find((f) => id.split(':').at(-2) === f)
}

/** In an order by chance, as far as it matters: where all are taken none is rolled for. */
function shuffled(game: Game, group: readonly Bucket[], wanted: number): Bucket[] {
  if (wanted <= 0 || group.reduce((sum, b) => sum + b.max, 0) <= wanted) return [...group]
  const left = [...group]
  const order: Bucket[] = []
  while (left.length > 0) {
    const next = pickAtRandom(game, '8.3.4', left)
    order.push(next)
    left.splice(left.indexOf(next), 1)
    if (order.reduce((sum, b) => sum + b.max, 0) >= wanted) break
  }
  return order
}
