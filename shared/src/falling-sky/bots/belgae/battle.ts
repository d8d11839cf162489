import type { ChooseDecision, Decision } from '../../../kernel/decision'
import type { Text } from '../../../kernel/text'
import { text } from '../../../kernel/text'
import { rampage } from '../../abilities/rampage'
import { mobilePieces, namedLeaderIn, piecesIn, troopsIn } from '../../board/control'
import type { Action } from '../../commands/action'
import type { BattleOptions } from '../../commands/battle/command'
import { battleIn } from '../../commands/battle/command'
import type { BattleCommand } from '../../commands/battle/fight'
import type { Game } from '../../game'
import { withState } from '../../game'
import type { RegionId } from '../../ids'
import { regions as playable } from '../../ids'
import { factionThing, regionThing } from '../../names'
import type { BotTurn, PlannedCommand } from '../flowchart'
import type { BattleForecast } from '../forecast'
import { ambushPays, ambushPossible, battlesSoFar, couldInflict, expectedBattle, lossOnLeader } from '../forecast'
import { mayAccompany } from '../guidelines/accompanying'
import { choose, first } from '../guidelines/select'
import { barredByWinter, winterShows } from '../guidelines/winter-showing'
import type { Responder } from '../mind'
import type { BattleIn } from '../plans/battle'
import { byTopic, chooseIfOpen, either, none, openIds, regionAskedAbout, withAbility, yesIf } from '../plans/responder'
import { tryOut } from '../trial'
import { goTo, test } from '../walk'
import { afterCommand } from './after'
import { belgae, enemies, ownAction } from './board'
import { bRampage } from './rampage'
import type { ToBeFought } from './rampage'
import type { Foe } from './enlist-in-battle'
import { enlistInBattle, enlisting, germansHelp } from './enlist-in-battle'
import type { Threat } from './threats'

/** How the Belgae fight: by an Ambush where it can be, with Enlisted Germans where they help, or as they are. */
export type Means = 'ambush' | 'enlist' | 'plain'

/** The Battles of one Command as they are being planned. */
export interface Campaign {
  threats: readonly Threat[]
  action: Action
}

/**
 * B-BATTLE (8.5.1): Battles in which the Belgae inflict more Losses than they suffer and none falls on Ambiorix, with the
 * Special Ability that makes them possible: B-AMBUSH, else B-RAMPAGE, else B-ENLIST. Undefined if there is none to fight,
 * or if Ambiorix is threatened and will not fight where he is (1.).
 */
export function bBattle(turn: BotTurn, threats: readonly Threat[]): PlannedCommand | undefined {
  const plan = planBattles(turn.game, { threats, action: ownAction() })
  test(turn, 'B-BATTLE', plan !== undefined, plan?.foes.map(foeFact))
  if (!plan) return undefined
  goTo(turn, `B-BATTLE.${plan.means}`)
  const { respond, selectsFirst } = plan
  return { kind: 'command', command: 'battle', respond, selectsFirst }
}

const foeFact = ({ region, target }: Foe): Text =>
  text('bot.fact.foe', { region: regionThing(region), faction: factionThing(target) })

/** A Battle Command with the Special Ability that goes with it. */
interface BattlePlan {
  means: 'ambush' | 'rampage' | 'enlist'
  foes: readonly Foe[]
  respond: Responder
  selectsFirst: boolean
}

/** The Battles of a Command, the Sequence of Play's or an Event's, and their Special Ability; undefined if none is fought. */
export function planBattles(game: Game, campaign: Campaign): BattlePlan | undefined {
  const fit = (all: readonly Foe[]): boolean => all.length > 0 && ambiorixFights(game, campaign.threats, all)
  const opening = openingBattle(game, campaign)
  if (opening?.ambush) {
    const respond = either(battles(campaign, 'ambush', opening), afterwards)
    return { means: 'ambush', foes: [opening], respond, selectsFirst: false }
  }
  const rampaging = mayAccompany(game, belgae, 'rampage') ? bRampage(game, toBeFought(game, campaign)) : undefined
  const left = rampaging ? afterRampage(game, campaign) : []
  if (rampaging && fit(left)) {
    const plan = { ability: 'rampage' as const, moment: 'before' as const, respond: rampaging }
    const respond = withAbility(battles(campaign, 'plain', opening), plan)
    return { means: 'rampage', foes: left, respond, selectsFirst: false }
  }
  const mayEnlist = mayAccompany(game, belgae, 'enlist')
  const withGermans = foes(game, campaign, mayEnlist ? 'enlist' : 'plain')
  if (!fit(withGermans)) return undefined
  const means = 'enlist'
  if (!mayEnlist || !withGermans.some((foe) => germansHelp(game, foe))) {
    const respond = afterCommand(battles(campaign, 'plain', opening), ['enlist'])
    return { means, foes: withGermans, respond, selectsFirst: false }
  }
  const selected: BattleIn[] = []
  const respond = afterCommand(battles(campaign, 'enlist', opening, selected), ['enlist'])
  return { means, foes: withGermans, respond: either(enlistInBattle(selected), respond), selectsFirst: true }
}

