import { lucterius } from './19-lucterius'
import { optimates } from './20-optimates'
import { theProvince } from './21-the-province'
import { hostages } from './22-hostages'
import { sacking } from './23-sacking'
import { sappers } from './24-sappers'
import { aquitani } from './25-aquitani'
import { gobannitio } from './26-gobannitio'
import { massedGallicArchers } from './27-massed-gallic-archers'
import { oppida } from './28-oppida'
import { suebiMobilize } from './29-suebi-mobilize'
import { vercingetorixsElite } from './30-vercingetorixs-elite'
import { cotuatus } from './31-cotuatus'
import { forcedMarches } from './32-forced-marches'
import { lostEagle } from './33-lost-eagle'
import { acco } from './34-acco'
import { gallicShouts } from './35-gallic-shouts'
import { morasses } from './36-morasses'
import type { EventCard } from './event'

/** The cards on which the Arverni come first. */
export const arverniFirst: readonly EventCard[] = [
  lucterius,
  optimates,
  theProvince,
  hostages,
  sacking,
  sappers,
  aquitani,
  gobannitio,
  massedGallicArchers,
  oppida,
  suebiMobilize,
  vercingetorixsElite,
  cotuatus,
  forcedMarches,
  lostEagle,
  acco,
  gallicShouts,
  morasses,
]
