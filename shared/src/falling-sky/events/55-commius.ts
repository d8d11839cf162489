import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Commius: the Romans Recruit in Belgica as its masters, or the Belgae Rally freely wherever they are. */
export const commius: EventCard = { card: 55, unshaded: takeCapability, shaded: takeCapability }
