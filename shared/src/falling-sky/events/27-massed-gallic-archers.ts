import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Massed Gallic Archers: the Arverni inflict 1 Loss less, or six of their Warbands inflict 1 before the Battle. */
export const massedGallicArchers: EventCard = { card: 27, unshaded: takeCapability, shaded: takeCapability }
