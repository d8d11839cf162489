import type { Answer, Decision } from '../../../kernel/decision'
import { filled } from '../../../kernel/decision'
import { holderOf } from '../../board/control'
import type { Faction } from '../../ids'
import { factions } from '../../ids'
import type { State } from '../../state'
import type { Responder } from '../mind'
import { tribesLitBy } from './lit'

/**
 * How whatever follows a choice is answered while an Event is tried out: chance is no matter. None of the ways fits every
 * Event: as many as can be may settle enemies (28), and as few as can be lets the best things go.
 */

/** The first options, as many as can be; those on its own Allies and Citadels only where it must. */
export const asMany: Responder = (decision, { state }) => {
  const ids = idsOf(decision)
  const spared = ids.filter((id) => !isOwnSettlement(state, decision, id))
  return answerWith(decision, spared, decision.max) ?? answerWith(decision, [...spared, ...ids], decision.min)
}

function isOwnSettlement(state: State, decision: Decision, id: string): boolean {
  return tribesLitBy(decision, id).some((tribe) => holderOf(state, tribe) === decision.faction)
}

/** Options for the Faction itself, as many as can be; else those that name no other Faction, and others only if it must. */
const ownFirst: Responder = (decision) => {
  const named = (id: string): Faction | undefined => factions.find((f) => id.split(':').includes(f))
  const ids = idsOf(decision)
  const own = ids.filter((id) => named(id) === decision.faction)
  const wanted = own.length > 0 ? own : ids.filter((id) => named(id) === undefined)
  return answerWith(decision, wanted, decision.max) ?? answerWith(decision, [...wanted, ...ids], decision.min)
}

/** As few as can be. */
const asFew: Responder = (decision) => answerWith(decision, idsOf(decision), decision.min)

/** The ways, of which that counts by which the Faction fares best. */
export const futures: readonly Responder[] = [asMany, ownFirst, asFew]

/** Losses, leave and removals have guidelines of their own. */
const guided = ['battle.', 'consent.', 'remove', 'event.remove']

/** Up to `most` of the ids; undefined if they are too few, or the question is not one of those. */
function answerWith(decision: Decision, ids: readonly string[], most: number): Answer | undefined {
  if (guided.some((start) => decision.topic.startsWith(start))) return undefined
  if (decision.kind === 'choose') {
    const chosen = [...new Set(ids)].slice(0, most)
    return chosen.length >= decision.min ? { choose: chosen } : undefined
  }
  const buckets = [...new Set(ids)].flatMap((id) => decision.buckets.find((b) => b.id === id) ?? [])
  const allocate = filled(buckets, most)
  return Object.values(allocate).reduce((sum, n) => sum + n, 0) >= decision.min ? { allocate } : undefined
}

function idsOf(decision: Decision): string[] {
  return decision.kind === 'choose'
    ? decision.options.filter((o) => !o.refused).map((o) => o.id)
    : decision.buckets.map((b) => b.id)
}
