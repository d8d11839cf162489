import { text } from '../../kernel/text'
import { cardThing, factionThing } from '../names'
import { pickOne } from '../questions'
import type { Capability } from '../state'
import type { Choice } from '../questions'
import type { EventCard } from './event'

/** Shifting Loyalties: a Capability, anybody's, is lost for good. */
export const shiftingLoyalties: EventCard = {
  card: 50,
  *unshaded(game, play) {
    const lost = yield* pickOne(
      game,
      { faction: play.faction, topic: 'loyalties.capability', rule: play.rule },
      () => game.state.capabilities.map(capabilityChoice),
      play.asides,
    )
    if (lost) game.apply({ kind: 'capability-lost', rule: play.rule, capability: { ...lost } })
  },
}

function capabilityChoice(capability: Capability): Choice<Capability> {
  const { card, side, holder } = capability
  return {
    id: `${card}`,
    value: capability,
    label: text('loyalties.capability', { card: cardThing(card), side: text(`side.${side}`) }),
    detail: text('name', { name: factionThing(holder) }),
    on: [cardThing(card)],
  }
}
