import type { Faction } from '../ids'
import type { Capability, State } from '../state'

/** The Capability in force from this side of the card (5.3), or undefined. */
export function inForce(state: State, card: number, side: Capability['side']): Capability | undefined {
  for (const capability of state.capabilities)
    if (capability.card === card && capability.side === side) return capability
  return undefined
}

/** Whether the Faction holds this side of the card. */
export function holdsCapability(state: State, faction: Faction, card: number, side: Capability['side']): boolean {
  return inForce(state, card, side)?.holder === faction
}
