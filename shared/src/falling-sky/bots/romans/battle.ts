import type { Text, Thing } from '../../../kernel/text'
import { text } from '../../../kernel/text'
import type { Action } from '../../commands/action'
import { battle } from '../../commands/battle/command'
import { mayRetreat } from '../../commands/battle/retreat'
import { beginFight, canBesiege, targetsIn } from '../../commands/battle/fight'
import { alliesIn, citadelsIn, leaderIn, namedLeaderIn, troopsIn } from '../../board/control'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factionThing, regionThing } from '../../names'
import type { BattleForecast, BattlePlan } from '../forecast'
import { couldInflict, expectedBattle, forecastBattle, lossOnLeader } from '../forecast'
import type { BotTurn } from '../flowchart'
import type { Responder } from '../mind'
import type { ChoiceTold, Criterion } from '../guidelines/select'
import { choose, first, most } from '../guidelines/select'
import { countsAsCity } from '../guidelines/pieces'
import { helpsPlayerToVictory, winterShows } from '../guidelines/winter-showing'
import type { BattleIn } from '../plans/battle'
import { battleCommandPlan } from '../plans/battle'
import type { Agenda } from '../plans/responder'
import { byTopic, either, openIds } from '../plans/responder'
import { together } from '../../capabilities/diviciacus'
import { pickAtRandom } from '../../dice'
import { test } from '../walk'
import { askAedui, isLent, withAedui } from './aedui-help'
import { isPlayer, marginOf, settledIn } from './board'

/** R-BATTLE and R-BESIEGE (8.8.1). */

/** A Battle that keeps to the rule of R-BATTLE. */
export interface Candidate {
  region: RegionId
  target: Faction
}

/** What R-BATTLE comes to. */
export interface RomanBattles {
  respond: Responder
  besieges: boolean
}

/**
 * R-BATTLE (8.8.1): whether the Romans Battle, and how. In Regions that meet R1, where they suffer less than half the
 * Losses that they inflict and none on Caesar; not at all if Caesar meets R1 and does not Battle.
 *
 * @param meeting the Regions that meet R1
 * @returns undefined: no Battle
 */
export function rBattle(turn: BotTurn, action: Action, meeting: readonly RegionId[]): RomanBattles | undefined {
  const { game } = turn
  const open = battle.regions(game, action).filter((r) => meeting.includes(r))
  const helped = withAedui(game)
  const candidates = open.flatMap((r) => [
    ...candidatesIn(helped, r, 'if-needed').filter((c) => c.target !== 'aedui'),
    ...candidatesIn(game, r, 'if-needed').filter((c) => c.target === 'aedui'),
  ])
  if (!test(turn, 'R-BATTLE', candidates.length > 0, battleFacts(candidates))) return undefined
  const caesars = meeting.filter((r) => namedLeaderIn(game.state, 'romans', r))
  if (caesars.some((r) => !candidates.some((c) => c.region === r))) {
    test(turn, 'R-BATTLE-CAESAR', false)
    return undefined
  }
  const order = inOrderOfChoice(turn, action, candidates)
  const besieges = rBesiege({ ...turn, game: helped }, order)
  const withHelp = order.filter((c) => c.target !== 'aedui' && together(game.state, c.region)).map((c) => c.region)
  return {
    besieges,
    respond: either(
      askAedui('battle', () => withHelp),
      plan(turn, order, besieges),
    ),
  }
}

/** Region after Region with its target, as far as Resources go. */
function inOrderOfChoice({ game, faction }: BotTurn, action: Action, candidates: readonly Candidate[]): Candidate[] {
  const order: Candidate[] = []
  let resources = game.state.resources.romans
  for (let left = candidates; left.length > 0;) {
    const chosen = chooseBattle(game, faction, left)
    if (!chosen) break
    order.push(chosen)
    resources -= battle.cost(game, action, chosen.region)
    left = left.filter(({ region }) => region !== chosen.region && battle.cost(game, action, region) <= resources)
  }
  return order
}

/** Each Battle is looked at again before it is fought: the ones before may have changed it. */
function plan({ faction }: BotTurn, order: readonly Candidate[], besieges: boolean): Responder {
  const left = [...order]
  const agenda: Agenda<BattleIn> = (game) => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { region, target } = next
      const now = candidatesIn(game, region, besieges ? 'always' : 'never')
      const chosen = now.find((c) => c.target === target) ?? chooseBattle(game, faction, now)
      if (chosen) return { ...chosen, besiege: besieges }
    }
    return undefined
  }
  return either(besiegeTarget, battleCommandPlan(agenda))
}

/** Whether Besiege goes with a Battle that is weighed. */
type Besieging = 'if-needed' | 'always' | 'never'

/** The targets in the Region that keep to the rule of Losses, and help no player to victory while Winter shows. */
export function candidatesIn(
  game: Game,
  region: RegionId,
  besieging: Besieging,
  how: Pick<BattlePlan, 'terms' | 'party'> = {},
): Candidate[] {
  return targetsIn(game.state, 'romans', region)
    .filter((target) => target !== 'aedui' || !isLent(game, region))
    .filter((target) => isWorthIt(game, { attacker: 'romans', region, target, ...how }, besieging))
    .map((target) => ({ region, target }))
}

/** Fewer than half the Losses inflicted are suffered, and none on Caesar (8.8.1), the best case assumed. */
export function isWorthIt(game: Game, plain: BattlePlan, besieging: Besieging): boolean {
  const plan = { ...plain, besiege: besieges(game, plain, besieging) }
  if (!plan.besiege && !couldInflict(game, plan)) return false
  const best = expectedBattle(game, plan)
  return keepsRule(game, plan, best) && !helpsPlayer(game, plan, best)
}

