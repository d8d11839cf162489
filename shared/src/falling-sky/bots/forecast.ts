import type { Flow } from '../../kernel/flow'
import { outnumbersHidden } from '../commands/battle/ambush'
import { attackLosses } from '../commands/battle/arithmetic'
import { afterReply, beforeReply } from '../commands/battle/battle'
import { battleRule } from '../commands/battle/command'
import { copyFight } from '../commands/battle/copy-fight'
import type { BattleCommand, BattleTerms, Fight, Party } from '../commands/battle/fight'
import { beginFight, canBesiege, forcesOf, newBattleCommand } from '../commands/battle/fight'
import { mayOpenOtherwise } from '../commands/battle/opening'
import type { Retreat } from '../commands/battle/retreat'
import { declareRetreat, mayRetreat } from '../commands/battle/retreat'
import { defendTogether } from '../commands/battle/together'
import { withinReach } from '../abilities/reach'
import type { Game } from '../game'
import { withState } from '../game'
import type { Faction, RegionId } from '../ids'
import { isBot } from '../seats'
import type { State } from '../state'
import type { Responder } from './mind'
import { no, openIds, yes } from './plans/responder'
import type { Fortune } from './toll'
import { Toll } from './toll'
import { tryOut } from './trial'

/**
 * What a Battle would bring, by the real rules on a copy. In the best case every roll for a Loss removes the piece;
 * Caesar's roll against an Ambush fails (AMB-15). In the worst case the Defender's rolls keep theirs, and the
 * Attacker's don't.
 */
export interface BattlePlan {
  attacker: Faction
  region: RegionId
  target: Faction
  ambush?: boolean
  besiege?: boolean
  terms?: BattleTerms
  /** What attacks, if not all of the Faction's pieces there. */
  party?: Party
  /** What Battles before it will have used up; by default what those of the Command under way have (8.3.3). */
  spent?: BattleCommand
}

export interface Assumed {
  dice?: Fortune
  /**
   * Whether the Defender Retreats, with everybody's leave; by default it stands. `if-certain`: a Non-player goes if 8.4.3
   * says so, with the leave of Non-players only; a player stands.
   */
  retreats?: boolean | 'if-certain'
}

export interface BattleForecast {
  /** Losses on the Defender, and on the Attacker. */
  inflicts: number
  suffers: number
  /** The pieces that take them: `hidden`, `legion`, `leader`, `ally:<tribe>`, ... */
  on: readonly string[]
  sufferedOn: readonly string[]
  /** Pieces of the Defender that leave the map, by Losses, Besiege or a Retreat to nowhere. */
  removes: number
  /** What the Command has used up after it. */
  spentAfter: BattleCommand
  after: State
}

/**
 * What a bot may expect of a Battle that it weighs: a player stands; a Non-player that is sure to Retreat (8.4.3) takes the
 * halved Losses and does not Counterattack (AMB-5).
 */
export function expectedBattle(game: Game, plan: BattlePlan): BattleForecast {
  return forecastBattle(game, plan, { retreats: 'if-certain' })
}

/** What the Battle would bring. */
export function forecastBattle(game: Game, plan: BattlePlan, assumed: Assumed = {}): BattleForecast {
  const { dice = 'best', retreats = false } = assumed
  const fight = plannedFight(game, plan)
  return onceOn(game, JSON.stringify(['battle', plan, fight.command, dice, retreats]), () => {
    return mayOpenOtherwise(game.state, fight)
      ? forecastOpened(game, fight, retreats, dice)
      : forecastReply(game, fight, replyOf(game, fight, retreats), dice)
  })
}

/** A cheap look before anything is tried: whether the Battle could cause a Loss at all. */
export function couldInflict(game: Game, plan: BattlePlan): boolean {
  const { state } = game
  const fight = plannedFight(game, plan)
  if (forcesOf(state, fight.defender, fight.region) === 0) return false
  return mayOpenOtherwise(state, fight) || attackLosses(state, fight, false).losses > 0
}

/** The Battle as it would begin. */
export function plannedFight(game: Game, plan: BattlePlan): Fight {
  const { attacker, region, target, ambush = false, besiege = false, terms, party = attacker } = plan
  const command = { ...(plan.spent ?? battlesSoFar(game, attacker)) }
  const settings = { command, ...(terms && { terms }) }
  const fight = beginFight(game.state, battleRule(attacker), region, party, target, settings)
  return { ...fight, ambush, besiege: besiege && canBesiege(game.state, fight) }
}

/** What the Faction's Battle Command under way has used up; nothing if there is none. */
export function battlesSoFar({ mind }: Game, faction: Faction): BattleCommand {
  return mind?.campaign?.faction === faction ? { ...mind.campaign.command } : newBattleCommand()
}

