import { citadelsIn, controls } from '../board/control'
import { playableRegions, regionOf } from '../board/map'
import { raze, removeLegions } from '../forces/pieces'
import { gain } from '../forces/resources'
import { pickOne, pickOneOrNone, regionChoice } from '../questions'
import type { EventCard } from './event'
import { ineligibleThroughNext } from './support/eligibility'
import { asidesOf } from './support/free'
import { cityChoice, cityTribes } from './support/tribes'

const booty = 8

/** Sacking: the Romans raze a City; or a Legion falls before one. */
export const sacking: EventCard = {
  card: 23,
  *unshaded(game, play) {
    const city = yield* pickOneOrNone(
      game,
      { faction: 'romans', topic: 'sacking.city', rule: play.rule },
      () =>
        cityTribes
          .filter((t) => controls(game.state, 'romans', regionOf(game.state, t)))
          .map((t) => cityChoice(game, t)),
      asidesOf(play, 'romans'),
    )
    if (!city) return
    raze(game, play.rule, city)
    gain(game, play.rule, 'romans', booty, 'event')
  },
  *shaded(game, play) {
    const { state } = game
    const region = yield* pickOne(
      game,
      { faction: play.faction, topic: 'sacking.legion', rule: play.rule },
      () =>
        playableRegions(state)
          .filter((r) => state.regions[r].forces.romans.legions > 0 && citadelsIn(state, play.faction, r).length > 0)
          .map((r) => regionChoice(r)),
      play.asides,
    )
    if (!region) return
    removeLegions(game, play.rule, region, 1)
    ineligibleThroughNext(game, play, 'romans')
  },
}
