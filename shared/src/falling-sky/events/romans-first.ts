import type { EventCard } from './event'

/** The cards on which the Romans come first. */
export const romansFirst: readonly EventCard[] = []
