import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { alliesIn, citadelsIn } from '../../board/control'
import { removeAlly, removeCitadel } from '../../forces/pieces'
import type { Game } from '../../game'
import type { TribeId } from '../../ids'
import { factionThing, regionThing, tribeThing } from '../../names'
import type { Choice } from '../../questions'
import { confirm, pickOne, regionQuestion } from '../../questions'
import type { Action } from '../action'
import type { Fight } from './fight'
import { canBesiege } from './fight'

const rule = '4.2.3'

/** Asks whether to Besiege in this Battle; announced before the Defender decides to stand or Retreat. */
export function* announceBesiege(game: Game, action: Action, fight: Fight): Flow<boolean> {
  const { ability } = action
  if (!ability?.open('besiege') || !canBesiege(game.state, fight)) return false
  const question = {
    faction: fight.attacker.faction,
    topic: 'battle.besiege',
    rule,
    params: { region: regionThing(fight.region), faction: factionThing(fight.defender.faction) },
    about: [regionThing(fight.region)],
  }
  const besiege = yield* confirm(game, question, text('besiege.yes'), text('besiege.no'))
  if (besiege) ability.use('besiege')
  return besiege
}

/** Removes one Ally or Citadel of the Defender, the Romans' choice, without a roll, on top of any Losses (4.2.3). */
export function* besiege(game: Game, fight: Fight): Flow {
  if (!fight.besiege || !canBesiege(game.state, fight)) return
  const { region } = fight
  const defender = fight.defender.faction
  const question = regionQuestion(fight.attacker.faction, rule, 'battle.besiege-target', region)
  const target = yield* pickOne(game, question, () => [
    ...alliesIn(game.state, defender, region).map((t) => siegeChoice(t, 'ally')),
    ...citadelsIn(game.state, defender, region).map((t) => siegeChoice(t, 'citadel')),
  ])
  if (!target) return
  if (target.piece === 'ally') removeAlly(game, rule, target.tribe)
  else removeCitadel(game, rule, target.tribe)
}

interface SiegeTarget {
  tribe: TribeId
  piece: 'ally' | 'citadel'
}

function siegeChoice(tribe: TribeId, piece: 'ally' | 'citadel'): Choice<SiegeTarget> {
  return {
    id: `${piece}:${tribe}`,
    value: { tribe, piece },
    label: text(`pieces.${piece}-at`, { tribe: tribeThing(tribe) }),
    on: [tribeThing(tribe)],
  }
}
