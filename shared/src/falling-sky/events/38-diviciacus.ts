import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Diviciacus: Aedui Warbands and Auxilia stand in for each other if both agree, or the two give each other nothing. */
export const diviciacus: EventCard = { card: 38, unshaded: takeCapability, shaded: takeCapability }
