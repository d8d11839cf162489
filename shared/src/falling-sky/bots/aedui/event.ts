import type { BotTurn, PlannedEvent } from '../flowchart'
import { eventOf } from '../guidelines/events'

/** A2 and A3 (8.6.2): the Event, unless it is not open or declined. */
export function aEvent(turn: BotTurn): PlannedEvent | undefined {
  return eventOf(turn, 'A2')
}
