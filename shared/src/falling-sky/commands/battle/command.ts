import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { commandCost } from '../../capabilities/in-commands'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import { factionThing } from '../../names'
import type { Choice } from '../../questions'
import { noAsides, pickOne, regionQuestion } from '../../questions'
import type { Action, Command } from '../action'
import { decides, permits, regionsWhere } from '../action'
import { affords, nextRegion } from '../select'
import { ambushPossible, announceAmbush } from './ambush'
import { attackLosses } from './arithmetic'
import { resolveBattle } from './battle'
import { announceBesiege } from './besiege'
import { withElite } from './opening'
import { defendTogether } from './together'
import type { BattleCommand, BattleTerms, Fight, Party } from './fight'
import { beginFight, forcesOf, newBattleCommand, partyOf, hasTarget } from './fight'

/** Battle: Roman (3.2.4) and Gallic (3.3.4). */
export const battle: Command = {
  id: 'battle',
  cost: (game, action, region) => (action.free ? 0 : battleCost(game, action.faction, region)),
  ...regionsWhere(canBattle),
  *run(game, action) {
    const over = game.mind?.beginsBattles(action.faction, battleCommandOf(action))
    const done: RegionId[] = []
    for (;;) {
      const region = yield* nextRegion(game, action, battle, { rule: battleRule(action.faction), done })
      if (region === undefined) break
      done.push(region)
      if (!action.selectsFirst) yield* battleIn(game, action, region)
    }
    if (action.selectsFirst) for (const region of done) yield* battleIn(game, action, region)
    over?.()
    return { regions: done }
  },
}

function canBattle(game: Game, action: Action, region: RegionId): boolean {
  const { faction } = action
  if (!permits(game.state, action, region) || !hasTarget(game.state, faction, region)) return false
  return affords(game, action, battleCost(game, faction, region))
}

export function battleRule(faction: Faction): string {
  return faction === 'romans' ? '3.2.4' : '3.3.4'
}

/** 2 for the Romans, 1 for Gauls, doubled in a Devastated Region. */
function battleCost(game: Game, faction: Faction, region: RegionId): number {
  const normal = (faction === 'romans' ? 2 : 1) * (game.state.regions[region].devastated ? 2 : 1)
  return commandCost(game.state, faction, 'battle', normal)
}

/** How a Battle in a Region is limited, by an Event. */
export interface BattleOptions {
  targets?: readonly Faction[]
  terms?: BattleTerms
  /** What attacks, if not all of the Faction's pieces there. */
  party?: Party
  rule?: string
  command?: BattleCommand
}

/** One Battle in a selected Region: the target (step 1), then Ambush or Besiege, then the rest. */
export function* battleIn(game: Game, action: Action, region: RegionId, options: BattleOptions = {}): Flow {
  const { faction } = action
  const { rule = battleRule(faction), terms = action.grant?.terms ?? {}, party = faction } = options
  const command = options.command ?? battleCommandOf(action)
  const fightWith = (target: Faction): Fight => beginFight(game.state, rule, region, party, target, { terms, command })
  const target = yield* pickTarget(game, action, region, rule, (f) => options.targets?.includes(f) ?? true, fightWith)
  if (target === undefined) return
  const fight = fightWith(target)
  yield* defendTogether(game, fight)
  const ambush =
    terms.ambushAlways ||
    (terms.ambushIfAble ? ambushPossible(game.state, fight) : yield* announceAmbush(game, action, fight))
  const besiege = yield* announceBesiege(game, action, fight)
  yield* resolveBattle(game, { ...fight, ambush, besiege })
}

/** The Battles of one action are one Battle Command. */
function battleCommandOf(action: Action): BattleCommand {
  action.battles ??= newBattleCommand()
  return action.battles
}

function* pickTarget(
  game: Game,
  action: Action,
  region: RegionId,
  rule: string,
  allowed: (f: Faction) => boolean,
  fightWith: (f: Faction) => Fight,
): Flow<Faction | undefined> {
  const question = regionQuestion(decides(action), rule, 'battle.target', region)
  const choices = (): Choice<Faction>[] =>
    factions
      .filter(
        (f) => f !== action.faction && allowed(f) && forcesOf(game.state, partyOf(game.state, f, region), region) > 0,
      )
      .map((target) => targetChoice(game, fightWith(target)))
  return yield* pickOne(game, question, choices, action.selectsFirst ? action.asides : noAsides)
}

function targetChoice(game: Game, fight: Fight): Choice<Faction> {
  const stand = attackLosses(game.state, withElite(game.state, fight), false).losses
  return {
    id: fight.defender.faction,
    value: fight.defender.faction,
    label: text('name', { name: factionThing(fight.defender.faction) }),
    detail: text('detail.losses', { n: stand }),
  }
}
