import { text } from '../../../kernel/text'
import type { BattleCommand } from '../../commands/battle/fight'
import { legionsOf, partyOf } from '../../commands/battle/fight'
import { forcesIn, namedLeaderIn, piecesIn, settledTribes, troopsIn } from '../../board/control'
import { playableRegions } from '../../board/map'
import type { Action } from '../../commands/action'
import { freeAction } from '../../commands/action'
import type { FreeBattle } from '../../events/support/free'
import { battleRegions } from '../../events/support/free'
import type { Game } from '../../game'
import { withState } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { regionThing } from '../../names'
import type { State } from '../../state'
import type { BotTurn, PlannedCommand } from '../flowchart'
import { ambushPays } from '../forecast'
import { mayAccompany } from '../guidelines/accompanying'
import { choose, first } from '../guidelines/select'
import type { Offered, Responder } from '../mind'
import { battleCommandPlan } from '../plans/battle'
import { inOrder } from '../plans/responder'
import { goTo, record, test } from '../walk'
import type { Worthwhile } from './battle-worth'
import { worthFighting } from './battle-worth'
import type { AbilityChoice } from './beside'
import { noAbility, withChosenAbility } from './beside'
import {
  arverni,
  costOf,
  isPlayer,
  mobileArverni,
  ownCommand,
  purse,
  regionsFor,
  vercingetorixRegion,
  warbandsIn,
} from './board'
import { afterDevastating, devastatedByChoice, vDevastate } from './devastate'
import { afterEntreating, entreatPays, vEntreat } from './entreat'

/** A Region that meets V1, with the enemies there that make it so. */
interface Threat {
  region: RegionId
  enemies: Faction[]
}

const largeGroup = 10
const largeForce = 4

/** V1 (8.7.1): Vercingetorix or 10+ Warbands beside a Roman or Aedui Ally, Citadel, Legion or 4+ pieces of one of them? */
export function v1(turn: BotTurn): boolean {
  const found = threats(turn.game.state).map((t) => t.region)
  return test(
    turn,
    'V1',
    found.length > 0,
    found.map((r) => text('name', { name: regionThing(r) })),
  )
}

/** The Regions that meet V1. */
export function threats(state: State): Threat[] {
  return playableRegions(state)
    .filter((r) => namedLeaderIn(state, arverni, r) || warbandsIn(state, r) >= largeGroup)
    .map((region) => ({ region, enemies: (['romans', 'aedui'] as const).filter((f) => threatens(state, f, region)) }))
    .filter((t) => t.enemies.length > 0)
}

function threatens(state: State, faction: Faction, region: RegionId): boolean {
  const { legions } = forcesIn(state, faction, region)
  return (
    settledTribes(state, faction, region).length > 0 || legions > 0 || piecesIn(state, faction, region) >= largeForce
  )
}

/** A Battle that V-BATTLE allows. */
interface Chance extends Worthwhile {
  /** The enemy meets V1 there. */
  triggers: boolean
  /** Vercingetorix attacks Romans. */
  foremost: boolean
}

/** What V-BATTLE is decided on: the Command, the Regions that met V1 when it began, and whether Ambush may be used. */
interface Campaign {
  action: Action
  threatened: readonly Threat[]
  ambush: boolean
  /** Where all Battles are settled beforehand: what those before will have used up (8.3.3). */
  spent?: BattleCommand
}

/**
 * V-BATTLE (8.7.1): the Battles with their Special Ability; undefined if there is none to fight, or Vercingetorix meets
 * V1 and would not fight himself.
 */
export function vBattle(turn: BotTurn): PlannedCommand | undefined {
  goTo(turn, 'V-BATTLE')
  const plan = planBattles(turn.game, ownCommand(), true)
  if (!plan) return undefined
  return { command: 'battle', kind: 'command', ...plan }
}

/** The Battles of a Command, or of a free one in the Regions it allows. */
export function planBattles(
  game: Game,
  action: Action,
  abilities: boolean,
): Pick<PlannedCommand, 'respond' | 'selectsFirst'> | undefined {
  if (regionsFor(game, 'battle', action).length === 0) return undefined
  const threatened = threats(game.state)
  const plain: Campaign = { action, threatened, ambush: false }
  if (!abilities) return withoutAbility(game, plain)
  return vAmbush(game, { ...plain, ambush: true }) ?? withAbility(game, plain)
}

