import { boii } from './37-boii'
import { diviciacus } from './38-diviciacus'
import { riverCommerce } from './39-river-commerce'
import { alpineTribes } from './40-alpine-tribes'
import { avaricumEvent } from './41-avaricum'
import { romanWine } from './42-roman-wine'
import { convictolitavis } from './43-convictolitavis'
import { drought } from './49-drought'
import { shiftingLoyalties } from './50-shifting-loyalties'
import type { EventCard } from './event'

/** The cards on which the Aedui come first. */
export const aeduiFirst: readonly EventCard[] = [
  boii,
  diviciacus,
  riverCommerce,
  alpineTribes,
  avaricumEvent,
  romanWine,
  convictolitavis,
  drought,
  shiftingLoyalties,
]
