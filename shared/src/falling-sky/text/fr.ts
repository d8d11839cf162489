import { cardTexts } from './fr/cards'
import { abilities } from './fr/abilities'
import { adjust } from './fr/adjust'
import { botsAedui } from './fr/bots/aedui'
import { botsArverni } from './fr/bots/arverni'
import { botsBelgae } from './fr/bots/belgae'
import { botsCommon } from './fr/bots/common'
import { botsRomans } from './fr/bots/romans'
import { battle } from './fr/battle'
import { commands } from './fr/commands'
import { events } from './fr/events'
import { eventsActions } from './fr/events-actions'
import { eventsCapabilities } from './fr/events-capabilities'
import { eventsMarches } from './fr/events-marches'
import { eventsPieces } from './fr/events-pieces'
import { march } from './fr/march'
import { names } from './fr/names'
import { sequence } from './fr/sequence'
import { setup } from './fr/setup'
import { withFrenchSpaces } from './fr/typography'
import { winter } from './fr/winter'
import { desktop } from './fr/desktop'
import { save } from './fr/save'

/** All French texts of the engine: questions, options, log, reasons, names, cards. */
export const fr: Record<string, string> = withFrenchSpaces({
  ...names,
  ...sequence,
  ...commands,
  ...march,
  ...battle,
  ...abilities,
  ...winter,
  ...events,
  ...eventsActions,
  ...eventsCapabilities,
  ...eventsMarches,
  ...eventsPieces,
  ...setup,
  ...adjust,
  ...cardTexts,
  ...save,
  ...desktop,
  ...botsCommon,
  ...botsRomans,
  ...botsArverni,
  ...botsAedui,
  ...botsBelgae,
})
