import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { citadelsIn } from '../../board/control'
import { storms } from '../../capabilities/in-battle'
import { removableForts, removeCitadel, removeFort } from '../../forces/pieces'
import type { Game } from '../../game'
import type { TribeId } from '../../ids'
import { regionThing, tribeThing } from '../../names'
import type { Choice } from '../../questions'
import { pickOneOrNone, regionQuestion } from '../../questions'
import type { Fight } from './fight'

/** Ballistae, shaded: after its Ambush the holder may remove a defending Fort or Citadel (card 10). */
export function* storm(game: Game, fight: Fight): Flow {
  const { attacker, region } = fight
  if (!storms(game.state, attacker.faction)) return
  const question = regionQuestion(attacker.faction, 'card 10', 'battle.storm', region)
  const target = yield* pickOneOrNone(game, question, () => defences(game, fight))
  if (target === 'fort') removeFort(game, 'card 10', region)
  else if (target) removeCitadel(game, 'card 10', target)
}

function defences(game: Game, { defender: { faction }, region }: Fight): Choice<TribeId | 'fort'>[] {
  const fort: Choice<TribeId | 'fort'>[] =
    faction === 'romans' && removableForts(game, region) > 0
      ? [{ id: 'fort', value: 'fort', label: text('losses.fort'), on: [regionThing(region)] }]
      : []
  const citadels = citadelsIn(game.state, faction, region).map((t): Choice<TribeId | 'fort'> => ({
    id: `citadel:${t}`,
    value: t,
    label: text('pieces.citadel-at', { tribe: tribeThing(t) }),
    on: [tribeThing(t)],
  }))
  return [...fort, ...citadels]
}
