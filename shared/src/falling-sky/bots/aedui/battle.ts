import type { Text } from '../../../kernel/text'
import { text } from '../../../kernel/text'
import type { Action } from '../../commands/action'
import { battleRule } from '../../commands/battle/command'
import type { BattleTerms } from '../../commands/battle/fight'
import { beginFight } from '../../commands/battle/fight'
import { mayRetreat } from '../../commands/battle/retreat'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factionThing, regionThing } from '../../names'
import type { BattleForecast, BattlePlan } from '../forecast'
import { ambushPays, couldInflict, forecastBattle } from '../forecast'
import type { BotTurn } from '../flowchart'
import { kindOf, rankOf } from '../guidelines/pieces'
import { chooseFaction, chooseRegion, first, most } from '../guidelines/select'
import { helpsPlayerToVictory, winterShows } from '../guidelines/winter-showing'
import type { BattleIn } from '../plans/battle'
import type { Agenda } from '../plans/responder'
import { goTo, test } from '../walk'
import { battleEnemies, turnNow } from './board'

/** A Battle that the Aedui could fight, and what is certain about it: whatever the dice, and whether the enemy stands or Retreats. */
export interface Prospect {
  region: RegionId
  target: Faction
  ambush: boolean
  /** The fewest Losses that the enemy takes. */
  inflicts: number
  /** Whether the enemy takes no fewer Losses than the Aedui, stand or Retreat. */
  even: boolean
  /** How dear the key piece is that takes a Loss in any case (8.4.1: 0 is a Leader); undefined: none. */
  key: number | undefined
}

/**
 * A4 (8.6.2): is there a Region where an Aedui Battle is certain to put a Loss on a Leader, Ally, Citadel or Legion?
 *
 * @returns the Battles that are; empty for no
 */
export function a4(turn: BotTurn, action: Action): Prospect[] {
  const found = keyProspects(turn.game, action)
  const [one] = found
  test(turn, 'A4', found.length > 0, one ? prospectFacts(one) : [])
  return found
}

function prospectFacts({ region, target, inflicts }: Prospect): Text[] {
  return [
    text('bot.fact.aedui-battle', { region: regionThing(region), faction: factionThing(target) }),
    text('bot.fact.inflicts', { n: inflicts }),
  ]
}

function keyProspects(game: Game, action: Action): Prospect[] {
  return prospects(game, action, [], true).filter((p) => p.key !== undefined)
}

/**
 * A-BATTLE (8.6.2): the Battles one after the other. Those come first that put a Loss on a key piece, of these one that
 * is an Ambush; then every other that is certain to inflict a Loss and no fewer than the Aedui take. One Ambush only.
 *
 * @param mayAmbush whether Ambush may go with the Command
 * @param instead Battles to fall back on for the first, where help by Diviciacus has changed the board since A4
 */
export function aBattle(action: Action, mayAmbush: boolean, instead: readonly Prospect[] = []): Agenda<BattleIn> {
  const done: RegionId[] = []
  let ambushed = !mayAmbush
  return (game) => {
    const open = prospects(game, action, done, !ambushed)
    const next = nextBattle(game, open) ?? (done.length === 0 ? nextBattle(game, instead) : undefined)
    if (!next) return undefined
    done.push(next.region)
    if (next.ambush) {
      ambushed = true
      goTo(turnNow(game), 'A-AMBUSH', prospectFacts(next))
    }
    return { region: next.region, target: next.target, ambush: next.ambush }
  }
}

function nextBattle(game: Game, open: readonly Prospect[]): Prospect | undefined {
  const onKeyPieces = open.filter((p) => p.key !== undefined)
  const further = open.filter((p) => p.even)
  const candidates = onKeyPieces.length > 0 ? onKeyPieces : further
  const region = chooseRegion(
    game,
    'aedui',
    'A-BATTLE',
    [...new Set(candidates.map((p) => p.region))],
    [first('aedui-ambush', (r) => candidates.some((p) => p.region === r && p.ambush))],
  )
  return betterTarget(
    game,
    candidates.filter((p) => p.region === region),
  )
}

