import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Balearic Slingers: Auxilia shoot first in one Region of an enemy Battle Command, or Recruit needs supply and pay. */
export const balearicSlingers: EventCard = { card: 13, unshaded: takeCapability, shaded: takeCapability }
