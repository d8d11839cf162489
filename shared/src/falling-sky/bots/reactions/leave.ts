import type { Decision } from '../../../kernel/decision'
import { text } from '../../../kernel/text'
import { rollDie } from '../../dice'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import { factions } from '../../ids'
import { isBot } from '../../seats'
import { romanScore } from '../../victory/scores'
import type { Mind, Responder } from '../mind'
import { none, openIds, yesIf } from '../plans/responder'
import { harasses } from './harassment'

/** Whether bots give others leave (8.4.2, A-AGREE 8.6.6, R-AGREE 8.8.6). */

/** Yes or no to a request for one thing: Retreat, Quarters, Trade with the Romans. */
export const consent: Responder = (decision, game) => {
  const by = asking(decision)
  return by && yesIf(agrees(game, decision.faction as Faction, by, decision.rule))
}

/** All of the Regions asked for, or none: Supply Lines, Trade routes. */
export const consentForRegions: Responder = (decision, game) => {
  const by = asking(decision)
  if (decision.kind !== 'choose' || !by) return undefined
  return agrees(game, decision.faction as Faction, by, decision.rule) ? { choose: openIds(decision) } : none
}

/** A promise not to Harass costs nothing where it would not be done anyhow, and is refused otherwise. */
export const promise: Responder = (decision) => {
  const by = asking(decision)
  return by && yesIf(!harasses(decision.faction as Faction, by))
}

/** Who asks, as the question says. */
export function asking(decision: Decision): Faction | undefined {
  const by = decision.prompt.params?.['by']
  return typeof by === 'object' && 'id' in by ? factions.find((f) => f === by.id) : undefined
}

/**
 * Belgae and Arverni never agree; NP Romans and NP Aedui always with each other, NP Romans with nobody else; NP Aedui
 * with player Romans below a score of 10, at 10-12 on a die of 1-4.
 */
export function agrees(game: Game, of: Faction, by: Faction, rule: string): boolean {
  if (of === 'romans') return by === 'aedui' && isBot(game.state, 'aedui')
  if (of !== 'aedui' || by !== 'romans') return false
  return isBot(game.state, 'romans') || agreesWithPlayerRomans(game, rule)
}

/** The minds in which the die has said no: it is not rolled again in the same turn or phase, which a mind lasts. */
const refused = new WeakSet<Mind>()

/** A-AGREE with a player's Romans. The die is rolled only where it matters. */
export function agreesWithPlayerRomans(game: Game, rule: string): boolean {
  const score = romanScore(game.state)
  if (score < 10 || score > 12) return score < 10
  if (game.mind && refused.has(game.mind)) return false
  const agreed = rollDie(game, rule, text('roll.bot', { node: 'A-AGREE' })) <= 4
  if (!agreed && game.mind) refused.add(game.mind)
  return agreed
}
