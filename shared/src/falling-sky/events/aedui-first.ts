import { boii } from './37-boii'
import { diviciacus } from './38-diviciacus'
import { riverCommerce } from './39-river-commerce'
import { alpineTribes } from './40-alpine-tribes'
import { avaricumEvent } from './41-avaricum'
import { romanWine } from './42-roman-wine'
import { convictolitavis } from './43-convictolitavis'
import { dumnorixLoyalists } from './44-dumnorix-loyalists'
import { litaviccus } from './45-litaviccus'
import { celticRites } from './46-celtic-rites'
import { chieftainsCouncil } from './47-chieftains-council'
import { druids } from './48-druids'
import { drought } from './49-drought'
import { shiftingLoyalties } from './50-shifting-loyalties'
import { surus } from './51-surus'
import { assemblyOfGaul } from './52-assembly-of-gaul'
import { consuetudine } from './53-consuetudine'
import { joinedRanks } from './54-joined-ranks'
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
  dumnorixLoyalists,
  litaviccus,
  celticRites,
  chieftainsCouncil,
  druids,
  drought,
  shiftingLoyalties,
  surus,
  assemblyOfGaul,
  consuetudine,
  joinedRanks,
]