/** V-DEVASTATE, else V-ENTREAT, else none. */
function withAbility(game: Game, plain: Campaign): ReturnType<typeof planBattles> {
  const { action } = plain
  if (mayAccompany(game, arverni, 'devastate') && devastatedByChoice(game, action).length > 0)
    return withDevastate(game, plain)
  if (mayAccompany(game, arverni, 'entreat') && entreatPays(game, action)) return withEntreat(game, plain)
  return withoutAbility(game, plain)
}

/**
 * V-AMBUSH (8.7.1): in the first Battle if without it a Retreat could lessen the removals or a Counterattack could inflict
 * a Loss; then in every other possible one. Undefined if in none.
 */
function vAmbush(game: Game, campaign: Campaign): { respond: Responder } | undefined {
  const all = chances(game, game, campaign, [])
  const foremost = foremostOf(all)
  if (!foremost.some((c) => c.ambush) || stays(game, all, campaign)) return undefined
  const firstBattle = nextBattle(game, foremost)
  const pays = firstBattle?.ambush === true && ambushPays(game, { attacker: arverni, ...firstBattle })
  record(game, arverni, {
    node: 'V-AMBUSH',
    question: text('bot.V-AMBUSH'),
    answer: text(pays ? 'bot.yes' : 'bot.no'),
    ...(firstBattle && { candidates: [regionThing(firstBattle.region)] }),
  })
  if (!pays) return undefined
  return { respond: withChosenAbility(battling(game, campaign, firstBattle), noAbility) }
}

/** Without a Special Ability, each Battle is chosen when its turn comes. */
function withoutAbility(game: Game, campaign: Campaign): { respond: Responder } | undefined {
  const all = chances(game, game, campaign, [])
  const firstBattle = stays(game, all, campaign) ? undefined : nextBattle(game, all)
  return firstBattle && { respond: withChosenAbility(battling(game, campaign, firstBattle), noAbility) }
}

/** Battle after Battle: the first is settled, the next as the board stands then. */
function battling(game: Game, campaign: Campaign, firstBattle: Chance): Responder {
  const fought: RegionId[] = []
  return battleCommandPlan(() => {
    const next = fought.length ? nextBattle(game, chances(game, game, campaign, fought)) : firstBattle
    if (next) fought.push(next.region)
    return next
  })
}

/** Devastate when all Regions are paid for; the Battles are those that are worth it after it (8.7.1 steps 2 and 3). */
function withDevastate(game: Game, campaign: Campaign): ReturnType<typeof planBattles> {
  const { action } = campaign
  const regions = devastatedByChoice(game, action)
  const then = withState(game, afterDevastating(game, action, regions))
  return selectedFirst(game, then, campaign, {
    moments: [openMoment(action)],
    wanted: (now) => vDevastate(now, action),
  })
}

/** Entreat when all Regions are paid for, with what is left; the Battles are those that are worth it after it. */
function withEntreat(game: Game, campaign: Campaign): ReturnType<typeof planBattles> {
  const { action } = campaign
  const planned = chances(game, game, campaign, [])
  const cost = (list: readonly Chance[]): number =>
    action.free ? 0 : list.reduce((sum, c) => sum + costOf(game, 'battle', action, c.region), 0)
  const keep = Math.max(action.free ? 0 : 1, Math.min(cost(planned), purse(game, action)))
  const after = afterEntreating(game, action, keep)
  if (after === game.state) return withoutAbility(game, campaign)
  return selectedFirst(game, withState(game, after), campaign, {
    moments: [openMoment(action)],
    wanted: (now) => vEntreat(now, action),
  })
}

/** An ability comes when all Regions are paid for; a free one has nothing to pay and comes first. */
const openMoment = ({ free }: Action): 'before' | 'paid' => (free ? 'before' : 'paid')

function selectedFirst(
  game: Game,
  then: Game,
  campaign: Campaign,
  ability: AbilityChoice,
): ReturnType<typeof planBattles> {
  const list = listed(game, then, campaign)
  if (list.length === 0) return undefined
  const respond = withChosenAbility(battleCommandPlan(inOrder(list)), ability)
  return campaign.action.free ? { respond } : { respond, selectsFirst: true }
}

/** All Battles in their order, as long as they can be paid. */
function listed(game: Game, then: Game, campaign: Campaign): Chance[] {
  if (stays(then, chances(game, then, campaign, []), campaign)) return []
  const list: Chance[] = []
  let left = purse(game, campaign.action)
  let now = campaign
  for (;;) {
    const fought = list.map((c) => c.region)
    const able = chances(game, then, now, fought).filter((c) => costOf(game, 'battle', now.action, c.region) <= left)
    const next = nextBattle(game, able)
    if (!next) return list
    left -= costOf(game, 'battle', now.action, next.region)
    list.push(next)
    now = { ...campaign, spent: next.spentAfter }
  }
}

