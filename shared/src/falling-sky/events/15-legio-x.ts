import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Legio X: the Leader with a Legion inflicts 2 Losses more and suffers 1 less, or Caesar doubles one Legion only. */
export const legioX: EventCard = { card: 15, unshaded: takeCapability, shaded: takeCapability }
