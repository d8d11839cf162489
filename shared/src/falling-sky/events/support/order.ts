import { cardData } from '../../cards/cards'
import type { Faction } from '../../ids'

/** The Factions in the order of the card (2.3.2). */
export function inCardOrder(card: number, factions: readonly Faction[]): Faction[] {
  return cardData(card).order.filter((f) => factions.includes(f))
}
