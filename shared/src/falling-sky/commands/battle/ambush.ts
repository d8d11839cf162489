import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { withinReach } from '../../abilities/reach'
import { rollDie } from '../../dice'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import { regionThing } from '../../names'
import { confirm } from '../../questions'
import type { State } from '../../state'
import type { Action } from '../action'
import type { Fight } from './fight'
import { caesarDefends, hiddenOf } from './fight'

/** The paragraph of a Faction's Ambush. */
function ambushRule(faction: Faction): string {
  const rules: Record<Faction, string> = {
    romans: '4.1',
    arverni: '4.3.3',
    aedui: '4.4.3',
    belgae: '4.5.3',
    germans: '3.4.4',
  }
  return rules[faction]
}

/** Whether the Attacker has more Hidden pieces there than the Defender: what every Ambush takes (4.3.3). */
export function outnumbersHidden(state: State, { attacker, defender, region }: Fight): boolean {
  return hiddenOf(state, attacker, region) > hiddenOf(state, defender, region)
}

/**
 * Whether the Attacker may Ambush in this Battle: the ability is open, Hidden numbers suffice, and the Leader is near
 * enough; the Aedui need no Leader but have one Region per Command (4.4.3).
 */
function canAmbush(state: State, action: Action, fight: Fight): boolean {
  const { ability } = action
  if (!ability?.open('ambush') || !ambushPossible(state, fight)) return false
  return fight.attacker.faction !== 'aedui' || ability.ambushed.length === 0
}

/** Whether Hidden numbers suffice and the Leader is near enough, whom the Aedui don't need. */
export function ambushPossible(state: State, fight: Fight): boolean {
  const { faction } = fight.attacker
  return outnumbersHidden(state, fight) && (faction === 'aedui' || withinReach(state, faction, fight.region))
}

/** Asks whether to Ambush, where it can be done. */
export function* announceAmbush(game: Game, action: Action, fight: Fight): Flow<boolean> {
  const { ability } = action
  if (!ability || !canAmbush(game.state, action, fight)) return false
  game.mind?.considers(fight)
  const question = {
    faction: fight.attacker.faction,
    topic: 'battle.ambush',
    rule: ambushRule(fight.attacker.faction),
    params: { region: regionThing(fight.region) },
    about: [regionThing(fight.region)],
  }
  const ambush = yield* confirm(game, question, text('ambush.yes'), text('ambush.no'))
  if (ambush) {
    ability.use('ambush')
    ability.ambushed.push(fight.region)
  }
  return ambush
}

/** The lowest die with which Caesar counters an Ambush: 5 against the Belgae (4.5.3). */
function caesarNeeds(attacker: Faction): number {
  return attacker === 'belgae' ? 5 : 4
}

/**
 * Romans Defending in Caesar's Region roll: with 4-6 (5-6 against the Belgae) they keep their Loss rolls and may
 * Counterattack (4.3.3).
 *
 * @returns whether the Ambush takes rolls and Counterattack away from the Defender
 */
export function ambushBites(game: Game, fight: Fight): boolean {
  if (!fight.ambush) return false
  if (!caesarDefends(game.state, fight)) return true
  const needs = caesarNeeds(fight.attacker.faction)
  const why = text('roll.caesar-ambush', { n: needs })
  return rollDie(game, ambushRule(fight.attacker.faction), why, needs - 1) < needs
}