const afterwards = afterCommand(() => undefined, [])

/** 1. Ambiorix fights where he is, if he is threatened there. */
function ambiorixFights({ state }: Game, threats: readonly Threat[], all: readonly Foe[]): boolean {
  const threatened = threats.find((t) => namedLeaderIn(state, belgae, t.region))
  return !threatened || all.some((f) => f.region === threatened.region)
}

/** Non-German enemies in Regions where the Belgae have mobile pieces and the Resources to Battle, the Loss rule kept. */
function foes(game: Game, { action }: Campaign, means: Means): Foe[] {
  return opponents(game, action).filter((foe) => isWorthIt(game, foe, means))
}

function opponents(game: Game, action: Action): Foe[] {
  return opponentsIn(game, game.ruleset.commandFlows.battle.regions(game, action))
}

function opponentsIn(game: Game, regions: readonly RegionId[]): Foe[] {
  const { state } = game
  return regions
    .filter((r) => mobilePieces(state, belgae, r) + lentTo(game, r) > 0)
    .flatMap((region) => enemies.filter((f) => piecesIn(state, f, region) > 0).map((target) => ({ region, target })))
    .filter((foe) => mightInflict(game, foe))
}

/** Whether the Attack could cause any Loss, Germans joining: only then it is tried out. */
function mightInflict(game: Game, foe: Foe): boolean {
  return couldInflict(game, { attacker: belgae, ...foe }) || troopsIn(game.state, 'germans', foe.region) > 0
}

function lentTo({ state }: Game, region: RegionId): number {
  return state.enlisted.includes(region) ? troopsIn(state, 'germans', region) : 0
}

/** The Loss rule (8.5.1), in the best case for the Belgae; and 8.4.4 while Winter shows. */
function isWorthIt(game: Game, foe: Foe, means: Means, spent = battlesSoFar(game, belgae)): boolean {
  if (means !== 'enlist' && !couldInflict(game, { attacker: belgae, ...foe, spent })) return false
  const found = forecastBy(game, foe, means, spent)
  if (found.inflicts <= found.suffers || (lossOnLeader(found) && namedLeaderIn(game.state, belgae, foe.region)))
    return false
  return !winterShows(game) || !barred(game, foe, means, spent)
}

/** Whether the Battle could bring a player his victory (8.4.4). */
function barred(game: Game, { region, target }: Foe, means: Means, spent: BattleCommand): boolean {
  const terms = means === 'ambush' ? { ambushIfAble: true } : {}
  const options = (): BattleOptions => ({ targets: [target], terms, command: { ...spent } })
  return barredByWinter(game, (copy) => battleIn(copy, ownAction(), region, options()))
}

function forecastBy(game: Game, { region, target }: Foe, means: Means, spent: BattleCommand): BattleForecast {
  const plan = { attacker: belgae, region, target, spent } as const
  switch (means) {
    case 'ambush':
      return expectedBattle(game, { ...plan, ambush: ambushPossible(game, plan) })
    case 'enlist':
      return expectedBattle(germansHelp(game, { region, target }) ? enlisting(game, region) : game, plan)
    case 'plain':
      return expectedBattle(game, plan)
  }
}

/**
 * The first Battle, and whether it is an Ambush (B-AMBUSH): if that is possible and pays there. Then all others that can
 * are Ambushes too; otherwise none is.
 */
function openingBattle(game: Game, campaign: Campaign): (Foe & { ambush: boolean }) | undefined {
  const pays = (foe: Foe): boolean => ambushPays(game, { attacker: belgae, ...foe })
  const able = opponents(game, campaign.action).filter((foe) => isWorthIt(game, foe, pays(foe) ? 'ambush' : 'plain'))
  const candidates = firstOnes(game, campaign.threats, able)
  if (!candidates.some(pays) || !ambiorixFights(game, campaign.threats, candidates)) return undefined
  const opening = choose(game, belgae, candidates, [], told)
  return opening && { ...opening, ambush: pays(opening) }
}

const told = { node: 'B-BATTLE', thing: (foe: Foe) => regionThing(foe.region) }

/**
 * Those of the Battles that come first: 3. enemies that meet B1, a. Ambiorix's, against one with fewer mobile pieces than
 * the Belgae there; 4. the others.
 */
