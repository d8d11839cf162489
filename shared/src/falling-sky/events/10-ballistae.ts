import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Ballistae: Roman siege engines and firmer Forts, or a Gallic Faction storms walls after its Ambush. */
export const ballistae: EventCard = { card: 10, unshaded: takeCapability, shaded: takeCapability }
