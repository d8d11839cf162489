import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { flip, hide, liftCircumvallation } from '../../forces/pieces'
import type { Game } from '../../game'
import { note } from '../../game'
import type { Faction } from '../../ids'
import { factionThing, regionThing } from '../../names'
import type { LossSum } from './arithmetic'
import { attackLosses, counterattackLosses } from './arithmetic'
import { ambushBites } from './ambush'
import { besiege } from './besiege'
import type { Fight } from './fight'
import { canBesiege, forcesOf, troopsBySide } from './fight'
import { sufferLosses } from './losses'
import { openBattle } from './opening'
import type { Retreat } from './retreat'
import { declareRetreat, retreat } from './retreat'
import { storm } from './storm'

/** A Battle (3.2.4 and 3.3.4 steps 2-6): target, Ambush and Besiege are settled. */
export function* resolveBattle(game: Game, fight: Fight): Flow {
  yield* beforeReply(game, fight)
  const leaving = yield* declareRetreat(game, fight)
  yield* afterReply(game, fight, leaving)
}

/** What Capabilities bring before the Defender chooses to stand or Retreat. */
export function* beforeReply(game: Game, fight: Fight): Flow {
  noteBattle(game, fight)
  yield* openBattle(game, fight)
  if (!canBesiege(game.state, fight)) fight.besiege = false // the last Legion may have fallen
}

/** The Battle once the Defender has answered: what a Defender that has to choose can try out. */
export function* afterReply(game: Game, fight: Fight, leaving: Retreat | undefined): Flow {
  yield* exchangeLosses(game, fight, leaving)
  if (fight.sally) liftCircumvallation(game) // the marker has done its work (card 4)
}

/** Attack and Counterattack, or a Retreat under attack (steps 3-6). */
function* exchangeLosses(game: Game, fight: Fight, leaving: Retreat | undefined): Flow {
  const { defender, region, rule, terms } = fight
  const bites = ambushBites(game, fight)
  const attack = attackLosses(game.state, fight, leaving !== undefined)
  yield* besiege(game, fight)
  noteLosses(game, fight, 'attack', defender.faction, attack)
  const suffering = {
    rule,
    party: defender,
    region,
    losses: attack.losses,
    rolls: !bites,
    retreating: leaving !== undefined,
  }
  yield* sufferLosses(game, {
    ...suffering,
    ...(fight.terms.firstLoss && { firstLoss: fight.terms.firstLoss }), // what came before the Battle may have been it
    ...(terms.ignoreFort && { noFort: true }),
  })
  if (leaving) return yield* retreat(game, fight, leaving)
  if (!bites && !terms.noCounterattack) yield* counterattack(game, fight)
  if (fight.ambush) yield* storm(game, fight)
  revealSurvivors(game, fight)
}

/** The Defender's survivors strike back; the Attacker absorbs, its static pieces last (step 4). */
function* counterattack(game: Game, fight: Fight): Flow {
  const { attacker, defender, region, rule } = fight
  if (forcesOf(game.state, defender, region) === 0) return
  const losses = counterattackLosses(game.state, fight)
  noteLosses(game, fight, 'counterattack', attacker.faction, losses)
  yield* sufferLosses(game, { rule, party: attacker, region, losses: losses.losses, rolls: true, retreating: false })
}

/** Surviving Hidden pieces of both sides are Revealed, third Factions' are not (step 5). */
function revealSurvivors(game: Game, { attacker, defender, region, rule, terms }: Fight): void {
  if (terms.attackersHide) for (const owner of attacker.owners) hide(game, rule, owner, region)
  for (const party of terms.attackersHide ? [defender] : [attacker, defender]) {
    for (const owner of party.owners)
      flip(game, rule, owner, region, 'hidden', 'revealed', troopsBySide(game.state, party, owner, 'hidden', region))
  }
}

function noteBattle(game: Game, { ambush, attacker, defender, region, rule }: Fight): void {
  const params = {
    attacker: factionThing(attacker.faction),
    defender: factionThing(defender.faction),
    region: regionThing(region),
  }
  note(game, rule, text(ambush ? 'log.battle.ambush' : 'log.battle', params), attacker.faction)
}

function noteLosses(game: Game, fight: Fight, step: 'attack' | 'counterattack', on: Faction, sum: LossSum): void {
  const by = (step === 'attack' ? fight.attacker : fight.defender).faction
  const how = `${sum.halved ? '.halved' : ''}${sum.later.length ? '.later' : ''}`
  note(
    game,
    fight.rule,
    text(`log.battle.${step}${how}`, {
      by: factionThing(by),
      on: factionThing(on),
      total: sum.total,
      n: sum.losses,
      parts: sum.parts,
      later: sum.later,
      ...(sum.halvedBy && { halved: text(`battle.halved.${sum.halvedBy}`) }),
    }),
    by,
  )
}
