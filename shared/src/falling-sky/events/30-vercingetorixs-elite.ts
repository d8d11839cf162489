import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Vercingetorix's Elite: a poorer Arverni Rally, or Warbands that fight as Legions beside the Leader. */
export const vercingetorixsElite: EventCard = { card: 30, unshaded: takeCapability, shaded: takeCapability }