/** Of several enemies in a Region the one whose dearest piece is hit, then by the order of enemies (8.4.1). */
export function betterTarget(game: Game, here: readonly Prospect[]): Prospect | undefined {
  const of = (f: Faction): Prospect | undefined => here.find((p) => p.target === f)
  const order = battleEnemies(game)
  const target = chooseFaction(
    game,
    'aedui',
    'A-BATTLE',
    here.map((p) => p.target),
    [most('aedui-dearest-piece', (f) => -(of(f)?.key ?? Infinity)), most('enemy-order', (f) => -order.indexOf(f))],
  )
  return target && of(target)
}

function prospects(game: Game, action: Action, done: readonly RegionId[], mayAmbush: boolean): Prospect[] {
  const enemies = battleEnemies(game)
  return game.ruleset.commandFlows.battle
    .regions(game, action)
    .filter((r) => !done.includes(r))
    .flatMap((r) => prospectsIn(game, r, enemies, { mayAmbush, terms: action.grant?.terms }))
}

/** How the Battles of a Command, or of an Event, go. */
interface Manner {
  mayAmbush: boolean
  terms: BattleTerms | undefined
}

/** The Battles in one Region that are certain to inflict a Loss. */
export function prospectsIn(game: Game, region: RegionId, enemies: readonly Faction[], manner: Manner): Prospect[] {
  return enemies.flatMap((target) => prospect(game, region, target, manner) ?? [])
}

function prospect(game: Game, region: RegionId, target: Faction, { mayAmbush, terms }: Manner): Prospect | undefined {
  const plan: BattlePlan = { attacker: 'aedui', region, target, ...(terms && { terms }) }
  if (!couldInflict(game, plan)) return undefined
  const ambush = mayAmbush && ambushPays(game, plan)
  const outcomes = outcomesOf(game, { ...plan, ambush })
  const inflicts = Math.min(...outcomes.map((o) => o.inflicts))
  if (inflicts === 0 || barredByWinter(game, { ...plan, ambush }, outcomes)) return undefined
  const even = outcomes.every((o) => o.inflicts >= o.suffers)
  const keys = outcomes.map(dearestKeyPiece)
  const key = keys.includes(undefined) ? undefined : Math.max(...keys.map((k) => k ?? 0))
  return { region, target, ambush, inflicts, even, key }
}

/** What may come of the Battle: the enemy stands, or Retreats if it can; its rolls keep its pieces, those of the Aedui don't. */
function outcomesOf(game: Game, plan: BattlePlan, dice: 'best' | 'worst' = 'worst'): BattleForecast[] {
  const stands = forecastBattle(game, plan, { dice })
  const fight = beginFight(game.state, battleRule('aedui'), plan.region, 'aedui', plan.target)
  if (!mayRetreat(game.state, { ...fight, ambush: plan.ambush ?? false, terms: plan.terms ?? {} })) return [stands]
  return [stands, forecastBattle(game, plan, { dice, retreats: true })]
}

/** While Winter is showing no Battle that could push a player over its threshold (8.4.4). */
function barredByWinter(game: Game, plan: BattlePlan, worst: readonly BattleForecast[]): boolean {
  if (!winterShows(game)) return false
  return [...worst, ...outcomesOf(game, plan, 'best')].some((o) => helpsPlayerToVictory(game, o.after))
}

/** The rank of the dearest Leader, Legion, Citadel or Ally that takes a Loss. */
function dearestKeyPiece({ on }: BattleForecast): number | undefined {
  const keys = on.flatMap((piece) => {
    const kind = kindOf(piece)
    return kind && keyKinds.includes(kind) ? [rankOf(kind)] : []
  })
  return keys.length > 0 ? Math.min(...keys) : undefined
}

const keyKinds = ['leader', 'legion', 'citadel', 'city-ally', 'ally']
