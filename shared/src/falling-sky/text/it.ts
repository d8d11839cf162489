import { cardTexts } from './it/cards'
import { abilities } from './it/abilities'
import { adjust } from './it/adjust'
import { botsAedui } from './it/bots/aedui'
import { botsArverni } from './it/bots/arverni'
import { botsBelgae } from './it/bots/belgae'
import { botsCommon } from './it/bots/common'
import { botsRomans } from './it/bots/romans'
import { battle } from './it/battle'
import { commands } from './it/commands'
import { events } from './it/events'
import { eventsActions } from './it/events-actions'
import { eventsCapabilities } from './it/events-capabilities'
import { eventsMarches } from './it/events-marches'
import { eventsPieces } from './it/events-pieces'
import { march } from './it/march'
import { names } from './it/names'
import { sequence } from './it/sequence'
import { setup } from './it/setup'
import { winter } from './it/winter'
import { desktop } from './it/desktop'
import { save } from './it/save'

/** All Italian texts of the engine: questions, options, log, reasons, names, cards. */
export const it: Record<string, string> = {
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
}
