import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Germanic Horse: Auxilia at full strength, or a Gaul doubles Losses, in one Region of each Battle Command. */
export const germanicHorse: EventCard = { card: 59, unshaded: takeCapability, shaded: takeCapability }