/** Whether Vercingetorix meets V1 but would not fight there: then nobody does (8.7.1 step 1). */
function stays({ state }: Game, all: readonly Chance[], { threatened }: Campaign): boolean {
  const region = vercingetorixRegion(state)
  return threatened.some((t) => t.region === region) && !all.some((c) => c.region === region)
}

/** Vercingetorix against Romans first, then enemies that meet V1, then others; equals by a die (8.7.1 steps 4 and 5). */
function nextBattle(game: Game, all: readonly Chance[]): Chance | undefined {
  return choose(game, arverni, all, [first('vercingetorix', (c) => c.foremost), first('threat', (c) => c.triggers)], {
    node: 'V-BATTLE',
    thing: (c) => regionThing(c.region),
  })
}

/** Those among which a die would pick the first Battle. */
function foremostOf(all: readonly Chance[]): readonly Chance[] {
  const leading = all.filter((c) => c.foremost)
  const triggering = all.filter((c) => c.triggers)
  return leading.length ? leading : triggering.length ? triggering : all
}

/**
 * One Battle for each Region that can be selected now and has one worth fighting as the board would stand `then`: where V1
 * is met against an enemy that meets it, elsewhere against Romans, Aedui or Belgae run by a player.
 */
function chances(game: Game, then: Game, campaign: Campaign, fought: readonly RegionId[]): Chance[] {
  const open = regionsFor(game, 'battle', campaign.action).filter((r) => !fought.includes(r))
  return open.flatMap((region) => chanceIn(then, campaign, region, termsOf(campaign.action)) ?? [])
}

function chanceIn(then: Game, campaign: Campaign, region: RegionId, how: Special): Chance | undefined {
  const threat = campaign.threatened.find((t) => t.region === region)
  const enemies = (threat?.enemies ?? otherEnemies(then)).filter((f) => how.targets?.includes(f) ?? true)
  const { terms, party } = how
  const { spent, ambush: mayAmbush } = campaign
  const considered = {
    mayAmbush,
    ...(terms && { terms }),
    ...(party && { party: party(region) }),
    ...(spent && { spent }),
  }
  for (const target of enemies) {
    const battle = worthFighting(then, { region, target, ...considered })
    if (!battle || !forceAgainstCaesar(then.state, region, target)) continue
    const foremost = target === 'romans' && vercingetorixRegion(then.state) === region
    return { ...battle, triggers: threat !== undefined, foremost }
  }
  return undefined
}

/** What is special about a Battle that an Event grants. */
type Special = NonNullable<Offered['battle']>

/** The Battle that V-BATTLE would fight first among those Regions, as an Event grants one (8.2.3); undefined: none. */
export function firstBattle(game: Game, open: readonly RegionId[], how: Special = {}): Worthwhile | undefined {
  return nextBattle(game, grantedChances(game, open, how))
}

/** Whether V-BATTLE would fight the free Battle. */
export function wouldFight(game: Game, granted: FreeBattle): boolean {
  return grantedChances(game, battleRegions(game, arverni, granted), granted).length > 0
}

function grantedChances(game: Game, open: readonly RegionId[], how: Special): Chance[] {
  const campaign: Campaign = { action: freeAction(arverni), threatened: threats(game.state), ambush: false }
  const all = open.flatMap((region) => chanceIn(game, campaign, region, how) ?? [])
  const at = vercingetorixRegion(game.state)
  return at !== undefined && open.includes(at) && stays(game, all, campaign) ? [] : all
}

function termsOf({ grant }: Action): Special {
  return grant?.terms ? { terms: grant.terms } : {}
}

function otherEnemies(game: Game): Faction[] {
  return ['romans', 'aedui', ...(isPlayer(game, 'belgae') ? (['belgae'] as const) : [])]
}

/** Vercingetorix fights Caesar only with more than twice as many mobile pieces (8.7.1 step 4a). */
function forceAgainstCaesar(state: State, region: RegionId, target: Faction): boolean {
  if (target !== 'romans' || vercingetorixRegion(state) !== region || !namedLeaderIn(state, 'romans', region))
    return true
  const romans = 1 + legionsOf(state, partyOf(state, 'romans', region), region) + troopsIn(state, 'romans', region)
  return mobileArverni(state, region) > 2 * romans
}
