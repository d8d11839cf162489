import { moveGroup } from '../forces/pieces'
import { emptyGroup } from '../names'
import type { EventCard } from './event'
import { ineligibleThroughNext, staysEligible } from './support/eligibility'
import { leaderRegion } from './support/pieces'
import { shiftSenate } from './support/senate'

/** Clodius Pulcher: the Senate is won over, or it calls the Leader home. */
export const clodiusPulcher: EventCard = {
  card: 14,
  *unshaded(game, play) {
    shiftSenate(game, play.rule, 'down')
  },
  *shaded(game, play) {
    const from = leaderRegion(game, 'romans')
    if (from !== undefined && from !== 'provincia')
      moveGroup(game, play.rule, 'romans', from, 'provincia', { ...emptyGroup, leader: true })
    ineligibleThroughNext(game, play, 'romans')
    staysEligible(game, play, play.faction)
  },
}
