import type { Answer, Decision } from '../../kernel/decision'
import { leaderIn, piecesIn } from '../board/control'
import { pickAtRandom } from '../dice'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { regions } from '../ids'
import { anyAnswer } from './guidelines/any-answer'
import { kindOf, pieceOrder, rankOf } from './guidelines/pieces'
import { chooseRegion, first, most } from './guidelines/select'
import type { Responder } from './mind'
import { chooseIfOpen, no, noMore, none, openIds, yes } from './plans/responder'
import { beneficiaries } from './reactions/beneficiary'
import { freeBattles } from './reactions/free-battle'
import { harassOrNot } from './reactions/harassment'
import { consent, consentForRegions, promise } from './reactions/leave'
import { battleLosses, cheapestOption, elite, pieces } from './reactions/losses'
import { rampageRetreat, retreatOrStand, retreatTo, whoStays } from './reactions/retreat'

/** As many as are asked for at most. */
const all: Responder = (decision) => {
  if (decision.kind === 'choose') return { choose: openIds(decision).slice(0, decision.max) }
  const amounts: Record<string, number> = {}
  let left = decision.max
  for (const { id, max } of decision.buckets) {
    amounts[id] = Math.min(left, max)
    left -= Math.min(left, max)
  }
  return { allocate: amounts }
}

const nothing: Responder = (decision) => (decision.kind === 'choose' ? none : { allocate: {} })
const always =
  (answer: Answer): Responder =>
  () =>
    answer

/** A Leader is placed where the most own pieces are (8.3.2), not counting himself. */
const leaderToMostOwn: Responder = (decision, game) => {
  if (decision.kind !== 'choose') return undefined
  const faction = decision.faction as Faction
  const open = regions.filter((r) => openIds(decision).includes(r))
  const others = (r: RegionId): number => piecesIn(game.state, faction, r) - (leaderIn(game.state, faction, r) ? 1 : 0)
  const to = chooseRegion(game, faction, 'G6b', open, [most('own-pieces', others)])
  return to && { choose: [to] }
}

/** Only the Belgae have pieces that Ambiorix would join (card 56). */
const ambiorixToMostOwn: Responder = (decision, game) =>
  decision.faction === 'belgae' ? leaderToMostOwn(decision, game) : undefined

/** Legions that come onto the map go together to where the Leader, then the most own pieces are (8.4, 8.2.3). */
const legionsTogether: Responder = (decision, game) => {
  if (decision.kind !== 'allocate') return undefined
  const faction = decision.faction as Faction
  const open = regions.filter((r) => decision.buckets.some((b) => b.id === r && b.max > 0))
  const to = chooseRegion(game, faction, 'G7', open, [
    first('leader', (r) => leaderIn(game.state, faction, r)),
    most('own-pieces', (r) => piecesIn(game.state, faction, r)),
  ])
  return to && { allocate: { [to]: decision.min } }
}

/** Who Defends together by Diviciacus: the Romans ask for it, the Aedui don't (8.8.8, 8.6.8). */
const romansOnly: Responder = (decision) => (decision.faction === 'romans' ? yes : no)

/** A Citadel before anything else (8.4.1). */
const stormed: Responder = (decision) => {
  if (decision.kind !== 'choose') return undefined
  const citadel = openIds(decision).find((id) => id.startsWith('citadel:'))
  return { choose: [citadel ?? openIds(decision)[0] ?? ''] }
}

/** Of what a Rally or Recruit can place, the highest piece (8.4.1): Citadel, Ally, in a City first, then Warbands or Auxilia. */
const dearestAct: Responder = (decision, game) => {
  if (decision.kind !== 'choose') return undefined
  const open = openIds(decision)
  const best = Math.min(...open.map(dearness))
  return {
    choose: [
      pickAtRandom(
        game,
        '8.3.4',
        open.filter((id) => dearness(id) === best),
      ),
    ],
  }
}

function dearness(id: string): number {
  const kind = kindOf(id)
  return kind === undefined ? pieceOrder.length : rankOf(kind)
}

/** The Winter Quarters of a bot whose flowchart says nothing: all stay, and pay (6.3). */
const quarters: Readonly<Record<string, Responder>> = {
  'quarters.origin': nothing,
  'quarters.group': all,
  'quarters.destination': nothing,
  'quarters.supply': nothing,
  'quarters.to-provincia': nothing,
  'quarters.leader': always(no),
  'quarters.region': (decision, game) => anyAnswer({ ...decision, max: 1 }, game),
  'quarters.help': nothing,
  'quarters.free': all, // the buckets begin with the Legions (8.4.1)
  'quarters.pay': all,
}

/**
 * What all bots answer alike (8.3, 8.4), by topic. Topics that are not here belong to what a bot does of its own will:
 * its Commands, abilities and Events, which its flowchart and `guidelines/event-search.ts` answer.
 */
export const reactions: Readonly<Record<string, Responder>> = {
  'battle.losses': battleLosses,
  'battle.first-loss': cheapestOption,
  'battle.elite': elite,
  'battle.capability': always(yes), // in the first Region to which it applies (8.3.3)
  'battle.retreat': retreatOrStand,
  'battle.retreat-to': retreatTo,
  'battle.stay': whoStays,
  'battle.storm': stormed,
  'battle.besiege-target': stormed,
  ...freeBattles,
  ...beneficiaries,
  'rally.act': dearestAct,
  'rally.also': dearestAct,
  'recruit.act': dearestAct,
  'diviciacus.defend.aedui': romansOnly,
  'diviciacus.defend.romans': romansOnly,
  'diviciacus.aedui': nothing,
  'diviciacus.romans': nothing,
  'consent.retreat': consent,
  'consent.rampage': consent,
  'consent.quarters': consent,
  'consent.trade': consent,
  'consent.supply': consentForRegions,
  'consent.trade-routes': consentForRegions,
  'consent.harassment': promise,
  'consent.diviciacus': always(no),
  'harassment.harass': harassOrNot,
  'harassment.loss': cheapestOption,
  'harassment.promise': nothing,
  'rampage.pieces': pieces,
  'rampage.retreat': rampageRetreat,
  'rampage.leaving': all,
  'devastate.pieces': pieces,
  'drought.piece': pieces,
  'harvest.legions': legionsTogether,
  'spring.leader': leaderToMostOwn,
  'vercingetorix.region': leaderToMostOwn,
  'lucterius.region': leaderToMostOwn,
  'ambiorix.region': ambiorixToMostOwn,
  'transfer.pair': nothing,
  'transfer.to': nothing,
  'transfer.amount': nothing,
  'harvest.transfers': nothing,
  'remove.region': nothing,
  'remove.piece': nothing,
  'remove.number': pieces,
  'event.first': (decision) => chooseIfOpen(decision, 'command'), // with the Special Ability at its own moment (card 9)
  'shouts.order': (decision) => chooseIfOpen(decision, 'full-first'), // the one that the flowchart comes to (card 35)
  'event.remove-first': always(no), // never removes own pieces of its will (8.4.1)
  'ability.after': noMore,
  'command.help': always({ choose: ['call-off'] }), // bots neither beg nor remove their own pieces (8.4.1, 8.4.2)
  'winter-campaign.action': nothing,
  ...quarters,
}

/** The reaction that all bots share; undefined where the topic is not one of those. */
export function react(decision: Decision, game: Game): Answer | undefined {
  return reactions[decision.topic]?.(decision, game)
}
