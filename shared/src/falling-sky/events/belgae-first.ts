import { commius } from './55-commius'
import { flightOfAmbiorix } from './56-flight-of-ambiorix'
import { landOfMistAndMystery } from './57-land-of-mist-and-mystery'
import { aduatuca } from './58-aduatuca'
import { germanicHorse } from './59-germanic-horse'
import { indutiomarus } from './60-indutiomarus'
import { catuvolcus } from './61-catuvolcus'
import { warFleet } from './62-war-fleet'
import { winterCampaign } from './63-winter-campaign'
import { correus } from './64-correus'
import { germanAllegiances } from './65-german-allegiances'
import { migration } from './66-migration'
import { arduenna } from './67-arduenna'
import { remiInfluence } from './68-remi-influence'
import { segniAndCondrusi } from './69-segni-and-condrusi'
import { camulogenus } from './70-camulogenus'
import { colony } from './71-colony'
import { impetuosity } from './72-impetuosity'
import type { EventCard } from './event'

/** The cards on which the Belgae come first. */
export const belgaeFirst: readonly EventCard[] = [
  commius,
  flightOfAmbiorix,
  landOfMistAndMystery,
  aduatuca,
  germanicHorse,
  indutiomarus,
  catuvolcus,
  warFleet,
  winterCampaign,
  correus,
  germanAllegiances,
  migration,
  arduenna,
  remiInfluence,
  segniAndCondrusi,
  camulogenus,
  colony,
  impetuosity,
]
