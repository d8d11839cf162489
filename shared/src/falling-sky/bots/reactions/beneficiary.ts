import type { Decision } from '../../../kernel/decision'
import type { Faction } from '../../ids'
import type { Responder } from '../mind'
import { chooseIfOpen, openIds, take } from '../plans/responder'

/**
 * Whom an Event benefits where its text leaves that to the executor: actions, a Capability, pieces. A bot names itself
 * and nobody else (8.2.3).
 */
const oneself: Responder = (decision) => chooseIfOpen(decision, decision.faction)

/** Own pieces as many as can be; where the number is fixed and they don't suffice, undefined. */
const ownPieces: Responder = (decision) => take(decision, { [decision.faction]: decision.max })

export const beneficiaries: Readonly<Record<string, Responder>> = {
  'capability.holder': oneself,
  'acco.faction': oneself,
  'shouts.faction': oneself,
  'rites.faction': oneself,
  'morasses.faction': oneself,
  'event.faction': oneself, // 57, 66, 67
  'druids.factions': oneself,
  'boii.faction': oneself,
  'mist.ally': oneself,
  'mist.warbands': ownPieces,
  'hostages.ally': oneself,
  'hostages.warband': oneself,
  'dumnorix.by': ownPieces,
}

/** The cards, other than Capabilities, that ask such a question: something may have come of them before they do. */
export const namesAfterEffects: ReadonlySet<number> = new Set([22, 34, 35, 36, 37, 44, 46, 48, 57, 66, 67])

/** Whether the question would have the Faction benefit others only, by which the Event is Ineffective (8.2.3). */
export function benefitsOthersOnly(decision: Decision, faction: Faction): boolean {
  if (decision.faction !== faction || !beneficiaries[decision.topic]) return false
  if (decision.kind === 'choose') return !openIds(decision).includes(faction)
  return decision.min > (decision.buckets.find((b) => b.id === faction)?.max ?? 0)
}
