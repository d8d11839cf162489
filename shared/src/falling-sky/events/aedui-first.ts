import type { EventCard } from './event'

/** The cards on which the Aedui come first. */
export const aeduiFirst: readonly EventCard[] = []
