import { availableAllies, canPlaceAlly } from '../forces/available'
import { clearTribe, placeAlly } from '../forces/pieces'
import type { Game } from '../game'
import type { TribeId } from '../ids'
import type { Choice } from '../questions'
import { pickOne } from '../questions'
import { germansAct } from '../winter/germans'
import type { EventCard } from './event'
import { allyChoice } from './support/pieces'

const suebi = ['suebi-north', 'suebi-south'] as const

/** Suebi Mobilize: the Suebi gather, then the Germans act as in Winter but for their Rally. */
export const suebiMobilize: EventCard = {
  card: 29,
  *unshaded(game, play) {
    for (const tribe of suebi) if (isDispersed(game, tribe)) clearTribe(game, play.rule, tribe)
    const question = { faction: play.faction, topic: 'suebi-mobilize.ally', rule: play.rule }
    const choices = (): Choice<TribeId>[] =>
      suebi.filter((t) => canPlaceAlly(game, 'germans', t)).map((t) => allyChoice(game, t))
    while (choices().length > 0) {
      const enough = availableAllies(game, 'germans') >= choices().length
      const tribe = enough ? choices()[0]?.value : yield* pickOne(game, question, choices, play.asides)
      if (tribe) placeAlly(game, play.rule, 'germans', tribe)
    }
    yield* germansAct(game, ['march', 'raid', 'battle'])
  },
}

/** A marker on either side; Razed is none (RUL-36). */
function isDispersed(game: Game, tribe: TribeId): boolean {
  const { status } = game.state.tribes[tribe]
  return status === 'dispersed' || status === 'gathering'
}
