import { text } from '../../kernel/text'
import { pickOne } from '../questions'
import { senateIs } from '../text/describe'
import type { EventCard } from './event'
import { shifted, shiftSenate } from './support/senate'

/** Cicero: the Senate shifts one box either way. */
export const cicero: EventCard = {
  card: 1,
  *unshaded(game, play) {
    const direction = yield* pickOne(
      game,
      { faction: play.faction, topic: 'cicero.direction', rule: play.rule },
      () =>
        (['up', 'down'] as const).flatMap((d) => {
          const to = shifted(game.state, d)
          return to ? [{ id: d, value: d, label: text(`cicero.${d}`), detail: senateIs(to) }] : []
        }),
      play.asides,
    )
    if (direction) shiftSenate(game, play.rule, direction)
  },
}