function firstOnes({ state }: Game, threats: readonly Threat[], all: readonly Foe[]): Foe[] {
  const threatening = (f: Foe): boolean => threats.some((t) => t.region === f.region && t.by.includes(f.target))
  const ambiorix = (f: Foe): boolean => threats.some((t) => t.region === f.region) && namedLeaderIn(state, belgae, f.region) // prettier-ignore
  const weaker = (f: Foe): boolean => mobilePieces(state, f.target, f.region) < mobilePieces(state, belgae, f.region)
  const orders = [
    (f: Foe) => ambiorix(f) && threatening(f) && weaker(f),
    (f: Foe) => ambiorix(f) && threatening(f),
    ambiorix,
    threatening,
    () => true,
  ]
  for (const holds of orders) {
    const found = all.filter(holds)
    if (found.length > 0) return found
  }
  return []
}

/**
 * The answers of the Battles, Region by Region as the board stands, until Regions or Resources run out.
 *
 * @param selected filled with the Battles in the order in which they are selected
 */
function battles(campaign: Campaign, means: Means, opening?: Foe, selected: BattleIn[] = []): Responder {
  let preferred = opening
  let spent: BattleCommand | undefined // with Enlist all are selected before the first is fought
  const add = (game: Game, foe: Foe): BattleIn => {
    if (means === 'enlist') spent = forecastBy(game, foe, means, spent ?? battlesSoFar(game, belgae)).spentAfter
    const ambush = means === 'ambush' && ambushPossible(game, { attacker: belgae, ...foe })
    const battle = { ...foe, ambush }
    selected.push(battle)
    return battle
  }
  const next = (game: Game, open: readonly Foe[]): Foe | undefined => {
    const first = open.find((f) => f.region === preferred?.region && f.target === preferred.target)
    preferred = undefined
    const able = open.filter((f) => isWorthIt(game, f, means, spent))
    return first ?? choose(game, belgae, firstOnes(game, campaign.threats, able), [], told)
  }
  const here = (decision: Decision, game: Game): BattleIn | undefined => {
    const region = regionAskedAbout(decision)
    const known = selected.find((b) => b.region === region)
    if (known || !region) return known
    const open = opponentsIn(game, [region]) // the only Region possible was not asked for
    const foe = next(game, open) ?? leastBad(game, open)
    return foe && add(game, foe)
  }
  return byTopic({
    'battle.region': (decision, game) => {
      if (decision.kind !== 'choose') return undefined
      const open = opponentsIn(game, openRegions(decision)).filter((f) => !selected.some((b) => b.region === f.region))
      const foe = next(game, open) ?? (decision.min > 0 ? leastBad(game, open) : undefined)
      if (!foe) return decision.min === 0 ? none : undefined
      return { choose: [add(game, foe).region] }
    },
    'battle.target': (decision, game) => {
      const target = here(decision, game)?.target
      return target && chooseIfOpen(decision, target)
    },
    'battle.ambush': (decision, game) => yesIf(here(decision, game)?.ambush ?? false),
  })
}

function openRegions(decision: ChooseDecision): RegionId[] {
  return playable.filter((r) => openIds(decision).includes(r))
}

/** A Battle must be fought (3.1) although what the enemy did in a Rampage has spoilt them all: the one that costs least. */
function leastBad(game: Game, open: readonly Foe[]): Foe | undefined {
  const worth = (f: Foe): number => {
    const { inflicts, suffers } = forecastBy(game, f, 'plain', battlesSoFar(game, belgae))
    return inflicts - suffers
  }
  const best = Math.max(...open.map(worth))
  return choose(game, belgae, open, [first('losses', (f) => worth(f) === best)], told)
}

/** In a Region with a Battle that is worth it the enemy must not be Rampaged away. */
function toBeFought(game: Game, campaign: Campaign): ToBeFought {
  const worthIt = foes(game, campaign, 'plain')
  const threatening = campaign.threats.flatMap(({ region, by }) => by.map((target) => ({ region, target })))
  const all = [...worthIt, ...threatening]
  return (region, target) => all.some((f) => f.region === region && f.target === target)
}

/** The Battles that would be worth it when the Rampage is over, tried on a copy. */
function afterRampage(game: Game, campaign: Campaign): Foe[] {
  const respond = bRampage(game, toBeFought(game, campaign))
  if (!respond) return []
  const { state } = tryOut(game, (copy) => rampage.run(copy, ownAction()), { plans: [{ faction: belgae, respond }] })
  return foes(withState(game, state), campaign, 'plain')
}

/** The answers of a Battle that an Event grants (8.2.3): the Loss rule, B1's enemies first. */
export function fighting(campaign: Campaign): Responder {
  return battles(campaign, 'plain')
}

/** Whether there is a Battle for them by the Loss rule, and Ambiorix would fight where he is threatened. */
export function wouldFight(game: Game, campaign: Campaign): boolean {
  const all = foes(game, campaign, 'plain')
  return all.length > 0 && ambiorixFights(game, campaign.threats, all)
}
