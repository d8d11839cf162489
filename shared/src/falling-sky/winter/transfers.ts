import type { Aside, Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { transferBarred } from '../capabilities/in-winter'
import { maxResources } from '../forces/inventory'
import { transfer } from '../forces/resources'
import type { Game } from '../game'
import type { Faction } from '../ids'
import { factionThing } from '../names'
import type { Choice, Left } from '../questions'
import { askNumber, pickOneOrNone } from '../questions'
import { largestLeaving } from '../sequence/asides'

/**
 * Gifts of Resources in the Quarters and Harvest Phases (1.5.2): any Faction to any other but the Germans, any amount,
 * without the limit of 4 between two Factions of one player. Bots never give (8.4.2).
 */

const rule = '1.5.2'

/**
 * One act beside the questions of the phase for each Faction that could give something.
 *
 * @param left beside a Command's first question (card 63): what is given leaves it a Region
 */
export function winterTransfers(game: Game, left?: Left): Aside[] {
  return givers(game, undefined, left).map((giver): Aside => ({
    id: `transfer:${giver}`,
    faction: giver,
    label: text('aside.winter-transfer', { faction: factionThing(giver) }),
    rule,
    run: () => give(game, giver, left),
  }))
}

/** The Factions that could give Resources to `to`, or to anybody. */
export function givers(game: Game, to?: Faction, left?: Left): Faction[] {
  return game.ruleset.playerFactions.filter((giver) => {
    if (game.state.seats[giver].kind !== 'person') return false
    return to ? mostGiven(game, giver, to, left) > 0 : receiversOf(game, giver, left).length > 0
  })
}

/** The Factions that can take something from the giver. */
export function receiversOf(game: Game, giver: Faction, left?: Left): Faction[] {
  return game.ruleset.playerFactions.filter((to) => mostGiven(game, giver, to, left) > 0)
}

/** What the giver has, as far as the receiver can hold it (1.8) and a Command can bear it (4.1). */
export function mostGiven(game: Game, from: Faction, to: Faction, left?: Left): number {
  if (from === to || transferBarred(game.state, from, to)) return 0
  const most = Math.min(game.state.resources[from], maxResources - game.state.resources[to])
  return largestLeaving({ from, to, most }, left)?.most ?? 0
}

/** Asks the giver how much; 0 means no. Returns what was given. */
export function* askGift(game: Game, from: Faction, to: Faction, left?: Left): Flow<number> {
  const question = {
    faction: from,
    topic: 'transfer.amount',
    rule,
    params: { from: factionThing(from), to: factionThing(to) },
  }
  const n = yield* askNumber(game, question, text('transfer.resources'), 0, mostGiven(game, from, to, left), 0)
  return transfer(game, rule, from, to, n)
}

function* give(game: Game, giver: Faction, left: Left | undefined): Flow {
  const question = { faction: giver, topic: 'transfer.to', rule, params: { from: factionThing(giver) } }
  const to = yield* pickOneOrNone(game, question, () =>
    receiversOf(game, giver, left).map((f): Choice<Faction> => ({
      id: f,
      value: f,
      label: text('name', { name: factionThing(f) }),
      detail: text('detail.up-to', { n: mostGiven(game, giver, f, left) }),
    })),
  )
  if (to) yield* askGift(game, giver, to, left)
}
