import { cotuatus } from './31-cotuatus'
import type { EventCard } from './event'

/** The cards on which the Arverni come first. */
export const arverniFirst: readonly EventCard[] = [cotuatus]
