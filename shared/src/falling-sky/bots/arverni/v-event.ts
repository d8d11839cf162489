import type { BotTurn, PlannedEvent } from '../flowchart'
import { eventOf } from '../guidelines/events'
import { rolls } from '../walk'

/** V2, V2b (8.7.2): the Event, if it is open and not Ineffective, a Capability of the final year, or No Arverni. */
export function v2(turn: BotTurn): (PlannedEvent & { automatic: boolean }) | undefined {
  return eventOf(turn, 'V2')
}

/** V2c (8.7.2): a carnyx, or a die of 1-4? */
export function v2c(turn: BotTurn, { automatic }: { automatic: boolean }): boolean {
  return automatic || rolls(turn, 'V2c', '8.7.2')
}
