import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { lenderIn, lendingRule, ownersIn } from '../board/lent'
import { availableTroops } from '../forces/available'
import { placeTroops } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId, TribeId } from '../ids'
import { factionThing, tribeThing } from '../names'
import type { Choice, Question } from '../questions'
import { allocate, askNumber } from '../questions'

/** What Recruit and Rally do alike: they place an Ally, or Warbands or Auxilia (3.2.1, 3.3.1, 3.4.1). */

/** Warbands or Auxilia that can be placed there: the Faction's own, and those that count as its own there (4.5.1, card 38). */
export function placeableTroops(game: Game, faction: Faction, region: RegionId): number {
  let n = 0
  for (const owner of ownersIn(game.state, faction, region)) n += availableTroops(game, owner)
  return n
}

/** Asks how many are placed and places them; where another Faction's count as the Faction's own, both in any mix. */
export function* placeSome(
  game: Game,
  question: Question,
  faction: Faction,
  region: RegionId,
  { least, most }: { least: number; most: number },
): Flow {
  const lender = lenderIn(game.state, faction, region)
  if (!lender) {
    placeTroops(game, question.rule, faction, region, yield* askNumber(game, question, troopsOf(faction), least, most))
    return
  }
  const own = Math.min(most, availableTroops(game, faction))
  const lent = Math.min(most, availableTroops(game, lender))
  const mix = yield* allocate(
    game,
    question,
    () => [
      { id: faction, label: troopsOf(faction), max: own, suggested: own },
      { id: lender, label: troopsOf(lender), max: lent, suggested: most - own },
    ],
    () => least,
    () => most,
  )
  placeTroops(game, question.rule, faction, region, mix[faction] ?? 0)
  placeTroops(game, lendingRule(lender), lender, region, mix[lender] ?? 0)
}

function troopsOf(faction: Faction): Text {
  return faction === 'romans'
    ? text('recruit.auxilia.number')
    : text('rally.warbands-of', { faction: factionThing(faction) })
}

/** An Ally at a Tribe, or a Citadel there, as a choice. */
export function settlementChoice<T>(kind: 'ally' | 'citadel', tribe: TribeId, value: T): Choice<T> {
  const on = [tribeThing(tribe)]
  return { id: `${kind}:${tribe}`, value, label: text(`rally.${kind}`, { tribe: tribeThing(tribe) }), on }
}