function besieges(game: Game, plan: BattlePlan, besieging: Besieging): boolean {
  if (besieging === 'never' || !besiegePossible(game, plan)) return false
  return besieging === 'always' || needsBesiege(game, plan)
}

function keepsRule(game: Game, { besiege, region }: BattlePlan, best: BattleForecast): boolean {
  const inflicts = best.inflicts + (besiege ? 1 : 0)
  const caesarHit = namedLeaderIn(game.state, 'romans', region) && lossOnLeader(best)
  return best.suffers * 2 < inflicts && !caesarHit
}

/** While Winter shows, no result of the Battle may push a player over its threshold (8.4.4). */
function helpsPlayer(game: Game, plan: BattlePlan, best: BattleForecast): boolean {
  if (!winterShows(game)) return false
  const others = [
    forecastBattle(game, plan, { dice: 'worst' }),
    ...(canRetreat(game, plan) ? [forecastBattle(game, plan, { retreats: true })] : []),
  ]
  return [best, ...others].some((f) => helpsPlayerToVictory(game, f.after))
}

/** Target choice (8.8.1 step 3); Caesar's Battle is the first, since without it there is none. */
export function chooseBattle(game: Game, faction: Faction, candidates: readonly Candidate[]): Candidate | undefined {
  const { state } = game
  return choose(
    game,
    faction,
    candidates,
    [first('caesar', (c) => namedLeaderIn(state, 'romans', c.region)), ...targetPriorities(game)],
    toldAs(candidates),
  )
}

/** Whom to attack (8.8.1 step 3): a Leader, Warbands, a player, Allies and Citadels, the margin. */
export function targetPriorities(game: Game): Criterion<Candidate>[] {
  const { state } = game
  return [
    first('enemy-leader', (c) => leaderIn(state, c.target, c.region)),
    most('warbands', (c) => troopsIn(state, c.target, c.region)),
    first('player', (c) => isPlayer(game, c.target)),
    most('settled', (c) => settledIn(state, c.target, c.region)),
    most('margin', (c) => marginOf(state, c.target)),
  ]
}

/** How a choice among Battles is told: by Region, or within one Region by target. */
export function toldAs(candidates: readonly Candidate[]): ChoiceTold<Candidate> {
  const thing = (c: Candidate): Thing => (sameRegion(candidates) ? factionThing(c.target) : regionThing(c.region))
  return { node: 'R-BATTLE', rule: '8.8.1', thing }
}

function sameRegion(candidates: readonly Candidate[]): boolean {
  return new Set(candidates.map((c) => c.region)).size === 1
}

/** R-BESIEGE: used wherever possible if any of the Battles needs it. */
function rBesiege(turn: BotTurn, candidates: readonly Candidate[]): boolean {
  const plans = candidates.map((c): BattlePlan => ({ attacker: 'romans', ...c }))
  const needing = plans.filter((p) => besiegePossible(turn.game, p) && needsBesiege(turn.game, p))
  return test(turn, 'R-BESIEGE', needing.length > 0, needing.map(regionFact))
}

function regionFact({ region }: { region: RegionId }): Text {
  return text('bot.fact.region', { region: regionThing(region) })
}

function besiegePossible({ state }: Game, { attacker, region, target }: BattlePlan): boolean {
  return canBesiege(state, beginFight(state, '3.2.4', region, attacker, target))
}

/**
 * Whether Besiege is needed to be sure of removing an Ally, or for a Citadel that might suffer fewer than 3 rolls: with
 * the Defender standing or Retreating, all its rolls keeping its pieces.
 */
function needsBesiege(game: Game, plan: BattlePlan): boolean {
  const { state } = game
  const ways = [
    forecastBattle(game, plan, { dice: 'worst' }),
    ...(canRetreat(game, plan) ? [forecastBattle(game, plan, { dice: 'worst', retreats: true })] : []),
  ]
  const fewest = (kind: string): number => Math.min(...ways.map((f) => f.on.filter((p) => p.startsWith(kind)).length))
  if (alliesIn(state, plan.target, plan.region).length > 0 && fewest('ally') < 1) return true
  return citadelsIn(state, plan.target, plan.region).length > 0 && fewest('citadel') < enoughRolls
}
const enoughRolls = 3

function canRetreat({ state }: Game, { attacker, region, target }: BattlePlan): boolean {
  return mayRetreat(state, beginFight(state, '3.2.4', region, attacker, target))
}

/** What Besiege removes: a Citadel before an Ally in a City, that before others (8.4.1). */
const besiegeTarget: Responder = byTopic({
  'battle.besiege-target': (decision, game) => {
    if (decision.kind !== 'choose') return undefined
    const ids = openIds(decision)
    const rank = (id: string): number => (id.startsWith('citadel:') ? 2 : countsAsCity(tribeIn(id)) ? 1 : 0)
    const best = Math.max(...ids.map(rank))
    return {
      choose: [
        pickAtRandom(
          game,
          '8.3.4',
          ids.filter((id) => rank(id) === best),
        ),
      ],
    }
  },
})

function tribeIn(id: string): Parameters<typeof countsAsCity>[0] {
  return id.slice(id.indexOf(':') + 1) as Parameters<typeof countsAsCity>[0]
}

function battleFacts(candidates: readonly Candidate[]): Text[] {
  return candidates.map(({ region, target }) =>
    text('bot.fact.battle', { region: regionThing(region), faction: factionThing(target) }),
  )
}
