import { cicero } from './01-cicero'
import { legionesXIIIIetXV } from './02-legiones-xiiii-et-xv'
import { pompey } from './03-pompey'
import { circumvallation } from './04-circumvallation'
import { galliaTogata } from './05-gallia-togata'
import { marcusAntonius } from './06-marcus-antonius'
import { alaudae } from './07-alaudae'
import { baggageTrains } from './08-baggage-trains'
import { monsCevenna } from './09-mons-cevenna'
import { ballistae } from './10-ballistae'
import { numidians } from './11-numidians'
import { titusLabienus } from './12-titus-labienus'
import { balearicSlingers } from './13-balearic-slingers'
import { clodiusPulcher } from './14-clodius-pulcher'
import { legioX } from './15-legio-x'
import { ambacti } from './16-ambacti'
import { germanicChieftains } from './17-germanic-chieftains'
import { rhenusBridge } from './18-rhenus-bridge'
import type { EventCard } from './event'

/** The cards on which the Romans come first. */
export const romansFirst: readonly EventCard[] = [
  cicero,
  legionesXIIIIetXV,
  pompey,
  circumvallation,
  galliaTogata,
  marcusAntonius,
  alaudae,
  baggageTrains,
  monsCevenna,
  ballistae,
  numidians,
  titusLabienus,
  balearicSlingers,
  clodiusPulcher,
  legioX,
  ambacti,
  germanicChieftains,
  rhenusBridge,
]
