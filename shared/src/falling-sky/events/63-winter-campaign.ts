import type { EventCard } from './event'
import { takeCapability } from './support/capability'

/** Winter Campaign: Roman Quarters cost in Devastated Regions only, or a Gallic Faction acts after every Harvest. */
export const winterCampaign: EventCard = { card: 63, unshaded: takeCapability, shaded: takeCapability }
