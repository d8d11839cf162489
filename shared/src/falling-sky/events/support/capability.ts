import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { modifierOf } from '../../capabilities/registry'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import { gauls } from '../../ids'
import { cardThing, factionThing } from '../../names'
import { pickOne } from '../../questions'
import type { Play } from '../event'

/**
 * The executed side of a Capability comes into force and takes the place of the other one (5.1.2, 5.3), on the board of
 * the Faction that the registry names.
 */
export function* takeCapability(game: Game, play: Play): Flow {
  const { card, side, rule } = play
  const holder = yield* holderOf(game, play)
  if (holder) game.apply({ kind: 'capability', rule, capability: { card, side, holder } })
}

/** undefined: the card does nothing for this executor (RUL-42). */
function* holderOf(game: Game, play: Play): Flow<Faction | undefined> {
  const { card, side, faction } = play
  const { holder } = modifierOf(card, side)
  switch (holder) {
    case 'executor':
      return faction
    case 'gallic-executor':
      return gauls.find((f) => f === faction)
    case 'chosen-gaul': {
      const params = { card: cardThing(card) }
      const question = { faction, topic: 'capability.holder', rule: play.rule, params, about: [cardThing(card)] }
      return yield* pickOne(
        game,
        question,
        () => gauls.map((f) => ({ id: f, value: f, label: text('name', { name: factionThing(f) }) })),
        play.asides,
      )
    }
    default:
      return holder
  }
}
