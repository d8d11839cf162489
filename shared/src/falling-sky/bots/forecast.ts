import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { fightOn, resolveBattle } from '../commands/battle/battle'
import { outnumbersHidden } from '../commands/battle/ambush'
import { copyFight } from '../commands/battle/copy-fight'
import type { BattleTerms, Fight, Party } from '../commands/battle/fight'
import { beginFight } from '../commands/battle/fight'
import { mayRetreat } from '../commands/battle/retreat'
import { defendTogether } from '../commands/battle/together'
import { battleRule } from '../commands/battle/command'
import { withinReach } from '../abilities/reach'
import type { Effect } from '../effects'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import type { State } from '../state'
import type { Responder } from './mind'
import { chooseIfOpen, openIds, yes, yesIf } from './plans/responder'
import { tryOut } from './trial'

/**
 * What a Battle would bring, by the real rules on a copy. Losses are counted before dice: a piece that is rolled for
 * counts, whatever the roll (AMB-5). In the best case every roll for a Loss removes the piece; Caesar's roll against an
 * Ambush fails (AMB-15). In the worst case the Defender's rolls keep theirs, and the Attacker's don't.
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
}

export interface Assumed {
  dice?: 'best' | 'worst'
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
  return onceOn(game, JSON.stringify(['battle', plan, assumed]), () => tryBattle(game, plan, assumed))
}

/** The same trial on the same board comes to the same, and boxes that ask alike ask it often. */
function onceOn(game: Game, key: string, find: () => BattleForecast): BattleForecast {
  return game.mind ? game.mind.tried.once(game.state, key, find) : find()
}

function tryBattle(game: Game, plan: BattlePlan, assumed: Assumed): BattleForecast {
  const { attacker, region, target, ambush = false, besiege = false, terms, party = attacker } = plan
  return forecast(game, attacker, target, assumed, function* (copy) {
    const begun = beginFight(copy.state, battleRule(attacker), region, party, target, { ...(terms && { terms }) })
    const fight = copyFight({ ...begun, ambush, besiege })
    yield* defendTogether(copy, fight)
    yield* resolveBattle(copy, fight)
  })
}

/** What a Battle that has begun would bring from the Defender's choice to Retreat on. */
export function forecastRest(
  game: Game,
  fight: Fight,
  assumed: Assumed,
  hosts: readonly Faction[] = [],
): BattleForecast {
  const copied = JSON.stringify(fight)
  const { attacker, defender } = fight
  return onceOn(game, JSON.stringify(['rest', copied, assumed, hosts]), () => {
    const same = JSON.parse(copied) as Fight
    const rest = (copy: Game): Flow => fightOn(copy, { ...same, gallicHorse: fight.gallicHorse })
    return forecast(game, attacker.faction, defender.faction, assumed, rest, hosts)
  })
}

function forecast(
  game: Game,
  attacker: Faction,
  defender: Faction,
  { dice = 'best', retreats = false }: Assumed,
  play: Parameters<typeof tryOut<void>>[1],
  hosts?: readonly Faction[],
): BattleForecast {
  const on: string[] = []
  const sufferedOn: string[] = []
  let removes = 0
  let suffering: Faction | undefined
  const before = game.state
  const watch = (effect: Effect): void => {
    suffering = sufferingOf(effect) ?? suffering
    removes += removedOf(effect, defender)
  }
  const { state } = tryOut(game, play, {
    die: (why) => lossDie(why, dice, suffering === defender),
    loss: ({ faction, piece }) => void (faction === defender ? on : sufferedOn).push(piece),
    effect: watch,
    plans: [
      ...retreatPlans(before, defender, retreats, hosts),
      ...game.ruleset.playerFactions
        .filter((f) => f !== defender)
        .map((faction) => ({ faction, respond: agreeing(before, faction, retreats, hosts) })),
    ],
  })
  return { inflicts: on.length, suffers: sufferedOn.length, on, sufferedOn, removes, after: state }
}

/** Every Loss rolled for removes the piece; in the worst case only the Attacker's do. */
function lossDie(why: Text, dice: 'best' | 'worst', defenders: boolean): number | undefined {
  if (why.key === 'roll.caesar-ambush') return dice === 'best' ? 1 : 6
  if (why.key !== 'roll.loss') return undefined
  return dice === 'worst' && defenders ? 6 : 1
}

/** Who takes the Losses that this line of the log announces. */
export function sufferingOf(effect: Effect): Faction | undefined {
  if (effect.kind !== 'note' || !effect.text.key.startsWith('log.battle.')) return undefined
  const on = effect.text.params?.['on']
  return typeof on === 'object' && 'kind' in on && on.kind === 'faction' ? (on.id as Faction) : undefined
}

/** Pieces of the Faction that the effect takes off the map. */
export function removedOf(effect: Effect, faction: Faction): number {
  switch (effect.kind) {
    case 'remove-troops':
      return effect.faction === faction ? effect.hidden + effect.revealed + effect.scouted : 0
    case 'remove-legions':
      return faction === 'romans' ? effect.n : 0
    case 'remove-fort':
      return faction === 'romans' ? 1 : 0
    case 'remove-leader':
    case 'remove-ally':
    case 'remove-citadel':
      return effect.faction === faction ? 1 : 0
    default:
      return 0
  }
}

/** How the Defender answers; a Non-player's certain Retreat is answered by its own guideline. */
function retreatPlans(
  state: State,
  faction: Faction,
  retreats: Assumed['retreats'],
  hosts: readonly Faction[] | undefined,
): { faction: Faction; respond: Responder }[] {
  if (retreats === 'if-certain' && state.seats[faction].kind === 'bot') return []
  return [{ faction, respond: retreats === true ? retreating(hosts) : standing }]
}

const standing: Responder = (decision) =>
  decision.topic === 'battle.retreat' ? chooseIfOpen(decision, 'stand') : undefined

/** Asks the hosts (all of them where nothing is said), then Retreats. */
const retreating =
  (hosts: readonly Faction[] | undefined): Responder =>
  (decision) => {
    if (decision.topic !== 'battle.retreat' || decision.kind !== 'choose') return undefined
    const ask = openIds(decision).find(
      (id) => id.startsWith('ask:') && (!hosts || hosts.some((h) => id === `ask:${h}`)),
    )
    return { choose: [ask ?? 'retreat'] }
  }

/** Persons might agree to a Retreat, of which nobody can be certain; where hosts are named, those have. */
const agreeing =
  (state: State, faction: Faction, retreats: Assumed['retreats'], hosts: readonly Faction[] | undefined): Responder =>
  (decision) => {
    if (decision.topic !== 'consent.retreat') return undefined
    if (hosts?.includes(faction)) return yes
    return state.seats[faction].kind === 'person' ? yesIf(retreats !== 'if-certain') : undefined
  }

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
