import { commius } from './55-commius'
import { flightOfAmbiorix } from './56-flight-of-ambiorix'
import { germanicHorse } from './59-germanic-horse'
import { indutiomarus } from './60-indutiomarus'
import { winterCampaign } from './63-winter-campaign'
import { remiInfluence } from './68-remi-influence'
import { colony } from './71-colony'
import type { EventCard } from './event'

/** The cards on which the Belgae come first. */
export const belgaeFirst: readonly EventCard[] = [
  commius,
  flightOfAmbiorix,
  germanicHorse,
  indutiomarus,
  winterCampaign,
  remiInfluence,
  colony,
]
