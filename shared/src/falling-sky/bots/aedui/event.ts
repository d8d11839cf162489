import { text } from '../../../kernel/text'
import type { Game } from '../../game'
import { cardThing } from '../../names'
import { executeSide } from '../../sequence/event'
import type { BotTurn, PlannedEvent } from '../flowchart'
import { EventSearch } from '../guidelines/event-search'
import { eventOf } from '../guidelines/events'
import { helpsPlayerToVictory, winterShows } from '../guidelines/winter-showing'
import { tryOut } from '../trial'
import { test } from '../walk'

/**
 * A2 and A3 (8.6.2): the Event, unless it is declined; while Winter is showing not one that could push a player over its
 * threshold (8.4.4).
 */
export function aEvent(turn: BotTurn): PlannedEvent | undefined {
  const event = eventOf(turn, 'A2')
  const card = turn.game.state.cards.current
  if (!event || typeof card !== 'number') return undefined
  const planned: PlannedEvent = { kind: 'event', side: event.side }
  if (!winterShows(turn.game)) return planned
  const allowed = ![1, 6].some((die) => pushesPlayer(turn.game, card, planned, die))
  return test(turn, 'A3', allowed, [text('bot.fact.aedui-event', { card: cardThing(card) })]) ? planned : undefined
}

/** Whether the Event, with every Loss roll like this, would take a player over its threshold or further over it. */
function pushesPlayer(game: Game, card: number, { side }: PlannedEvent, die: number): boolean {
  const { state } = tryOut(
    game,
    (copy) => {
      if (copy.mind) copy.mind.search = new EventSearch(copy, 'aedui', card, side)
      return executeSide(copy, 'aedui', card, side)
    },
    { die: (why) => (why.key === 'roll.loss' ? die : undefined) },
  )
  return helpsPlayerToVictory(game, state)
}
