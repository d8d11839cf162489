import { flightOfAmbiorix } from './56-flight-of-ambiorix'
import { indutiomarus } from './60-indutiomarus'
import { remiInfluence } from './68-remi-influence'
import { colony } from './71-colony'
import type { EventCard } from './event'

/** The cards on which the Belgae come first. */
export const belgaeFirst: readonly EventCard[] = [flightOfAmbiorix, indutiomarus, remiInfluence, colony]
