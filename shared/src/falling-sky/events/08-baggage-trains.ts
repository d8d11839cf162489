import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Baggage Trains: the executor's March costs nothing, or it Raids with three Warbands behind any walls. */
export const baggageTrains: EventCard = { card: 8, unshaded: takeCapability, shaded: takeCapability }
