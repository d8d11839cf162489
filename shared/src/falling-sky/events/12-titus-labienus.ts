import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Titus Labienus: Roman Special Abilities without the Leader, or Build and Reveal in one Region only. */
export const titusLabienus: EventCard = { card: 12, unshaded: takeCapability, shaded: takeCapability }
