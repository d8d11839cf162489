import { text } from '../../kernel/text'
import { pickOne } from '../questions'
import type { EventCard } from './event'
import { canShiftSenate, shiftSenate } from './support/senate'

/** Cicero: the Senate shifts one box either way. */
export const cicero: EventCard = {
  card: 1,
  *unshaded(game, play) {
    const direction = yield* pickOne(
      game,
      { faction: play.faction, topic: 'cicero.direction', rule: play.rule },
      () =>
        (['up', 'down'] as const)
          .filter((d) => canShiftSenate(game, d))
          .map((d) => ({ id: d, value: d, label: text(`cicero.${d}`) })),
      play.asides,
    )
    if (direction) shiftSenate(game, play.rule, direction)
  },
}
