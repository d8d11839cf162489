import type { EventCard } from './event'

/** The cards on which the Belgae come first. */
export const belgaeFirst: readonly EventCard[] = []
