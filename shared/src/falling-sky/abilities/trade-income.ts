import { alliesIn, controls, settledTribes, subduedIn } from '../board/control'
import { ownTradeRateFixed } from '../capabilities/in-abilities'
import type { Faction, RegionId } from '../ids'
import type { State } from '../state'

/** The rate of a Trade without and with the Romans' leave (4.4.1). */
const tradeRate = { refused: 1, agreed: 2 } as const

/**
 * What a Region in a Supply Line brings to a Trade (4.4.1): the rate for each own Ally and Citadel; under own Control
 * also for each Subdued Tribe, and 2 for each Roman Ally if the Romans agree.
 */
export function tradeIncome(state: State, faction: Faction, region: RegionId, romansAgree: boolean): number {
  const rate = romansAgree ? tradeRate.agreed : tradeRate.refused
  const ownRate = ownTradeRateFixed(state) ? tradeRate.agreed : rate
  const own = ownRate * settledTribes(state, faction, region).length
  if (!controls(state, faction, region)) return own
  const roman = romansAgree ? alliesIn(state, 'romans', region).length : 0
  return own + rate * (subduedIn(state, region).length + roman)
}
