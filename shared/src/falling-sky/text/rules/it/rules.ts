import type { RuleTexts } from '../markup'
import { concepts } from './1-concepts'
import { sequence } from './2-sequence'
import { battle } from './3-battle'
import { commands } from './3-commands'
import { abilities } from './4-abilities'
import { events } from './5-events'
import { winter } from './6-winter'
import { victory } from './7-victory'
import { aedui } from './8-aedui'
import { arverni } from './8-arverni'
import { belgae } from './8-belgae'
import { nonPlayers } from './8-general'
import { romans } from './8-romans'

/** All paragraphs of the rules in Italian. */
export const rulesIt: RuleTexts = {
  ...concepts,
  ...sequence,
  ...commands,
  ...battle,
  ...abilities,
  ...events,
  ...winter,
  ...victory,
  ...nonPlayers,
  ...belgae,
  ...aedui,
  ...arverni,
  ...romans,
}
