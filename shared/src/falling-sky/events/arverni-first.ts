import { lucterius } from './19-lucterius'
import { optimates } from './20-optimates'
import { hostages } from './22-hostages'
import { sacking } from './23-sacking'
import { sappers } from './24-sappers'
import { aquitani } from './25-aquitani'
import { massedGallicArchers } from './27-massed-gallic-archers'
import { oppida } from './28-oppida'
import { vercingetorixsElite } from './30-vercingetorixs-elite'
import { cotuatus } from './31-cotuatus'
import { lostEagle } from './33-lost-eagle'
import type { EventCard } from './event'

/** The cards on which the Arverni come first. */
export const arverniFirst: readonly EventCard[] = [
  lucterius,
  optimates,
  hostages,
  sacking,
  sappers,
  aquitani,
  massedGallicArchers,
  oppida,
  vercingetorixsElite,
  cotuatus,
  lostEagle,
]
