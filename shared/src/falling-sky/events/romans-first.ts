import { cicero } from './01-cicero'
import { pompey } from './03-pompey'
import { galliaTogata } from './05-gallia-togata'
import { alaudae } from './07-alaudae'
import { baggageTrains } from './08-baggage-trains'
import { ballistae } from './10-ballistae'
import { titusLabienus } from './12-titus-labienus'
import { balearicSlingers } from './13-balearic-slingers'
import { legioX } from './15-legio-x'
import type { EventCard } from './event'

/** The cards on which the Romans come first. */
export const romansFirst: readonly EventCard[] = [
  cicero,
  pompey,
  galliaTogata,
  alaudae,
  baggageTrains,
  ballistae,
  titusLabienus,
  balearicSlingers,
  legioX,
]