/** What a Battle would bring that Capabilities may change before the Defender's reply. */
function forecastOpened(game: Game, start: Fight, retreats: Assumed['retreats'], dice: Fortune): BattleForecast {
  const toll = new Toll(start.defender.faction)
  const opening = function* (copy: Game): Flow<Fight> {
    const fight = copyFight(start)
    yield* defendTogether(copy, fight)
    yield* beforeReply(copy, fight)
    return fight
  }
  const { state, result: fight } = tryOut(game, opening, toll.counting(dice))
  const before = forecastOf(toll, fight, state)
  const then = withState(game, state)
  const after = forecastReply(then, fight, replyOf(then, fight, retreats), dice)
  return {
    inflicts: before.inflicts + after.inflicts,
    suffers: before.suffers + after.suffers,
    on: [...before.on, ...after.on],
    sufferedOn: [...before.sufferedOn, ...after.sufferedOn],
    removes: before.removes + after.removes,
    spentAfter: after.spentAfter,
    after: after.after,
  }
}

/**
 * What a Battle would bring from the Defender's reply on.
 *
 * @param reply what it is: undefined where the Defender stands
 */
export function forecastReply(
  game: Game,
  fight: Fight,
  reply: Retreat | undefined,
  dice: Fortune = 'best',
): BattleForecast {
  const key = JSON.stringify(['reply', fight, reply && [...reply.agreed].sort()])
  const withoutDice = game.mind?.tried.on(game.state).get(key) as BattleForecast | undefined
  if (withoutDice) return withoutDice
  return onceOn(game, `${dice} ${key}`, () => {
    const toll = new Toll(fight.defender.faction)
    const { state } = tryOut(game, (copy) => afterReply(copy, copyFight(fight), reply), toll.counting(dice))
    const forecast = forecastOf(toll, fight, state)
    if (!toll.tookDice) game.mind?.tried.on(game.state).set(key, forecast)
    return forecast
  })
}

/** The same trial on the same board comes to the same, and boxes that ask alike ask it often. */
function onceOn(game: Game, key: string, find: () => BattleForecast): BattleForecast {
  return game.mind ? game.mind.tried.once(game.state, key, find) : find()
}

function forecastOf(toll: Toll, { command: spentAfter }: Fight, after: State): BattleForecast {
  const { onDefender: on, onAttacker: sufferedOn, removes } = toll
  return { inflicts: on.length, suffers: sufferedOn.length, on, sufferedOn, removes, spentAfter, after }
}

/** What the Defender replies: a Non-player's certain Retreat is answered by its own guideline. */
function replyOf(game: Game, fight: Fight, retreats: Assumed['retreats']): Retreat | undefined {
  const { state, ruleset } = game
  const { faction } = fight.defender
  const ownChoice = retreats === 'if-certain' && isBot(state, faction)
  if (!(retreats === true || ownChoice) || !mayRetreat(state, fight)) return undefined
  const persons = ruleset.playerFactions.filter((f) => f !== faction && state.seats[f].kind === 'person')
  const plans = [
    ...persons.map((f) => ({ faction: f, respond: retreats === true ? agreeing : refusing })),
    ...(ownChoice ? [] : [{ faction, respond: retreating }]),
  ]
  return tryOut(game, (copy) => declareRetreat(copy, fight), { plans }).result
}

/** Asks all who could take it in, then Retreats. */
const retreating: Responder = (decision) => {
  if (decision.topic !== 'battle.retreat' || decision.kind !== 'choose') return undefined
  return { choose: [openIds(decision).find((id) => id.startsWith('ask:')) ?? 'retreat'] }
}

/** Persons might agree to a Retreat, of which nobody can be certain. */
const agreeing: Responder = ({ topic }) => (topic === 'consent.retreat' ? yes : undefined)
const refusing: Responder = ({ topic }) => (topic === 'consent.retreat' ? no : undefined)

/** Whether the Faction may announce Ambush against the target there: Hidden numbers and the Leader's reach (4.3.3). */
export function ambushPossible(game: Game, { attacker, region, target }: BattlePlan): boolean {
  const fight = beginFight(game.state, battleRule(attacker), region, attacker, target)
  return outnumbersHidden(game.state, fight) && (attacker === 'aedui' || withinReach(game.state, attacker, region))
}

/** Whether a Retreat could lessen what a Battle without Ambush removes. */
export function retreatLessens(game: Game, plan: BattlePlan): boolean {
  const fight = beginFight(game.state, battleRule(plan.attacker), plan.region, plan.attacker, plan.target)
  if (!mayRetreat(game.state, fight)) return false
  const plain = { ...plan, ambush: false }
  return forecastBattle(game, plain, { retreats: true }).removes < forecastBattle(game, plain).removes
}

/** Whether a Counterattack could inflict a Loss on the Attacker, dice as bad as can be. */
export function counterattackPossible(game: Game, plan: BattlePlan): boolean {
  return forecastBattle(game, { ...plan, ambush: false }, { dice: 'worst' }).suffers > 0
}

/**
 * Whether Ambush in this Battle is worth it (B-AMBUSH, V-AMBUSH, A-AMBUSH): possible, and a Retreat could save pieces or a
 * Counterattack cost some.
 */
export function ambushPays(game: Game, plan: BattlePlan): boolean {
  return ambushPossible(game, plan) && (retreatLessens(game, plan) || counterattackPossible(game, plan))
}

/** Whether a Loss falls on the Attacker's Leader (AMB-6). */
export function lossOnLeader(forecast: BattleForecast): boolean {
  return forecast.sufferedOn.includes('leader')
}
