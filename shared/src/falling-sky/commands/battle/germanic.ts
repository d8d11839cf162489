import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { playableRegions } from '../../board/map'
import type { Group } from '../../effects'
import type { Game } from '../../game'
import { note } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import { factionThing, regionThing } from '../../names'
import type { Choice } from '../../questions'
import { pickOne, regionQuestion } from '../../questions'
import type { State } from '../../state'
import { outnumbersHidden } from './ambush'
import { attackLosses } from './arithmetic'
import { resolveBattle } from './battle'
import type { BattleCommand, BattleTerms, Fight } from './fight'
import { beginFight, forcesOf, newBattleCommand, partyOf } from './fight'
import { defendTogether } from './together'

const rule = '3.4.4'

/** How an Event changes a Germanic Battle. */
export interface GermanicBattle {
  terms?: BattleTerms
  /** The only Warbands that attack (card 51); the group grows smaller with their Losses. */
  group?: Group
  /** The Battles of one Germans Phase or Event are one Battle Command. */
  command?: BattleCommand
}

/**
 * Whether Germans may Battle the Faction in the Region: only with Ambush, so Hidden Germans must outnumber its Hidden
 * pieces (3.4.4), unless an Event says that they Ambush all the same.
 */
export function germanicAmbushPossible(
  state: State,
  region: RegionId,
  target: Faction,
  battle: GermanicBattle = {},
): boolean {
  if (target === 'germans' || forcesOf(state, partyOf(state, target, region), region) === 0) return false
  return mayAmbush(state, germanicFight(state, region, target, battle))
}

function mayAmbush(state: State, fight: Fight): boolean {
  if (fight.terms.ambushAlways) return forcesOf(state, fight.attacker, fight.region) > 0
  return outnumbersHidden(state, fight)
}

/** The Losses that a Germanic Ambush on the Faction would cause. */
export function germanicAmbushLosses(
  state: State,
  region: RegionId,
  target: Faction,
  battle: GermanicBattle = {},
): number {
  return attackLosses(state, germanicFight(state, region, target, battle), false).losses
}

/**
 * Germans Battle a Faction with Ambush (3.4.4), unless Hidden Auxilia or Warbands come to its help (card 38). Throws if
 * they may not.
 *
 * @returns whether the Battle was fought
 */
export function* ambushByGermans(
  game: Game,
  region: RegionId,
  target: Faction,
  battle: GermanicBattle = {},
): Flow<boolean> {
  if (!germanicAmbushPossible(game.state, region, target, battle))
    throw new Error(`no Germanic Ambush on the ${target} in ${region}`)
  const fight = germanicFight(game.state, region, target, battle)
  yield* defendTogether(game, fight)
  if (mayAmbush(game.state, fight)) {
    yield* resolveBattle(game, fight)
    return true
  }
  const params = { defender: factionThing(target), region: regionThing(region) }
  note(game, rule, text('log.diviciacus.no-ambush', params), 'germans')
  return false
}

function germanicFight(state: State, region: RegionId, target: Faction, battle: GermanicBattle): Fight {
  const { terms = {}, command = newBattleCommand(), group } = battle
  const all = partyOf(state, 'germans', region)
  const attacker = group ? { ...all, group } : all
  return { ...beginFight(state, rule, region, attacker, target, { terms, command }), ambush: true }
}

/** The Factions that Germans could Ambush there. */
export function germanicTargets(state: State, region: RegionId, battle: GermanicBattle = {}): Faction[] {
  return factions.filter((f) => germanicAmbushPossible(state, region, f, battle))
}

/** The Regions where a Germanic Battle is possible, among those permitted. */
export function germanicBattleRegions(state: State, permitted: (region: RegionId) => boolean): RegionId[] {
  return playableRegions(state).filter((r) => permitted(r) && germanicTargets(state, r).length > 0)
}

/**
 * A Germanic Battle in the Region at the will of another Faction, which picks the target (4.5.1, Events); one whom
 * Diviciacus has saved from it leaves the others (card 38).
 */
export function* germanicBattle(game: Game, by: Faction, region: RegionId, battle: GermanicBattle = {}): Flow {
  const question = regionQuestion(by, rule, 'germanic.target', region)
  const oneBattle: GermanicBattle = { ...battle, command: battle.command ?? newBattleCommand() }
  const saved: Faction[] = []
  const choices = (): Choice<Faction>[] =>
    germanicTargets(game.state, region, oneBattle)
      .filter((f) => !saved.includes(f))
      .map((f) => ({
        id: f,
        value: f,
        label: text('name', { name: factionThing(f) }),
        detail: text('detail.losses', { n: germanicAmbushLosses(game.state, region, f, oneBattle) }),
      }))
  for (;;) {
    const target = yield* pickOne(game, question, choices)
    if (!target || (yield* ambushByGermans(game, region, target, oneBattle))) return
    saved.push(target)
  }
}
