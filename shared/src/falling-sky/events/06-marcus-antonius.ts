import { playableRegions } from '../board/map'
import { moveGroup } from '../forces/pieces'
import { emptyGroup } from '../names'
import type { EventCard } from './event'
import { ineligibleThroughNext, staysEligible } from './support/eligibility'
import { freeAbility, freeBattle } from './support/free'
import { pickTroops } from './support/pieces'

const auxilia = 4

/** Marcus Antonius: a Scout and a Battle with Auxilia at twice their strength, or Auxilia sent home and Romans idle. */
export const marcusAntonius: EventCard = {
  card: 6,
  *unshaded(game, play) {
    yield* freeAbility(game, play, 'romans', { abilities: ['scout'], optional: true })
    const regions = playableRegions(game.state)
    yield* freeBattle(game, play, 'romans', { regions, terms: { auxiliaTimes: 2 }, optional: true })
  },
  /** The executor picks the Auxilia; they keep their side. */
  *shaded(game, play) {
    const scope = {
      factions: ['romans'] as const,
      regions: playableRegions(game.state).filter((r) => r !== 'provincia'),
    }
    const picked = yield* pickTroops(game, play, play.faction, 'antonius.auxilia', scope, 0, auxilia)
    for (const { region, side, n } of picked)
      moveGroup(game, play.rule, 'romans', region, 'provincia', { ...emptyGroup, [side]: n })
    ineligibleThroughNext(game, play, 'romans')
    staysEligible(game, play, play.faction)
  },
}
