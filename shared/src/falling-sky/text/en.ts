import { cardTexts } from './cards-en'
import { abilities } from './en/abilities'
import { adjust } from './en/adjust'
import { botsAedui } from './en/bots/aedui'
import { botsArverni } from './en/bots/arverni'
import { botsBelgae } from './en/bots/belgae'
import { botsCommon } from './en/bots/common'
import { botsRomans } from './en/bots/romans'
import { battle } from './en/battle'
import { commands } from './en/commands'
import { events } from './en/events'
import { eventsActions } from './en/events-actions'
import { eventsCapabilities } from './en/events-capabilities'
import { eventsMarches } from './en/events-marches'
import { eventsPieces } from './en/events-pieces'
import { march } from './en/march'
import { names } from './en/names'
import { sequence } from './en/sequence'
import { setup } from './en/setup'
import { winter } from './en/winter'
import { desktopEn } from './desktop-en'
import { saveEn } from './save-en'

/** All English texts of the engine: questions, options, log, reasons, names, cards. */
export const en: Record<string, string> = {
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
  ...saveEn,
  ...desktopEn,
  ...botsCommon,
  ...botsRomans,
  ...botsArverni,
  ...botsAedui,
  ...botsBelgae,
}
