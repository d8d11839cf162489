import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** River Commerce: Trade without Supply Lines, or in one Region only. */
export const riverCommerce: EventCard = { card: 39, unshaded: takeCapability, shaded: takeCapability }
