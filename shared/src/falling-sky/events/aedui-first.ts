import { boii } from './37-boii'
import { alpineTribes } from './40-alpine-tribes'
import { avaricumEvent } from './41-avaricum'
import { romanWine } from './42-roman-wine'
import { drought } from './49-drought'
import { shiftingLoyalties } from './50-shifting-loyalties'
import type { EventCard } from './event'

/** The cards on which the Aedui come first. */
export const aeduiFirst: readonly EventCard[] = [
  boii,
  alpineTribes,
  avaricumEvent,
  romanWine,
  drought,
  shiftingLoyalties,
]
