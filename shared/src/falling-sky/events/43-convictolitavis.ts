import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Convictolitavis: Suborn in two Regions, or Aedui Commands at twice the cost. */
export const convictolitavis: EventCard = { card: 43, unshaded: takeCapability, shaded: takeCapability }
